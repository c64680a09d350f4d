/** Bundles an API from its sources, so that tests see an edit of a YAML file without `npm run generate`. */
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { asNode, type Node } from "./node.ts";

/**
 * The bundle of an API of the register.
 *
 * @param name its key under `apis:`
 * @throws if the register has no such API, or its sources do not bundle
 */
export async function readBundle(name: string): Promise<Node> {
  const { apis, config } = await readRegister();
  const api = apis.find((each) => each.name === name);
  if (!api)
    throw new Error(
      `redocly.yaml has no API ${name}. Add it, or delete test/openapi/vendor-documentation/${name}.ts.`,
    );
  return asNode(await bundleApi(api, config), name);
}
