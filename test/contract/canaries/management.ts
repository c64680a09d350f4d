/** Canaries of the Management API, written from the vendor's documentation and not from the document. */
import { booleanSettings, numericSettings } from "../../openapi/vendor-documentation/management-settings.ts";
import {
  type Accepted,
  badBodies,
  badBody,
  badCredentials,
  broken,
  type Canary,
  type Control,
  goodBody,
  unprocessable,
} from "./canary.ts";

const organization = "11111111-1111-4111-8111-111111111111";
const service = "22222222-2222-4222-8222-222222222222";
const pipe = "33333333-3333-4333-8333-333333333333";
const api = "management";
const authorization = `Basic ${Buffer.from("key-id:key-secret").toString("base64")}`;

const pipeTarget = (...ids: readonly [string, string, string]) =>
  `/v1/organizations/${ids[0]}/services/${ids[1]}/pipes/${ids[2]}`;

export const getPipe: Control = {
  api,
  operationId: "getPipe",
  method: "GET",
  target: pipeTarget(organization, service, pipe),
  authorization,
};

export const updatePipeSettings: Control = {
  api,
  operationId: "updatePipeSettings",
  method: "PUT",
  target: `${pipeTarget(organization, service, pipe)}/settings`,
  authorization,
  body: JSON.stringify({ engine_max_threads: 8 }),
};

export const listServices: Control = {
  api,
  operationId: "listServices",
  method: "GET",
  target: `/v1/organizations/${organization}/services?filter=tag:env=prod&filter=tag:team`,
  authorization,
};

const numericCanaries = numericSettings.flatMap(({ field, minimum, maximum }) => {
  const bad = (what: string, value: unknown) =>
    badBody(updatePipeSettings, `${field} ${what}`, { [field]: value }, `property ${field} must be`);
  return [
    bad("below its minimum", minimum - 1),
    bad("above its maximum", maximum + 1),
    bad("as a string", String(minimum)),
    bad("with a fraction", minimum + 0.5),
  ];
});

const booleanCanaries = booleanSettings.map((field) =>
  badBody(updatePipeSettings, `${field} as 1`, { [field]: 1 }, `property ${field} must be`),
);

/** Canaries in which one identifier of the path is not a UUID. */
function badIdentifiers(control: Control): readonly Canary[] {
  const identifiers = { organizationId: organization, serviceId: service, pipeId: pipe };
  return Object.entries(identifiers)
    .filter(([, id]) => control.target.includes(id))
    .map(([name, id]) =>
      broken(
        control,
        `${name} that is not a UUID`,
        { target: control.target.replace(id, id.slice(1)) },
        { status: unprocessable, names: `parameter ${name} must match format` },
      ),
    );
}

export const controls = [getPipe, updatePipeSettings, listServices];

export const canaries: readonly Canary[] = [
  ...controls.flatMap((control) => badCredentials(control, "Basic", "Bearer access-token")),
  ...controls.flatMap((control) => badIdentifiers(control)),
  ...badBodies(updatePipeSettings),
  ...numericCanaries,
  ...booleanCanaries,
];

const setting = (field: string, value: unknown): Accepted =>
  goodBody(updatePipeSettings, `${field} ${value}`, { [field]: value });

export const accepted: readonly Accepted[] = [
  ...numericSettings.flatMap(({ field, minimum, maximum }) =>
    [minimum, maximum, null].map((value) => setting(field, value)),
  ),
  ...booleanSettings.flatMap((field) => [true, false, null].map((value) => setting(field, value))),
  goodBody(updatePipeSettings, "an empty object", {}),
];
