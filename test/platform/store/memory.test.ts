import { createMemoryPlace } from "./place.ts";
import { describeStore } from "./suite.ts";

describeStore("memory", createMemoryPlace);
