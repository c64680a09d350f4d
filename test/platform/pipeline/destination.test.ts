import { describe, expect, it, vi } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createDestination, type Destination } from "../../../src/platform/pipeline/destination.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";
import { readTarget } from "../../../src/platform/pipeline/target.ts";

const router = createRouter(apis);
const organizationId = "11111111-1111-4111-8111-111111111111";

function destinationOf(text: string, onValid: (destination: Destination) => void = () => {}): Destination {
  const target = readTarget(text);
  const match = router.find(target.path);
  const route = match?.routes.get("GET");
  if (!match || !route) throw new Error(`Nothing has the target ${text}.`);
  return createDestination(route, match, target, onValid);
}

describe("A destination", () => {
  it("has the parameters of its path and query, which it reads once", () => {
    const destination = destinationOf(
      `/v1/organizations/${organizationId}/services?filter=tag:a&filter=tag:b%3Dc`,
    );
    expect(destination.pathParameters).toEqual({ organizationId });
    const parameters = destination.readParameters();
    expect(parameters).toEqual({ organizationId, filter: ["tag:a", "tag:b=c"] });
    expect(destination.readParameters()).toBe(parameters);
  });

  it("lets nobody change what requests share", () => {
    const destination = destinationOf(`/v1/organizations/${organizationId}/services?filter=tag:a`);
    const parameters = destination.readParameters() as { organizationId: string; filter: string[] };
    expect(() => parameters.filter.push("tag:b")).toThrowError(TypeError);
    expect(() => {
      parameters.organizationId = "other";
    }).toThrowError(TypeError);
    expect(Object.isFrozen(destination.pathParameters)).toBe(true);
  });

  it("tells once that its parameters fit", () => {
    const onValid = vi.fn();
    const destination = destinationOf(`/v1/organizations/${organizationId}/services`, onValid);
    expect(onValid).not.toHaveBeenCalled();
    destination.readParameters();
    destination.readParameters();
    expect(onValid.mock.calls).toEqual([[destination]]);
  });

  it("refuses parameters that do not fit, each time", () => {
    const onValid = vi.fn();
    const destination = destinationOf("/v1/organizations/none/services", onValid);
    expect(destination.pathParameters).toEqual({ organizationId: "none" });
    for (let time = 0; time < 3; time += 1) {
      expect(() => destination.readParameters()).toThrowError(expect.objectContaining({ status: 400 }));
    }
    expect(onValid).not.toHaveBeenCalled();
  });
});
