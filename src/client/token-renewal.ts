/** Access tokens from a function of the caller, and their renewal after a 401. */
import type { Authorization, Authorize } from "./authorization.ts";
import { type LimitedCall, withLimits } from "./call-limits.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { ConfigError, TimeoutError } from "./errors/index.ts";

/**
 * Returns an access token, or a promise of one. `refresh` is true after the server rejected the last token with 401.
 *
 * @example
 * ```ts
 * let token = accessToken;
 * const getToken: AccessTokenFunction = async ({ refresh }) => {
 *   if (refresh) token = await (await fetch("https://login.example.com/token")).text();
 *   return token;
 * };
 * createObservabilityClient({ accessToken: getToken });
 * ```
 */
export type AccessTokenFunction = (request: { readonly refresh: boolean }) => string | Promise<string>;

/** A renewal of the token, shared by all calls that were rejected with the token before it. */
interface Renewal {
  readonly token: Promise<unknown>;
  isComplete: boolean;
}

/** Authorizes with tokens of a function, called for each request, and again after a 401. `authorizeToken` throws if a token is not valid. */
export function authorizeByFunction(
  accessToken: AccessTokenFunction,
  authorizeToken: (token: string, call: FailedCall) => Authorization,
): Authorize {
  /** The pending or else the last renewal. */
  let current: Renewal | undefined;

  const authorizeWhenReady = async (
    getToken: () => string | Promise<unknown>,
    call: LimitedCall,
  ): Promise<Authorization> => {
    const run = async (): Promise<unknown> => {
      try {
        return await getToken();
      } catch (cause) {
        throw new ConfigError("The accessToken function failed; see the cause.", call, { cause });
      }
    };
    const token = await withLimits(call, run, "the accessToken function returned no token");
    if (typeof token === "string") return authorizeToken(token, call);
    const kind = token === null ? token : typeof token;
    throw new ConfigError(`The accessToken function returned ${kind}, not a token.`, call);
  };

  /** Discards a renewal, so that the next call that is rejected starts another one. */
  const drop = (renewal: Renewal): void => {
    if (current === renewal) current = undefined;
  };
  const startRenewal = (): Renewal => {
    const renewal: Renewal = {
      token: Promise.resolve().then(() => accessToken({ refresh: true })),
      isComplete: false,
    };
    renewal.token.then(
      () => {
        renewal.isComplete = true;
      },
      () => drop(renewal),
    );
    return renewal;
  };
  /** @param known the last renewal that was complete when the rejected request was authorized */
  const renew = (known: Renewal | undefined): Authorize => {
    return async (call) => {
      const renewal = current && current !== known ? current : startRenewal();
      current = renewal;
      try {
        return await authorizeWhenReady(() => renewal.token, call);
      } catch (error) {
        // A function that never returns must not hold up every later call. A call that its caller aborts changes nothing for the others.
        if (error instanceof TimeoutError) drop(renewal);
        throw error;
      }
    };
  };
  return async (call) => {
    const known = current?.isComplete ? current : undefined;
    const authorization = await authorizeWhenReady(() => accessToken({ refresh: false }), call);
    return { ...authorization, renew: renew(known) };
  };
}
