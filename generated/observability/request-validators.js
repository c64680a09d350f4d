// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
  const list = errors ?? [];
  list.push({ instancePath, keyword, params });
  return list;
}

export const updateAlert_parameters = validate20;

function validate20(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = fail(vErrors, instancePath, "required", {missingProperty: "id"});
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = fail(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = fail(vErrors, instancePath+"/id", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate20.errors = vErrors;
return vErrors === null;
}

export const updateAlert_body = validate22;

function validate22(data, {instancePath=""}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(["threshold","interval","thresholdType","source","dashboardId","tileId","channel","name","message"].includes(key0))){
vErrors = fail(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
}
}
if(data.threshold !== undefined){
let data0 = data.threshold;
if(!((typeof data0 == "number") && (isFinite(data0)))){
vErrors = fail(vErrors, instancePath+"/threshold", "type", {type: "number"});
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
vErrors = fail(vErrors, instancePath+"/interval", "type", {type: "string"});
}
}
if(data.thresholdType !== undefined){
let data2 = data.thresholdType;
if(typeof data2 !== "string"){
vErrors = fail(vErrors, instancePath+"/thresholdType", "type", {type: "string"});
}
if(!((data2 === "above") || (data2 === "below"))){
vErrors = fail(vErrors, instancePath+"/thresholdType", "enum", {allowedValues: ["above","below"]});
}
}
if(data.source !== undefined){
let data3 = data.source;
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
}
if(!((data3 === "tile") || (data3 === "search"))){
vErrors = fail(vErrors, instancePath+"/source", "enum", {allowedValues: ["tile","search"]});
}
}
if(data.dashboardId !== undefined){
if(typeof data.dashboardId !== "string"){
vErrors = fail(vErrors, instancePath+"/dashboardId", "type", {type: "string"});
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
vErrors = fail(vErrors, instancePath+"/tileId", "type", {type: "string"});
}
}
if(data.channel !== undefined){
let data6 = data.channel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "type") || (key1 === "webhookId"))){
vErrors = fail(vErrors, instancePath+"/channel", "additionalProperties", {additionalProperty: key1});
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
vErrors = fail(vErrors, instancePath+"/channel/type", "type", {type: "string"});
}
}
if(data6.webhookId !== undefined){
if(typeof data6.webhookId !== "string"){
vErrors = fail(vErrors, instancePath+"/channel/webhookId", "type", {type: "string"});
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/channel", "type", {type: "object"});
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
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
}
validate22.errors = vErrors;
return vErrors === null;
}

export const requestValidators = {
  updateAlert: { "parameters": updateAlert_parameters, "body": updateAlert_body },
  listDashboards: {  },
};
