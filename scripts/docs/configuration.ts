/** How the renderer shows one document. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { placeholderCredentials } from "../lib/credentials.ts";
import { listOperations } from "../lib/document.ts";

/**
 * The renderer's configuration for one document. Everything that would reach out of the page is switched off.
 *
 * @param document the bundled document; it is not changed
 * @returns plain data, in the form that the renderer takes
 */
export function rendererConfiguration(document: OpenApiDocument): object {
  return {
    content: withBadges(document),
    authentication: authentication(document),
    theme: "default",
    telemetry: false,
    withDefaultFonts: false,
    hideClientButton: true,
    hideTestRequestButton: true,
    showDeveloperTools: "never",
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: "both",
    defaultOpenAllTags: true,
    // A document's author chose its order: what belongs together stands together.
    orderSchemaPropertiesBy: "preserve",
    orderRequiredPropertiesFirst: false,
  };
}

/** A copy in which the renderer finds the mark of each beta operation under the name that it knows. */
function withBadges(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { object } of listOperations(copy)) {
    if ("x-beta" in object && object["x-beta"] === true)
      Object.assign(object, { "x-badges": [{ name: "Beta" }] });
  }
  return copy;
}

/** Placeholders for credentials, or samples would be made with the renderer's own words for them. */
function authentication(document: OpenApiDocument): object {
  const securitySchemes = [...placeholderCredentials(document)].map(([name, credentials]) => [
    name,
    credentials.kind === "basic"
      ? { username: credentials.keyId, password: credentials.keySecret }
      : { token: credentials.accessToken },
  ]);
  const [requirement = {}] = document.security ?? [];
  return {
    preferredSecurityScheme: Object.keys(requirement)[0] ?? null,
    securitySchemes: Object.fromEntries(securitySchemes),
  };
}
