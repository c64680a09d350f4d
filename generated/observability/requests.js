// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const updateAlert_parameters = validate1;
const schema1 = {"properties":{"id":{}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0, known: schema1.properties}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {expected: "an object"}});
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
(vErrors ??= []).push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0, known: schema2.properties}});
errors++;
}
}
if(data.threshold !== undefined){
let data0 = data.threshold;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/threshold", keyword: "type", params: {expected: "a number"}});
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/interval", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
if(data.thresholdType !== undefined){
let data2 = data.thresholdType;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "type", params: {expected: "a string"}});
errors++;
}
if(!((data2 === "above") || (data2 === "below"))){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "enum", params: {allowedValues: schema2.properties.thresholdType.enum}});
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "type", params: {expected: "a string"}});
errors++;
}
if(!((data3 === "tile") || (data3 === "search"))){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "enum", params: {allowedValues: schema2.properties.source.enum}});
errors++;
}
}
if(data.dashboardId !== undefined){
if(typeof data.dashboardId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/dashboardId", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/tileId", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
if(data.channel !== undefined){
let data6 = data.channel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "type") || (key1 === "webhookId"))){
(vErrors ??= []).push({instancePath: instancePath+"/channel", keyword: "additionalProperties", params: {additionalProperty: key1, known: schema3.properties}});
errors++;
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/channel/type", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
if(data6.webhookId !== undefined){
if(typeof data6.webhookId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/channel/webhookId", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/channel", keyword: "type", params: {expected: "an object"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/message", keyword: "type", params: {expected: "a string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {expected: "an object"}});
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
