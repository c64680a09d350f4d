// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.

export const listServices_parameters = validate20;
const schema31 = {"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"filter":{"type":"array","items":{"type":"string"}}},"required":["organizationId"],"additionalProperties":false};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "organizationId"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "filter"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/organizationId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/organizationId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const getPipe_parameters = validate21;
const schema32 = {"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"pipeId":{"type":"string","format":"uuid"}},"required":["organizationId","serviceId","pipeId"],"additionalProperties":false};

function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "organizationId"}});
errors++;
}
if(data.serviceId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "serviceId"}});
errors++;
}
if(data.pipeId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pipeId"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "serviceId")) || (key0 === "pipeId"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/organizationId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/organizationId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pipeId !== undefined){
let data2 = data.pipeId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/pipeId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pipeId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const updatePipeSettings_body = validate23;
const schema34 = {"type":"object","additionalProperties":false,"properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"object_storage_concurrency":{"type":["integer","null"],"minimum":1,"maximum":35},"object_storage_polling_interval_ms":{"type":["integer","null"],"minimum":100,"maximum":3600000},"object_storage_max_insert_bytes":{"type":["integer","null"],"minimum":10485760,"maximum":53687091200},"object_storage_max_file_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"engine_max_threads":{"type":["integer","null"],"minimum":0,"maximum":64},"engine_max_insert_threads":{"type":["integer","null"],"minimum":0,"maximum":16},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"minimum":0,"maximum":10737418240},"engine_max_download_threads":{"type":["integer","null"],"minimum":0,"maximum":32},"engine_parallel_distributed_insert_select":{"type":["integer","null"],"minimum":0,"maximum":2},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}};
const func1 = Object.prototype.hasOwnProperty;

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/streaming_max_insert_wait_ms",keyword:"type",params:{type: schema34.properties.streaming_max_insert_wait_ms.type}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/streaming_max_insert_wait_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
errors++;
}
if(data0 < 500 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/streaming_max_insert_wait_ms",keyword:"minimum",params:{comparison: ">=", limit: 500}});
errors++;
}
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_concurrency",keyword:"type",params:{type: schema34.properties.object_storage_concurrency.type}});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 35 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_concurrency",keyword:"maximum",params:{comparison: "<=", limit: 35}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_concurrency",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_polling_interval_ms",keyword:"type",params:{type: schema34.properties.object_storage_polling_interval_ms.type}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_polling_interval_ms",keyword:"maximum",params:{comparison: "<=", limit: 3600000}});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_polling_interval_ms",keyword:"minimum",params:{comparison: ">=", limit: 100}});
errors++;
}
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_insert_bytes",keyword:"type",params:{type: schema34.properties.object_storage_max_insert_bytes.type}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 53687091200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_insert_bytes",keyword:"maximum",params:{comparison: "<=", limit: 53687091200}});
errors++;
}
if(data3 < 10485760 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_insert_bytes",keyword:"minimum",params:{comparison: ">=", limit: 10485760}});
errors++;
}
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_file_count",keyword:"type",params:{type: schema34.properties.object_storage_max_file_count.type}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_file_count",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_max_file_count",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_threads",keyword:"type",params:{type: schema34.properties.engine_max_threads.type}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 64 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_threads",keyword:"maximum",params:{comparison: "<=", limit: 64}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_threads",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_insert_threads",keyword:"type",params:{type: schema34.properties.engine_max_insert_threads.type}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_insert_threads",keyword:"maximum",params:{comparison: "<=", limit: 16}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_insert_threads",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_min_insert_block_size_bytes",keyword:"type",params:{type: schema34.properties.engine_min_insert_block_size_bytes.type}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10737418240 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_min_insert_block_size_bytes",keyword:"maximum",params:{comparison: "<=", limit: 10737418240}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_min_insert_block_size_bytes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_download_threads",keyword:"type",params:{type: schema34.properties.engine_max_download_threads.type}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_download_threads",keyword:"maximum",params:{comparison: "<=", limit: 32}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_max_download_threads",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_parallel_distributed_insert_select",keyword:"type",params:{type: schema34.properties.engine_parallel_distributed_insert_select.type}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_parallel_distributed_insert_select",keyword:"maximum",params:{comparison: "<=", limit: 2}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_parallel_distributed_insert_select",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/object_storage_use_cluster_function",keyword:"type",params:{type: schema34.properties.object_storage_use_cluster_function.type}});
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/engine_parallel_view_processing",keyword:"type",params:{type: schema34.properties.engine_parallel_view_processing.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
export const updatePipeSettings_parameters = getPipe_parameters;

export const requestValidators = {
  listServices: { "parameters": listServices_parameters },
  getPipe: { "parameters": getPipe_parameters },
  updatePipeSettings: { "parameters": updatePipeSettings_parameters, "body": updatePipeSettings_body },
};
