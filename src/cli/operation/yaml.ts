/** The library for YAML, as a module of ours: a bundle gives the library itself a default export only. */
export { parse, stringify } from "yaml";
