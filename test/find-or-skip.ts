/**
 * Finds a program that some tests need. If it cannot be installed, their tests are skipped; in continuous integration that is an error, since
 * skipped tests must not look like passed ones.
 *
 * @returns the result of `find`; undefined if the tests are to be skipped
 */
export async function findOrSkip<Found>(
  name: string,
  find: () => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if ((process.env["CI"] ?? "false") !== "false") throw error;
    console.warn(`Tests with ${name} are skipped: ${error instanceof Error ? error.message : error}.`);
    return undefined;
  }
}
