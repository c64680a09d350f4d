/** Bundles an API from its hand-written sources, so that an edit of a YAML file is seen without generating. */
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { asNode, type Node } from "./node.ts";

/**
 * The bundle of an API of the register.
 *
 * @param name its key under `apis:`
 * @throws when the register has no such API, or its sources do not bundle
 */
export async function readBundle(name: string): Promise<Node> {
  const { apis, config } = await readRegister();
  const api = apis.find((each) => each.name === name);
  if (!api)
    throw new Error(`redocly.yaml has no API ${name}: a transcription of its reference is here. Add it.`);
  return asNode(await bundleApi(api, config), name);
}
