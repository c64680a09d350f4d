/** Imports a client and creates it, and prints the milliseconds that took. Arguments: its module, and the name of its factory. */
const [module = "", factory = ""] = process.argv.slice(2);
const startedAt = performance.now();
const exports = await import(module);
exports[factory]({ baseUrl: "http://127.0.0.1:1", accessToken: "none" });
console.log(performance.now() - startedAt);
