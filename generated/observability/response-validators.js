// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
errors.push({ instancePath, keyword, params });
}

const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate22(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
fail(errors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
fail(errors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
fail(errors, instancePath+"/message", "type", {type: "string"});
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!(Number.isFinite(data3))){
fail(errors, instancePath+"/threshold", "type", {type: "number"});
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
fail(errors, instancePath+"/interval", "type", {type: "string"});
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
fail(errors, instancePath+"/thresholdType", "type", {type: "string"});
}
if(!((data5 === "above") || (data5 === "below"))){
fail(errors, instancePath+"/thresholdType", "enum", {allowedValues: ["above","below"]});
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
fail(errors, instancePath+"/source", "type", {type: "string"});
}
if(!((data6 === "tile") || (data6 === "search"))){
fail(errors, instancePath+"/source", "enum", {allowedValues: ["tile","search"]});
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
fail(errors, instancePath+"/state", "type", {type: "string"});
}
}
if(data.channel !== undefined){
let data8 = data.channel;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
fail(errors, instancePath+"/channel/type", "type", {type: "string"});
}
}
if(data8.webhookId !== undefined){
if(typeof data8.webhookId !== "string"){
fail(errors, instancePath+"/channel/webhookId", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/channel", "type", {type: "object"});
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
fail(errors, instancePath+"/team", "type", {type: "string"});
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
fail(errors, instancePath+"/tileId", "type", {type: "string"});
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
fail(errors, instancePath+"/dashboard", "type", {type: "string"});
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
fail(errors, instancePath+"/savedSearch", "type", {type: "string"});
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
fail(errors, instancePath+"/groupBy", "type", {type: "string"});
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
fail(errors, instancePath+"/silenced", "type", {type: "boolean"});
}
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
fail(errors, instancePath+"/createdAt", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"});
}
if(!(formats0.test(data17))){
fail(errors, instancePath+"/createdAt", "format", {format: "date-time"});
}
}
else {
fail(errors, instancePath+"/createdAt", "type", {type: "string"});
}
}
if(data.updatedAt !== undefined){
let data18 = data.updatedAt;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
fail(errors, instancePath+"/updatedAt", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"});
}
if(!(formats0.test(data18))){
fail(errors, instancePath+"/updatedAt", "format", {format: "date-time"});
}
}
else {
fail(errors, instancePath+"/updatedAt", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate22.errors = errors;
return errors.length === 0;
}


function validate21(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
fail(errors, instancePath, "required", {missingProperty: "data"});
}
if(data.data !== undefined){
if(!(validate22(data.data, {instancePath:instancePath+"/data"}))){
errors.push(...validate22.errors);
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate21.errors = errors;
return errors.length === 0;
}


function validate26(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
fail(errors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
fail(errors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.x !== undefined){
let data2 = data.x;
if(!(Number.isFinite(data2))){
fail(errors, instancePath+"/x", "type", {type: "number"});
}
}
if(data.y !== undefined){
let data3 = data.y;
if(!(Number.isFinite(data3))){
fail(errors, instancePath+"/y", "type", {type: "number"});
}
}
if(data.w !== undefined){
let data4 = data.w;
if(!(Number.isFinite(data4))){
fail(errors, instancePath+"/w", "type", {type: "number"});
}
}
if(data.h !== undefined){
let data5 = data.h;
if(!(Number.isFinite(data5))){
fail(errors, instancePath+"/h", "type", {type: "number"});
}
}
if(data.asRatio !== undefined){
if(typeof data.asRatio !== "boolean"){
fail(errors, instancePath+"/asRatio", "type", {type: "boolean"});
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
fail(errors, instancePath+"/series/" + i0+"/sourceId", "type", {type: "string"});
}
}
if(data8.aggFn !== undefined){
if(typeof data8.aggFn !== "string"){
fail(errors, instancePath+"/series/" + i0+"/aggFn", "type", {type: "string"});
}
}
if(data8.where !== undefined){
if(typeof data8.where !== "string"){
fail(errors, instancePath+"/series/" + i0+"/where", "type", {type: "string"});
}
}
if(data8.groupBy !== undefined){
let data12 = data8.groupBy;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
fail(errors, instancePath+"/series/" + i0+"/groupBy/" + i1, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/series/" + i0+"/groupBy", "type", {type: "array"});
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
fail(errors, instancePath+"/series/" + i0+"/field", "type", {type: "string"});
}
}
if(data8.whereLanguage !== undefined){
if(typeof data8.whereLanguage !== "string"){
fail(errors, instancePath+"/series/" + i0+"/whereLanguage", "type", {type: "string"});
}
}
if(data8.metricName !== undefined){
if(typeof data8.metricName !== "string"){
fail(errors, instancePath+"/series/" + i0+"/metricName", "type", {type: "string"});
}
}
if(data8.metricDataType !== undefined){
if(typeof data8.metricDataType !== "string"){
fail(errors, instancePath+"/series/" + i0+"/metricDataType", "type", {type: "string"});
}
}
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
fail(errors, instancePath+"/series/" + i0+"/type", "type", {type: "string"});
}
}
if(data8.dataSource !== undefined){
if(typeof data8.dataSource !== "string"){
fail(errors, instancePath+"/series/" + i0+"/dataSource", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/series/" + i0, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/series", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate26.errors = errors;
return errors.length === 0;
}


function validate25(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
fail(errors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
fail(errors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.tiles !== undefined){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data2[i0], {instancePath:instancePath+"/tiles/" + i0}))){
errors.push(...validate26.errors);
}
}
}
else {
fail(errors, instancePath+"/tiles", "type", {type: "array"});
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
fail(errors, instancePath+"/tags/" + i1, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/tags", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate25.errors = errors;
return errors.length === 0;
}


function validate24(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
fail(errors, instancePath, "required", {missingProperty: "data"});
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data0[i0], {instancePath:instancePath+"/data/" + i0}))){
errors.push(...validate25.errors);
}
}
}
else {
fail(errors, instancePath+"/data", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate24.errors = errors;
return errors.length === 0;
}

export const responseValidators = {
  updateAlert: { "200": validate21 },
  listDashboards: { "200": validate24 },
};
