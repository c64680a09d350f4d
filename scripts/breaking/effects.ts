/** Effects of a change on those who call an API and on those who serve it. */
import type { Change } from "./rate.ts";

/** One sentence each. */
export interface Effect {
  readonly caller: string;
  readonly server: string;
}

const gone: Effect = {
  caller:
    "The method of the client, the command and the tool are gone; calls of released clients fail once the server stops answering them.",
  server: "It no longer has to answer these requests, except from released clients.",
};
const requestGone: Effect = {
  caller: "Code, flags and tool calls that send it no longer compile or are rejected before they are sent.",
  server: "Released clients still send it.",
};
const required: Effect = {
  caller: "Calls without it no longer compile and are rejected before they are sent.",
  server: "It may reject requests without it, as released clients send them.",
};
const requestNarrowed: Effect = {
  caller: "Requests that were valid are rejected before they are sent.",
  server: "It may reject such requests, which released clients send.",
};
const responseGone: Effect = {
  caller: "Code that reads it no longer compiles, or finds nothing.",
  server: "It may leave it out.",
};
const responseWidened: Effect = {
  caller: "Code meets values that it was not written for; its types may no longer compile.",
  server: "It may send such values, which released clients with `drift` report.",
};
const resultChanged: Effect = {
  caller: "What the call resolves to has another type.",
  server: "It may send such a response, which released clients reject as unexpected.",
};
const resultGone: Effect = { ...resultChanged, server: "It may no longer send such a response." };
const errorGone: Effect = {
  caller: "The client's error is the same; code that is typed by path and reads the body no longer compiles.",
  server: "It may send such a response with any other body.",
};
const credentials: Effect = {
  caller: "Calls with the current credentials are refused.",
  server: "It may refuse them.",
};
const requestMoved: Effect = {
  caller: "Released clients and tools that read the document send the old request.",
  server: "It must answer the new request, and the old one for released clients.",
};
const servers: Effect = {
  caller:
    "Tools that read the document may call another address; the client and the command line have their own.",
  server:
    "It must still answer at the old one, for released documents and for clients that have it as `baseUrl`.",
};

/** Effects by rule; those of a rule that serves both directions by direction. */
const effects: Readonly<Record<string, Effect | { readonly request: Effect; readonly response: Effect }>> = {
  "operation-removed": gone,
  "path-removed": { ...gone, server: "Requests to the old address come only from released clients." },
  "operation-id-changed": {
    caller: "Method, command and tool have the new name; those of the old one are gone.",
    server: "Requests and responses stay the same.",
  },
  "parameter-removed": requestGone,
  "parameter-became-required": required,
  "parameter-serialization-changed": {
    caller: "The client writes the parameter in another form.",
    server: "It must read both forms: released clients send the old one.",
  },
  "request-body-removed": requestGone,
  "request-body-became-required": required,
  "response-removed": resultGone,
  "response-header-removed": responseGone,
  "media-type-removed": {
    request: {
      caller: "The client no longer sends it; calls that choose it no longer compile.",
      server: "Released clients still send it.",
    },
    response: resultGone,
  },
  "security-requirement-changed": credentials,
  "security-scheme-changed": credentials,
  "server-removed": servers,
  "schema-type-changed": { request: requestNarrowed, response: responseWidened },
  "enum-values-removed": requestNarrowed,
  "enum-values-added": responseWidened,
  "required-properties-added": required,
  "gate/schema-presence": { request: requestNarrowed, response: responseWidened },
  "gate/header-optional": { ...responseGone, caller: "Code must handle its absence." },
  "required-properties-removed": {
    ...responseGone,
    caller: "Code must handle its absence; its type now allows undefined.",
  },
  "property-removed": { request: requestGone, response: responseGone },
  "schema-constraint-changed": { request: requestNarrowed, response: responseWidened },
  "schema-combinator-changed": { request: requestNarrowed, response: responseWidened },
  "gate/path-parameter-renamed": {
    caller: "The argument and the flag have the new name; code and scripts with the old one fail.",
    server: "Requests stay the same.",
  },
  "gate/path-parameters-moved": {
    caller: "Released clients send the values of its parameters in the old order.",
    server: "It cannot tell both orders apart.",
  },
  "gate/request-body-added": required,
  "gate/request-member-removed": requestGone,
  "gate/member-direction": { request: requestGone, response: responseGone },
  "gate/read-only-removed": required,
  "gate/success-added": resultChanged,
  "gate/payload-changed": { ...resultChanged, server: "Responses stay the same." },
  "gate/flag-changed": {
    caller: "Scripts that pass the old flag to the command line fail with a usage error.",
    server: "Requests stay the same.",
  },
  "gate/tag-removed": {
    caller:
      "`dataplat mcp --tags` with the old tag no longer offers the operation; its page in the docs moves.",
    server: "Requests and responses stay the same.",
  },
  "gate/discriminator-changed": { request: requestNarrowed, response: responseWidened },
  "gate/default-changed": {
    request: {
      caller: "Calls that leave it out may get another result.",
      server: "It must apply the new default, also to released clients.",
    },
    response: {
      caller: "Code that takes the default where the member is absent may behave differently.",
      server: "Responses stay the same.",
    },
  },
  "gate/server-default-changed": servers,
  "gate/server-value-removed": servers,
  "gate/security-removed": {
    caller: "Released clients still send credentials; calls without them succeed too.",
    server:
      "It must accept released clients' credentials; without authentication, it shows its data to everyone.",
  },
  "gate/sensitive-changed": {
    caller: "Terminals and agents now mask the value, or no longer mask it.",
    server: "Requests and responses stay the same.",
  },
  "gate/values-removed": {
    caller: "Comparisons with what is gone may no longer compile.",
    server: "It must send no more than the document now allows.",
  },
  "gate/alternatives-changed": { request: requestNarrowed, response: responseWidened },
  "gate/media-type-added": resultChanged,
};

