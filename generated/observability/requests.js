// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const updateAlert_parameters = validate1;
const schema1 = {"properties":{"id":{}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {member: key0, known: schema1.properties}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", message: "must be a string", params: {}});
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

export const updateAlert_body = validate2;
const schema2 = {"properties":{"threshold":{},"interval":{},"thresholdType":{"enum":["above","below"]},"source":{"enum":["tile","search"]},"dashboardId":{},"tileId":{},"channel":{},"name":{},"message":{}}};
const schema3 = {"properties":{"type":{},"webhookId":{}}};
const func0 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {member: key0, known: schema2.properties}});
errors++;
}
}
if(data.threshold !== undefined){
let data0 = data.threshold;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/threshold", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/interval", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data.thresholdType !== undefined){
let data2 = data.thresholdType;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "type", message: "must be a string", params: {}});
errors++;
}
if(!((data2 === "above") || (data2 === "below"))){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "enum", message: "must be one of [\"above\",\"below\"]", params: {}});
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "type", message: "must be a string", params: {}});
errors++;
}
if(!((data3 === "tile") || (data3 === "search"))){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "enum", message: "must be one of [\"tile\",\"search\"]", params: {}});
errors++;
}
}
if(data.dashboardId !== undefined){
if(typeof data.dashboardId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/dashboardId", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/tileId", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data.channel !== undefined){
let data6 = data.channel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "type") || (key1 === "webhookId"))){
(vErrors ??= []).push({instancePath: instancePath+"/channel", keyword: "additionalProperties", params: {member: key1, known: schema3.properties}});
errors++;
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/channel/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data6.webhookId !== undefined){
if(typeof data6.webhookId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/channel/webhookId", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/channel", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/message", keyword: "type", message: "must be a string", params: {}});
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

export const updateAlert_requests = { parameters: validate1, body: validate2 };
export const listDashboards_requests = {  };

export const requests = {
  updateAlert: { parameters: validate1, body: validate2 },
  listDashboards: {  },
};
