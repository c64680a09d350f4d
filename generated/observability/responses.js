// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const updateAlert_200 = validate1;
const schema1 = {"properties":{"data":{}}};
const schema2 = {"properties":{"id":{},"name":{},"message":{},"threshold":{},"interval":{},"thresholdType":{"enum":["above","below"]},"source":{"enum":["tile","search"]},"state":{},"channel":{},"team":{},"tileId":{},"dashboard":{},"savedSearch":{},"groupBy":{},"silenced":{},"createdAt":{},"updatedAt":{}}};
const schema3 = {"properties":{"type":{},"webhookId":{}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/type", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.webhookId !== undefined){
if(typeof data.webhookId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/webhookId", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats0 = /^(?:\d{4}-(?:(?!00)(?:0\d|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/message", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath: instancePath+"/threshold", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/interval", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data5 === "above") || (data5 === "below"))){
(vErrors ??= []).push({instancePath: instancePath+"/thresholdType", keyword: "enum", params: {allowedValues: schema2.properties.thresholdType.enum}});
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data6 === "tile") || (data6 === "search"))){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "enum", params: {allowedValues: schema2.properties.source.enum}});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/state", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.channel !== undefined){
if(!(validate3(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors ??= [];
for(const error0 of validate3.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/team", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/tileId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/dashboard", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/savedSearch", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/groupBy", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/silenced", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.createdAt !== undefined){
let data15 = data.createdAt;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}});
errors++;
}
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "format", params: {format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.updatedAt !== undefined){
let data16 = data.updatedAt;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath: instancePath+"/updatedAt", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}});
errors++;
}
if(!(formats0.test(data16))){
(vErrors ??= []).push({instancePath: instancePath+"/updatedAt", keyword: "format", params: {format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/updatedAt", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "data"}});
errors++;
}
if(data.data !== undefined){
if(!(validate2(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors ??= [];
for(const error0 of validate2.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const listDashboards_200 = validate8;
const schema4 = {"properties":{"data":{"items":{}}}};
const schema5 = {"properties":{"id":{},"name":{},"tiles":{"items":{}},"tags":{"items":{}}}};
const schema6 = {"properties":{"id":{},"name":{},"x":{},"y":{},"w":{},"h":{},"asRatio":{},"series":{"items":{}}}};
const schema7 = {"properties":{"sourceId":{},"aggFn":{},"where":{},"groupBy":{"items":{}},"field":{},"whereLanguage":{},"metricName":{},"metricDataType":{},"type":{},"dataSource":{}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId !== undefined){
if(typeof data.sourceId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sourceId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.aggFn !== undefined){
if(typeof data.aggFn !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/aggFn", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.where !== undefined){
if(typeof data.where !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/where", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.groupBy !== undefined){
let data3 = data.groupBy;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/groupBy/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/groupBy", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/field", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.whereLanguage !== undefined){
if(typeof data.whereLanguage !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/whereLanguage", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.metricName !== undefined){
if(typeof data.metricName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/metricName", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.metricDataType !== undefined){
if(typeof data.metricDataType !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/metricDataType", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/type", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.dataSource !== undefined){
if(typeof data.dataSource !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/dataSource", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.x !== undefined){
let data2 = data.x;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath: instancePath+"/x", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.y !== undefined){
let data3 = data.y;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath: instancePath+"/y", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.w !== undefined){
let data4 = data.w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath: instancePath+"/w", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.h !== undefined){
let data5 = data.h;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath: instancePath+"/h", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.asRatio !== undefined){
if(typeof data.asRatio !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/asRatio", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.series !== undefined){
let data7 = data.series;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data7[i0], {instancePath:instancePath+"/series/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error0 of validate11.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/series", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.tiles !== undefined){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10(data2[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error0 of validate10.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/tiles", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/tags/" + i1, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/tags", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "data"}});
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate9(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error0 of validate9.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/data", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


export const updateAlert_responses = { 200: { validate: validate1, known: { members: { __proto__: null, "data": { members: { __proto__: null, "id": 0, "name": 0, "message": 0, "threshold": 0, "interval": 0, "thresholdType": 0, "source": 0, "state": { values: ["inactive"] }, "channel": { members: { __proto__: null, "type": { values: ["webhook"] }, "webhookId": 0 } }, "team": 0, "tileId": 0, "dashboard": 0, "savedSearch": 0, "groupBy": 0, "silenced": 0, "createdAt": 0, "updatedAt": 0 } } } } } };
export const listDashboards_responses = { 200: { validate: validate8, known: { members: { __proto__: null, "data": { "items": { members: { __proto__: null, "id": 0, "name": 0, "tiles": { "items": { members: { __proto__: null, "id": 0, "name": 0, "x": 0, "y": 0, "w": 0, "h": 0, "asRatio": 0, "series": { "items": { members: { __proto__: null, "sourceId": 0, "aggFn": 0, "where": 0, "groupBy": 0, "field": 0, "whereLanguage": 0, "metricName": 0, "metricDataType": 0, "type": 0, "dataSource": 0 } } } } } }, "tags": 0 } } } } } } };

export const responses = {
  updateAlert: updateAlert_responses,
  listDashboards: listDashboards_responses,
};
