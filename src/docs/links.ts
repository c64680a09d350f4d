/** Addresses of pages of the site: paths below its base, and links with the base. */

export function overviewPath(api: string): string {
  return `reference/${api}/`;
}

export function operationPath(api: string, operationId: string): string {
  return `${overviewPath(api)}${operationId}/`;
}

export function schemasPath(api: string): string {
  return `${overviewPath(api)}schemas/`;
}

export function pageLink(path: string): string {
  // Astro's base may lack the final slash.
  return import.meta.env.BASE_URL.replace(/\/?$/, "/") + path;
}

export function overviewLink(api: string): string {
  return pageLink(overviewPath(api));
}

export function operationLink(api: string, operationId: string): string {
  return pageLink(operationPath(api, operationId));
}

export function schemaLink(api: string, name: string): string {
  const hasPages: boolean | undefined = import.meta.env.SCHEMA_PAGES?.includes(api);
  return pageLink(hasPages ? `${overviewPath(api)}schema/${name}/` : `${schemasPath(api)}#${name}`);
}
