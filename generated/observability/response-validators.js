// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
  const list = errors ?? [];
  list.push({ instancePath, keyword, params });
  return list;
}

export const updateAlert_200 = validate21;
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate22(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = fail(vErrors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors = fail(vErrors, instancePath+"/message", "type", {type: "string"});
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
vErrors = fail(vErrors, instancePath+"/threshold", "type", {type: "number"});
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
vErrors = fail(vErrors, instancePath+"/interval", "type", {type: "string"});
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/thresholdType", "type", {type: "string"});
}
if(!((data5 === "above") || (data5 === "below"))){
vErrors = fail(vErrors, instancePath+"/thresholdType", "enum", {allowedValues: ["above","below"]});
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
}
if(!((data6 === "tile") || (data6 === "search"))){
vErrors = fail(vErrors, instancePath+"/source", "enum", {allowedValues: ["tile","search"]});
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
vErrors = fail(vErrors, instancePath+"/state", "type", {type: "string"});
}
}
if(data.channel !== undefined){
let data8 = data.channel;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
vErrors = fail(vErrors, instancePath+"/channel/type", "type", {type: "string"});
}
}
if(data8.webhookId !== undefined){
if(typeof data8.webhookId !== "string"){
vErrors = fail(vErrors, instancePath+"/channel/webhookId", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/channel", "type", {type: "object"});
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
vErrors = fail(vErrors, instancePath+"/team", "type", {type: "string"});
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
vErrors = fail(vErrors, instancePath+"/tileId", "type", {type: "string"});
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
vErrors = fail(vErrors, instancePath+"/dashboard", "type", {type: "string"});
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
vErrors = fail(vErrors, instancePath+"/savedSearch", "type", {type: "string"});
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
vErrors = fail(vErrors, instancePath+"/groupBy", "type", {type: "string"});
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
vErrors = fail(vErrors, instancePath+"/silenced", "type", {type: "boolean"});
}
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
vErrors = fail(vErrors, instancePath+"/createdAt", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"});
}
if(!(formats0.test(data17))){
vErrors = fail(vErrors, instancePath+"/createdAt", "format", {format: "date-time"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/createdAt", "type", {type: "string"});
}
}
if(data.updatedAt !== undefined){
let data18 = data.updatedAt;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
vErrors = fail(vErrors, instancePath+"/updatedAt", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"});
}
if(!(formats0.test(data18))){
vErrors = fail(vErrors, instancePath+"/updatedAt", "format", {format: "date-time"});
}
}
else {
vErrors = fail(vErrors, instancePath+"/updatedAt", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate22.errors = vErrors;
return vErrors === null;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "data"});
}
if(data.data !== undefined){
if(!(validate22(data.data, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate21.errors = vErrors;
return vErrors === null;
}

export const listDashboards_200 = validate24;

function validate26(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = fail(vErrors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.x !== undefined){
let data2 = data.x;
if(!((typeof data2 == "number") && (isFinite(data2)))){
vErrors = fail(vErrors, instancePath+"/x", "type", {type: "number"});
}
}
if(data.y !== undefined){
let data3 = data.y;
if(!((typeof data3 == "number") && (isFinite(data3)))){
vErrors = fail(vErrors, instancePath+"/y", "type", {type: "number"});
}
}
if(data.w !== undefined){
let data4 = data.w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
vErrors = fail(vErrors, instancePath+"/w", "type", {type: "number"});
}
}
if(data.h !== undefined){
let data5 = data.h;
if(!((typeof data5 == "number") && (isFinite(data5)))){
vErrors = fail(vErrors, instancePath+"/h", "type", {type: "number"});
}
}
if(data.asRatio !== undefined){
if(typeof data.asRatio !== "boolean"){
vErrors = fail(vErrors, instancePath+"/asRatio", "type", {type: "boolean"});
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
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/sourceId", "type", {type: "string"});
}
}
if(data8.aggFn !== undefined){
if(typeof data8.aggFn !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/aggFn", "type", {type: "string"});
}
}
if(data8.where !== undefined){
if(typeof data8.where !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/where", "type", {type: "string"});
}
}
if(data8.groupBy !== undefined){
let data12 = data8.groupBy;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/groupBy/" + i1, "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/groupBy", "type", {type: "array"});
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/field", "type", {type: "string"});
}
}
if(data8.whereLanguage !== undefined){
if(typeof data8.whereLanguage !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/whereLanguage", "type", {type: "string"});
}
}
if(data8.metricName !== undefined){
if(typeof data8.metricName !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/metricName", "type", {type: "string"});
}
}
if(data8.metricDataType !== undefined){
if(typeof data8.metricDataType !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/metricDataType", "type", {type: "string"});
}
}
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/type", "type", {type: "string"});
}
}
if(data8.dataSource !== undefined){
if(typeof data8.dataSource !== "string"){
vErrors = fail(vErrors, instancePath+"/series/" + i0+"/dataSource", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/series/" + i0, "type", {type: "object"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/series", "type", {type: "array"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate26.errors = vErrors;
return vErrors === null;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = fail(vErrors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.tiles !== undefined){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data2[i0], {instancePath:instancePath+"/tiles/" + i0}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/tiles", "type", {type: "array"});
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
vErrors = fail(vErrors, instancePath+"/tags/" + i1, "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/tags", "type", {type: "array"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate25.errors = vErrors;
return vErrors === null;
}


function validate24(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "data"});
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data0[i0], {instancePath:instancePath+"/data/" + i0}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/data", "type", {type: "array"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate24.errors = vErrors;
return vErrors === null;
}

export const responseValidators = {
  updateAlert: { "200": updateAlert_200 },
  listDashboards: { "200": listDashboards_200 },
};
