// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
errors.push({ instancePath, keyword, params });
}

function closed(data, errors, path, members, required) {
  if (!data || typeof data !== "object" || Array.isArray(data)) return fail(errors, path, "type", { type: "object" });
  for (const missingProperty of required) {
    if (data[missingProperty] === undefined) fail(errors, path, "required", { missingProperty });
  }
  for (const additionalProperty in data) {
    if (!Object.hasOwn(members, additionalProperty)) fail(errors, path, "additionalProperties", { additionalProperty });
  }
  for (const name in members) {
    const [check] = members[name];
    if (data[name] !== undefined) check(data[name], errors, path + "/" + name);
  }
}

function validator(members, required) {
  return function validate(data) {
    const errors = [];
    closed(data, errors, "", members, required);
    validate.errors = errors;
    return errors.length === 0;
  };
}

function check0(value, errors, path){
if(typeof value !== "string"){
fail(errors, path, "type", {type: "string"});
}
}

function check1(value, errors, path){
if(!(Number.isFinite(value))){
fail(errors, path, "type", {type: "number"});
}
}

function check2(value, errors, path){
if(typeof value !== "string"){
fail(errors, path, "type", {type: "string"});
}
if(!((value === "above") || (value === "below"))){
fail(errors, path, "enum", {allowedValues: ["above","below"]});
}
}

function check3(value, errors, path){
if(typeof value !== "string"){
fail(errors, path, "type", {type: "string"});
}
if(!((value === "tile") || (value === "search"))){
fail(errors, path, "enum", {allowedValues: ["tile","search"]});
}
}

function check4(value, errors, path){
closed(value, errors, path, members0, []);
}

const members0 = {
  type: [check0],
  webhookId: [check0],
};

const members1 = {
  threshold: [check1],
  interval: [check0],
  thresholdType: [check2],
  source: [check3],
  dashboardId: [check0],
  tileId: [check0],
  channel: [check4],
  name: [check0],
  message: [check0],
};

const members2 = {
  id: [check0],
};






export const requestValidators = {
  updateAlert: { "parameters": validator(members2, ["id"]), "body": validator(members1, []) },
  listDashboards: {  },
};
