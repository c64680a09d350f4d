/** Identifiers made from names in kebab case, such as the names of APIs. */

/** `cloud-storage` as `cloudStorage`. */
export function lowerCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `cloud-storage` as `CloudStorage`. */
export function upperCamelCase(name: string): string {
  return lowerCamelCase(`-${name}`);
}
