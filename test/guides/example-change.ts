/**
 * A setting, `engine_max_parse_threads`, and an operation, `getDashboard`, as contributing/changing-the-contract.md says to add them. If a test
 * reports that an anchor is missing, use another line of that file.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const dashboards = await readFile(
  path.join(repositoryRoot, "openapi/observability/examples/listDashboardsSeveral.yaml"),
  "utf8",
);
/** The first dashboard of that example, which has every field and is in the demo data. */
const dashboard = dashboards
  .split(/^ {4}- /m)[1]
  ?.trimEnd()
  .replaceAll(/^/gm, " ".repeat(12))
  .trimStart();

const newFiles: Readonly<Record<string, string>> = {
  "openapi/observability/paths/dashboard.yaml": `get:
  operationId: getDashboard
  tags: [Dashboards]
  summary: Get one dashboard
  description: Returns one dashboard with its tiles. Takes no body.
  security: [{ bearerAuth: [] }]
  parameters:
    - name: id
      in: path
      required: true
      description: Identifier of the dashboard, its \`id\`.
      schema:
        type: string
      example: 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
  responses:
    "200":
      description: The dashboard in the response envelope.
      headers:
        X-Region:
          description: Region that stores the dashboard.
          schema:
            type: string
          example: eu-1
      content:
        application/json:
          schema:
            type: object
            required: [data]
            x-payload: data
            description: Response envelope with one dashboard.
            properties:
              data:
                $ref: ../schemas/Dashboard.yaml
                description: The requested dashboard.
          examples:
            complete:
              summary: A dashboard with every field
              value:
                data:
                  ${dashboard}
    default:
      $ref: ../responses/UnknownError.yaml
`,
};

const schema = (range: string): string => `  engine_max_parse_threads:
    type: [integer, "null"]
${range}    description: Maximum number of concurrent parsing threads.
    examples: [4]
`;
const setting = "engine_max_parse_threads: 4\n";

/** An anchor in a file, and the text that is inserted before its first occurrence; at the end of the file if it is empty. */
type Insertion = readonly [anchor: string, text: string];

const insertions: Readonly<Record<string, readonly Insertion[]>> = {
  "openapi/management/schemas/PipeSettings.yaml": [["  engine_max_insert_threads:", schema("")]],
  "openapi/management/schemas/PipeSettingsUpdate.yaml": [
    ["  engine_max_insert_threads:", schema("    minimum: 0\n    maximum: 16\n")],
  ],
  "openapi/management/examples/updatePipeSettingsFullRequest.yaml": [
    ["  engine_max_insert_threads:", `  ${setting}`],
  ],
  "openapi/management/examples/updatePipeSettingsFullResponse.yaml": [
    ["    engine_max_insert_threads:", `    ${setting}`],
  ],
  "test/openapi/vendor-documentation/management-settings.ts": [
    ["  engine_max_insert_threads:", "  engine_max_parse_threads: integer(0, 16),\n"],
  ],
  "openapi/observability/openapi.yaml": [
    ["components:\n", "  /api/v2/dashboards/{id}:\n    $ref: paths/dashboard.yaml\n"],
  ],
  "test/openapi/vendor-documentation/observability.ts": [
    [
      "  ],\n  gaps:",
      `    {
      id: "getDashboard",
      method: "get",
      path: "/api/v2/dashboards/{id}",
      beta: false,
      security: [[{ type: "http", scheme: "bearer" }]],
      parameters: { "path.id": inPath(string) },
      response: envelope(dashboard),
      headers: { "X-Region": { schema: string } },
    },
`,
    ],
  ],
  "src/platform/apis/observability/dashboards.ts": [
    ["import type {", 'import { notFound } from "../../http/http-error.ts";\n'],
    [
      "/** List dashboards",
      `/** Get one dashboard (vendor's documentation: Endpoints, Get dashboard). */
export const getDashboard: ObservabilityHandlers["getDashboard"] = async ({ parameters, scope, store }) => {
  const key = { tenantId: scope, kind: "Dashboard", parentId: "", id: parameters.id };
  const dashboard = await store.get(key, scope);
  if (!dashboard) throw notFound();
  return { payload: dashboard.body, etag: dashboard.etag };
};

`,
    ],
  ],
  "CHANGELOG.md": [
    ["- Typed clients", "- The setting `engine_max_parse_threads` and the operation `getDashboard`.\n"],
  ],
};

/** The hand-written files that {@link makeExampleChange} adds or changes. */
export const changedFiles: readonly string[] = [...Object.keys(newFiles), ...Object.keys(insertions)];

/** Adds the setting and the operation. Throws if a file does not have an anchor. */
export async function makeExampleChange(folder: string): Promise<void> {
  for (const [file, text] of Object.entries(newFiles)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text, { flag: "wx" });
  }
  for (const [file, each] of Object.entries(insertions)) {
    let text = await readFile(path.join(folder, file), "utf8");
    for (const [anchor, insertion] of each) {
      const at = anchor === "" ? text.length : text.indexOf(anchor);
      if (at === -1)
        throw new Error(`${file} does not have the anchor ${anchor}: change test/guides/example-change.ts`);
      text = text.slice(0, at) + insertion + text.slice(at);
    }
    await writeFile(path.join(folder, file), text);
  }
}
