/** Types of an operation's parameters, bodies and payloads, derived from its entry of the table and the generated `operations` interface. */

/** Accepts readonly arrays as well. */
type ReadonlyArrays<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/** Expands an intersection into its members and keeps their documentation. An optional member may also be `undefined`. */
type Members<T> = {
  [Name in keyof T]: undefined extends T[Name]
    ? ReadonlyArrays<T[Name]> | undefined
    : ReadonlyArrays<T[Name]>;
} & {};

/** Members of a group of parameters; nothing if the operation has no such group. */
type Group<T> = [Exclude<T, undefined>] extends [never] ? unknown : Exclude<T, undefined>;

/** A group with the names that the operation table gives to its parameters: `key` is that of the document. */
type Named<T, Renamed> = [Renamed] extends [never]
  ? T
  : { [Name in keyof T as OwnName<Name, Extract<Renamed, { key: Name }>>]: T[Name] };

type OwnName<Name, Parameter> = [Parameter] extends [{ name: infer Own extends string }]
  ? [Parameter] extends [never]
    ? Name
    : Own
  : Name;

/** The parameters of an entry in a place that have another name in the document. */
type RenamedIn<Entry, Place> = Entry extends { parameters: readonly (infer Parameter)[] }
  ? Extract<Parameter, { in: Place; key: string }>
  : never;

/**
 * Parameters of an operation as one object.
 *
 * @typeParam Entry its entry of the table
 */
export type ParametersOf<Entry, Types> = Types extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header; cookie?: infer Cookie };
}
  ? Members<
      Named<Group<Path>, RenamedIn<Entry, "path">> &
        Named<Group<Query>, RenamedIn<Entry, "query">> &
        Named<Group<Header>, RenamedIn<Entry, "header">> &
        Named<Group<Cookie>, RenamedIn<Entry, "cookie">>
    >
  : never;

/**
 * Content of a body.
 *
 * @typeParam Entry its entry of the table, with `kind` and `mediaType`
 * @typeParam Media its content by media type in the generated types
 * @typeParam Binary the type of bytes
 */
export type ContentOf<Entry, Media, Binary> = Entry extends { kind: "json" | "form"; mediaType: infer Name }
  ? // The document may state a range, which is sent as JSON.
    Media[Name extends keyof Media ? Name : keyof Media & `${string}*`]
  : Entry extends { kind: "text" }
    ? string
    : Entry extends { kind: "binary" }
      ? Binary
      : Entry extends { kind: "stream" }
        ? ReadableStream<Uint8Array>
        : undefined;

/**
 * Request body of an operation; also undefined if it is optional.
 *
 * @typeParam Binary the type of bytes
 */
export type RequestBodyOf<Entry, Types, Binary> = Entry extends {
  requestBody: infer Body extends { required: boolean };
}
  ? Types extends { requestBody?: { content: infer Media } }
    ? ContentOf<Body, Media, Binary> | (Body["required"] extends true ? never : undefined)
    : never
  : undefined;

/** Payload of a body: a member of its envelope, or else all of it. */
export type PayloadOf<Entry, Body> = Entry extends { payload: infer Name extends keyof Body }
  ? Exclude<Body[Name], undefined>
  : Body;
