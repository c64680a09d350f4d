/** Types that the parts of a seed share. */

/** The type with every property readonly, at any depth. An open value list contains `string & {}`, which extends `object`. */
export type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Member in keyof T]: Immutable<T[Member]> }
      : T;

/** Period in which a credential is accepted. */
export interface SeedValidity {
  /** ISO 8601 date and time. By default, the credential does not expire. */
  readonly expiresAt?: string;
  /** ISO 8601 date and time. By default, the credential is not revoked. */
  readonly revokedAt?: string;
}
