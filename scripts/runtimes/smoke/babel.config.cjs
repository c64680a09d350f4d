/** The usual configuration of a project that babel-jest makes CommonJS of. */
module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }]] };
