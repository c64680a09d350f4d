// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/** Every operation of the Management API, by operationId. */
export const operations = {
  /**
   * List the services of an organization
   *
   * Returns the services of one organization with their endpoints, scaling, network access and encryption fields.
   *
   * `filter` narrows the list by resource tags, the only filter there is. It is optional. The reference describes no
   * paging and no order: read the whole array, which can be empty, and do not rely on the position of a service in it.
   *
   * The request has no body and changes nothing.
   */
  listServices: {
    operationId: "listServices",
    method: "GET",
    path: "/v1/organizations/{organizationId}/services",
    parameters: [
      {
        name: "organizationId",
        in: "path",
        required: true
      },
      {
        name: "filter",
        in: "query",
        required: false
      }
    ],
    requestBody: null,
    safe: true,
    idempotent: true,
    beta: false,
    deprecated: false
  },
  /**
   * Get one pipe
   *
   * **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
   *
   * Returns one pipe of a service: its state, how it is scaled, where its data comes from and goes to, how fields map
   * to columns, and its twelve settings.
   *
   * `source` holds one member per source kind: `kafka`, `objectStorage`, `kinesis` or `postgres`. The reference does not
   * say which member is present for a given pipe or which fields are always there, so test for a member before reading
   * it, and keep a branch for a kind you do not know.
   *
   * The request has no body and changes nothing.
   *
   * @beta
   */
  getPipe: {
    operationId: "getPipe",
    method: "GET",
    path: "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}",
    parameters: [
      {
        name: "organizationId",
        in: "path",
        required: true
      },
      {
        name: "serviceId",
        in: "path",
        required: true
      },
      {
        name: "pipeId",
        in: "path",
        required: true
      }
    ],
    requestBody: null,
    safe: true,
    idempotent: true,
    beta: true,
    deprecated: false
  },
  /**
   * Update the settings of one pipe
   *
   * **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
   *
   * Changes up to twelve settings of a pipe and returns an object with the same twelve fields. No setting is marked
   * required. Ten are whole numbers with an inclusive range, two are booleans, and each may also be `null`. Durations
   * are in milliseconds and sizes in bytes, as the ends of the names (`_ms`, `_bytes`) say. A value outside its range
   * is outside the contract.
   *
   * Leaving a setting out, sending `null` and sending `0` or `false` are three different requests; send exactly the
   * one you mean. The reference does not say what `null` does, nor whether a setting that is left out keeps its value:
   * if you depend on either, get the pipe afterwards and compare.
   *
   * @beta
   */
  updatePipeSettings: {
    operationId: "updatePipeSettings",
    method: "PUT",
    path: "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings",
    parameters: [
      {
        name: "organizationId",
        in: "path",
        required: true
      },
      {
        name: "serviceId",
        in: "path",
        required: true
      },
      {
        name: "pipeId",
        in: "path",
        required: true
      }
    ],
    requestBody: {
      required: true,
      mediaType: "application/json"
    },
    safe: false,
    idempotent: true,
    beta: true,
    deprecated: false
  },
} as const;
