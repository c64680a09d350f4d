// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.

/** Messages of `pattern`, `oneOf` and `false`, by the `schemaPath` of an error. */
export const seedMessages = {
  "#/properties/organizations/items/properties/name/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/organizations/items/properties/keys/items/oneOf": "must have either secret or secretHash",
  "#/properties/organizations/items/properties/keys/items/properties/id/pattern": "must not contain a colon, control character or half of a surrogate pair",
  "#/properties/organizations/items/properties/keys/items/properties/secret/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/organizations/items/properties/keys/items/properties/secretHash/pattern": "must be 64 hexadecimal digits",
  "#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/pattern": "must not be __proto__, nor contain an equals sign, a control character or half of a surrogate pair",
  "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/serviceId/false schema": "is set by the platform; omit it",
  "#/properties/teams/items/properties/id/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/teams/items/properties/name/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/teams/items/properties/tokens/items/oneOf": "must have either token or tokenHash",
  "#/properties/teams/items/properties/tokens/items/properties/token/pattern": "must contain visible ASCII characters only, as a header does (RFC 6750 section 2.1)",
  "#/properties/teams/items/properties/tokens/items/properties/tokenHash/pattern": "must be 64 hexadecimal digits",
  "#/properties/teams/items/properties/dashboards/items/properties/id/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/teams/items/properties/alerts/items/properties/id/pattern": "must not contain a control character or half of a surrogate pair",
  "#/properties/teams/items/properties/alerts/items/properties/team/false schema": "is set by the platform; omit it"
} as const;
