// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
const AlertChannel = { __proto__: null, "type": ["string", ["webhook"]], "webhookId": "string" };
const Alert = { __proto__: null, "id": "string", "name": "string", "message": "string", "threshold": "number", "interval": "string", "thresholdType": ["string", ["above","below"]], "source": ["string", ["tile","search"]], "state": ["string", ["inactive"]], "channel": AlertChannel, "team": "string", "tileId": "string", "dashboard": "string", "savedSearch": "string", "groupBy": "string", "silenced": "boolean", "createdAt": "string", "updatedAt": "string" };
const AlertEnvelope = { __proto__: null, "data": Alert };
const Series = { __proto__: null, "sourceId": "string", "aggFn": "string", "where": "string", "groupBy": ["string"], "field": "string", "whereLanguage": "string", "metricName": "string", "metricDataType": "string", "type": "string", "dataSource": "string" };
const Tile = { __proto__: null, "id": "string", "name": "string", "x": "number", "y": "number", "w": "number", "h": "number", "asRatio": "boolean", "series": [Series] };
const Dashboard = { __proto__: null, "id": "string", "name": "string", "tiles": [Tile], "tags": ["string"] };
const DashboardListEnvelope = { __proto__: null, "data": [Dashboard] };

export const responseShapes = {
  updateAlert: { "200": AlertEnvelope },
  listDashboards: { "200": DashboardListEnvelope },
};
