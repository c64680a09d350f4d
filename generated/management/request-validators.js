// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
  const list = errors ?? [];
  list.push({ instancePath, keyword, params });
  return list;
}

export const listServices_parameters = validate20;
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function validate20(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "organizationId"});
}
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "filter"))){
vErrors = fail(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
vErrors = fail(vErrors, instancePath+"/organizationId", "format", {format: "uuid"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/organizationId", "type", {type: "string"});
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
vErrors = fail(vErrors, instancePath+"/filter/" + i0, "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/filter", "type", {type: "array"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate20.errors = vErrors;
return vErrors === null;
}

export const getPipe_parameters = validate21;

function validate21(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "organizationId"});
}
if(data.serviceId === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "serviceId"});
}
if(data.pipeId === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "pipeId"});
}
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "serviceId")) || (key0 === "pipeId"))){
vErrors = fail(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
vErrors = fail(vErrors, instancePath+"/organizationId", "format", {format: "uuid"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/organizationId", "type", {type: "string"});
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
vErrors = fail(vErrors, instancePath+"/serviceId", "format", {format: "uuid"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/serviceId", "type", {type: "string"});
}
}
if(data.pipeId !== undefined){
let data2 = data.pipeId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
vErrors = fail(vErrors, instancePath+"/pipeId", "format", {format: "uuid"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/pipeId", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate21.errors = vErrors;
return vErrors === null;
}

export const updatePipeSettings_body = validate23;

function validate23(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(["streaming_max_insert_wait_ms","object_storage_concurrency","object_storage_polling_interval_ms","object_storage_max_insert_bytes","object_storage_max_file_count","engine_max_threads","engine_max_insert_threads","engine_min_insert_block_size_bytes","engine_max_download_threads","engine_parallel_distributed_insert_select","object_storage_use_cluster_function","engine_parallel_view_processing"].includes(key0))){
vErrors = fail(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
}
}
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
vErrors = fail(vErrors, instancePath+"/streaming_max_insert_wait_ms", "type", {type: ["integer","null"]});
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
vErrors = fail(vErrors, instancePath+"/streaming_max_insert_wait_ms", "maximum", {comparison: "<=", limit: 60000});
}
if(data0 < 500 || isNaN(data0)){
vErrors = fail(vErrors, instancePath+"/streaming_max_insert_wait_ms", "minimum", {comparison: ">=", limit: 500});
}
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
vErrors = fail(vErrors, instancePath+"/object_storage_concurrency", "type", {type: ["integer","null"]});
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 35 || isNaN(data1)){
vErrors = fail(vErrors, instancePath+"/object_storage_concurrency", "maximum", {comparison: "<=", limit: 35});
}
if(data1 < 1 || isNaN(data1)){
vErrors = fail(vErrors, instancePath+"/object_storage_concurrency", "minimum", {comparison: ">=", limit: 1});
}
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
vErrors = fail(vErrors, instancePath+"/object_storage_polling_interval_ms", "type", {type: ["integer","null"]});
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600000 || isNaN(data2)){
vErrors = fail(vErrors, instancePath+"/object_storage_polling_interval_ms", "maximum", {comparison: "<=", limit: 3600000});
}
if(data2 < 100 || isNaN(data2)){
vErrors = fail(vErrors, instancePath+"/object_storage_polling_interval_ms", "minimum", {comparison: ">=", limit: 100});
}
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_insert_bytes", "type", {type: ["integer","null"]});
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 53687091200 || isNaN(data3)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_insert_bytes", "maximum", {comparison: "<=", limit: 53687091200});
}
if(data3 < 10485760 || isNaN(data3)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_insert_bytes", "minimum", {comparison: ">=", limit: 10485760});
}
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_file_count", "type", {type: ["integer","null"]});
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_file_count", "maximum", {comparison: "<=", limit: 10000});
}
if(data4 < 1 || isNaN(data4)){
vErrors = fail(vErrors, instancePath+"/object_storage_max_file_count", "minimum", {comparison: ">=", limit: 1});
}
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_max_threads", "type", {type: ["integer","null"]});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 64 || isNaN(data5)){
vErrors = fail(vErrors, instancePath+"/engine_max_threads", "maximum", {comparison: "<=", limit: 64});
}
if(data5 < 0 || isNaN(data5)){
vErrors = fail(vErrors, instancePath+"/engine_max_threads", "minimum", {comparison: ">=", limit: 0});
}
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_max_insert_threads", "type", {type: ["integer","null"]});
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
vErrors = fail(vErrors, instancePath+"/engine_max_insert_threads", "maximum", {comparison: "<=", limit: 16});
}
if(data6 < 0 || isNaN(data6)){
vErrors = fail(vErrors, instancePath+"/engine_max_insert_threads", "minimum", {comparison: ">=", limit: 0});
}
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_min_insert_block_size_bytes", "type", {type: ["integer","null"]});
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10737418240 || isNaN(data7)){
vErrors = fail(vErrors, instancePath+"/engine_min_insert_block_size_bytes", "maximum", {comparison: "<=", limit: 10737418240});
}
if(data7 < 0 || isNaN(data7)){
vErrors = fail(vErrors, instancePath+"/engine_min_insert_block_size_bytes", "minimum", {comparison: ">=", limit: 0});
}
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_max_download_threads", "type", {type: ["integer","null"]});
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
vErrors = fail(vErrors, instancePath+"/engine_max_download_threads", "maximum", {comparison: "<=", limit: 32});
}
if(data8 < 0 || isNaN(data8)){
vErrors = fail(vErrors, instancePath+"/engine_max_download_threads", "minimum", {comparison: ">=", limit: 0});
}
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_parallel_distributed_insert_select", "type", {type: ["integer","null"]});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
vErrors = fail(vErrors, instancePath+"/engine_parallel_distributed_insert_select", "maximum", {comparison: "<=", limit: 2});
}
if(data9 < 0 || isNaN(data9)){
vErrors = fail(vErrors, instancePath+"/engine_parallel_distributed_insert_select", "minimum", {comparison: ">=", limit: 0});
}
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
vErrors = fail(vErrors, instancePath+"/object_storage_use_cluster_function", "type", {type: ["boolean","null"]});
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
vErrors = fail(vErrors, instancePath+"/engine_parallel_view_processing", "type", {type: ["boolean","null"]});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate23.errors = vErrors;
return vErrors === null;
}
export const updatePipeSettings_parameters = getPipe_parameters;

export const requestValidators = {
  listServices: { "parameters": listServices_parameters },
  getPipe: { "parameters": getPipe_parameters },
  updatePipeSettings: { "parameters": updatePipeSettings_parameters, "body": updatePipeSettings_body },
};
