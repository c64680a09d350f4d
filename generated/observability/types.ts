// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type {
    AlertChannelUpdate,
    AlertUpdate,
    AlertChannel,
    Alert,
    AlertEnvelope,
    Series,
    Tile,
    Dashboard,
    DashboardListEnvelope,
} from "./schemas.ts";

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
         * Changes one alert: what it watches, the threshold and interval it is held against, the channel it notifies, and its
         * name and message. The response holds the alert as it is after the update.
         *
         * No field of the body is marked required. What happens to a field that is left out is not said: to be sure of the
         * result, send every field whose value matters and compare the alert that comes back.
         *
         * The body names the dashboard `dashboardId`; the alert in the response names it `dashboard`. The saved search, the
         * grouping and the silencing of an alert are not part of the body.
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
         * Returns the dashboards with their tiles and the data series of each tile. It takes no parameters and no body, and no
         * paging is shown.
         *
         * Use it to find the identifiers of a dashboard and of its tiles, which an update of an alert takes as `dashboardId`
         * and `tileId`.
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
        /** Anything but success. Status codes, media types and bodies of errors are not described, so expect any: JSON of any shape, text, a page of a proxy, or nothing. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
            };
        };
        /** The alert as it is after the update, in `data`. */
        AlertResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AlertEnvelope;
            };
        };
        /** The dashboards with their tiles and series, in `data`. */
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
         * Identifier of the alert to update, as the alert's own `id` gives it. A plain string: no form is promised. No described operation lists alerts, so it has to be known beforehand.
         *
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
                 * Identifier of the alert to update, as the alert's own `id` gives it. A plain string: no form is promised. No described operation lists alerts, so it has to be known beforehand.
                 *
                 * @example 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The fields to set. Members other than those listed are outside the contract. */
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
