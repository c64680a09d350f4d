/** Types of an operation's parameters, body and payload, derived from the generated `operations` interface. */

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

/** Path, query and header parameters of an operation as one object. The generator rejects two parameters of one name. */
export type ParametersOf<Types> = Types extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
}
  ? Members<Group<Path> & Group<Query> & Group<Header>>
  : never;

/** JSON request body of an operation. */
export type BodyOf<Types> = Types extends { requestBody?: { content: { "application/json": infer Body } } }
  ? Body
  : never;

/** JSON body of an operation's success responses. */
type SuccessOf<Types> = Types extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & (number | string)}` extends `2${string}`
        ? Responses[Status] extends { content: { "application/json": infer Body } }
          ? Body
          : never
        : never;
    }[keyof Responses]
  : never;

/** Name of the member that holds the payload. */
type PayloadNameOf<Entry> = Entry extends { success: Readonly<Record<number, { payload: infer Name }>> }
  ? Name
  : never;

/** Payload of an operation: a member of its envelope. */
export type PayloadOf<Entry, Types> =
  SuccessOf<Types> extends infer Envelope
    ? PayloadNameOf<Entry> extends keyof Envelope
      ? Envelope[PayloadNameOf<Entry>]
      : never
    : never;
