/** Middleware of Starlight: which part of the sidebar a page shows. The front page shows all of it. */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { referenceLabel } from "./sidebar.ts";

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const { id, sidebar } = starlightRoute;
  if (id === "" || id === "index") return;
  const reference = sidebar.find(({ label }) => label === referenceLabel);
  if (reference?.type !== "group") return;
  if (id.startsWith("reference/")) starlightRoute.sidebar = reference.entries;
  // The menu of the sandbox has the parts of the site alone: it has no sidebar.
  else
    starlightRoute.sidebar = id.startsWith("sandbox") ? [] : sidebar.filter((group) => group !== reference);
});
