// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
const shape$AlertChannel = { __proto__: null, "type": ["string", ["webhook"]], "webhookId": "string" };
const shape$Alert = { __proto__: null, "id": "string", "name": "string", "message": "string", "threshold": "number", "interval": "string", "thresholdType": ["string", ["above","below"]], "source": ["string", ["tile","search"]], "state": ["string", ["inactive"]], "channel": shape$AlertChannel, "team": "string", "tileId": "string", "dashboard": "string", "savedSearch": "string", "groupBy": "string", "silenced": "boolean", "createdAt": "string", "updatedAt": "string" };
const shape$AlertEnvelope = { __proto__: null, "data": shape$Alert };
const shape$Series = { __proto__: null, "sourceId": "string", "aggFn": "string", "where": "string", "groupBy": ["string"], "field": "string", "whereLanguage": "string", "metricName": "string", "metricDataType": "string", "type": "string", "dataSource": "string" };
const shape$Tile = { __proto__: null, "id": "string", "name": "string", "x": "number", "y": "number", "w": "number", "h": "number", "asRatio": "boolean", "series": [shape$Series] };
const shape$Dashboard = { __proto__: null, "id": "string", "name": "string", "tiles": [shape$Tile], "tags": ["string"] };
const shape$DashboardListEnvelope = { __proto__: null, "data": [shape$Dashboard] };

export const responseShapes = {
  "updateAlert": { "200": shape$AlertEnvelope },
  "listDashboards": { "200": shape$DashboardListEnvelope },
};

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function is$AlertChannel(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["type"];
  if (m0 !== undefined) {
    if (!((typeof m0 === "string") && (typeof m0 !== "string" || ["webhook"].includes(m0)))) return false;
    known += 1;
  }
  const m1 = value["webhookId"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Alert(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["id"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["name"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["message"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["threshold"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "number")) return false;
    known += 1;
  }
  const m4 = value["interval"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "string")) return false;
    known += 1;
  }
  const m5 = value["thresholdType"];
  if (m5 !== undefined) {
    if (!((typeof m5 === "string") && (typeof m5 !== "string" || ["above","below"].includes(m5)))) return false;
    known += 1;
  }
  const m6 = value["source"];
  if (m6 !== undefined) {
    if (!((typeof m6 === "string") && (typeof m6 !== "string" || ["tile","search"].includes(m6)))) return false;
    known += 1;
  }
  const m7 = value["state"];
  if (m7 !== undefined) {
    if (!((typeof m7 === "string") && (typeof m7 !== "string" || ["inactive"].includes(m7)))) return false;
    known += 1;
  }
  const m8 = value["channel"];
  if (m8 !== undefined) {
    if (!is$AlertChannel(m8)) return false;
    known += 1;
  }
  const m9 = value["team"];
  if (m9 !== undefined) {
    if (!(typeof m9 === "string")) return false;
    known += 1;
  }
  const m10 = value["tileId"];
  if (m10 !== undefined) {
    if (!(typeof m10 === "string")) return false;
    known += 1;
  }
  const m11 = value["dashboard"];
  if (m11 !== undefined) {
    if (!(typeof m11 === "string")) return false;
    known += 1;
  }
  const m12 = value["savedSearch"];
  if (m12 !== undefined) {
    if (!(typeof m12 === "string")) return false;
    known += 1;
  }
  const m13 = value["groupBy"];
  if (m13 !== undefined) {
    if (!(typeof m13 === "string")) return false;
    known += 1;
  }
  const m14 = value["silenced"];
  if (m14 !== undefined) {
    if (!(typeof m14 === "boolean")) return false;
    known += 1;
  }
  const m15 = value["createdAt"];
  if (m15 !== undefined) {
    if (!(typeof m15 === "string")) return false;
    known += 1;
  }
  const m16 = value["updatedAt"];
  if (m16 !== undefined) {
    if (!(typeof m16 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$AlertEnvelope(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["data"];
  if (m0 !== undefined) {
    if (!is$Alert(m0)) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Series(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["sourceId"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["aggFn"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["where"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["groupBy"];
  if (m3 !== undefined) {
    if (!(Array.isArray(m3) && m3.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  const m4 = value["field"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "string")) return false;
    known += 1;
  }
  const m5 = value["whereLanguage"];
  if (m5 !== undefined) {
    if (!(typeof m5 === "string")) return false;
    known += 1;
  }
  const m6 = value["metricName"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "string")) return false;
    known += 1;
  }
  const m7 = value["metricDataType"];
  if (m7 !== undefined) {
    if (!(typeof m7 === "string")) return false;
    known += 1;
  }
  const m8 = value["type"];
  if (m8 !== undefined) {
    if (!(typeof m8 === "string")) return false;
    known += 1;
  }
  const m9 = value["dataSource"];
  if (m9 !== undefined) {
    if (!(typeof m9 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Tile(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["id"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["name"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["x"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "number")) return false;
    known += 1;
  }
  const m3 = value["y"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "number")) return false;
    known += 1;
  }
  const m4 = value["w"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "number")) return false;
    known += 1;
  }
  const m5 = value["h"];
  if (m5 !== undefined) {
    if (!(typeof m5 === "number")) return false;
    known += 1;
  }
  const m6 = value["asRatio"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "boolean")) return false;
    known += 1;
  }
  const m7 = value["series"];
  if (m7 !== undefined) {
    if (!(Array.isArray(m7) && m7.every((element) => is$Series(element)))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Dashboard(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["id"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["name"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["tiles"];
  if (m2 !== undefined) {
    if (!(Array.isArray(m2) && m2.every((element) => is$Tile(element)))) return false;
    known += 1;
  }
  const m3 = value["tags"];
  if (m3 !== undefined) {
    if (!(Array.isArray(m3) && m3.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$DashboardListEnvelope(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["data"];
  if (m0 !== undefined) {
    if (!(Array.isArray(m0) && m0.every((element) => is$Dashboard(element)))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

export const conforming = {
  "updateAlert": { "200": (value) => is$AlertEnvelope(value) },
  "listDashboards": { "200": (value) => is$DashboardListEnvelope(value) },
};
