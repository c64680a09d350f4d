/** Runs code in another process, which may be killed. */
import { expect } from "vitest";
import { execute } from "../../../scripts/lib/execute.ts";

/** Runs a module, with `chooseStore` and some constants defined. */
export async function runProcess(
  constants: object,
  script: string,
  shell = 'exec "$@"',
): Promise<{ stdout: string }> {
  const store = new URL("../../../src/platform/store/open-store.ts", import.meta.url);
  const code = `import { chooseStore } from ${JSON.stringify(store)};
    const { ${Object.keys(constants)} } = ${JSON.stringify(constants)};${script}`;
  const argv = ["bash", process.execPath, "--no-warnings", "--input-type=module", "--eval", code];
  return execute("bash", ["-c", shell, ...argv]);
}

/** Runs a module that kills its own process at the end, and returns its output. */
export async function runKilledProcess(constants: object, script: string, shell?: string): Promise<string> {
  const killed = await runProcess(constants, `${script};process.kill(process.pid, "SIGKILL");`, shell).catch(
    (error: { stdout: string }) => error,
  );
  expect(killed).toMatchObject({ signal: "SIGKILL" });
  return killed.stdout;
}
