// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/**
 * Channel to notify. Neither member is required, and the effect of omitting one is not documented: send both.
 *
 * @example {
 *   "type": "webhook",
 *   "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 * }
 */
export interface AlertChannelUpdate {
    /**
     * Kind of channel, such as `webhook`.
     *
     * @example webhook
     */
    type?: "webhook" | (string & {}) | undefined;
    /**
     * Identifier of the webhook to notify.
     *
     * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
     */
    webhookId?: string | undefined;
}

/**
 * Fields of an alert to set. None is required. Other members are outside the contract; there is no field for the saved search.
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
 *   "message": "Checkout is slow. See the checkout runbook."
 * }
 */
export interface AlertUpdate {
    /**
     * Threshold that the monitored value is compared with.
     *
     * Format: double
     *
     * @example 750
     */
    threshold?: number | undefined;
    /**
     * Duration over which the value is monitored: a number followed by a unit letter, such as `m` (minutes) or `h` (hours).
     *
     * @example 5m
     * @example 1h
     */
    interval?: string | undefined;
    /**
     * Side of the threshold on which the alert is triggered.
     *
     * @example above
     */
    thresholdType?: "above" | "below" | undefined;
    /**
     * Whether the alert watches a dashboard tile (`tile`) or a saved search (`search`).
     *
     * @example tile
     */
    source?: "tile" | "search" | undefined;
    /**
     * Identifier of the dashboard, its `id` in the list of dashboards. Named `dashboard` in the response.
     *
     * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
     */
    dashboardId?: string | undefined;
    /**
     * Identifier of the dashboard tile to watch, its `id` in the dashboard.
     *
     * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
     */
    tileId?: string | undefined;
    /** Channel to notify. */
    channel?: AlertChannelUpdate | undefined;
    /**
     * Name of the alert.
     *
     * @example Checkout latency
     */
    name?: string | undefined;
    /**
     * Message of the alert.
     *
     * @example Checkout is slow. See the checkout runbook.
     */
    message?: string | undefined;
}

/**
 * Channel that an alert notifies.
 *
 * @example {
 *   "type": "webhook",
 *   "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
 * }
 */
export interface AlertChannel {
    /**
     * Kind of channel, such as `webhook`.
     *
     * @example webhook
     */
    type?: "webhook" | (string & {});
    /**
     * Identifier of the webhook to notify.
     *
     * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
     */
    webhookId?: string;
}

/**
 * Alert, which compares a value with a threshold over an interval, on a dashboard tile or on a saved search, and
 * notifies a channel.
 *
 * An update has no field for `team`, `savedSearch`, `groupBy` or `silenced`.
 *
 * @example {
 *   "id": "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813",
 *   "name": "Checkout latency",
 *   "message": "Checkout is slow. See the checkout runbook.",
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
     * Identifier of the alert, the `id` in the path of an update.
     *
     * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
     */
    id?: string;
    /**
     * Name of the alert.
     *
     * @example Checkout latency
     */
    name?: string;
    /**
     * Message of the alert.
     *
     * @example Checkout is slow. See the checkout runbook.
     */
    message?: string;
    /**
     * Threshold that the monitored value is compared with.
     *
     * Format: double
     *
     * @example 750
     */
    threshold?: number;
    /**
     * Duration over which the value is monitored: a number followed by a unit letter, such as `m` (minutes) or `h` (hours).
     *
     * @example 5m
     * @example 1h
     */
    interval?: string;
    /**
     * Side of the threshold on which the alert is triggered.
     *
     * @example above
     */
    thresholdType?: "above" | "below";
    /**
     * Whether the alert watches a dashboard tile (`tile`) or a saved search (`search`).
     *
     * @example tile
     */
    source?: "tile" | "search";
    /**
     * State of the alert, such as `inactive`.
     *
     * @example inactive
     */
    state?: "inactive" | (string & {});
    /** Channel that the alert notifies. */
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
     * Identifier of the dashboard, named `dashboardId` in an update.
     *
     * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
     */
    dashboard?: string;
    /**
     * Identifier of the saved search.
     *
     * @example c25f71a8-e6d9-4b04-93a7-58b0d41e6f2a
     */
    savedSearch?: string;
    /**
     * Grouping of the monitored value, as one string.
     *
     * @example service
     */
    groupBy?: string;
    /**
     * Whether the alert is silenced.
     *
     * @example false
     */
    silenced?: boolean;
    /**
     * Time at which the alert was created, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
     *
     * Format: date-time
     *
     * @example 2026-03-02T09:15:30.000Z
     */
    createdAt?: string;
    /**
     * Time of the last update of the alert, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
     *
     * Format: date-time
     *
     * @example 2026-06-18T14:02:07.481Z
     */
    updatedAt?: string;
}

