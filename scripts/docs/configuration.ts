/** Configuration of the renderer for one document. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { placeholderCredentials } from "../lib/credentials.ts";
import { listOperations } from "../lib/document.ts";

/**
 * Returns the configuration, without any feature that needs a network.
 *
 * @param document the bundled document; not changed
 * @returns the configuration as plain data
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
    // The author of the document grouped the properties.
    orderSchemaPropertiesBy: "preserve",
    orderRequiredPropertiesFirst: false,
  };
}

/** Copies a document and marks its beta operations with the renderer's `x-badges`. */
function withBadges(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { object } of listOperations(copy)) {
    if ("x-beta" in object && object["x-beta"] === true)
      Object.assign(object, { "x-badges": [{ name: "Beta" }] });
  }
  return copy;
}

/** Placeholders for credentials in code samples. */
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
