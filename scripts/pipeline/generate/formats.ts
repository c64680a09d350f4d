/** The formats that compiled validators know, which import nothing at run time. */
import { _, type Code, type Format } from "ajv/dist/2020.js";
import { fastFormats } from "ajv-formats/dist/formats.js";

/** RFC 3339 section 5.7: a day that the month has, also in a leap year. */
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const monthAndDay = String.raw`(?:(?!00)(?:0\d|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)`;
const date = String.raw`(?:\d{4}-${monthAndDay}|${leapYear}-02-29)`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const offset = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

/**
 * The formats of `ajv-formats`: a regular expression, whose source is written into the module, `true` for a format that needs no check,
 * or one of {@link formatFunctions}.
 */
export const formats: Readonly<Record<string, Format>> = {
  ...fastFormats,
  /** RFC 3339 section 5.6. */
  date: new RegExp(`^${date}$`),
  time: new RegExp(`^${time}${offset}$`, "i"),
  "date-time": new RegExp(`^${date}T${time}${offset}$`, "i"),
  "iso-time": new RegExp(`^${time}${offset}?$`, "i"),
  "iso-date-time": new RegExp(String.raw`^${date}[T\s]${time}${offset}?$`, "i"),
  /** RFC 9562 section 4: the 8-4-4-4-12 text form of any version; no `urn:uuid:` before it. */
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  /** RFC 4648 section 4: Base64 with padding, on one line. */
  byte: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
  /** Tells other languages which integer type to use. `type`, `minimum` and `maximum` hold everything that is checked. */
  int64: true,
  /** Tell other languages which floating-point type to use. Every JavaScript number is one. */
  float: true,
  double: true,
};

/** Source of the formats that no regular expression describes. Ajv writes it into a module where one of them is used. */
export const formatFunctions: Code = _`{
  int32: { validate: (value) => Number.isInteger(value) && value >= -2147483648 && value <= 2147483647 },
  regex: (text) => { try { return Boolean(new RegExp(text, "u")); } catch { return false; } },
}`;
