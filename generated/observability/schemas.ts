// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** The channel that the alert is to notify. Neither member is marked required; send both, since it is not said what leaving one out does. */
export type AlertChannelUpdate = components["schemas"]["AlertChannelUpdate"];

/** The fields of an alert that an update can set. None is marked required, and what a field that is left out means is not said. Other members are outside the contract. */
export type AlertUpdate = components["schemas"]["AlertUpdate"];

/** Where an alert sends its notifications. */
export type AlertChannel = components["schemas"]["AlertChannel"];

/** An alert: it compares a value with a threshold over an interval, on a dashboard tile or on a saved search, and notifies a channel. Which fields are always present is not said. */
export type Alert = components["schemas"]["Alert"];

/** What a successful update of an alert returns. The payload is in `data`. */
export type AlertEnvelope = components["schemas"]["AlertEnvelope"];

/** One data series of a tile: where its data comes from, which of it is taken, and how it is aggregated. The values of `aggFn`, `whereLanguage`, `metricDataType`, `type` and `dataSource` are not given; those in the examples only illustrate. */
export type Series = components["schemas"]["Series"];

/** One tile of a dashboard: where it stands, how large it is, and the data series it holds. The unit of `x`, `y`, `w` and `h` is not given, and they are numbers, not promised to be whole. */
export type Tile = components["schemas"]["Tile"];

/** A named collection of tiles. Which fields are always present is not said. */
export type Dashboard = components["schemas"]["Dashboard"];

/** What a successful listing of dashboards returns. The payload is in `data`. */
export type DashboardListEnvelope = components["schemas"]["DashboardListEnvelope"];
