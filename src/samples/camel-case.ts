/** Identifiers made from names in kebab case, such as the names of APIs. */

/** Converts `cloud-storage` to `cloudStorage`. */
export function lowerCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `cloud-storage` to `CloudStorage`. */
export function upperCamelCase(name: string): string {
  return lowerCamelCase(`-${name}`);
}
