import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorCode } from "../../contract/read-error.ts";
import { ConfigurationError } from "../configuration-error.ts";
import { type ProfileEntry, readConfigFile } from "./config-file.ts";

/**
 * Saves entries of a profile; its other entries and other profiles stay. The file is replaced at once, and only its owner can read it.
 *
 * @param file the profile file; behind a link, its target is replaced
 * @param entries entries by the name of the API
 * @throws ConfigurationError if it cannot be read or written
 */
export function saveProfile(
  file: string,
  profileName: string,
  entries: Readonly<Record<string, ProfileEntry>>,
): void {
  // Read again, since it may have changed while the user answered.
  const { profiles = {} } = readConfigFile(file) ?? {};
  const profile = { ...(Object.hasOwn(profiles, profileName) && profiles[profileName]), ...entries };
  const text = `${JSON.stringify({ profiles: { ...profiles, [profileName]: profile } }, null, 2)}\n`;
  const target = existsSync(file) ? realpathSync(file) : file;
  // A new file, since the mode of an existing one would stay as it is.
  const temporary = `${target}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    const hint = "Set DATAPLAT_CONFIG to a file that you can write.";
    throw new ConfigurationError(`${file} cannot be written (${errorCode(error)}).`, hint);
  }
}
