/** Addresses of the reference pages, below the base of the site. */

// Astro's base may lack the final slash.
const base = import.meta.env.BASE_URL.replace(/\/?$/, "/");

/** Address of a page, given its path below the base. */
export function pageLink(path: string): string {
  return base + path;
}

/** Address of an operation's page. */
export function operationLink(api: string, operationId: string): string {
  return pageLink(`reference/${api}/${operationId}/`);
}

/** Address of a component schema's page. */
export function schemaLink(api: string, name: string): string {
  return pageLink(`reference/${api}/schemas/${name}/`);
}
