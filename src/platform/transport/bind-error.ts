/** Says why a server cannot listen, and what to do. */
import { PlatformConfigError } from "../config-error.ts";
import { errorCode, errorMessage } from "../read-error.ts";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is taken. Stop what listens there, or choose another port; 0 picks a free one.",
  EACCES:
    "this user may not. Ports below 1024 are usually reserved: choose a higher one, or 0 for a free one.",
  EADDRNOTAVAIL:
    "the address is none of this machine's. 127.0.0.1 is reached from here alone, 0.0.0.0 from anywhere.",
  ENOTFOUND: "nothing is known by this name. 127.0.0.1 is reached from here alone, 0.0.0.0 from anywhere.",
  EAI_AGAIN: "the name cannot be looked up now. Give an address, such as 127.0.0.1.",
  EAFNOSUPPORT: "this machine does not speak this kind of address. Give another one, such as 127.0.0.1.",
  EINVAL: "this is no address to listen on. Give another one, such as 127.0.0.1.",
};

/**
 * Makes an error for people of what the system said.
 *
 * @param error what `listen` failed with
 * @param host as it was given
 * @param port as it was given
 */
export function bindError(error: unknown, host: string, port: number): PlatformConfigError {
  const reason = reasons[errorCode(error) ?? ""] ?? errorMessage(error);
  return new PlatformConfigError(`cannot listen on port ${port} of ${host}: ${reason}`, { cause: error });
}
