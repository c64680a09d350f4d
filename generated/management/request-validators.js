// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
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
    const [check, limit0, limit1] = members[name];
    if (data[name] !== undefined) check(data[name], errors, path + "/" + name, limit0, limit1);
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

function check0(value, errors, path, limit0, limit1){
if((!(Number.isInteger(value))) && (value !== null)){
fail(errors, path, "type", {type: ["integer","null"]});
}
if(Number.isFinite(value)){
if(value > limit0){
fail(errors, path, "maximum", {comparison: "<=", limit: limit0});
}
if(value < limit1){
fail(errors, path, "minimum", {comparison: ">=", limit: limit1});
}
}
}

function check1(value, errors, path){
if((typeof value !== "boolean") && (value !== null)){
fail(errors, path, "type", {type: ["boolean","null"]});
}
}

function check2(value, errors, path){
if(typeof value === "string"){
if(!(formats0.test(value))){
fail(errors, path, "format", {format: "uuid"});
}
}
else {
fail(errors, path, "type", {type: "string"});
}
}

function check3(value, errors, path){
if(Array.isArray(value)){
const len0 = value.length;
for(let i0=0; i0<len0; i0++){
if(typeof value[i0] !== "string"){
fail(errors, path+"/" + i0, "type", {type: "string"});
}
}
}
else {
fail(errors, path, "type", {type: "array"});
}
}

const members0 = {
  streaming_max_insert_wait_ms: [check0, 60000, 500],
  object_storage_concurrency: [check0, 35, 1],
  object_storage_polling_interval_ms: [check0, 3600000, 100],
  object_storage_max_insert_bytes: [check0, 53687091200, 10485760],
  object_storage_max_file_count: [check0, 10000, 1],
  engine_max_threads: [check0, 64, 0],
  engine_max_insert_threads: [check0, 16, 0],
  engine_min_insert_block_size_bytes: [check0, 10737418240, 0],
  engine_max_download_threads: [check0, 32, 0],
  engine_parallel_distributed_insert_select: [check0, 2, 0],
  object_storage_use_cluster_function: [check1],
  engine_parallel_view_processing: [check1],
};

const members1 = {
  organizationId: [check2],
  serviceId: [check2],
  pipeId: [check2],
};

const members2 = {
  organizationId: [check2],
  filter: [check3],
};


const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;



const getPipe_parameters = validator(members1, ["organizationId", "serviceId", "pipeId"]);



export const requestValidators = {
  listServices: { "parameters": validator(members2, ["organizationId"]) },
  getPipe: { "parameters": getPipe_parameters },
  updatePipeSettings: { "parameters": getPipe_parameters, "body": validator(members0, []) },
};
