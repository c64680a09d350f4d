/** Conditions of a release. Each problem is a sentence that says what to do. */
import { errorMessage } from "../../../src/contract/read-error.ts";
import { type Project, tagOf } from "./project.ts";
import { read } from "./run.ts";

/** Finds what is wrong with the repository, also for a dry run. */
export async function findRefusals(project: Project): Promise<readonly string[]> {
  const { root, version, lockedVersion, changelog } = project;
  const changed = await read(root, "git", ["status", "--porcelain"]);
  const tag = tagOf(project);
  // A release that stopped half-way has tagged this commit.
  const isTagged = (await read(root, "git", ["tag", "--list", tag])) !== "";
  const isTaggedHere = (await read(root, "git", ["tag", "--list", tag, "--points-at", "HEAD"])) !== "";
  const section = changelog.find((each) => each.version === version);
  const problems: readonly (string | false)[] = [
    // npm publishes a pre-release only with a dist-tag.
    !/^\d+\.\d+\.\d+$/.test(version) &&
      `package.json has version ${version}. Only versions such as 1.2.3 are published.`,
    changed !== "" && `The working tree has changes. Commit or remove them:\n${changed}`,
    isTagged &&
      !isTaggedHere &&
      `The tag ${tag} is at another commit. Raise \`version\` with npm version --no-git-tag-version; if ${unpublished(tag)}`,
    lockedVersion !== version &&
      `package-lock.json has version ${lockedVersion}, package.json ${version}. Run npm install.`,
    !section && `CHANGELOG.md has no section for ${version}. Add one, with the heading "## Unreleased".`,
    section?.text === "" &&
      `The section of CHANGELOG.md for ${version} is empty. Say what changed for users.`,
    section !== undefined &&
      section !== changelog[0] &&
      `The first section of CHANGELOG.md is for ${changelog[0]?.version}, and package.json has ${version}. Raise \`version\`, or remove the section.`,
  ];
  return problems.filter((problem) => problem !== false);
}

/** A release that stopped before it published, for a reason that only another commit removes, leaves its tag. */
function unpublished(tag: string): string {
  return `${tag} was never published, delete the tag: git push --delete origin ${tag} && git tag --delete ${tag}`;
}

/** Finds what has to be set before the package can be published. A dry run prints it. */
export async function findObstacles(
  project: Project,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const { version, manifest, changelog } = project;
  const date = changelog.find((each) => each.version === version)?.date ?? "";
  const unset = (["repository", "bugs", "homepage"] as const).filter((member) => !manifest[member]);
  const problems: readonly (string | false)[] = [
    // Only a workflow with the permission id-token: write has this variable; trusted publishing and provenance need it.
    !env["ACTIONS_ID_TOKEN_REQUEST_URL"] &&
      "Only the workflow .github/workflows/release.yml publishes the package, which proves where it was built. Start it on GitHub.",
    manifest.private === true &&
      "package.json has `private: true`, so npm publish refuses. Remove it once the name belongs to this project.",
    unset.length > 0 && `package.json has no ${unset.join(", ")}. Set them to the addresses of the project.`,
    !/^\d{4}-\d{2}-\d{2}$/.test(date) &&
      `The section of CHANGELOG.md for ${version} has no date. Write "## ${version} - YYYY-MM-DD" instead of "## Unreleased".`,
    await checkName(project),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Checks that the name is registered for this repository: trusted publishing is set up on the page of an existing package. */
async function checkName({ root, name, manifest: { repository } }: Project): Promise<string | false> {
  const own = typeof repository === "string" ? repository : repository?.url;
  try {
    // Also in `npm run --silent`, the error has its code.
    const view = ["view", name, "repository.url", "--loglevel=error"];
    const registered = await read(root, "npm", view);
    const normalize = (address: string) => address.replace(/^git\+|\.git$/g, "");
    return (
      (own === undefined || normalize(registered) !== normalize(own)) &&
      `The name ${name} belongs to another project on the registry (${registered || "without a repository"}). Choose a scope or another name.`
    );
  } catch (error) {
    return errorMessage(error).includes("E404")
      ? `The name ${name} is not registered. Register it and set up trusted publishing: see "Before the first release" in CONTRIBUTING.md.`
      : `The registry did not answer who owns the name ${name}. Try again.`;
  }
}

/** The part of the report of `npm run breaking -- --json` that is read here. */
interface GateReport {
  readonly isAccepted: boolean;
  readonly apis: readonly (VersionReport & { readonly api: string })[];
  /** Absent before the first release. */
  readonly package?: VersionReport & { readonly released: string };
}

interface VersionReport {
  readonly version: string;
  /** Lowest version that the changes since the release ask for; absent if there are none. */
  readonly asks?: string;
  readonly isVersionRaised: boolean;
}

/** Checks breaking changes since the last release, of which it prints that there is none, and that the versions of the documents and of the package follow from the changes. */
export async function checkGate(project: Project): Promise<readonly string[]> {
  const { root } = project;
  const reading = read(root, "npm", ["run", "--silent", "breaking", "--", "--json"]);
  // An error of `execFile` has the output.
  const output = await reading.catch((error) => String(error.stdout || error.stderr || errorMessage(error)));
  if (!output.startsWith("{")) return [`npm run breaking failed:\n${output}`];
  const { isAccepted, apis, package: inPackage }: GateReport = JSON.parse(output);
  const tags = await read(root, "git", ["tag", "--list", "v[0-9]*", "--sort=-version:refname"]);
  const last = tags.split("\n").find((tag) => tag !== tagOf(project));
  if (last && (inPackage === undefined || last !== tagOf({ version: inPackage.released })))
    return [
      `The record of ${last} is missing. Merge its pull request, "Record ${last} as released"; if ${unpublished(last)}`,
    ];
  if (inPackage === undefined)
    console.log("Nothing was released yet, so that the documents are compared with nothing.");
  const all = [...apis, ...(inPackage ? [{ ...inPackage, api: "package" }] : [])];
  const behind = all.flatMap(({ api, asks, version, isVersionRaised }) =>
    asks === undefined || isVersionRaised
      ? []
      : [
          `${api}: the version is ${version}, and the changes since the last release require ${asks} or higher. npm run breaking lists them.`,
        ],
  );
  if (isAccepted || behind.length > 0) return behind;
  return ["npm run breaking fails. Run it: it says why, and what to do."];
}
