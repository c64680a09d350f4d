/**
 * The formats that compiled validators know: a regular expression, whose source is written into the standalone module, or `true`
 * for a format that needs no check. A format that is not in this table stops the build.
 */
export const formats: Readonly<Record<string, RegExp | true>> = {
  /** RFC 9562 section 4: the 8-4-4-4-12 text form of any version; no `urn:uuid:` before it. */
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  /** RFC 3339 section 5.6. The length of a month is not checked. */
  "date-time":
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
  /** Tells other languages which integer type to use. `type`, `minimum` and `maximum` hold everything that is checked. */
  int64: true,
  /** Tells other languages which floating-point type to use. Every JavaScript number is one. */
  double: true,
};
