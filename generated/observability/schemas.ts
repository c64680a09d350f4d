// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/**
 * The channel that the alert is to notify. Neither member is marked required; send both, since it is not said what leaving one out does.
 *
 * @example {
 *   "type": "webhook",
 *   "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 * }
 */
export interface AlertChannelUpdate {
    /**
     * The kind of channel. `webhook` is the one value known; the full set is not given.
     *
     * @example webhook
     */
    type?: "webhook" | (string & {});
    /**
     * Identifier of an existing webhook to notify. Where these identifiers are looked up is not said.
     *
     * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
     */
    webhookId?: string;
}

/**
 * The fields of an alert that an update can set. None is marked required, and what a field that is left out means is not said. Other members are outside the contract.
 *
 * @example {
 *   "threshold": 750,
 *   "interval": "5m",
 *   "thresholdType": "above",
 *   "source": "tile",
 *   "dashboardId": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
 *   "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
 *   "channel": {
 *     "type": "webhook",
 *     "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 *   },
 *   "name": "Checkout latency",
 *   "message": "Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout."
 * }
 */
export interface AlertUpdate {
    /**
     * The value to compare the watched value with, in the unit of what is watched. No bounds are given. `thresholdType` says which side of it alerts.
     *
     * Format: double
     *
     * @example 750
     */
    threshold?: number;
    /**
     * The length of time over which the value is watched, as a number followed by a unit letter, such as `m` (minutes) or `h` (hours). The full set of values is not given.
     *
     * @example 5m
     * @example 1h
     */
    interval?: string;
    /**
     * The side of the threshold that alerts: `above` or `below`. Whether a value equal to the threshold counts is not said.
     *
     * @example above
     */
    thresholdType?: "above" | "below";
    /**
     * What the alert watches, either a dashboard tile (`tile`) or a saved search (`search`). The body has no field for the saved search itself.
     *
     * @example tile
     */
    source?: "tile" | "search";
    /**
     * Identifier of the dashboard, the `id` of one that the list of dashboards returns. The alert in the response calls the same thing `dashboard`.
     *
     * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
     */
    dashboardId?: string;
    /**
     * Identifier of the dashboard tile to watch, the `id` of one of the dashboard's tiles.
     *
     * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
     */
    tileId?: string;
    /** The channel to notify. */
    channel?: AlertChannelUpdate;
    /**
     * Name of the alert, for people to recognise it.
     *
     * @example Checkout latency
     */
    name?: string;
    /**
     * Text that goes with the alert. How it appears in a notification is not said.
     *
     * @example Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.
     */
    message?: string;
}

/**
 * Where an alert sends its notifications.
 *
 * @example {
 *   "type": "webhook",
 *   "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 * }
 */
export interface AlertChannel {
    /**
     * The kind of channel. `webhook` is the one value shown; expect others.
     *
     * @example webhook
     */
    type?: "webhook" | (string & {});
    /**
     * Identifier of the webhook that is notified. What the webhook receives is not said.
     *
     * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
     */
    webhookId?: string;
}

/**
 * An alert: it compares a value with a threshold over an interval, on a dashboard tile or on a saved search, and notifies a channel. Which fields are always present is not said.
 *
 * @example {
 *   "id": "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813",
 *   "name": "Checkout latency",
 *   "message": "Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.",
 *   "threshold": 750,
 *   "interval": "5m",
 *   "thresholdType": "above",
 *   "source": "tile",
 *   "state": "inactive",
 *   "channel": {
 *     "type": "webhook",
 *     "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 *   },
 *   "team": "4b7a9e60-52c1-4d38-8f0b-a93d6e21c754",
 *   "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
 *   "dashboard": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
 *   "groupBy": "service",
 *   "silenced": false,
 *   "createdAt": "2026-03-02T09:15:30.000Z",
 *   "updatedAt": "2026-06-18T14:02:07.481Z"
 * }
 */
export interface Alert {
    /**
     * Identifier of the alert; the path of an update takes it. A plain string of no promised form.
     *
     * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
     */
    id?: string;
    /**
     * Name of the alert, for people to recognise it.
     *
     * @example Checkout latency
     */
    name?: string;
    /**
     * Text that goes with the alert. How it appears in a notification is not said.
     *
     * @example Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.
     */
    message?: string;
    /**
     * The value that the watched value is compared with, in the unit of what is watched. No bounds are given. `thresholdType` says which side of it alerts.
     *
     * @example 750
     */
    threshold?: number;
    /**
     * The length of time over which the value is watched, as a number followed by a unit letter, such as `m` (minutes) or `h` (hours). The full set of values is not given.
     *
     * @example 5m
     * @example 1h
     */
    interval?: string;
    /**
     * The side of the threshold that alerts: `above` or `below`. Whether a value equal to the threshold counts is not said.
     *
     * @example above
     */
    thresholdType?: "above" | "below";
    /**
     * What the alert watches, either a dashboard tile (`tile`) or a saved search (`search`).
     *
     * @example tile
     */
    source?: "tile" | "search";
    /**
     * The state of the alert. `inactive` is the one value shown; expect others. What changes the state is not said.
     *
     * @example inactive
     */
    state?: "inactive" | (string & {});
    /** The channel that the alert notifies. */
    channel?: AlertChannel;
    /**
     * Identifier of the team that owns the alert.
     *
     * @example 4b7a9e60-52c1-4d38-8f0b-a93d6e21c754
     */
    team?: string;
    /**
     * Identifier of the dashboard tile that the alert watches.
     *
     * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
     */
    tileId?: string;
    /**
     * Identifier of the dashboard. The request body of an update calls the same thing `dashboardId`.
     *
     * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
     */
    dashboard?: string;
    /**
     * Identifier of the saved search. An update has no field for it.
     *
     * @example c25f71a8-e6d9-4b04-93a7-58b0d41e6f2a
     */
    savedSearch?: string;
    /**
     * What the watched value is grouped by, as one string. Its syntax is not given, and an update has no field for it.
     *
     * @example service
     */
    groupBy?: string;
    /**
     * Whether the alert is silenced. Its effect, and how an alert is silenced, are not said; an update has no field for it.
     *
     * @example false
     */
    silenced?: boolean;
    /**
     * When the alert was created, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
     *
     * Format: date-time
     *
     * @example 2026-03-02T09:15:30.000Z
     */
    createdAt?: string;
    /**
     * When the alert was last changed, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
     *
     * Format: date-time
     *
     * @example 2026-06-18T14:02:07.481Z
     */
    updatedAt?: string;
}

/** What a successful update of an alert returns. The payload is in `data`. */
export interface AlertEnvelope {
    /** The alert as it is after the update. */
    data: Alert;
}

/**
 * One data series of a tile: where its data comes from, which of it is taken, and how it is aggregated. The values of `aggFn`, `whereLanguage`, `metricDataType`, `type` and `dataSource` are not given; those in the examples only illustrate.
 *
 * @example {
 *   "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
 *   "aggFn": "avg",
 *   "where": "service = 'checkout'",
 *   "groupBy": [
 *     "service",
 *     "route"
 *   ],
 *   "field": "value",
 *   "whereLanguage": "sql",
 *   "metricName": "http.server.duration",
 *   "metricDataType": "gauge",
 *   "type": "time",
 *   "dataSource": "metrics"
 * }
 */
export interface Series {
    /**
     * Identifier of the source that the data is read from.
     *
     * @example a71e6c39-05d8-4b2f-9c64-e8f20b5d1378
     */
    sourceId?: string;
    /**
     * The function that aggregates the data. Its values are not given.
     *
     * @example avg
     */
    aggFn?: string;
    /**
     * The condition that selects the data, written in the language that `whereLanguage` names.
     *
     * @example service = 'checkout'
     */
    where?: string;
    /**
     * What the data is grouped by. Here it is an array of strings, while an alert's `groupBy` is one string.
     *
     * @example [
     *   "service",
     *   "route"
     * ]
     */
    groupBy?: string[];
    /**
     * The field of the data that is aggregated.
     *
     * @example value
     */
    field?: string;
    /**
     * The language that `where` is written in. Its values are not given.
     *
     * @example sql
     */
    whereLanguage?: string;
    /**
     * Name of the metric that the series reads.
     *
     * @example http.server.duration
     */
    metricName?: string;
    /**
     * The kind of data that the metric holds. Its values are not given.
     *
     * @example gauge
     */
    metricDataType?: string;
    /**
     * The kind of series. Its values are not given.
     *
     * @example time
     */
    type?: string;
    /**
     * The kind of data that the series reads. Its values are not given.
     *
     * @example metrics
     */
    dataSource?: string;
}

/**
 * One tile of a dashboard: where it stands, how large it is, and the data series it holds. The unit of `x`, `y`, `w` and `h` is not given, and they are numbers, not promised to be whole.
 *
 * @example {
 *   "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
 *   "name": "Response time by route",
 *   "x": 0,
 *   "y": 0,
 *   "w": 8,
 *   "h": 3,
 *   "asRatio": false,
 *   "series": [
 *     {
 *       "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
 *       "aggFn": "avg",
 *       "field": "value",
 *       "type": "time"
 *     }
 *   ]
 * }
 */
export interface Tile {
    /**
     * Identifier of the tile; an update of an alert takes it as `tileId`.
     *
     * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
     */
    id?: string;
    /**
     * Name of the tile.
     *
     * @example Response time by route
     */
    name?: string;
    /**
     * Horizontal position of the tile on the dashboard.
     *
     * @example 0
     */
    x?: number;
    /**
     * Vertical position of the tile on the dashboard.
     *
     * @example 0
     */
    y?: number;
    /**
     * Width of the tile.
     *
     * @example 8
     */
    w?: number;
    /**
     * Height of the tile.
     *
     * @example 3
     */
    h?: number;
    /**
     * Whether the tile shows its series as a ratio. How the ratio is formed is not said.
     *
     * @example false
     */
    asRatio?: boolean;
    /**
     * The data series that the tile holds.
     *
     * @example [
     *   {
     *     "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
     *     "aggFn": "avg",
     *     "field": "value",
     *     "type": "time"
     *   }
     * ]
     */
    series?: Series[];
}

/**
 * A named collection of tiles. Which fields are always present is not said.
 *
 * @example {
 *   "id": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
 *   "name": "Checkout service",
 *   "tiles": [
 *     {
 *       "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
 *       "name": "Response time by route",
 *       "x": 0,
 *       "y": 0,
 *       "w": 8,
 *       "h": 3,
 *       "asRatio": false,
 *       "series": [
 *         {
 *           "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
 *           "aggFn": "avg",
 *           "field": "value",
 *           "type": "time"
 *         }
 *       ]
 *     }
 *   ],
 *   "tags": [
 *     "production",
 *     "checkout"
 *   ]
 * }
 */
export interface Dashboard {
    /**
     * Identifier of the dashboard; an update of an alert takes it as `dashboardId`.
     *
     * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
     */
    id?: string;
    /**
     * Name of the dashboard.
     *
     * @example Checkout service
     */
    name?: string;
    /**
     * The tiles of the dashboard.
     *
     * @example [
     *   {
     *     "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
     *     "name": "Response time by route",
     *     "x": 0,
     *     "y": 0,
     *     "w": 8,
     *     "h": 3
     *   }
     * ]
     */
    tiles?: Tile[];
    /**
     * Labels of the dashboard, for finding and grouping it.
     *
     * @example [
     *   "production",
     *   "checkout"
     * ]
     */
    tags?: string[];
}

/** What a successful listing of dashboards returns. The payload is in `data`. */
export interface DashboardListEnvelope {
    /**
     * The dashboards. Their order is not said, and no paging is shown.
     *
     * @example [
     *   {
     *     "id": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
     *     "name": "Checkout service",
     *     "tags": [
     *       "production"
     *     ]
     *   }
     * ]
     */
    data: Dashboard[];
}
