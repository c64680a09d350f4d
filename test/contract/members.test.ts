/** Every member that OpenAPI 3.1 has is carried or has a reason, so that nothing in a document is silently ignored. */
import { Oas3_1Types } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { carriedMembers, type ObjectKind, reasonAgainst } from "../../src/contract/document/members.ts";

/** Redocly's types of OpenAPI 3.1, by the kind of object that the reader checks. */
const kinds: Readonly<Record<string, ObjectKind>> = {
  Root: "the document",
  Info: "the info",
  License: "the license",
  Server: "a server",
  ServerVariable: "a server variable",
  Tag: "a tag",
  Components: "the components",
  SecurityScheme: "a security scheme",
  PathItem: "a path",
  Operation: "an operation",
  Parameter: "a parameter",
  Header: "a header",
  RequestBody: "a request body",
  Response: "a response",
  MediaType: "a media type",
  Example: "an example",
  Schema: "a schema",
};

/** Types of which every member is carried, or that are within a member that is refused or only shown. */
const others = new Set([
  // The reader reads each status, the validators both members of a discriminator.
  ...["Responses", "Discriminator"],
  // Within members that are refused.
  ...["ExternalDocs", "Contact", "Callback", "Link", "Encoding", "Xml"],
  // The reference pages show the addresses of the flows; a token is sent as Bearer in any case.
  ...["OAuth2Flows", "ImplicitFlow", "PasswordFlow", "ClientCredentials", "AuthorizationCode"],
]);

/** Redocly's own extensions, which OpenAPI does not have. */
const isExtension = (name: string): boolean => /^(?:X[A-Z]|TagGroup|Logo|EnumDescriptions)/.test(name);

/** Names of the members of a type; a reference is followed everywhere. */
function membersOf(type: string): string[] {
  const { properties } = Oas3_1Types[type as keyof typeof Oas3_1Types];
  return Object.keys(properties).filter((name) => name !== "$ref" && !name.startsWith("x-"));
}

test("every kind of object that OpenAPI has is checked", () => {
  const types = Object.entries(Oas3_1Types)
    .filter(([, { properties }]) => typeof properties === "object" && Object.keys(properties).length > 0)
    .map(([name]) => name);
  expect(types).toContain("Root");
  expect(types.filter((name) => !(name in kinds) && !others.has(name) && !isExtension(name))).toEqual([]);
});

describe.each(Object.entries(kinds))("each member of %s", (type, kind) => {
  test.each(membersOf(type))("%s is carried, or refused with a reason and a remedy", (name) => {
    if (carriedMembers[kind].includes(name)) expect(reasonAgainst(kind, name)).toBeUndefined();
    else expect(reasonAgainst(kind, name)).toMatch(/^[A-Z`$].*\.$/);
  });
});
