/** Classifies errors of PostgreSQL, of `pg` and of the network. */
import { errorCode, errorMessage, readMember } from "../../read-error.ts";
import { StoreUnavailableError } from "../store.ts";

/**
 * States (https://www.postgresql.org/docs/current/errcodes-appendix.html) after which the connection is gone: of class 08, ended by an
 * administrator, a crash, or one of the server's time limits.
 */
const brokenStates = /^(08...|57P0[1-5]|25P03|25P04)$/;

/**
 * States that say nothing against the statement: besides those, no room (53), a conflict with another transaction (40), a time limit
 * (57014, 55P03), a server that only reads (25006) or one that cannot work (58).
 */
const unavailableStates = /^(53...|40...|57...|55P03|25006|58...)$/;

/** The state of an error that the server sent; undefined for any other error. */
export function readState(error: unknown): string | undefined {
  // Errors of the server have a severity; those of Node have only a code.
  return readMember(error, "severity") === undefined ? undefined : errorCode(error);
}

/** @returns whether the connection is gone, or of no more use */
export function isBroken(error: unknown): boolean {
  const state = readState(error);
  // Whatever did not come from the server came from the connection to it.
  return state === undefined || brokenStates.test(state);
}

/**
 * @param error what `pg` threw
 * @param maybeWritten whether something may have been written
 * @returns StoreUnavailableError for what is not the statement's fault; else the error itself
 */
export function explainPostgresError(error: unknown, maybeWritten: boolean): unknown {
  const state = readState(error);
  if (state !== undefined && !brokenStates.test(state) && !unavailableStates.test(state)) return error;
  return new StoreUnavailableError(`PostgreSQL: ${say(error)}`, maybeWritten, error);
}

/** @returns an error's message; that of the first one it is made of, for the attempts at several addresses */
export function say(error: unknown): string {
  const errors = readMember(error, "errors");
  return Array.isArray(errors) ? say(errors[0]) : errorMessage(error);
}
