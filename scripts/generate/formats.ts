/**
 * The formats that compiled validators check. Regular expressions only: their source is written into the standalone module,
 * where a function of another package could not be. A format that is not here stops the build.
 */
export const formats = {
  /** RFC 9562 section 4: the 8-4-4-4-12 text form of any version; no `urn:uuid:` before it. */
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  /** RFC 3339 section 5.6. The length of a month is not checked. */
  "date-time":
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
};
