/** Transcription of the Management API's documentation: operations, gaps, shown values, and the examples that the document needs. */
import type { JsonObject } from "../../../src/contract/openapi.ts";
import { envelope, pipe, service } from "./management-resources.ts";
import { settings, settingsUpdate } from "./management-settings.ts";
import {
  closedObject,
  inferences,
  inPath,
  listOf,
  string,
  type Transcription,
  uuid,
  type WantedExample,
} from "./transcription.ts";

const pipePath = "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}";
const servicesPath = "/v1/organizations/{organizationId}/services";

// Get pipe names its parameters without a type; Update pipe settings calls the same ones strings in uuid form.
const pipeParameters = {
  "path.organizationId": inPath(uuid),
  "path.serviceId": inPath(uuid),
  "path.pipeId": inPath(uuid),
};

const holdsAll = (value: unknown, { properties }: { readonly properties: JsonObject }): boolean =>
  Object.keys(properties).every((name) => name in Object(value));

const holdsNull = (value: unknown): boolean => Object.values(Object(value)).includes(null);

const isComplete = (value: unknown): boolean => holdsAll(value, service);

/** Examples of a response, by title, with what its result must be. */
const resultExamples = (
  place: string,
  wanted: Readonly<Record<string, (result: unknown) => boolean>>,
): readonly WantedExample[] =>
  Object.entries(wanted).map(([title, matches]) => ({
    ...{ title, place },
    matches: (value) => matches(Object(value).result),
  }));

export const transcription: Transcription = {
  security: { type: "http", scheme: "basic" },
  operations: [
    {
      id: "getPipe",
      method: "get",
      path: pipePath,
      beta: true,
      parameters: pipeParameters,
      response: envelope(pipe),
    },
    {
      id: "updatePipeSettings",
      method: "put",
      path: `${pipePath}/settings`,
      beta: true,
      parameters: pipeParameters,
      request: closedObject(settingsUpdate),
      response: envelope(settings),
    },
    {
      id: "listServices",
      method: "get",
      path: servicesPath,
      beta: false,
      parameters: {
        "path.organizationId": inPath(uuid),
        "query.filter": { required: false, style: "form", explode: true, schema: listOf(string) },
      },
      response: envelope(listOf(service)),
    },
  ],
  gaps: {
    "other operations": [/\boperations\b/i, /other|only|besides/i],
    "the pipe's delete operation": [/\bdelet/i],
    "allowed values of the pipe's state": [/\bstate\b/i, /\bvalues\b/i, /allowed/i],
    "transitions of the state": [/\bstate\b/i, /\btransitions\b/i],
    "which source member is present": [/\bsource\b/i, /\bmember\b/i, /\bpresent\b/i],
    "which response fields are always present": [/\bresponse fields\b/i, /\balways\b/i],
    "the full set of compression": [/\bcompression\b/],
    "the full set of authentication": [/\bauthentication\b/],
    "the full set of an endpoint's protocol": [/\bprotocol\b/],
    "the syntax of a filter value": [/\bfilter\b/, /\bsyntax\b/],
    "roles or permissions per operation": [/\broles or permissions\b/i],
    events: [/\bevents\b/i],
    "error responses": [/\berror responses\b/i],
    "rate limits": [/\brate limits\b/i],
  },
  examples: [
    ...resultExamples(
      "getPipe 200",
      Object.fromEntries(
        ["kafka", "objectStorage", "kinesis", "postgres"].map((kind) => [
          `a pipe that reads from ${kind}`,
          (result: unknown) => Object.keys(Object(result).source).join() === kind,
        ]),
      ),
    ),
    {
      title: "some of the settings",
      place: "updatePipeSettings request",
      matches: (value) =>
        Object.keys(Object(value)).length > 0 && !holdsAll(value, settings) && !holdsNull(value),
    },
    {
      title: "every setting, none of them null",
      place: "updatePipeSettings request",
      matches: (value) => holdsAll(value, settings) && !holdsNull(value),
    },
    { title: "a setting that is null", place: "updatePipeSettings request", matches: holdsNull },
    ...resultExamples("updatePipeSettings 200", {
      "every setting": (result) => holdsAll(result, settings),
      "a setting that is null": holdsNull,
    }),
    ...resultExamples("listServices 200", {
      "a service with every optional part": (list) => Object.values(Object(list)).some(isComplete),
      "a service without optional parts": (list) =>
        Object.values(Object(list)).some((each) => !isComplete(each)),
      "no services": (list) => Array.isArray(list) && list.length === 0,
    }),
  ],
  inferences: {
    ...inferences,
    // The format of numbers, stated once for all of them.
    "": ["format"],
    "components schemas PipeSettingsUpdate": ["additionalProperties"],
    [`paths ${pipePath} get`]: ["parameters"],
    [`paths ${pipePath}/settings put requestBody`]: ["required"],
    "components schemas KinesisSource properties timestamp": ["format"],
    "components parameters filter": ["style", "explode", "example"],
    "components schemas Service properties encryptionKey": ["x-sensitive"],
    "components schemas PipeEnvelope": ["required"],
    "components schemas PipeSettingsEnvelope": ["required"],
    "components schemas ServiceListEnvelope": ["required"],
    "components schemas KafkaOffset properties timestamp": ["pattern"],
  },
};
