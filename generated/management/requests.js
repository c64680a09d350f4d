// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_parameters = validate1;
const schema1 = {"properties":{"organizationId":{},"filter":{"items":{}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", message: "is missing", params: {member: "organizationId"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "filter"))){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {member: key0, known: schema1.properties}});
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath: instancePath+"/organizationId", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizationId", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/filter/" + i0, keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/filter", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", message: "must be an object", params: {}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const getPipe_parameters = validate2;
const schema2 = {"properties":{"organizationId":{},"serviceId":{},"pipeId":{}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizationId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", message: "is missing", params: {member: "organizationId"}});
errors++;
}
if(data.serviceId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", message: "is missing", params: {member: "serviceId"}});
errors++;
}
if(data.pipeId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", message: "is missing", params: {member: "pipeId"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "serviceId")) || (key0 === "pipeId"))){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {member: key0, known: schema2.properties}});
errors++;
}
}
if(data.organizationId !== undefined){
let data0 = data.organizationId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath: instancePath+"/organizationId", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizationId", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath: instancePath+"/serviceId", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/serviceId", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data.pipeId !== undefined){
let data2 = data.pipeId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
(vErrors ??= []).push({instancePath: instancePath+"/pipeId", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/pipeId", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", message: "must be an object", params: {}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const updatePipeSettings_body = validate3;
const schema3 = {"properties":{"streaming_max_insert_wait_ms":{},"object_storage_concurrency":{},"object_storage_polling_interval_ms":{},"object_storage_max_insert_bytes":{},"object_storage_max_file_count":{},"engine_max_threads":{},"engine_max_insert_threads":{},"engine_min_insert_block_size_bytes":{},"engine_max_download_threads":{},"engine_parallel_distributed_insert_select":{},"object_storage_use_cluster_function":{},"engine_parallel_view_processing":{}}};
const func0 = Object.prototype.hasOwnProperty;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {member: key0, known: schema3.properties}});
errors++;
}
}
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/streaming_max_insert_wait_ms", keyword: "type", message: "must be an integer from 500 to 60000, or null", params: {}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
(vErrors ??= []).push({instancePath: instancePath+"/streaming_max_insert_wait_ms", keyword: "maximum", message: "must be an integer from 500 to 60000, or null", params: {limit: 60000}});
errors++;
}
if(data0 < 500 || isNaN(data0)){
(vErrors ??= []).push({instancePath: instancePath+"/streaming_max_insert_wait_ms", keyword: "minimum", message: "must be an integer from 500 to 60000, or null", params: {limit: 500}});
errors++;
}
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_concurrency", keyword: "type", message: "must be an integer from 1 to 35, or null", params: {}});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 35 || isNaN(data1)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_concurrency", keyword: "maximum", message: "must be an integer from 1 to 35, or null", params: {limit: 35}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_concurrency", keyword: "minimum", message: "must be an integer from 1 to 35, or null", params: {limit: 1}});
errors++;
}
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_polling_interval_ms", keyword: "type", message: "must be an integer from 100 to 3600000, or null", params: {}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600000 || isNaN(data2)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_polling_interval_ms", keyword: "maximum", message: "must be an integer from 100 to 3600000, or null", params: {limit: 3600000}});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_polling_interval_ms", keyword: "minimum", message: "must be an integer from 100 to 3600000, or null", params: {limit: 100}});
errors++;
}
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_insert_bytes", keyword: "type", message: "must be an integer from 10485760 to 53687091200, or null", params: {}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 53687091200 || isNaN(data3)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_insert_bytes", keyword: "maximum", message: "must be an integer from 10485760 to 53687091200, or null", params: {limit: 53687091200}});
errors++;
}
if(data3 < 10485760 || isNaN(data3)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_insert_bytes", keyword: "minimum", message: "must be an integer from 10485760 to 53687091200, or null", params: {limit: 10485760}});
errors++;
}
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_file_count", keyword: "type", message: "must be an integer from 1 to 10000, or null", params: {}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_file_count", keyword: "maximum", message: "must be an integer from 1 to 10000, or null", params: {limit: 10000}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_file_count", keyword: "minimum", message: "must be an integer from 1 to 10000, or null", params: {limit: 1}});
errors++;
}
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_threads", keyword: "type", message: "must be an integer from 0 to 64, or null", params: {}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 64 || isNaN(data5)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_threads", keyword: "maximum", message: "must be an integer from 0 to 64, or null", params: {limit: 64}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_threads", keyword: "minimum", message: "must be an integer from 0 to 64, or null", params: {limit: 0}});
errors++;
}
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_insert_threads", keyword: "type", message: "must be an integer from 0 to 16, or null", params: {}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_insert_threads", keyword: "maximum", message: "must be an integer from 0 to 16, or null", params: {limit: 16}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_insert_threads", keyword: "minimum", message: "must be an integer from 0 to 16, or null", params: {limit: 0}});
errors++;
}
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_min_insert_block_size_bytes", keyword: "type", message: "must be an integer from 0 to 10737418240, or null", params: {}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10737418240 || isNaN(data7)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_min_insert_block_size_bytes", keyword: "maximum", message: "must be an integer from 0 to 10737418240, or null", params: {limit: 10737418240}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_min_insert_block_size_bytes", keyword: "minimum", message: "must be an integer from 0 to 10737418240, or null", params: {limit: 0}});
errors++;
}
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_download_threads", keyword: "type", message: "must be an integer from 0 to 32, or null", params: {}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_download_threads", keyword: "maximum", message: "must be an integer from 0 to 32, or null", params: {limit: 32}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_download_threads", keyword: "minimum", message: "must be an integer from 0 to 32, or null", params: {limit: 0}});
errors++;
}
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_distributed_insert_select", keyword: "type", message: "must be an integer from 0 to 2, or null", params: {}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_distributed_insert_select", keyword: "maximum", message: "must be an integer from 0 to 2, or null", params: {limit: 2}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_distributed_insert_select", keyword: "minimum", message: "must be an integer from 0 to 2, or null", params: {limit: 0}});
errors++;
}
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_use_cluster_function", keyword: "type", message: "must be true, false or null", params: {}});
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_view_processing", keyword: "type", message: "must be true, false or null", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", message: "must be an object", params: {}});
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