const safeRequest: Effect = {
  caller: "Existing calls stay valid.",
  server: "It must accept what the document now allows.",
};
const safeResponse: Effect = {
  caller: "Existing code keeps working.",
  server: "It must send no more than the document now allows.",
};
const addition: Effect = {
  caller: "It can be used; existing calls do not change.",
  server: "It must support what was added.",
};
const responseAddition: Effect = {
  caller: "It can be read; existing code ignores it.",
  server: "It may send it.",
};
const nothing: Effect = { caller: "No call changes.", server: "Requests and responses stay the same." };

const marked: Effect = { ...nothing, caller: "No call changes, only the mark in editors and docs." };

/** Effects of safe changes by property. */
const safeProperties: typeof effects = {
  "x-extensible-enum": {
    request: {
      caller: "The suggestions in editors, completion and docs change.",
      server: "Requests stay the same.",
    },
    response: {
      caller: "The suggestions in editors and docs change.",
      server: "Released clients with `drift` report values that they do not know.",
    },
  },
  deprecated: marked,
  "x-beta": marked,
  tags: {
    ...nothing,
    caller: "No call changes; docs and `dataplat mcp --tags` list it under the new tag too.",
  },
};

/** Effects of the rules for removals, if something has another name or place. */
const renamed: Readonly<Record<string, Effect>> = {
  "operation-removed": requestMoved,
  "path-removed": requestMoved,
  "parameter-removed": {
    caller:
      "The client, the command and the tool send it in the new place; code that is typed by path no longer compiles.",
    server: "It must read it in both places: released clients send it in the old one.",
  },
  "response-removed": {
    caller: "What the call resolves to stays the same, except for `status` of withResponse().",
    server: resultChanged.server,
  },
};

/** Describes the effect of a change: that of the first rule that reports it. */
export function effectOf(change: Change): Effect {
  const { path: pointer, reasons, kind, property = "", requests, responses } = change;
  const rule = reasons[0]?.ruleId ?? "";
  // A parameter with another name is gone for callers.
  const isRenamed = kind === "modified" && property !== "name";
  const effect = (isRenamed && renamed[rule]) || effects[rule] || safeProperties[property];
  if (!effect) return effectOfSafe(change);
  if (/^(?:response|media-type)-removed$/.test(rule) && /\/responses\/(?!2)/.test(pointer)) return errorGone;
  if ("caller" in effect) return effect;
  const harmed = requests && responses ? harmedBy(change) : requests ? "request" : "response";
  if (harmed) return effect[harmed];
  return {
    caller: `In requests: ${effect.request.caller} In responses: ${effect.response.caller}`,
    server: `In requests: ${effect.request.server} In responses: ${effect.response.server}`,
  };
}

function effectOfSafe({ kind, requests, responses, property }: Change): Effect {
  if (property?.startsWith("x-") || (!requests && !responses)) return kind === "added" ? addition : nothing;
  if (kind === "added") return responses ? responseAddition : addition;
  return requests ? safeRequest : safeResponse;
}

/** The side that a change of a part of requests and responses harms, if not both: requests if it allows less, responses if it allows more. */
function harmedBy({ reasons, kind, property, from, to }: Change): "request" | "response" | undefined {
  if (property === "readOnly") return "request";
  if (property === "writeOnly") return "response";
  if (!/schema/.test(reasons[0]?.ruleId ?? "")) return undefined;
  const message = reasons.map((reason) => reason.message).join(" ");
  const isAlternative = /`(?:any|one)Of` subschema/.test(message);
  if (kind !== "modified") return (kind === "added") === isAlternative ? "response" : "request";
  const [isLess, isMore] = [/ narrowed |was set to/, / widened |was removed/].map((each) =>
    each.test(message),
  );
  if (isLess !== isMore) return isLess ? "request" : "response";
  if (typeof from !== "number" || typeof to !== "number" || property === "multipleOf") return undefined;
  return /max/i.test(property ?? "") === to < from ? "request" : "response";
}
