/**
 * The part of the package `yaml` that seeds need. The compiled package has a bundle of its ES modules here: its CommonJS modules, which Node gets, call
 * `require`, and that fails in an ES module written by esbuild.
 */
export { Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
