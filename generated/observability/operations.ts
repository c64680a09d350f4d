// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/** Every operation of the Observability API, by operationId. */
export const operations = {
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
  updateAlert: {
    operationId: "updateAlert",
    method: "PUT",
    path: "/api/v2/alerts/{id}",
    parameters: [
      {
        name: "id",
        in: "path",
        required: true
      }
    ],
    requestBody: {
      required: true,
      mediaType: "application/json"
    },
    safe: false,
    idempotent: true,
    beta: false,
    deprecated: false
  },
  /**
   * List dashboards
   *
   * Returns the dashboards with their tiles and the data series of each tile. It takes no parameters and no body, and no
   * paging is shown.
   *
   * Use it to find the identifiers of a dashboard and of its tiles, which an update of an alert takes as `dashboardId`
   * and `tileId`.
   */
  listDashboards: {
    operationId: "listDashboards",
    method: "GET",
    path: "/api/v2/dashboards",
    parameters: [],
    requestBody: null,
    safe: true,
    idempotent: true,
    beta: false,
    deprecated: false
  },
} as const;
