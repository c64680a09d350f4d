// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.

export const updateAlert_200 = validate21;
const schema32 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"components#/$defs/Alert"}}};
const schema33 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string"},"channel":{"$ref":"components#/$defs/AlertChannel"},"team":{"type":"string"},"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}}};
const schema34 = {"type":"object","properties":{"type":{"type":"string"},"webhookId":{"type":"string"}}};
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/threshold",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thresholdType",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data5 === "above") || (data5 === "below"))){
(vErrors ??= []).push({instancePath:instancePath+"/thresholdType",keyword:"enum",params:{allowedValues: schema33.properties.thresholdType.enum}});
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data6 === "tile") || (data6 === "search"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema33.properties.source.enum}});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.channel !== undefined){
let data8 = data.channel;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/channel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.webhookId !== undefined){
if(typeof data8.webhookId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/channel/webhookId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tileId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/dashboard",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/savedSearch",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/silenced",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}});
errors++;
}
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.updatedAt !== undefined){
let data18 = data.updatedAt;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}});
errors++;
}
if(!(formats0.test(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.data !== undefined){
if(!(validate22(data.data, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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

export const listDashboards_200 = validate24;
const schema35 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"components#/$defs/Dashboard"}}}};
const schema36 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"tiles":{"type":"array","items":{"$ref":"components#/$defs/Tile"}},"tags":{"type":"array","items":{"type":"string"}}}};
const schema37 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number"},"y":{"type":"number"},"w":{"type":"number"},"h":{"type":"number"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"$ref":"components#/$defs/Series"}}}};
const schema38 = {"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}}};

function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.x !== undefined){
let data2 = data.x;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.y !== undefined){
let data3 = data.y;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.w !== undefined){
let data4 = data.w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/w",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.h !== undefined){
let data5 = data.h;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/h",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.asRatio !== undefined){
if(typeof data.asRatio !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/asRatio",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.series !== undefined){
let data7 = data.series;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.sourceId !== undefined){
if(typeof data8.sourceId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/sourceId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.aggFn !== undefined){
if(typeof data8.aggFn !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/aggFn",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.where !== undefined){
if(typeof data8.where !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/where",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.groupBy !== undefined){
let data12 = data8.groupBy;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/groupBy/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/groupBy",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/field",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.whereLanguage !== undefined){
if(typeof data8.whereLanguage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/whereLanguage",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.metricName !== undefined){
if(typeof data8.metricName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/metricName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.metricDataType !== undefined){
if(typeof data8.metricDataType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/metricDataType",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.dataSource !== undefined){
if(typeof data8.dataSource !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0+"/dataSource",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tiles !== undefined){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data2[i0], {instancePath:instancePath+"/tiles/" + i0}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiles",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data0[i0], {instancePath:instancePath+"/data/" + i0}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const responseValidators = {
  updateAlert: { "200": updateAlert_200 },
  listDashboards: { "200": listDashboards_200 },
};
