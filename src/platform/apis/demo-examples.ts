/** Calls with the demo data of an API, which `dataplat serve` prints. */
export interface DemoExamples {
  /** Name of the API in the register. */
  readonly api: string;
  /** Its credentials, in words. */
  readonly credentials: string;
  /** Flags of `dataplat configure` for its credentials and parameters, each with its value. `-`: a secret that is read from standard input. */
  readonly flags: readonly string[];
  /** Secrets, in the order of the flags. */
  readonly secrets: readonly string[];
  /** Indented commands, and sentences that say what the next one is for. `url`: address of the platform. */
  readonly lines: (url: string) => readonly string[];
}