/** Response envelope with the updated alert. */
export interface AlertEnvelope {
    /** The updated alert. */
    data: Alert;
}

/**
 * Data series of a tile. The values of `aggFn`, `whereLanguage`, `metricDataType`, `type` and `dataSource` in the examples are illustrations.
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
     * Identifier of the source of the data.
     *
     * @example a71e6c39-05d8-4b2f-9c64-e8f20b5d1378
     */
    sourceId?: string;
    /**
     * Aggregation function.
     *
     * @example avg
     */
    aggFn?: string;
    /**
     * Filter condition, in the language given by `whereLanguage`.
     *
     * @example service = 'checkout'
     */
    where?: string;
    /**
     * Fields to group by, as an array; the `groupBy` of an alert is one string.
     *
     * @example [
     *   "service",
     *   "route"
     * ]
     */
    groupBy?: string[];
    /**
     * Field to aggregate.
     *
     * @example value
     */
    field?: string;
    /**
     * Language of `where`.
     *
     * @example sql
     */
    whereLanguage?: string;
    /**
     * Name of the metric.
     *
     * @example http.server.duration
     */
    metricName?: string;
    /**
     * Data type of the metric.
     *
     * @example gauge
     */
    metricDataType?: string;
    /**
     * Kind of series.
     *
     * @example time
     */
    type?: string;
    /**
     * Kind of data that the series reads.
     *
     * @example metrics
     */
    dataSource?: string;
}

/**
 * Tile of a dashboard: its position, size and data series. `x`, `y`, `w` and `h` are numbers that need not be integers.
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
     * Identifier of the tile, the `tileId` of an alert update.
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
     * Horizontal position on the dashboard.
     *
     * Format: double
     *
     * @example 0
     */
    x?: number;
    /**
     * Vertical position on the dashboard.
     *
     * Format: double
     *
     * @example 0
     */
    y?: number;
    /**
     * Width of the tile.
     *
     * Format: double
     *
     * @example 8
     */
    w?: number;
    /**
     * Height of the tile.
     *
     * Format: double
     *
     * @example 3
     */
    h?: number;
    /**
     * Whether the tile shows its series as a ratio.
     *
     * @example false
     */
    asRatio?: boolean;
    /**
     * Data series of the tile.
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
 * Named collection of tiles.
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
     * Identifier of the dashboard, the `dashboardId` of an alert update.
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
     * Tiles of the dashboard.
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
     * Tags of the dashboard.
     *
     * @example [
     *   "production",
     *   "checkout"
     * ]
     */
    tags?: string[];
}

/** Response envelope with a list of dashboards. */
export interface DashboardListEnvelope {
    /**
     * Dashboards.
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

export interface paths {
    "/api/v2/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an alert
         *
         * Changes one alert: what it watches, its threshold and interval, the channel that it notifies, and its name and
         * message. Returns the alert.
         *
         * No field of the body is required. What happens to an omitted field is not documented: to be certain of the result,
         * send every field whose value matters and compare the returned alert.
         *
         * The dashboard is `dashboardId` in the body and `dashboard` in the response. The body has no field for the saved
         * search, the grouping or the silencing of an alert.
         */
        put: operations["updateAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dashboards
         *
         * Returns the dashboards with their tiles and the data series of each tile. Takes no parameters and no body.
         *
         * An update of an alert takes the identifiers of a dashboard and of a tile from this list as `dashboardId` and
         * `tileId`.
         */
        get: operations["listDashboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AlertChannelUpdate: AlertChannelUpdate;
        AlertUpdate: AlertUpdate;
        AlertChannel: AlertChannel;
        Alert: Alert;
        AlertEnvelope: AlertEnvelope;
        Series: Series;
        Tile: Tile;
        Dashboard: Dashboard;
        DashboardListEnvelope: DashboardListEnvelope;
    };
    responses: {
        /** Any other response. Status codes, media types and bodies of errors are not documented: expect JSON of any shape, text, an HTML page from a proxy, or no body, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
            };
        };
        /** The updated alert in the response envelope. */
        AlertResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AlertEnvelope;
            };
        };
        /** The dashboards with their tiles and series in the response envelope. */
        DashboardListResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DashboardListEnvelope;
            };
        };
    };
    parameters: {
        /**
         * Identifier of the alert to update, its `id`. No documented operation lists alerts.
         *
         * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
         */
        alertId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export interface operations {
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the alert to update, its `id`. No documented operation lists alerts.
                 *
                 * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
                 */
                id: string;
            };
            cookie?: never;
        };
        /** Fields to set. Other members are outside the contract. */
        requestBody: {
            content: {
                "application/json": AlertUpdate;
            };
        };
        responses: {
            200: components["responses"]["AlertResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
    listDashboards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DashboardListResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
}
