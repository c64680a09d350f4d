/** Transcription of the Management API's documentation: operations, gaps, shown values, and the examples that the document needs. */

import { isObject } from "../../../src/contract/openapi.ts";
import { envelope, filterSchema, pipe, service, settings, settingsUpdate } from "./management-resources.ts";
import { elementsOf } from "./node.ts";
import {
  closedObject,
  inferences,
  inferred,
  inPath,
  listOf,
  object,
  schemaAt,
  type Transcription,
  under,
  uuid,
  type WantedExample,
} from "./transcription.ts";
import { valueAt } from "./values.ts";

const pipePath = "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}";
const servicesPath = "/v1/organizations/{organizationId}/services";

// Get pipe names its parameters without a type; Update pipe settings calls the same ones strings in uuid form.
const pipeParameters = {
  "path.organizationId": inPath(uuid),
  "path.serviceId": inPath(uuid),
  "path.pipeId": inPath(uuid),
};

const topLevel = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(fields).filter((path) => !/[.[]/.test(path));

const holdsAll = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => name in value);

const holdsNull = (value: unknown): boolean => isObject(value) && Object.values(value).includes(null);

const settingNames = topLevel(settings);
const serviceNames = topLevel(service);
const isComplete = (value: unknown): boolean => holdsAll(value, serviceNames);

/** Examples of a response, by title, with what its result must be. */
const resultExamples = (
  place: string,
  wanted: Readonly<Record<string, (result: unknown) => boolean>>,
): readonly WantedExample[] =>
  Object.entries(wanted).map(([title, matches]) => ({
    ...{ title, place },
    matches: (value) => matches(valueAt(value, "result")),
  }));

const pipeExamples = resultExamples(
  "getPipe 200",
  Object.fromEntries(
    ["kafka", "objectStorage", "kinesis", "postgres"].map((kind) => [
      `a pipe that reads from ${kind}`,
      (pipe: unknown) => Object.keys(Object(valueAt(pipe, "source"))).join() === kind,
    ]),
  ),
);

export const transcription: Transcription = {
  api: "management",
  security: { type: "http", scheme: "basic" },
  operations: [
    {
      id: "getPipe",
      method: "get",
      path: pipePath,
      beta: true,
      parameters: pipeParameters,
      response: envelope(under("result", object, pipe)),
      payload: "Pipe",
    },
    {
      id: "updatePipeSettings",
      method: "put",
      path: `${pipePath}/settings`,
      beta: true,
      parameters: pipeParameters,
      request: under("body", closedObject, settingsUpdate),
      response: envelope(under("result", object, settings)),
      payload: "PipeSettings",
    },
    {
      id: "listServices",
      method: "get",
      path: servicesPath,
      beta: false,
      parameters: {
        "path.organizationId": inPath(uuid),
        "query.filter": { required: false, style: "form", explode: true, schema: filterSchema },
      },
      response: envelope(listOf("result", service)),
      payload: "Service[]",
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
  shown: {
    "getPipe 200 body.result.source.kafka.schemaRegistry.authentication": ["PLAIN"],
    "getPipe 200 body.result.source.objectStorage.compression": ["auto"],
    "listServices 200 body.result[].endpoints[].protocol": ["mysql"],
  },
  examples: [
    ...pipeExamples,
    {
      title: "some of the settings",
      place: "updatePipeSettings request",
      matches: (value) =>
        isObject(value) &&
        Object.keys(value).length > 0 &&
        !holdsAll(value, settingNames) &&
        !holdsNull(value),
    },
    {
      title: "every setting, none of them null",
      place: "updatePipeSettings request",
      matches: (value) => holdsAll(value, settingNames) && !holdsNull(value),
    },
    { title: "a setting that is null", place: "updatePipeSettings request", matches: holdsNull },
    ...resultExamples("updatePipeSettings 200", {
      "every setting": (result) => holdsAll(result, settingNames),
      "a setting that is null": holdsNull,
    }),
    ...resultExamples("listServices 200", {
      "a service with every optional part": (list) => elementsOf(list).some(isComplete),
      "a service without optional parts": (list) => elementsOf(list).some((each) => !isComplete(each)),
      "no services": (list) => Array.isArray(list) && list.length === 0,
    }),
  ],
  inferences: [
    ...inferences,
    inferred(
      "that the settings body is closed",
      schemaAt("PipeSettingsUpdate"),
      "additionalProperties",
      /closed/,
    ),
    inferred("the types of Get pipe's parameters", ["paths", pipePath, "get"], "parameters"),
    inferred(
      "that the settings body is required",
      ["paths", `${pipePath}/settings`, "put", "requestBody"],
      "required",
    ),
    inferred(
      "the format of a stream's timestamp",
      schemaAt("KinesisSource", "properties", "timestamp"),
      "format",
      /format.*unit/,
    ),
    {
      what: "how several filters are written",
      places: [["components", "parameters", "filter"]],
      members: ["style", "explode", "example"],
    },
    inferred(
      "that an encryption key is sensitive",
      schemaAt("Service", "properties", "encryptionKey"),
      "x-sensitive",
    ),
    ...["PipeEnvelope", "PipeSettingsEnvelope", "ServiceListEnvelope"].map((name) =>
      inferred(`the required members of ${name}`, schemaAt(name), "required"),
    ),
    inferred(
      "the pattern of an offset's timestamp",
      schemaAt("KafkaOffset", "properties", "timestamp"),
      "pattern",
    ),
  ],
};
