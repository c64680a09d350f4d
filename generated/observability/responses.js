// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const updateAlert_200 = validate1;
const schema1 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Alert"}}};
const schema2 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number","format":"double"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string"},"channel":{"$ref":"#/components/schemas/AlertChannel"},"team":{"type":"string"},"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}}};
const schema3 = {"type":"object","properties":{"type":{"type":"string"},"webhookId":{"type":"string"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.webhookId !== undefined){
if(typeof data.webhookId !== "string"){
const err1 = {instancePath:instancePath+"/webhookId",schemaPath:"#/properties/webhookId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
const err4 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data5 === "above") || (data5 === "below"))){
const err6 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/enum",keyword:"enum",params:{allowedValues: schema2.properties.thresholdType.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data6 === "tile") || (data6 === "search"))){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema2.properties.source.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.channel !== undefined){
if(!(validate3(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate3.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
const err10 = {instancePath:instancePath+"/team",schemaPath:"#/properties/team/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
const err11 = {instancePath:instancePath+"/tileId",schemaPath:"#/properties/tileId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
const err12 = {instancePath:instancePath+"/dashboard",schemaPath:"#/properties/dashboard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
const err13 = {instancePath:instancePath+"/savedSearch",schemaPath:"#/properties/savedSearch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
const err14 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
const err15 = {instancePath:instancePath+"/silenced",schemaPath:"#/properties/silenced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data15 = data.createdAt;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.test(data15))){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data16 = data.updatedAt;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err19 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.test(data16))){
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
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
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate2(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate2.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const listDashboards_200 = validate8;
const schema4 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Dashboard"}}}};
const schema5 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"tiles":{"type":"array","items":{"$ref":"#/components/schemas/Tile"}},"tags":{"type":"array","items":{"type":"string"}}}};
const schema6 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number","format":"double"},"y":{"type":"number","format":"double"},"w":{"type":"number","format":"double"},"h":{"type":"number","format":"double"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"$ref":"#/components/schemas/Series"}}}};
const schema7 = {"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId !== undefined){
if(typeof data.sourceId !== "string"){
const err0 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.aggFn !== undefined){
if(typeof data.aggFn !== "string"){
const err1 = {instancePath:instancePath+"/aggFn",schemaPath:"#/properties/aggFn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.where !== undefined){
if(typeof data.where !== "string"){
const err2 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.groupBy !== undefined){
let data3 = data.groupBy;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err3 = {instancePath:instancePath+"/groupBy/" + i0,schemaPath:"#/properties/groupBy/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err4 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err5 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.whereLanguage !== undefined){
if(typeof data.whereLanguage !== "string"){
const err6 = {instancePath:instancePath+"/whereLanguage",schemaPath:"#/properties/whereLanguage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metricName !== undefined){
if(typeof data.metricName !== "string"){
const err7 = {instancePath:instancePath+"/metricName",schemaPath:"#/properties/metricName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.metricDataType !== undefined){
if(typeof data.metricDataType !== "string"){
const err8 = {instancePath:instancePath+"/metricDataType",schemaPath:"#/properties/metricDataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dataSource !== undefined){
if(typeof data.dataSource !== "string"){
const err10 = {instancePath:instancePath+"/dataSource",schemaPath:"#/properties/dataSource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.x !== undefined){
let data2 = data.x;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.y !== undefined){
let data3 = data.y;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.w !== undefined){
let data4 = data.w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/w",schemaPath:"#/properties/w/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.h !== undefined){
let data5 = data.h;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/h",schemaPath:"#/properties/h/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.asRatio !== undefined){
if(typeof data.asRatio !== "boolean"){
const err6 = {instancePath:instancePath+"/asRatio",schemaPath:"#/properties/asRatio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.series !== undefined){
let data7 = data.series;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data7[i0], {instancePath:instancePath+"/series/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate11.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tiles !== undefined){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10(data2[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate10.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err3 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate9(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate9.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
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
