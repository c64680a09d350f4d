/** Every API that the platform serves: those of the register. */
export { apis } from "../../../generated/platform/apis.ts";
