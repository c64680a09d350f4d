/** A platform for one test, and the parts of requests to its demo data. */
import { onTestFinished } from "vitest";
import { createPlatform, type Platform, type PlatformOptions } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";

export const basic = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
export const bearer = { authorization: `Bearer ${demo.accessToken}` };
export const json = { "content-type": "application/json" };

export const services = `/v1/organizations/${demo.organizationId}/services`;
export const pipe = `${services}/${demo.serviceId}/pipes/${demo.pipeId}`;
export const settings = `${pipe}/settings`;
export const dashboards = "/api/v2/dashboards";

/** Creates a platform, with demo data by default, and closes it after the test. */
export function start(options: PlatformOptions = {}): Platform {
  const platform = createPlatform({ demo: true, ...options });
  onTestFinished(platform.close);
  return platform;
}
