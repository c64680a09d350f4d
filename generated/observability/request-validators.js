// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.

export const updateAlert_parameters = validate20;
const schema31 = {"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false};

function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const updateAlert_body = validate22;
const schema33 = {"type":"object","additionalProperties":false,"properties":{"threshold":{"type":"number"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"dashboardId":{"type":"string"},"tileId":{"type":"string"},"channel":{"$ref":"components#/$defs/AlertChannelUpdate"},"name":{"type":"string"},"message":{"type":"string"}}};
const schema34 = {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string"},"webhookId":{"type":"string"}}};
const func1 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.threshold !== undefined){
let data0 = data.threshold;
if(!((typeof data0 == "number") && (isFinite(data0)))){
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
let data2 = data.thresholdType;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thresholdType",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data2 === "above") || (data2 === "below"))){
(vErrors ??= []).push({instancePath:instancePath+"/thresholdType",keyword:"enum",params:{allowedValues: schema33.properties.thresholdType.enum}});
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data3 === "tile") || (data3 === "search"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema33.properties.source.enum}});
errors++;
}
}
if(data.dashboardId !== undefined){
if(typeof data.dashboardId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tileId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.channel !== undefined){
let data6 = data.channel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "type") || (key1 === "webhookId"))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/channel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.webhookId !== undefined){
if(typeof data6.webhookId !== "string"){
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const requestValidators = {
  updateAlert: { "parameters": updateAlert_parameters, "body": updateAlert_body },
  listDashboards: {  },
};
