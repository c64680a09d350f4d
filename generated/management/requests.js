// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_parameters = validate1;
const schema1 = {"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"filter":{"type":"array","items":{"type":"string"}}},"required":["organizationId"],"additionalProperties":false};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organizationId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "filter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: schema1.properties}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/filter/" + i0,schemaPath:"#/properties/filter/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const getPipe_parameters = validate2;
const schema2 = {"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"pipeId":{"type":"string","format":"uuid"}},"required":["organizationId","serviceId","pipeId"],"additionalProperties":false};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organizationId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.serviceId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pipeId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pipeId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "serviceId")) || (key0 === "pipeId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: schema2.properties}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pipeId !== undefined){
let data2 = data.pipeId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err8 = {instancePath:instancePath+"/pipeId",schemaPath:"#/properties/pipeId/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/pipeId",schemaPath:"#/properties/pipeId/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const updatePipeSettings_body = validate3;
const schema3 = {"type":"object","additionalProperties":false,"properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"object_storage_concurrency":{"type":["integer","null"],"minimum":1,"maximum":35},"object_storage_polling_interval_ms":{"type":["integer","null"],"minimum":100,"maximum":3600000},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64","minimum":10485760,"maximum":53687091200},"object_storage_max_file_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"engine_max_threads":{"type":["integer","null"],"minimum":0,"maximum":64},"engine_max_insert_threads":{"type":["integer","null"],"minimum":0,"maximum":16},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64","minimum":0,"maximum":10737418240},"engine_max_download_threads":{"type":["integer","null"],"minimum":0,"maximum":32},"engine_parallel_distributed_insert_select":{"type":["integer","null"],"minimum":0,"maximum":2},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}};
const func0 = Object.prototype.hasOwnProperty;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: schema3.properties}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/streaming_max_insert_wait_ms",schemaPath:"#/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/streaming_max_insert_wait_ms",schemaPath:"#/properties/streaming_max_insert_wait_ms/maximum",keyword:"maximum",params:{limit: 60000, expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 500 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/streaming_max_insert_wait_ms",schemaPath:"#/properties/streaming_max_insert_wait_ms/minimum",keyword:"minimum",params:{limit: 500, expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/object_storage_concurrency",schemaPath:"#/properties/object_storage_concurrency/type",keyword:"type",params:{expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 35 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/object_storage_concurrency",schemaPath:"#/properties/object_storage_concurrency/maximum",keyword:"maximum",params:{limit: 35, expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/object_storage_concurrency",schemaPath:"#/properties/object_storage_concurrency/minimum",keyword:"minimum",params:{limit: 1, expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/object_storage_polling_interval_ms",schemaPath:"#/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/object_storage_polling_interval_ms",schemaPath:"#/properties/object_storage_polling_interval_ms/maximum",keyword:"maximum",params:{limit: 3600000, expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/object_storage_polling_interval_ms",schemaPath:"#/properties/object_storage_polling_interval_ms/minimum",keyword:"minimum",params:{limit: 100, expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/object_storage_max_insert_bytes",schemaPath:"#/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 53687091200 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/object_storage_max_insert_bytes",schemaPath:"#/properties/object_storage_max_insert_bytes/maximum",keyword:"maximum",params:{limit: 53687091200, expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 10485760 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/object_storage_max_insert_bytes",schemaPath:"#/properties/object_storage_max_insert_bytes/minimum",keyword:"minimum",params:{limit: 10485760, expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/object_storage_max_file_count",schemaPath:"#/properties/object_storage_max_file_count/type",keyword:"type",params:{expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/object_storage_max_file_count",schemaPath:"#/properties/object_storage_max_file_count/maximum",keyword:"maximum",params:{limit: 10000, expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/object_storage_max_file_count",schemaPath:"#/properties/object_storage_max_file_count/minimum",keyword:"minimum",params:{limit: 1, expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/engine_max_threads",schemaPath:"#/properties/engine_max_threads/type",keyword:"type",params:{expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 64 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/engine_max_threads",schemaPath:"#/properties/engine_max_threads/maximum",keyword:"maximum",params:{limit: 64, expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/engine_max_threads",schemaPath:"#/properties/engine_max_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/engine_max_insert_threads",schemaPath:"#/properties/engine_max_insert_threads/type",keyword:"type",params:{expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/engine_max_insert_threads",schemaPath:"#/properties/engine_max_insert_threads/maximum",keyword:"maximum",params:{limit: 16, expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/engine_max_insert_threads",schemaPath:"#/properties/engine_max_insert_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/engine_min_insert_block_size_bytes",schemaPath:"#/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10737418240 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/engine_min_insert_block_size_bytes",schemaPath:"#/properties/engine_min_insert_block_size_bytes/maximum",keyword:"maximum",params:{limit: 10737418240, expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/engine_min_insert_block_size_bytes",schemaPath:"#/properties/engine_min_insert_block_size_bytes/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/engine_max_download_threads",schemaPath:"#/properties/engine_max_download_threads/type",keyword:"type",params:{expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/engine_max_download_threads",schemaPath:"#/properties/engine_max_download_threads/maximum",keyword:"maximum",params:{limit: 32, expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/engine_max_download_threads",schemaPath:"#/properties/engine_max_download_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/engine_parallel_distributed_insert_select",schemaPath:"#/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/engine_parallel_distributed_insert_select",schemaPath:"#/properties/engine_parallel_distributed_insert_select/maximum",keyword:"maximum",params:{limit: 2, expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/engine_parallel_distributed_insert_select",schemaPath:"#/properties/engine_parallel_distributed_insert_select/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err31 = {instancePath:instancePath+"/object_storage_use_cluster_function",schemaPath:"#/properties/object_storage_use_cluster_function/type",keyword:"type",params:{expected: "true, false or null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/engine_parallel_view_processing",schemaPath:"#/properties/engine_parallel_view_processing/type",keyword:"type",params:{expected: "true, false or null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const listServices_requests = { parameters: validate1 };
export const getPipe_requests = { parameters: validate2 };
export const updatePipeSettings_requests = { parameters: validate2, body: validate3 };

export const requests = {
  listServices: { parameters: validate1 },
  getPipe: { parameters: validate2 },
  updatePipeSettings: { parameters: validate2, body: validate3 },
};
