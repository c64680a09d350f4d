// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
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
         * @description Changes one alert: what it watches, the threshold and interval it is held against, the channel it notifies, and its
         *     name and message. The response holds the alert as it is after the update.
         *
         *     No field of the body is marked required. What happens to a field that is left out is not said: to be sure of the
         *     result, send every field whose value matters and compare the alert that comes back.
         *
         *     The body names the dashboard `dashboardId`; the alert in the response names it `dashboard`. The saved search, the
         *     grouping and the silencing of an alert are not part of the body.
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
         * @description Returns the dashboards with their tiles and the data series of each tile. It takes no parameters and no body, and no
         *     paging is shown.
         *
         *     Use it to find the identifiers of a dashboard and of its tiles, which an update of an alert takes as `dashboardId`
         *     and `tileId`.
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The channel that the alert is to notify. Neither member is marked required; send both, since it is not said what leaving one out does.
         * @example {
         *       "type": "webhook",
         *       "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
         *     }
         */
        AlertChannelUpdate: {
            /**
             * @description The kind of channel. `webhook` is the one value known; the full set is not given.
             * @example webhook
             */
            type?: "webhook" | (string & {});
            /**
             * @description Identifier of an existing webhook to notify. Where these identifiers are looked up is not said.
             * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
             */
            webhookId?: string;
        };
        /**
         * @description The fields of an alert that an update can set. None is marked required, and what a field that is left out means is not said. Other members are outside the contract.
         * @example {
         *       "threshold": 750,
         *       "interval": "5m",
         *       "thresholdType": "above",
         *       "source": "tile",
         *       "dashboardId": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
         *       "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
         *       "channel": {
         *         "type": "webhook",
         *         "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
         *       },
         *       "name": "Checkout latency",
         *       "message": "Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout."
         *     }
         */
        AlertUpdate: {
            /**
             * @description The value to compare the watched value with, in the unit of what is watched. No bounds are given. `thresholdType` says which side of it alerts.
             * @example 750
             */
            threshold?: number;
            /**
             * @description The length of time over which the value is watched, as a number followed by a unit letter, such as `m` (minutes) or `h` (hours). The full set of values is not given.
             * @example 5m
             * @example 1h
             */
            interval?: string;
            /**
             * @description The side of the threshold that alerts: `above` or `below`. Whether a value equal to the threshold counts is not said.
             * @example above
             * @enum {string}
             */
            thresholdType?: "above" | "below";
            /**
             * @description What the alert watches, either a dashboard tile (`tile`) or a saved search (`search`). The body has no field for the saved search itself.
             * @example tile
             * @enum {string}
             */
            source?: "tile" | "search";
            /**
             * @description Identifier of the dashboard, the `id` of one that the list of dashboards returns. The alert in the response calls the same thing `dashboard`.
             * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
             */
            dashboardId?: string;
            /**
             * @description Identifier of the dashboard tile to watch, the `id` of one of the dashboard's tiles.
             * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
             */
            tileId?: string;
            /** @description The channel to notify. */
            channel?: components["schemas"]["AlertChannelUpdate"];
            /**
             * @description Name of the alert, for people to recognise it.
             * @example Checkout latency
             */
            name?: string;
            /**
             * @description Text that goes with the alert. How it appears in a notification is not said.
             * @example Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.
             */
            message?: string;
        };
        /**
         * @description Where an alert sends its notifications.
         * @example {
         *       "type": "webhook",
         *       "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
         *     }
         */
        AlertChannel: {
            /**
             * @description The kind of channel. `webhook` is the one value shown; expect others.
             * @example webhook
             */
            type?: "webhook" | (string & {});
            /**
             * @description Identifier of the webhook that is notified. What the webhook receives is not said.
             * @example e08b3d71-64fa-4c95-a2e7-9f1c50d8b346
             */
            webhookId?: string;
        };
        /**
         * @description An alert: it compares a value with a threshold over an interval, on a dashboard tile or on a saved search, and notifies a channel. Which fields are always present is not said.
         * @example {
         *       "id": "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813",
         *       "name": "Checkout latency",
         *       "message": "Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.",
         *       "threshold": 750,
         *       "interval": "5m",
         *       "thresholdType": "above",
         *       "source": "tile",
         *       "state": "inactive",
         *       "channel": {
         *         "type": "webhook",
         *         "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
         *       },
         *       "team": "4b7a9e60-52c1-4d38-8f0b-a93d6e21c754",
         *       "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
         *       "dashboard": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
         *       "groupBy": "service",
         *       "silenced": false,
         *       "createdAt": "2026-03-02T09:15:30.000Z",
         *       "updatedAt": "2026-06-18T14:02:07.481Z"
         *     }
         */
        Alert: {
            /**
             * @description Identifier of the alert; the path of an update takes it. A plain string of no promised form.
             * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
             */
            id?: string;
            /**
             * @description Name of the alert, for people to recognise it.
             * @example Checkout latency
             */
            name?: string;
            /**
             * @description Text that goes with the alert. How it appears in a notification is not said.
             * @example Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.
             */
            message?: string;
            /**
             * @description The value that the watched value is compared with, in the unit of what is watched. No bounds are given. `thresholdType` says which side of it alerts.
             * @example 750
             */
            threshold?: number;
            /**
             * @description The length of time over which the value is watched, as a number followed by a unit letter, such as `m` (minutes) or `h` (hours). The full set of values is not given.
             * @example 5m
             * @example 1h
             */
            interval?: string;
            /**
             * @description The side of the threshold that alerts: `above` or `below`. Whether a value equal to the threshold counts is not said.
             * @example above
             * @enum {string}
             */
            thresholdType?: "above" | "below";
            /**
             * @description What the alert watches, either a dashboard tile (`tile`) or a saved search (`search`).
             * @example tile
             * @enum {string}
             */
            source?: "tile" | "search";
            /**
             * @description The state of the alert. `inactive` is the one value shown; expect others. What changes the state is not said.
             * @example inactive
             */
            state?: "inactive" | (string & {});
            /** @description The channel that the alert notifies. */
            channel?: components["schemas"]["AlertChannel"];
            /**
             * @description Identifier of the team that owns the alert.
             * @example 4b7a9e60-52c1-4d38-8f0b-a93d6e21c754
             */
            team?: string;
            /**
             * @description Identifier of the dashboard tile that the alert watches.
             * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
             */
            tileId?: string;
            /**
             * @description Identifier of the dashboard. The request body of an update calls the same thing `dashboardId`.
             * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
             */
            dashboard?: string;
            /**
             * @description Identifier of the saved search. An update has no field for it.
             * @example c25f71a8-e6d9-4b04-93a7-58b0d41e6f2a
             */
            savedSearch?: string;
            /**
             * @description What the watched value is grouped by, as one string. Its syntax is not given, and an update has no field for it.
             * @example service
             */
            groupBy?: string;
            /**
             * @description Whether the alert is silenced. Its effect, and how an alert is silenced, are not said; an update has no field for it.
             * @example false
             */
            silenced?: boolean;
            /**
             * Format: date-time
             * @description When the alert was created, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
             * @example 2026-03-02T09:15:30.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the alert was last changed, in ISO 8601 with milliseconds and the suffix `Z` (UTC).
             * @example 2026-06-18T14:02:07.481Z
             */
            updatedAt?: string;
        };
        /** @description What a successful update of an alert returns. The payload is in `data`. */
        AlertEnvelope: {
            /** @description The alert as it is after the update. */
            data: components["schemas"]["Alert"];
        };
        /**
         * @description One data series of a tile: where its data comes from, which of it is taken, and how it is aggregated. The values of `aggFn`, `whereLanguage`, `metricDataType`, `type` and `dataSource` are not given; those in the examples only illustrate.
         * @example {
         *       "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
         *       "aggFn": "avg",
         *       "where": "service = 'checkout'",
         *       "groupBy": [
         *         "service",
         *         "route"
         *       ],
         *       "field": "value",
         *       "whereLanguage": "sql",
         *       "metricName": "http.server.duration",
         *       "metricDataType": "gauge",
         *       "type": "time",
         *       "dataSource": "metrics"
         *     }
         */
        Series: {
            /**
             * @description Identifier of the source that the data is read from.
             * @example a71e6c39-05d8-4b2f-9c64-e8f20b5d1378
             */
            sourceId?: string;
            /**
             * @description The function that aggregates the data. Its values are not given.
             * @example avg
             */
            aggFn?: string;
            /**
             * @description The condition that selects the data, written in the language that `whereLanguage` names.
             * @example service = 'checkout'
             */
            where?: string;
            /**
             * @description What the data is grouped by. Here it is an array of strings, while an alert's `groupBy` is one string.
             * @example [
             *       "service",
             *       "route"
             *     ]
             */
            groupBy?: string[];
            /**
             * @description The field of the data that is aggregated.
             * @example value
             */
            field?: string;
            /**
             * @description The language that `where` is written in. Its values are not given.
             * @example sql
             */
            whereLanguage?: string;
            /**
             * @description Name of the metric that the series reads.
             * @example http.server.duration
             */
            metricName?: string;
            /**
             * @description The kind of data that the metric holds. Its values are not given.
             * @example gauge
             */
            metricDataType?: string;
            /**
             * @description The kind of series. Its values are not given.
             * @example time
             */
            type?: string;
            /**
             * @description The kind of data that the series reads. Its values are not given.
             * @example metrics
             */
            dataSource?: string;
        };
        /**
         * @description One tile of a dashboard: where it stands, how large it is, and the data series it holds. The unit of `x`, `y`, `w` and `h` is not given, and they are numbers, not promised to be whole.
         * @example {
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
         */
        Tile: {
            /**
             * @description Identifier of the tile; an update of an alert takes it as `tileId`.
             * @example 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c
             */
            id?: string;
            /**
             * @description Name of the tile.
             * @example Response time by route
             */
            name?: string;
            /**
             * @description Horizontal position of the tile on the dashboard.
             * @example 0
             */
            x?: number;
            /**
             * @description Vertical position of the tile on the dashboard.
             * @example 0
             */
            y?: number;
            /**
             * @description Width of the tile.
             * @example 8
             */
            w?: number;
            /**
             * @description Height of the tile.
             * @example 3
             */
            h?: number;
            /**
             * @description Whether the tile shows its series as a ratio. How the ratio is formed is not said.
             * @example false
             */
            asRatio?: boolean;
            /**
             * @description The data series that the tile holds.
             * @example [
             *       {
             *         "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
             *         "aggFn": "avg",
             *         "field": "value",
             *         "type": "time"
             *       }
             *     ]
             */
            series?: components["schemas"]["Series"][];
        };
        /**
         * @description A named collection of tiles. Which fields are always present is not said.
         * @example {
         *       "id": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
         *       "name": "Checkout service",
         *       "tiles": [
         *         {
         *           "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
         *           "name": "Response time by route",
         *           "x": 0,
         *           "y": 0,
         *           "w": 8,
         *           "h": 3,
         *           "asRatio": false,
         *           "series": [
         *             {
         *               "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
         *               "aggFn": "avg",
         *               "field": "value",
         *               "type": "time"
         *             }
         *           ]
         *         }
         *       ],
         *       "tags": [
         *         "production",
         *         "checkout"
         *       ]
         *     }
         */
        Dashboard: {
            /**
             * @description Identifier of the dashboard; an update of an alert takes it as `dashboardId`.
             * @example 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f
             */
            id?: string;
            /**
             * @description Name of the dashboard.
             * @example Checkout service
             */
            name?: string;
            /**
             * @description The tiles of the dashboard.
             * @example [
             *       {
             *         "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
             *         "name": "Response time by route",
             *         "x": 0,
             *         "y": 0,
             *         "w": 8,
             *         "h": 3
             *       }
             *     ]
             */
            tiles?: components["schemas"]["Tile"][];
            /**
             * @description Labels of the dashboard, for finding and grouping it.
             * @example [
             *       "production",
             *       "checkout"
             *     ]
             */
            tags?: string[];
        };
        /** @description What a successful listing of dashboards returns. The payload is in `data`. */
        DashboardListEnvelope: {
            /**
             * @description The dashboards. Their order is not said, and no paging is shown.
             * @example [
             *       {
             *         "id": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
             *         "name": "Checkout service",
             *         "tags": [
             *           "production"
             *         ]
             *       }
             *     ]
             */
            data: components["schemas"]["Dashboard"][];
        };
    };
    responses: {
        /** @description Anything but success. Status codes, media types and bodies of errors are not described, so expect any: JSON of any shape, text, a page of a proxy, or nothing. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
            };
        };
        /** @description The alert as it is after the update, in `data`. */
        UpdatedAlert: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AlertEnvelope"];
            };
        };
        /** @description The dashboards with their tiles and series, in `data`. */
        DashboardList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DashboardListEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the alert to update, as the alert's own `id` gives it. A plain string: no form is promised. No described operation lists alerts, so it has to be known beforehand.
         * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
         */
        alertId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the alert to update, as the alert's own `id` gives it. A plain string: no form is promised. No described operation lists alerts, so it has to be known beforehand.
                 * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
                 */
                id: components["parameters"]["alertId"];
            };
            cookie?: never;
        };
        /** @description The fields to set. Members other than those listed are outside the contract. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedAlert"];
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
            200: components["responses"]["DashboardList"];
            default: components["responses"]["UnknownError"];
        };
    };
}
