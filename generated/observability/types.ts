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
         * Changes one alert: what it watches, its threshold and interval, the channel that it notifies, and its name and
         * message. Returns the alert after the update.
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
         * Returns the dashboards with their tiles and the data series of each tile. Takes no parameters and no body. Paging is
         * not documented.
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
        /** Any other response. Status codes, media types and bodies of errors are not documented: expect JSON of any shape, text, an HTML page from a proxy, or no body, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
            };
        };
        /** The alert after the update in the response envelope. */
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
         * Identifier of the alert to update, its `id`. The form of the identifier is not documented, and no documented operation lists alerts.
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
                 * Identifier of the alert to update, its `id`. The form of the identifier is not documented, and no documented operation lists alerts.
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
