/** The suite against Prism, where it can hold: every other case says why not, and is proved not to. */
import { prismMock } from "./subjects/prism-mock.ts";
import { conformance } from "./suite.ts";

conformance({ title: "Prism", kind: "prism", start: prismMock });
