/** The usual Babel configuration, with which babel-jest compiles modules to CommonJS. */
module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }]] };
