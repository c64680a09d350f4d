/** Bundles an API from its sources, so that tests see an edit of a YAML file without `npm run generate`. */
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { asNode, type Node } from "./node.ts";

const bundles = new Map<string, Promise<Node>>();

/**
 * The bundle of an API of the register, which is made once.
 *
 * @throws if the register has no such API, or its sources do not bundle
 */
export function readBundle(name: string): Promise<Node> {
  const bundle = bundles.get(name) ?? createBundle(name);
  bundles.set(name, bundle);
  return bundle;
}

async function createBundle(name: string): Promise<Node> {
  const register = await readRegister();
  const api = register.apis.find((each) => each.name === name);
  if (!api)
    throw new Error(
      `redocly.yaml has no API ${name}. Add it, or delete test/openapi/vendor-documentation/${name}.ts.`,
    );
  return asNode(await bundleApi(api, register), name);
}
