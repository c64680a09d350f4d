/** Middleware of Starlight: which part of the sidebar a page shows. The front page shows all of it. */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { referenceLabel } from "./sidebar.ts";

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const { id, sidebar } = starlightRoute;
  if (id === "" || id === "index") return;
  const reference = sidebar.find(({ label }) => label === referenceLabel);
  const isReference = id.startsWith("reference/");
  if (reference?.type !== "group") return;
  starlightRoute.sidebar = isReference ? reference.entries : sidebar.filter((group) => group !== reference);
});
