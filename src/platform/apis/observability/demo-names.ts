/** Credentials of the Observability API's demo data, as in demo.seed.yaml. They are public. */
export const demo = { accessToken: "demo-token" } as const;
