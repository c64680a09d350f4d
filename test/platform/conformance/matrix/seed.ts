/** Seed of the matrix: the resources that the documents' examples name, and two tenants with valid and invalid credentials. */
import type { Seed, SeedKey, SeedToken } from "../../../../src/platform/seed/seed.ts";
import type { TenantSecrets } from "./credentials.ts";

/** Part of every resource of `own`, and of none of `stranger`'s. */
export const marker = "only for the owner";

/** Owner of the resources in the documents' examples. */
export const own = createSecrets("own");
/** Another tenant, with valid credentials and resources of its own. */
export const stranger = createSecrets("stranger");

function createSecrets(name: string): TenantSecrets {
  const key = (kind: string) => ({ id: `${name}-${kind}-key`, secret: `${name}-${kind}-secret` });
  const token = (kind: string) => `${name}-${kind}-token`;
  return {
    key: key("good"),
    expiredKey: key("expired"),
    revokedKey: key("revoked"),
    token: token("good"),
    expiredToken: token("expired"),
    revokedToken: token("revoked"),
  };
}

const past = "2020-01-01T00:00:00.000Z";
const future = "2999-01-01T00:00:00.000Z";

const keysOf = ({ key, expiredKey, revokedKey }: TenantSecrets): readonly SeedKey[] => [
  { ...key, expiresAt: future },
  { ...expiredKey, expiresAt: past },
  { ...revokedKey, expiresAt: future, revokedAt: past },
];

const tokensOf = ({ token, expiredToken, revokedToken }: TenantSecrets): readonly SeedToken[] => [
  { token, expiresAt: future },
  { token: expiredToken, expiresAt: past },
  { token: revokedToken, expiresAt: future, revokedAt: past },
];

/** An operation whose example names a resource that is missing here fails; add the resource. */
export const matrixSeed: Seed = {
  organizations: [
    {
      id: "11111111-1111-4111-8111-111111111111",
      keys: keysOf(own),
      services: [
        {
          id: "22222222-2222-4222-8222-222222222222",
          name: marker,
          tags: { env: "prod" },
          pipes: [{ id: "33333333-3333-4333-8333-333333333333", name: marker }],
        },
      ],
    },
    { id: "44444444-4444-4444-8444-444444444444", keys: keysOf(stranger), services: [] },
  ],
  teams: [
    {
      id: "own",
      tokens: tokensOf(own),
      dashboards: [
        {
          id: "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
          name: marker,
          tiles: [{ id: "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c" }],
        },
      ],
      alerts: [{ id: "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813", message: marker }],
    },
    { id: "stranger", tokens: tokensOf(stranger), dashboards: [{ id: "theirs" }], alerts: [] },
  ],
};
