// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/**
 * What may stand in a place: type names joined by `|` (empty for anything), one of which may be followed by the values it knows; the
 * shape of an array's elements, in an array of its own; or the shapes of an object's members.
 */
export type Shape = string | readonly [Shape] | readonly [string, readonly string[]] | { readonly [member: string]: Shape };

export declare const responseShapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** True of a value that fits its shape. */
export declare const conforming: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>;
