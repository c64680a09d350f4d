/** Classifies errors of PostgreSQL, of `pg` and of the network. */
import { errorCode, errorMessage, readMember } from "../../../contract/read-error.ts";
import { StoreUnavailableError } from "../store.ts";

/**
 * SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html) after which the connection is gone: of class 08, ended by an
 * administrator, a crash, or a time limit of the server.
 */
const connectionLostStates = /^(08...|57P0[1-5]|25P03|25P04)$/;

/**
 * SQLSTATEs for which the statement is not at fault: besides those, insufficient resources (53), a conflict with another transaction (40), a
 * time limit (57014, 55P03), a read-only server (25006), a right that was revoked (42501) or a system error (58).
 */
const unavailableStates = /^(53...|40...|57...|55P03|25006|42501|58...)$/;

/** SQLSTATEs that last until the operator acts: full disk, read-only server, revoked right, system error, missing database or role. */
const permanentStates = /^(53100|25006|42501|58...|57P04|3D000|28...)$/;

/** The SQLSTATE of an error that the server sent; undefined for any other error. */
function readSqlState(error: unknown): string | undefined {
  // Errors of the server have a severity; those of Node have only a code.
  return readMember(error, "severity") === undefined ? undefined : errorCode(error);
}

/** @returns whether the connection broke; an error that the server did not send is an error of the connection */
export function isConnectionLost(error: unknown): boolean {
  const state = readSqlState(error);
  return state === undefined || connectionLostStates.test(state);
}

/** @returns whether `pg` gave up waiting for a connection or a response */
export function isTimeout(error: unknown): boolean {
  return readSqlState(error) === undefined && /timeout/i.test(errorMessage(error));
}

/** Explains why a statement failed. `writes` is true for a statement that writes, and for a commit. */
export function explainPostgresError(error: unknown, writes: boolean): unknown {
  const connectionLost = isConnectionLost(error);
  if (!connectionLost && !unavailableStates.test(readSqlState(error) ?? "")) return error;
  return createUnavailableError(error, writes && connectionLost);
}

/** Creates the error for what `pg` threw. */
export function createUnavailableError(error: unknown, maybeWritten: boolean): StoreUnavailableError {
  const isPermanent = permanentStates.test(readSqlState(error) ?? "");
  return new StoreUnavailableError(
    `PostgreSQL: ${firstErrorMessage(error)}.`,
    maybeWritten,
    error,
    isPermanent,
  );
}

/** @returns the message of an error; of the first one in it, when several addresses were tried */
export function firstErrorMessage(error: unknown): string {
  const errors = readMember(error, "errors");
  return Array.isArray(errors) ? firstErrorMessage(errors[0]) : errorMessage(error);
}
