/** What a runtime is to the matrix. */
import type { Found } from "./install.ts";
import type { Project } from "./project.ts";
import type { TestServer } from "./server.ts";

/** Milliseconds that the program may take in one runtime, start included; it takes about three seconds. */
export const limitMs = 60_000;

/** What a runtime is tried with. */
export interface Trial {
  /** The runtime's program, as it was found. */
  readonly file: string;
  readonly project: Project;
  readonly server: Pick<TestServer, "serve">;
  /** What the smoke program is told: see `smoke/program.js`. */
  readonly here: Here;
}

/** The smoke program's argument. */
export interface Here {
  readonly baseUrl: string;
  readonly closedUrl: string;
  readonly browser: boolean;
  readonly hidesRedirects: boolean;
  readonly requires: boolean;
  readonly variables: boolean;
  readonly refusalIsKnown: boolean;
}

/** What a trial gave. */
export interface Tried {
  readonly version: string;
  /** Ends in the smoke program's report. */
  readonly output: string;
}

/** A runtime: how it is found, and how the smoke program is run in it. */
export interface Runtime {
  readonly name: string;
  /** What the smoke program may expect here. */
  readonly traits: Omit<Here, "baseUrl" | "closedUrl">;
  /** How many checks the smoke program has here, if it has more than everywhere else. */
  readonly checkCount?: number;
  /** Installs what can be installed. */
  find(): Promise<Found>;
  /** @throws when the program cannot be run, or does not end */
  attempt(trial: Trial): Promise<Tried>;
}

/** A key that the smoke program expects in the environment, and an address that it may reach. */
export function variables(baseUrl: string): Readonly<Record<string, string>> {
  return {
    DATAPLAT_MANAGEMENT_URL: `${baseUrl}/environment`,
    DATAPLAT_KEY_ID: "smoke-key",
    DATAPLAT_KEY_SECRET: "pä$$:wörd-✓",
  };
}
