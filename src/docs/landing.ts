/** Content of the landing page that is made from the documents. */
import type { ApiDocument } from "./reference/documents.ts";
import { createOperationViews, type OperationView } from "./reference/operation-view.ts";
import type { PackageManifest } from "./repository.ts";

/** Returns commands that install the package in a project. Until it is on the registry, it is packed in a clone. */
export function installCommands({ name, version, private: isPrivate = false }: PackageManifest): string {
  if (!isPrivate) return `npm install ${name}`;
  return `# In a clone of the repository
npm ci && npm pack

# In your project, beside the clone
npm install ../${name}/${name}-${version}.tgz`;
}

/** A call of an operation, and what it prints by the first example of its response. */
export interface LandingCall {
  readonly api: ApiDocument;
  readonly operation: OperationView;
  /** TypeScript that calls the operation. */
  readonly source: string;
  readonly output: unknown;
}

/** Selects an operation with a request body, a TypeScript sample, and an example of its response: the first update, or the first of all. */
export function selectCall(apis: readonly ApiDocument[]): LandingCall | undefined {
  const calls = apis.flatMap((api) =>
    createOperationViews(api).flatMap((operation): LandingCall[] => {
      const { source } = operation.codeSamples.find(({ lang }) => lang === "TypeScript") ?? {};
      const [response] = operation.responses;
      const [example] = response?.content?.examples ?? [];
      if (!operation.requestBody || source === undefined || !response || !example) return [];
      const { payload } = operation.entry.success[response.status] ?? {};
      const output = payload === undefined ? example.value : Object(example.value)[payload];
      return [{ api, operation, source: source.trimEnd(), output }];
    }),
  );
  return calls.find(({ operation }) => ["PUT", "PATCH"].includes(operation.entry.method)) ?? calls[0];
}

/** Splits the paths of an API into the segments that all of them begin with, and the rest of each, which has at least one segment. */
export function splitPaths(paths: readonly string[]): {
  readonly prefix: string;
  readonly rest: readonly string[];
} {
  const segments = paths.map((path) => path.split("/"));
  const [first = []] = segments;
  const end = first.findIndex((segment, index) =>
    segments.some((each) => index === each.length - 1 || each[index] !== segment),
  );
  const join = (part: readonly string[]) => part.join("/");
  return {
    prefix: join(first.slice(0, end)),
    rest: segments.map((each) => `/${join(each.slice(end))}`),
  };
}
