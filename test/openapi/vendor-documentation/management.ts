/** Transcription of the Management API's documentation: operations, gaps, shown values, and the examples that the document needs. */

import { isObject } from "../../../src/contract/openapi.ts";
import { envelope, filterSchema, pipe, service, settings, settingsUpdate } from "./management-resources.ts";
import { elementsOf } from "./node.ts";
import {
  closedObject,
  inferredFormats,
  inPath,
  listOf,
  object,
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
const everyService = (value: unknown): readonly unknown[] => elementsOf(valueAt(value, "result"));

const pipeExamples = ["kafka", "objectStorage", "kinesis", "postgres"].map(
  (kind): WantedExample => ({
    title: `a pipe that reads from ${kind}`,
    place: "getPipe 200",
    matches: (value) => {
      const source = valueAt(value, "result.source");
      return isObject(source) && Object.keys(source).join() === kind;
    },
  }),
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
    {
      title: "every setting",
      place: "updatePipeSettings 200",
      matches: (value) => holdsAll(valueAt(value, "result"), settingNames),
    },
    {
      title: "a setting that is null",
      place: "updatePipeSettings 200",
      matches: (value) => holdsNull(valueAt(value, "result")),
    },
    {
      title: "a service with every optional part",
      place: "listServices 200",
      matches: (value) => everyService(value).some((each) => holdsAll(each, serviceNames)),
    },
    {
      title: "a service without optional parts",
      place: "listServices 200",
      matches: (value) => everyService(value).some((each) => !holdsAll(each, serviceNames)),
    },
    {
      title: "no services",
      place: "listServices 200",
      matches: (value) => Array.isArray(valueAt(value, "result")) && everyService(value).length === 0,
    },
  ],
  inferences: [
    { what: "the document's version", places: [["info"]], members: ["version"], mentions: /version/ },
    { what: "the document's licence", places: [["info"]], members: ["license"], mentions: /licence/ },
    { what: "the document's title", places: [["info"]], members: ["title"], mentions: /title/ },
    {
      what: "the default response",
      places: [["components", "responses", "UnknownError"]],
      mentions: /response/,
    },
    {
      what: "that the settings body is closed",
      places: [["components", "schemas", "PipeSettingsUpdate"]],
      members: ["additionalProperties"],
      mentions: /closed/,
    },
    {
      what: "the default base address",
      places: [
        ["servers", "0"],
        ["servers", "0", "variables", "base_url"],
      ],
      members: ["default"],
      mentions: /local platform/,
    },
    {
      what: "the types of Get pipe's parameters",
      places: [["paths", pipePath, "get"]],
      members: ["parameters"],
    },
    {
      what: "that the settings body is required",
      places: [["paths", `${pipePath}/settings`, "put", "requestBody"]],
      members: ["required"],
    },
    inferredFormats,
    {
      what: "the format of a stream's timestamp",
      places: [["components", "schemas", "KinesisSource", "properties", "timestamp"]],
      members: ["format"],
      mentions: /format.*unit/,
    },
    {
      what: "how several filters are written",
      places: [["components", "parameters", "filter"]],
      members: ["style", "explode", "example"],
    },
    {
      what: "that an encryption key is sensitive",
      places: [["components", "schemas", "Service", "properties", "encryptionKey"]],
      members: ["x-sensitive"],
    },
    ...["PipeEnvelope", "PipeSettingsEnvelope", "ServiceListEnvelope"].map((schema) => ({
      what: `the required members of ${schema}`,
      places: [["components", "schemas", schema]],
      members: ["required"],
    })),
    {
      what: "the pattern of an offset's timestamp",
      places: [["components", "schemas", "KafkaOffset", "properties", "timestamp"]],
      members: ["pattern"],
    },
  ],
};
