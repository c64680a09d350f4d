// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
"use strict";
export const validateSeed = validate0;
const schema0 = {"properties":{"$schema":{},"organizations":{"items":{"properties":{"id":{},"name":{},"keys":{"items":{"properties":{"id":{},"secret":{},"secretHash":{},"expiresAt":{},"revokedAt":{}},"oneOf":[{},{}]}},"services":{"items":{"properties":{"id":{},"name":{},"engineVersion":{},"endpoints":{"items":{"properties":{"protocol":{},"host":{},"port":{},"username":{}}}},"minTotalMemoryGb":{},"maxTotalMemoryGb":{},"minReplicaMemoryGb":{},"maxReplicaMemoryGb":{},"numReplicas":{},"idleScaling":{},"idleTimeoutMinutes":{},"ipAccessList":{"items":{"properties":{"source":{},"description":{}}}},"createdAt":{},"encryptionKey":{},"encryptionAssumedRoleIdentifier":{},"iamRole":{},"privateEndpointIds":{"items":{}},"availablePrivateEndpointIds":{"items":{}},"dataWarehouseId":{},"isPrimary":{},"isReadonly":{},"byocId":{},"hasTransparentDataEncryption":{},"transparentDataEncryptionKeyId":{},"encryptionRoleId":{},"tags":{"propertyNames":{},"additionalProperties":{}},"pipes":{"items":{"properties":{"id":{},"serviceId":false,"name":{},"state":{},"scaling":{"properties":{"replicas":{},"concurrency":{},"replicaCpuMillicores":{},"replicaMemoryGb":{}}},"source":{"properties":{"kafka":{"properties":{"brokers":{},"topics":{},"consumerGroup":{},"iamRole":{},"offset":{"properties":{"timestamp":{}}},"schemaRegistry":{"properties":{"url":{},"authentication":{},"caCertificate":{}}},"caCertificate":{},"reversePrivateEndpointIds":{"items":{}}}},"objectStorage":{"properties":{"url":{},"delimiter":{},"compression":{},"isContinuous":{},"queueUrl":{},"iamRole":{},"connectionString":{},"path":{},"azureContainerName":{}}},"kinesis":{"properties":{"streamName":{},"region":{},"useEnhancedFanOut":{},"timestamp":{},"iamRole":{}}},"postgres":{"properties":{"host":{},"port":{},"database":{},"settings":{"properties":{"syncIntervalSeconds":{},"pullBatchSize":{},"publicationName":{},"replicationSlotName":{},"allowNullableColumns":{},"initialLoadParallelism":{},"snapshotNumRowsPerPartition":{},"snapshotNumberOfParallelTables":{},"enableFailoverSlots":{}}},"tableMappings":{"items":{"properties":{"sourceSchemaName":{},"sourceTable":{},"targetTable":{},"excludedColumns":{"items":{}},"useCustomSortingKey":{},"sortingKeys":{"items":{}}}}}}}}},"destination":{"properties":{"database":{},"table":{},"managedTable":{},"tableDefinition":{"properties":{"engine":{"properties":{"versionColumnId":{},"columnIds":{"items":{}}}},"sortingKey":{"items":{}},"partitionBy":{},"primaryKey":{}}},"columns":{"items":{"properties":{"name":{},"type":{}}}}}},"fieldMappings":{"items":{"properties":{"sourceField":{},"destinationField":{}}}},"settings":{"properties":{"streaming_max_insert_wait_ms":{},"object_storage_concurrency":{},"object_storage_polling_interval_ms":{},"object_storage_max_insert_bytes":{},"object_storage_max_file_count":{},"engine_max_threads":{},"engine_max_insert_threads":{},"engine_min_insert_block_size_bytes":{},"engine_max_download_threads":{},"engine_parallel_distributed_insert_select":{},"object_storage_use_cluster_function":{},"engine_parallel_view_processing":{}}},"createdAt":{},"updatedAt":{}}}}}}}}}},"teams":{"items":{"properties":{"id":{},"name":{},"tokens":{"items":{"properties":{"token":{},"tokenHash":{},"expiresAt":{},"revokedAt":{}},"oneOf":[{},{}]}},"dashboards":{"items":{"properties":{"id":{},"name":{},"tiles":{"items":{"properties":{"id":{},"name":{},"x":{},"y":{},"w":{},"h":{},"asRatio":{},"series":{"items":{"properties":{"sourceId":{},"aggFn":{},"where":{},"groupBy":{"items":{}},"field":{},"whereLanguage":{},"metricName":{},"metricDataType":{},"type":{},"dataSource":{}}}}}}},"tags":{"items":{}}}}},"alerts":{"items":{"properties":{"id":{},"name":{},"message":{},"threshold":{},"interval":{},"thresholdType":{"enum":["above","below"]},"source":{"enum":["tile","search"]},"state":{},"channel":{"properties":{"type":{},"webhookId":{}}},"team":false,"tileId":{},"dashboard":{},"savedSearch":{},"groupBy":{},"silenced":{},"createdAt":{},"updatedAt":{}}}}}}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats2 = /^(?:\d{4}-(?:(?!00)(?:0\d|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9A-Fa-f]{64}$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern6 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^[!-~]*$", "u");
const pattern13 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "organizations")) || (key0 === "teams"))){
(vErrors ??= []).push({instancePath: instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: {member: key0, known: schema0.properties}});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data.organizations !== undefined){
let data1 = data.organizations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0, schemaPath: "#/properties/organizations/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key1 in data2){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "keys")) || (key1 === "services"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0, schemaPath: "#/properties/organizations/items/additionalProperties", keyword: "additionalProperties", params: {member: key1, known: schema0.properties.organizations.items.properties}});
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/id", schemaPath: "#/properties/organizations/items/properties/id/format", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/id", schemaPath: "#/properties/organizations/items/properties/id/type", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/name", schemaPath: "#/properties/organizations/items/properties/name/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data4].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/name", schemaPath: "#/properties/organizations/items/properties/name/maxLength", keyword: "maxLength", message: "must be a string with at most 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/name", schemaPath: "#/properties/organizations/items/properties/name/type", keyword: "type", message: "must be a string with at most 255 characters", params: {}});
errors++;
}
}
if(data2.keys !== undefined){
let data5 = data2.keys;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs17 = errors;
let valid6 = false;
let passing0 = null;
const _errs18 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.secret === undefined) && (missing0 = "secret")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.secretHash === undefined) && (missing1 = "secretHash")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1, schemaPath: "#/properties/organizations/items/properties/keys/items/oneOf", keyword: "oneOf", message: passing0 ? "matches several alternatives" : "matches no alternative", params: {}});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1, schemaPath: "#/properties/organizations/items/properties/keys/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "id") || (key2 === "secret")) || (key2 === "secretHash")) || (key2 === "expiresAt")) || (key2 === "revokedAt"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1, schemaPath: "#/properties/organizations/items/properties/keys/items/additionalProperties", keyword: "additionalProperties", params: {member: key2, known: schema0.properties.organizations.items.properties.keys.items.properties}});
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/id", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/id/pattern", keyword: "pattern", message: "must be a string matching ^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data7].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/id", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/id/minLength", keyword: "minLength", message: "must be a string with 1 to 255 characters", params: {limit: 1}});
errors++;
}
if([...data7].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/id", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/id/maxLength", keyword: "maxLength", message: "must be a string with 1 to 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/id", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/id/type", keyword: "type", message: "must be a string with 1 to 255 characters", params: {}});
errors++;
}
}
if(data6.secret !== undefined){
let data8 = data6.secret;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/secret/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data8].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/secret/minLength", keyword: "minLength", message: "must be a string with at least 1 character", params: {limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/secret/type", keyword: "type", message: "must be a string with at least 1 character", params: {}});
errors++;
}
}
if(data6.secretHash !== undefined){
let data9 = data6.secretHash;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/secretHash", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/secretHash/pattern", keyword: "pattern", message: "must be a string matching ^[0-9A-Fa-f]{64}$", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/secretHash", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/secretHash/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data6.expiresAt !== undefined){
let data10 = data6.expiresAt;
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/expiresAt", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/expiresAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/expiresAt", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/expiresAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
if(data6.revokedAt !== undefined){
let data11 = data6.revokedAt;
if(typeof data11 === "string"){
if(!(formats2.test(data11))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/revokedAt", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/revokedAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1+"/revokedAt", schemaPath: "#/properties/organizations/items/properties/keys/items/properties/revokedAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys/" + i1, schemaPath: "#/properties/organizations/items/properties/keys/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/keys", schemaPath: "#/properties/organizations/items/properties/keys/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data2.services !== undefined){
let data12 = data2.services;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2, schemaPath: "#/properties/organizations/items/properties/services/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key3 in data13){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties, key3))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2, schemaPath: "#/properties/organizations/items/properties/services/items/additionalProperties", keyword: "additionalProperties", params: {member: key3, known: schema0.properties.organizations.items.properties.services.items.properties}});
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/id", schemaPath: "#/properties/organizations/items/properties/services/items/properties/id/format", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/id", schemaPath: "#/properties/organizations/items/properties/services/items/properties/id/type", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/name", schemaPath: "#/properties/organizations/items/properties/services/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.engineVersion !== undefined){
if(typeof data13.engineVersion !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/engineVersion", schemaPath: "#/properties/organizations/items/properties/services/items/properties/engineVersion/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.endpoints !== undefined){
let data17 = data13.endpoints;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(!((((key4 === "protocol") || (key4 === "host")) || (key4 === "port")) || (key4 === "username"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3, schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/additionalProperties", keyword: "additionalProperties", params: {member: key4, known: schema0.properties.organizations.items.properties.services.items.properties.endpoints.items.properties}});
errors++;
}
}
if(data18.protocol !== undefined){
if(typeof data18.protocol !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/protocol", schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/protocol/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data18.host !== undefined){
if(typeof data18.host !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/host", schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/host/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data18.port !== undefined){
let data21 = data18.port;
if(!((typeof data21 == "number") && (isFinite(data21)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/port", schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/port/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data18.username !== undefined){
if(typeof data18.username !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/username", schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/username/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3, schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints", schemaPath: "#/properties/organizations/items/properties/services/items/properties/endpoints/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data13.minTotalMemoryGb !== undefined){
let data23 = data13.minTotalMemoryGb;
if(!((typeof data23 == "number") && (isFinite(data23)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/minTotalMemoryGb", schemaPath: "#/properties/organizations/items/properties/services/items/properties/minTotalMemoryGb/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.maxTotalMemoryGb !== undefined){
let data24 = data13.maxTotalMemoryGb;
if(!((typeof data24 == "number") && (isFinite(data24)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/maxTotalMemoryGb", schemaPath: "#/properties/organizations/items/properties/services/items/properties/maxTotalMemoryGb/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.minReplicaMemoryGb !== undefined){
let data25 = data13.minReplicaMemoryGb;
if(!((typeof data25 == "number") && (isFinite(data25)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/minReplicaMemoryGb", schemaPath: "#/properties/organizations/items/properties/services/items/properties/minReplicaMemoryGb/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.maxReplicaMemoryGb !== undefined){
let data26 = data13.maxReplicaMemoryGb;
if(!((typeof data26 == "number") && (isFinite(data26)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/maxReplicaMemoryGb", schemaPath: "#/properties/organizations/items/properties/services/items/properties/maxReplicaMemoryGb/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.numReplicas !== undefined){
let data27 = data13.numReplicas;
if(!((typeof data27 == "number") && (isFinite(data27)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/numReplicas", schemaPath: "#/properties/organizations/items/properties/services/items/properties/numReplicas/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.idleScaling !== undefined){
if(typeof data13.idleScaling !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/idleScaling", schemaPath: "#/properties/organizations/items/properties/services/items/properties/idleScaling/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data13.idleTimeoutMinutes !== undefined){
let data29 = data13.idleTimeoutMinutes;
if(!((typeof data29 == "number") && (isFinite(data29)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/idleTimeoutMinutes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/idleTimeoutMinutes/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data13.ipAccessList !== undefined){
let data30 = data13.ipAccessList;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!((key5 === "source") || (key5 === "description"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4, schemaPath: "#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/additionalProperties", keyword: "additionalProperties", params: {member: key5, known: schema0.properties.organizations.items.properties.services.items.properties.ipAccessList.items.properties}});
errors++;
}
}
if(data31.source !== undefined){
if(typeof data31.source !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4+"/source", schemaPath: "#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/properties/source/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data31.description !== undefined){
if(typeof data31.description !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4+"/description", schemaPath: "#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/properties/description/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4, schemaPath: "#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList", schemaPath: "#/properties/organizations/items/properties/services/items/properties/ipAccessList/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data13.createdAt !== undefined){
let data34 = data13.createdAt;
if(typeof data34 === "string"){
if(!(formats2.test(data34))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/createdAt", schemaPath: "#/properties/organizations/items/properties/services/items/properties/createdAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/createdAt", schemaPath: "#/properties/organizations/items/properties/services/items/properties/createdAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
if(data13.encryptionKey !== undefined){
if(typeof data13.encryptionKey !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionKey", schemaPath: "#/properties/organizations/items/properties/services/items/properties/encryptionKey/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data13.encryptionAssumedRoleIdentifier !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionAssumedRoleIdentifier", schemaPath: "#/properties/organizations/items/properties/services/items/properties/encryptionAssumedRoleIdentifier/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.iamRole !== undefined){
if(typeof data13.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/iamRole", schemaPath: "#/properties/organizations/items/properties/services/items/properties/iamRole/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.privateEndpointIds !== undefined){
let data38 = data13.privateEndpointIds;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
if(typeof data38[i5] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/privateEndpointIds/" + i5, schemaPath: "#/properties/organizations/items/properties/services/items/properties/privateEndpointIds/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/privateEndpointIds", schemaPath: "#/properties/organizations/items/properties/services/items/properties/privateEndpointIds/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data13.availablePrivateEndpointIds !== undefined){
let data40 = data13.availablePrivateEndpointIds;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
if(typeof data40[i6] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/availablePrivateEndpointIds/" + i6, schemaPath: "#/properties/organizations/items/properties/services/items/properties/availablePrivateEndpointIds/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/availablePrivateEndpointIds", schemaPath: "#/properties/organizations/items/properties/services/items/properties/availablePrivateEndpointIds/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data13.dataWarehouseId !== undefined){
if(typeof data13.dataWarehouseId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/dataWarehouseId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/dataWarehouseId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.isPrimary !== undefined){
if(typeof data13.isPrimary !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/isPrimary", schemaPath: "#/properties/organizations/items/properties/services/items/properties/isPrimary/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data13.isReadonly !== undefined){
if(typeof data13.isReadonly !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/isReadonly", schemaPath: "#/properties/organizations/items/properties/services/items/properties/isReadonly/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data13.byocId !== undefined){
if(typeof data13.byocId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/byocId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/byocId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.hasTransparentDataEncryption !== undefined){
if(typeof data13.hasTransparentDataEncryption !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/hasTransparentDataEncryption", schemaPath: "#/properties/organizations/items/properties/services/items/properties/hasTransparentDataEncryption/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data13.transparentDataEncryptionKeyId !== undefined){
if(typeof data13.transparentDataEncryptionKeyId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/transparentDataEncryptionKeyId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/transparentDataEncryptionKeyId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.encryptionRoleId !== undefined){
if(typeof data13.encryptionRoleId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionRoleId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/encryptionRoleId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data13.tags !== undefined){
let data49 = data13.tags;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key6 in data49){
const _errs110 = errors;
if(typeof key6 === "string"){
if(!pattern4.test(key6)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags", schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/pattern", propertyName: key6, keyword: "pattern", message: "must be a string matching ^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...key6].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags", schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/minLength", propertyName: key6, keyword: "minLength", message: "must be a string with 1 to 255 characters", params: {limit: 1}});
errors++;
}
if([...key6].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags", schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/maxLength", propertyName: key6, keyword: "maxLength", message: "must be a string with 1 to 255 characters", params: {limit: 255}});
errors++;
}
}
var valid21 = _errs110 === errors;
if(!valid21){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags", schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/propertyNames", keyword: "propertyNames", message: "has a property with the invalid name "+key6, params: {}});
errors++;
}
}
for(const key7 in data49){
let data50 = data49[key7];
if(typeof data50 === "string"){
if(!pattern0.test(data50)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data50].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/maxLength", keyword: "maxLength", message: "must be a string with at most 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/type", keyword: "type", message: "must be a string with at most 255 characters", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/tags", schemaPath: "#/properties/organizations/items/properties/services/items/properties/tags/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data13.pipes !== undefined){
let data51 = data13.pipes;
if(Array.isArray(data51)){
const len7 = data51.length;
for(let i7=0; i7<len7; i7++){
let data52 = data51[i7];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key8 in data52){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties, key8))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/additionalProperties", keyword: "additionalProperties", params: {member: key8, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties}});
errors++;
}
}
if(data52.id !== undefined){
let data53 = data52.id;
if(typeof data53 === "string"){
if(!(formats0.test(data53))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/id", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/id/format", keyword: "format", message: "must be a UUID", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/id", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/id/type", keyword: "type", message: "must be a UUID", params: {}});
errors++;
}
}
if(data52.serviceId !== undefined){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/serviceId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/serviceId/false schema", keyword: "false schema", message: "is not allowed", params: {}});
errors++;
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/name", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data52.state !== undefined){
if(typeof data52.state !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/state", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/state/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data52.scaling !== undefined){
let data57 = data52.scaling;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key9 in data57){
if(!((((key9 === "replicas") || (key9 === "concurrency")) || (key9 === "replicaCpuMillicores")) || (key9 === "replicaMemoryGb"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/additionalProperties", keyword: "additionalProperties", params: {member: key9, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.scaling.properties}});
errors++;
}
}
if(data57.replicas !== undefined){
let data58 = data57.replicas;
if(!((typeof data58 == "number") && (isFinite(data58)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicas", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicas/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data57.concurrency !== undefined){
let data59 = data57.concurrency;
if(!((typeof data59 == "number") && (isFinite(data59)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/concurrency", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/concurrency/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data57.replicaCpuMillicores !== undefined){
let data60 = data57.replicaCpuMillicores;
if(!((typeof data60 == "number") && (isFinite(data60)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicaCpuMillicores", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicaCpuMillicores/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data57.replicaMemoryGb !== undefined){
let data61 = data57.replicaMemoryGb;
if(!((typeof data61 == "number") && (isFinite(data61)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicaMemoryGb", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicaMemoryGb/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data52.source !== undefined){
let data62 = data52.source;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key10 in data62){
if(!((((key10 === "kafka") || (key10 === "objectStorage")) || (key10 === "kinesis")) || (key10 === "postgres"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/additionalProperties", keyword: "additionalProperties", params: {member: key10, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties}});
errors++;
}
}
if(data62.kafka !== undefined){
let data63 = data62.kafka;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key11 in data63){
if(!((((((((key11 === "brokers") || (key11 === "topics")) || (key11 === "consumerGroup")) || (key11 === "iamRole")) || (key11 === "offset")) || (key11 === "schemaRegistry")) || (key11 === "caCertificate")) || (key11 === "reversePrivateEndpointIds"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/additionalProperties", keyword: "additionalProperties", params: {member: key11, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties}});
errors++;
}
}
if(data63.brokers !== undefined){
if(typeof data63.brokers !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/brokers", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/brokers/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data63.topics !== undefined){
if(typeof data63.topics !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/topics", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/topics/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data63.consumerGroup !== undefined){
if(typeof data63.consumerGroup !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/consumerGroup", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/consumerGroup/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data63.iamRole !== undefined){
if(typeof data63.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/iamRole", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/iamRole/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data63.offset !== undefined){
let data68 = data63.offset;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key12 in data68){
if(!(key12 === "timestamp")){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/additionalProperties", keyword: "additionalProperties", params: {member: key12, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties.offset.properties}});
errors++;
}
}
if(data68.timestamp !== undefined){
let data69 = data68.timestamp;
if(typeof data69 === "string"){
if(!pattern6.test(data69)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset/timestamp", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/properties/timestamp/pattern", keyword: "pattern", message: "must be a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset/timestamp", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/properties/timestamp/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data63.schemaRegistry !== undefined){
let data70 = data63.schemaRegistry;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key13 in data70){
if(!(((key13 === "url") || (key13 === "authentication")) || (key13 === "caCertificate"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/additionalProperties", keyword: "additionalProperties", params: {member: key13, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties.schemaRegistry.properties}});
errors++;
}
}
if(data70.url !== undefined){
if(typeof data70.url !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/url", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/url/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data70.authentication !== undefined){
if(typeof data70.authentication !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/authentication", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/authentication/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data70.caCertificate !== undefined){
if(typeof data70.caCertificate !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/caCertificate", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/caCertificate/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data63.caCertificate !== undefined){
if(typeof data63.caCertificate !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/caCertificate", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/caCertificate/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data63.reversePrivateEndpointIds !== undefined){
let data75 = data63.reversePrivateEndpointIds;
if(Array.isArray(data75)){
const len8 = data75.length;
for(let i8=0; i8<len8; i8++){
if(typeof data75[i8] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/reversePrivateEndpointIds/" + i8, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/reversePrivateEndpointIds/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/reversePrivateEndpointIds", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/reversePrivateEndpointIds/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data62.objectStorage !== undefined){
let data77 = data62.objectStorage;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key14 in data77){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.objectStorage.properties, key14))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/additionalProperties", keyword: "additionalProperties", params: {member: key14, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.objectStorage.properties}});
errors++;
}
}
if(data77.url !== undefined){
if(typeof data77.url !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/url", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/url/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.delimiter !== undefined){
if(typeof data77.delimiter !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/delimiter", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/delimiter/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.compression !== undefined){
if(typeof data77.compression !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/compression", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/compression/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.isContinuous !== undefined){
if(typeof data77.isContinuous !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/isContinuous", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/isContinuous/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data77.queueUrl !== undefined){
if(typeof data77.queueUrl !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/queueUrl", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/queueUrl/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.iamRole !== undefined){
if(typeof data77.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/iamRole", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/iamRole/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.connectionString !== undefined){
if(typeof data77.connectionString !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/connectionString", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/connectionString/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.path !== undefined){
if(typeof data77.path !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/path", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/path/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data77.azureContainerName !== undefined){
if(typeof data77.azureContainerName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/azureContainerName", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/azureContainerName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data62.kinesis !== undefined){
let data87 = data62.kinesis;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key15 in data87){
if(!(((((key15 === "streamName") || (key15 === "region")) || (key15 === "useEnhancedFanOut")) || (key15 === "timestamp")) || (key15 === "iamRole"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/additionalProperties", keyword: "additionalProperties", params: {member: key15, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kinesis.properties}});
errors++;
}
}
if(data87.streamName !== undefined){
if(typeof data87.streamName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/streamName", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/streamName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data87.region !== undefined){
if(typeof data87.region !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/region", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/region/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data87.useEnhancedFanOut !== undefined){
if(typeof data87.useEnhancedFanOut !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/useEnhancedFanOut", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/useEnhancedFanOut/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data87.timestamp !== undefined){
let data91 = data87.timestamp;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/timestamp", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/timestamp/type", keyword: "type", message: "must be an integer", params: {}});
errors++;
}
}
if(data87.iamRole !== undefined){
if(typeof data87.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/iamRole", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/iamRole/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data62.postgres !== undefined){
let data93 = data62.postgres;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key16 in data93){
if(!(((((key16 === "host") || (key16 === "port")) || (key16 === "database")) || (key16 === "settings")) || (key16 === "tableMappings"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/additionalProperties", keyword: "additionalProperties", params: {member: key16, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties}});
errors++;
}
}
if(data93.host !== undefined){
if(typeof data93.host !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/host", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/host/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data93.port !== undefined){
let data95 = data93.port;
if(!((typeof data95 == "number") && (isFinite(data95)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/port", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/port/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data93.database !== undefined){
if(typeof data93.database !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/database", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/database/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data93.settings !== undefined){
let data97 = data93.settings;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
for(const key17 in data97){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.settings.properties, key17))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/additionalProperties", keyword: "additionalProperties", params: {member: key17, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.settings.properties}});
errors++;
}
}
if(data97.syncIntervalSeconds !== undefined){
let data98 = data97.syncIntervalSeconds;
if(!((typeof data98 == "number") && (isFinite(data98)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/syncIntervalSeconds", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/syncIntervalSeconds/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data97.pullBatchSize !== undefined){
let data99 = data97.pullBatchSize;
if(!((typeof data99 == "number") && (isFinite(data99)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/pullBatchSize", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/pullBatchSize/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data97.publicationName !== undefined){
if(typeof data97.publicationName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/publicationName", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/publicationName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data97.replicationSlotName !== undefined){
if(typeof data97.replicationSlotName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/replicationSlotName", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/replicationSlotName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data97.allowNullableColumns !== undefined){
if(typeof data97.allowNullableColumns !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/allowNullableColumns", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/allowNullableColumns/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data97.initialLoadParallelism !== undefined){
let data103 = data97.initialLoadParallelism;
if(!((typeof data103 == "number") && (isFinite(data103)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/initialLoadParallelism", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/initialLoadParallelism/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data97.snapshotNumRowsPerPartition !== undefined){
let data104 = data97.snapshotNumRowsPerPartition;
if(!((typeof data104 == "number") && (isFinite(data104)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/snapshotNumRowsPerPartition", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/snapshotNumRowsPerPartition/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data97.snapshotNumberOfParallelTables !== undefined){
let data105 = data97.snapshotNumberOfParallelTables;
if(!((typeof data105 == "number") && (isFinite(data105)))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/snapshotNumberOfParallelTables", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/snapshotNumberOfParallelTables/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data97.enableFailoverSlots !== undefined){
if(typeof data97.enableFailoverSlots !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/enableFailoverSlots", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/enableFailoverSlots/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data93.tableMappings !== undefined){
let data107 = data93.tableMappings;
if(Array.isArray(data107)){
const len9 = data107.length;
for(let i9=0; i9<len9; i9++){
let data108 = data107[i9];
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
for(const key18 in data108){
if(!((((((key18 === "sourceSchemaName") || (key18 === "sourceTable")) || (key18 === "targetTable")) || (key18 === "excludedColumns")) || (key18 === "useCustomSortingKey")) || (key18 === "sortingKeys"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/additionalProperties", keyword: "additionalProperties", params: {member: key18, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.tableMappings.items.properties}});
errors++;
}
}
if(data108.sourceSchemaName !== undefined){
if(typeof data108.sourceSchemaName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sourceSchemaName", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceSchemaName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data108.sourceTable !== undefined){
if(typeof data108.sourceTable !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sourceTable", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceTable/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data108.targetTable !== undefined){
if(typeof data108.targetTable !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/targetTable", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/targetTable/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data108.excludedColumns !== undefined){
let data112 = data108.excludedColumns;
if(Array.isArray(data112)){
const len10 = data112.length;
for(let i10=0; i10<len10; i10++){
if(typeof data112[i10] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/excludedColumns/" + i10, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/excludedColumns", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data108.useCustomSortingKey !== undefined){
if(typeof data108.useCustomSortingKey !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/useCustomSortingKey", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/useCustomSortingKey/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data108.sortingKeys !== undefined){
let data115 = data108.sortingKeys;
if(Array.isArray(data115)){
const len11 = data115.length;
for(let i11=0; i11<len11; i11++){
if(typeof data115[i11] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sortingKeys/" + i11, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sortingKeys", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data52.destination !== undefined){
let data117 = data52.destination;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key19 in data117){
if(!(((((key19 === "database") || (key19 === "table")) || (key19 === "managedTable")) || (key19 === "tableDefinition")) || (key19 === "columns"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/additionalProperties", keyword: "additionalProperties", params: {member: key19, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties}});
errors++;
}
}
if(data117.database !== undefined){
if(typeof data117.database !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/database", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/database/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data117.table !== undefined){
if(typeof data117.table !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/table", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/table/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data117.managedTable !== undefined){
if(typeof data117.managedTable !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/managedTable", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/managedTable/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data117.tableDefinition !== undefined){
let data121 = data117.tableDefinition;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
for(const key20 in data121){
if(!((((key20 === "engine") || (key20 === "sortingKey")) || (key20 === "partitionBy")) || (key20 === "primaryKey"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/additionalProperties", keyword: "additionalProperties", params: {member: key20, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.tableDefinition.properties}});
errors++;
}
}
if(data121.engine !== undefined){
let data122 = data121.engine;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
for(const key21 in data122){
if(!((key21 === "versionColumnId") || (key21 === "columnIds"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/additionalProperties", keyword: "additionalProperties", params: {member: key21, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.tableDefinition.properties.engine.properties}});
errors++;
}
}
if(data122.versionColumnId !== undefined){
if(typeof data122.versionColumnId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/versionColumnId", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/versionColumnId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data122.columnIds !== undefined){
let data124 = data122.columnIds;
if(Array.isArray(data124)){
const len12 = data124.length;
for(let i12=0; i12<len12; i12++){
if(typeof data124[i12] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/columnIds/" + i12, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/columnIds", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data121.sortingKey !== undefined){
let data126 = data121.sortingKey;
if(Array.isArray(data126)){
const len13 = data126.length;
for(let i13=0; i13<len13; i13++){
if(typeof data126[i13] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/sortingKey/" + i13, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/sortingKey/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/sortingKey", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/sortingKey/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data121.partitionBy !== undefined){
if(typeof data121.partitionBy !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/partitionBy", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/partitionBy/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data121.primaryKey !== undefined){
if(typeof data121.primaryKey !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/primaryKey", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/primaryKey/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data117.columns !== undefined){
let data130 = data117.columns;
if(Array.isArray(data130)){
const len14 = data130.length;
for(let i14=0; i14<len14; i14++){
let data131 = data130[i14];
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
for(const key22 in data131){
if(!((key22 === "name") || (key22 === "type"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/additionalProperties", keyword: "additionalProperties", params: {member: key22, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.columns.items.properties}});
errors++;
}
}
if(data131.name !== undefined){
if(typeof data131.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14+"/name", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data131.type !== undefined){
if(typeof data131.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14+"/type", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/properties/type/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data52.fieldMappings !== undefined){
let data134 = data52.fieldMappings;
if(Array.isArray(data134)){
const len15 = data134.length;
for(let i15=0; i15<len15; i15++){
let data135 = data134[i15];
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
for(const key23 in data135){
if(!((key23 === "sourceField") || (key23 === "destinationField"))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/additionalProperties", keyword: "additionalProperties", params: {member: key23, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.fieldMappings.items.properties}});
errors++;
}
}
if(data135.sourceField !== undefined){
if(typeof data135.sourceField !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15+"/sourceField", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/properties/sourceField/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data135.destinationField !== undefined){
if(typeof data135.destinationField !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15+"/destinationField", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/properties/destinationField/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data52.settings !== undefined){
let data138 = data52.settings;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key24 in data138){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.settings.properties, key24))){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/additionalProperties", keyword: "additionalProperties", params: {member: key24, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.settings.properties}});
errors++;
}
}
if(data138.streaming_max_insert_wait_ms !== undefined){
let data139 = data138.streaming_max_insert_wait_ms;
if((!(((typeof data139 == "number") && (!(data139 % 1) && !isNaN(data139))) && (isFinite(data139)))) && (data139 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/type", keyword: "type", message: "must be an integer from 500 to 60000, or null", params: {}});
errors++;
}
if((typeof data139 == "number") && (isFinite(data139))){
if(data139 > 60000 || isNaN(data139)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/maximum", keyword: "maximum", message: "must be an integer from 500 to 60000, or null", params: {limit: 60000}});
errors++;
}
if(data139 < 500 || isNaN(data139)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/minimum", keyword: "minimum", message: "must be an integer from 500 to 60000, or null", params: {limit: 500}});
errors++;
}
}
}
if(data138.object_storage_concurrency !== undefined){
let data140 = data138.object_storage_concurrency;
if((!(((typeof data140 == "number") && (!(data140 % 1) && !isNaN(data140))) && (isFinite(data140)))) && (data140 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/type", keyword: "type", message: "must be an integer from 1 to 35, or null", params: {}});
errors++;
}
if((typeof data140 == "number") && (isFinite(data140))){
if(data140 > 35 || isNaN(data140)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/maximum", keyword: "maximum", message: "must be an integer from 1 to 35, or null", params: {limit: 35}});
errors++;
}
if(data140 < 1 || isNaN(data140)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/minimum", keyword: "minimum", message: "must be an integer from 1 to 35, or null", params: {limit: 1}});
errors++;
}
}
}
if(data138.object_storage_polling_interval_ms !== undefined){
let data141 = data138.object_storage_polling_interval_ms;
if((!(((typeof data141 == "number") && (!(data141 % 1) && !isNaN(data141))) && (isFinite(data141)))) && (data141 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/type", keyword: "type", message: "must be an integer from 100 to 3600000, or null", params: {}});
errors++;
}
if((typeof data141 == "number") && (isFinite(data141))){
if(data141 > 3600000 || isNaN(data141)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/maximum", keyword: "maximum", message: "must be an integer from 100 to 3600000, or null", params: {limit: 3600000}});
errors++;
}
if(data141 < 100 || isNaN(data141)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/minimum", keyword: "minimum", message: "must be an integer from 100 to 3600000, or null", params: {limit: 100}});
errors++;
}
}
}
if(data138.object_storage_max_insert_bytes !== undefined){
let data142 = data138.object_storage_max_insert_bytes;
if((!(((typeof data142 == "number") && (!(data142 % 1) && !isNaN(data142))) && (isFinite(data142)))) && (data142 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/type", keyword: "type", message: "must be an integer from 10485760 to 53687091200, or null", params: {}});
errors++;
}
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 > 53687091200 || isNaN(data142)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/maximum", keyword: "maximum", message: "must be an integer from 10485760 to 53687091200, or null", params: {limit: 53687091200}});
errors++;
}
if(data142 < 10485760 || isNaN(data142)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/minimum", keyword: "minimum", message: "must be an integer from 10485760 to 53687091200, or null", params: {limit: 10485760}});
errors++;
}
}
}
if(data138.object_storage_max_file_count !== undefined){
let data143 = data138.object_storage_max_file_count;
if((!(((typeof data143 == "number") && (!(data143 % 1) && !isNaN(data143))) && (isFinite(data143)))) && (data143 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/type", keyword: "type", message: "must be an integer from 1 to 10000, or null", params: {}});
errors++;
}
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 > 10000 || isNaN(data143)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/maximum", keyword: "maximum", message: "must be an integer from 1 to 10000, or null", params: {limit: 10000}});
errors++;
}
if(data143 < 1 || isNaN(data143)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/minimum", keyword: "minimum", message: "must be an integer from 1 to 10000, or null", params: {limit: 1}});
errors++;
}
}
}
if(data138.engine_max_threads !== undefined){
let data144 = data138.engine_max_threads;
if((!(((typeof data144 == "number") && (!(data144 % 1) && !isNaN(data144))) && (isFinite(data144)))) && (data144 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/type", keyword: "type", message: "must be an integer from 0 to 64, or null", params: {}});
errors++;
}
if((typeof data144 == "number") && (isFinite(data144))){
if(data144 > 64 || isNaN(data144)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/maximum", keyword: "maximum", message: "must be an integer from 0 to 64, or null", params: {limit: 64}});
errors++;
}
if(data144 < 0 || isNaN(data144)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/minimum", keyword: "minimum", message: "must be an integer from 0 to 64, or null", params: {limit: 0}});
errors++;
}
}
}
if(data138.engine_max_insert_threads !== undefined){
let data145 = data138.engine_max_insert_threads;
if((!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))) && (data145 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/type", keyword: "type", message: "must be an integer from 0 to 16, or null", params: {}});
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 16 || isNaN(data145)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/maximum", keyword: "maximum", message: "must be an integer from 0 to 16, or null", params: {limit: 16}});
errors++;
}
if(data145 < 0 || isNaN(data145)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/minimum", keyword: "minimum", message: "must be an integer from 0 to 16, or null", params: {limit: 0}});
errors++;
}
}
}
if(data138.engine_min_insert_block_size_bytes !== undefined){
let data146 = data138.engine_min_insert_block_size_bytes;
if((!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))) && (data146 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/type", keyword: "type", message: "must be an integer from 0 to 10737418240, or null", params: {}});
errors++;
}
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 10737418240 || isNaN(data146)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/maximum", keyword: "maximum", message: "must be an integer from 0 to 10737418240, or null", params: {limit: 10737418240}});
errors++;
}
if(data146 < 0 || isNaN(data146)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/minimum", keyword: "minimum", message: "must be an integer from 0 to 10737418240, or null", params: {limit: 0}});
errors++;
}
}
}
if(data138.engine_max_download_threads !== undefined){
let data147 = data138.engine_max_download_threads;
if((!(((typeof data147 == "number") && (!(data147 % 1) && !isNaN(data147))) && (isFinite(data147)))) && (data147 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/type", keyword: "type", message: "must be an integer from 0 to 32, or null", params: {}});
errors++;
}
if((typeof data147 == "number") && (isFinite(data147))){
if(data147 > 32 || isNaN(data147)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/maximum", keyword: "maximum", message: "must be an integer from 0 to 32, or null", params: {limit: 32}});
errors++;
}
if(data147 < 0 || isNaN(data147)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/minimum", keyword: "minimum", message: "must be an integer from 0 to 32, or null", params: {limit: 0}});
errors++;
}
}
}
if(data138.engine_parallel_distributed_insert_select !== undefined){
let data148 = data138.engine_parallel_distributed_insert_select;
if((!(((typeof data148 == "number") && (!(data148 % 1) && !isNaN(data148))) && (isFinite(data148)))) && (data148 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/type", keyword: "type", message: "must be an integer from 0 to 2, or null", params: {}});
errors++;
}
if((typeof data148 == "number") && (isFinite(data148))){
if(data148 > 2 || isNaN(data148)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/maximum", keyword: "maximum", message: "must be an integer from 0 to 2, or null", params: {limit: 2}});
errors++;
}
if(data148 < 0 || isNaN(data148)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/minimum", keyword: "minimum", message: "must be an integer from 0 to 2, or null", params: {limit: 0}});
errors++;
}
}
}
if(data138.object_storage_use_cluster_function !== undefined){
let data149 = data138.object_storage_use_cluster_function;
if((typeof data149 !== "boolean") && (data149 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_use_cluster_function", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_use_cluster_function/type", keyword: "type", message: "must be true, false or null", params: {}});
errors++;
}
}
if(data138.engine_parallel_view_processing !== undefined){
let data150 = data138.engine_parallel_view_processing;
if((typeof data150 !== "boolean") && (data150 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_view_processing", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_view_processing/type", keyword: "type", message: "must be true, false or null", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data52.createdAt !== undefined){
if(typeof data52.createdAt !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/createdAt", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/createdAt/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data52.updatedAt !== undefined){
if(typeof data52.updatedAt !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/updatedAt", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/updatedAt/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7, schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes", schemaPath: "#/properties/organizations/items/properties/services/items/properties/pipes/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services/" + i2, schemaPath: "#/properties/organizations/items/properties/services/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0+"/services", schemaPath: "#/properties/organizations/items/properties/services/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations/" + i0, schemaPath: "#/properties/organizations/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/organizations", schemaPath: "#/properties/organizations/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data.teams !== undefined){
let data153 = data.teams;
if(Array.isArray(data153)){
const len16 = data153.length;
for(let i16=0; i16<len16; i16++){
let data154 = data153[i16];
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16, schemaPath: "#/properties/teams/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key25 in data154){
if(!(((((key25 === "id") || (key25 === "name")) || (key25 === "tokens")) || (key25 === "dashboards")) || (key25 === "alerts"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16, schemaPath: "#/properties/teams/items/additionalProperties", keyword: "additionalProperties", params: {member: key25, known: schema0.properties.teams.items.properties}});
errors++;
}
}
if(data154.id !== undefined){
let data155 = data154.id;
if(typeof data155 === "string"){
if(!pattern0.test(data155)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/id", schemaPath: "#/properties/teams/items/properties/id/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data155].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/id", schemaPath: "#/properties/teams/items/properties/id/minLength", keyword: "minLength", message: "must be a string with 1 to 255 characters", params: {limit: 1}});
errors++;
}
if([...data155].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/id", schemaPath: "#/properties/teams/items/properties/id/maxLength", keyword: "maxLength", message: "must be a string with 1 to 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/id", schemaPath: "#/properties/teams/items/properties/id/type", keyword: "type", message: "must be a string with 1 to 255 characters", params: {}});
errors++;
}
}
if(data154.name !== undefined){
let data156 = data154.name;
if(typeof data156 === "string"){
if(!pattern0.test(data156)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/name", schemaPath: "#/properties/teams/items/properties/name/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data156].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/name", schemaPath: "#/properties/teams/items/properties/name/maxLength", keyword: "maxLength", message: "must be a string with at most 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/name", schemaPath: "#/properties/teams/items/properties/name/type", keyword: "type", message: "must be a string with at most 255 characters", params: {}});
errors++;
}
}
if(data154.tokens !== undefined){
let data157 = data154.tokens;
if(Array.isArray(data157)){
const len17 = data157.length;
for(let i17=0; i17<len17; i17++){
let data158 = data157[i17];
const _errs346 = errors;
let valid63 = false;
let passing1 = null;
const _errs347 = errors;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
let missing2;
if((data158.token === undefined) && (missing2 = "token")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs347 === errors;
if(_valid1){
valid63 = true;
passing1 = 0;
}
const _errs348 = errors;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
let missing3;
if((data158.tokenHash === undefined) && (missing3 = "tokenHash")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs348 === errors;
if(_valid1 && valid63){
valid63 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid63 = true;
passing1 = 1;
}
}
if(!valid63){
errors = _errs346;
if(vErrors !== null){
if(_errs346){
vErrors.length = _errs346;
}
else {
vErrors = null;
}
}
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17, schemaPath: "#/properties/teams/items/properties/tokens/items/oneOf", keyword: "oneOf", message: passing1 ? "matches several alternatives" : "matches no alternative", params: {}});
errors++;
}
else {
errors = _errs346;
if(vErrors !== null){
if(_errs346){
vErrors.length = _errs346;
}
else {
vErrors = null;
}
}
}
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
for(const key26 in data158){
if(!((((key26 === "token") || (key26 === "tokenHash")) || (key26 === "expiresAt")) || (key26 === "revokedAt"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17, schemaPath: "#/properties/teams/items/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: {member: key26, known: schema0.properties.teams.items.properties.tokens.items.properties}});
errors++;
}
}
if(data158.token !== undefined){
let data159 = data158.token;
if(typeof data159 === "string"){
if(!pattern9.test(data159)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/token", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/token/pattern", keyword: "pattern", message: "must be a string matching ^[!-~]*$", params: {}});
errors++;
}
if([...data159].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/token", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/token/minLength", keyword: "minLength", message: "must be a string with at least 1 character", params: {limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/token", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/token/type", keyword: "type", message: "must be a string with at least 1 character", params: {}});
errors++;
}
}
if(data158.tokenHash !== undefined){
let data160 = data158.tokenHash;
if(typeof data160 === "string"){
if(!pattern3.test(data160)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/tokenHash", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/tokenHash/pattern", keyword: "pattern", message: "must be a string matching ^[0-9A-Fa-f]{64}$", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/tokenHash", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/tokenHash/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data158.expiresAt !== undefined){
let data161 = data158.expiresAt;
if(typeof data161 === "string"){
if(!(formats2.test(data161))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/expiresAt", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/expiresAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/expiresAt", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/expiresAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
if(data158.revokedAt !== undefined){
let data162 = data158.revokedAt;
if(typeof data162 === "string"){
if(!(formats2.test(data162))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/revokedAt", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/revokedAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17+"/revokedAt", schemaPath: "#/properties/teams/items/properties/tokens/items/properties/revokedAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens/" + i17, schemaPath: "#/properties/teams/items/properties/tokens/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/tokens", schemaPath: "#/properties/teams/items/properties/tokens/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data154.dashboards !== undefined){
let data163 = data154.dashboards;
if(Array.isArray(data163)){
const len18 = data163.length;
for(let i18=0; i18<len18; i18++){
let data164 = data163[i18];
if(data164 && typeof data164 == "object" && !Array.isArray(data164)){
if(data164.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18, schemaPath: "#/properties/teams/items/properties/dashboards/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key27 in data164){
if(!((((key27 === "id") || (key27 === "name")) || (key27 === "tiles")) || (key27 === "tags"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18, schemaPath: "#/properties/teams/items/properties/dashboards/items/additionalProperties", keyword: "additionalProperties", params: {member: key27, known: schema0.properties.teams.items.properties.dashboards.items.properties}});
errors++;
}
}
if(data164.id !== undefined){
let data165 = data164.id;
if(typeof data165 === "string"){
if(!pattern0.test(data165)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/id/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data165].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/id/minLength", keyword: "minLength", message: "must be a string with 1 to 255 characters", params: {limit: 1}});
errors++;
}
if([...data165].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/id/maxLength", keyword: "maxLength", message: "must be a string with 1 to 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/id/type", keyword: "type", message: "must be a string with 1 to 255 characters", params: {}});
errors++;
}
}
if(data164.name !== undefined){
if(typeof data164.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/name", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data164.tiles !== undefined){
let data167 = data164.tiles;
if(Array.isArray(data167)){
const len19 = data167.length;
for(let i19=0; i19<len19; i19++){
let data168 = data167[i19];
if(data168 && typeof data168 == "object" && !Array.isArray(data168)){
for(const key28 in data168){
if(!((((((((key28 === "id") || (key28 === "name")) || (key28 === "x")) || (key28 === "y")) || (key28 === "w")) || (key28 === "h")) || (key28 === "asRatio")) || (key28 === "series"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/additionalProperties", keyword: "additionalProperties", params: {member: key28, known: schema0.properties.teams.items.properties.dashboards.items.properties.tiles.items.properties}});
errors++;
}
}
if(data168.id !== undefined){
if(typeof data168.id !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/id", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/id/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data168.name !== undefined){
if(typeof data168.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/name", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data168.x !== undefined){
let data171 = data168.x;
if(!((typeof data171 == "number") && (isFinite(data171)))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/x", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/x/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data168.y !== undefined){
let data172 = data168.y;
if(!((typeof data172 == "number") && (isFinite(data172)))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/y", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/y/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data168.w !== undefined){
let data173 = data168.w;
if(!((typeof data173 == "number") && (isFinite(data173)))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/w", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/w/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data168.h !== undefined){
let data174 = data168.h;
if(!((typeof data174 == "number") && (isFinite(data174)))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/h", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/h/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data168.asRatio !== undefined){
if(typeof data168.asRatio !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/asRatio", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/asRatio/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data168.series !== undefined){
let data176 = data168.series;
if(Array.isArray(data176)){
const len20 = data176.length;
for(let i20=0; i20<len20; i20++){
let data177 = data176[i20];
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
for(const key29 in data177){
if(!(func0.call(schema0.properties.teams.items.properties.dashboards.items.properties.tiles.items.properties.series.items.properties, key29))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/additionalProperties", keyword: "additionalProperties", params: {member: key29, known: schema0.properties.teams.items.properties.dashboards.items.properties.tiles.items.properties.series.items.properties}});
errors++;
}
}
if(data177.sourceId !== undefined){
if(typeof data177.sourceId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/sourceId", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/sourceId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.aggFn !== undefined){
if(typeof data177.aggFn !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/aggFn", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/aggFn/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.where !== undefined){
if(typeof data177.where !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/where", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/where/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.groupBy !== undefined){
let data181 = data177.groupBy;
if(Array.isArray(data181)){
const len21 = data181.length;
for(let i21=0; i21<len21; i21++){
if(typeof data181[i21] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/groupBy/" + i21, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/groupBy/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/groupBy", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/groupBy/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data177.field !== undefined){
if(typeof data177.field !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/field", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/field/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.whereLanguage !== undefined){
if(typeof data177.whereLanguage !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/whereLanguage", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/whereLanguage/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.metricName !== undefined){
if(typeof data177.metricName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/metricName", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/metricName/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.metricDataType !== undefined){
if(typeof data177.metricDataType !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/metricDataType", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/metricDataType/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.type !== undefined){
if(typeof data177.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/type", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/type/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data177.dataSource !== undefined){
if(typeof data177.dataSource !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/dataSource", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/dataSource/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tiles/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data164.tags !== undefined){
let data189 = data164.tags;
if(Array.isArray(data189)){
const len22 = data189.length;
for(let i22=0; i22<len22; i22++){
if(typeof data189[i22] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tags/" + i22, schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tags/items/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tags", schemaPath: "#/properties/teams/items/properties/dashboards/items/properties/tags/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards/" + i18, schemaPath: "#/properties/teams/items/properties/dashboards/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/dashboards", schemaPath: "#/properties/teams/items/properties/dashboards/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
if(data154.alerts !== undefined){
let data191 = data154.alerts;
if(Array.isArray(data191)){
const len23 = data191.length;
for(let i23=0; i23<len23; i23++){
let data192 = data191[i23];
if(data192 && typeof data192 == "object" && !Array.isArray(data192)){
if(data192.id === undefined){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23, schemaPath: "#/properties/teams/items/properties/alerts/items/required", keyword: "required", message: "is missing", params: {member: "id"}});
errors++;
}
for(const key30 in data192){
if(!(func0.call(schema0.properties.teams.items.properties.alerts.items.properties, key30))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23, schemaPath: "#/properties/teams/items/properties/alerts/items/additionalProperties", keyword: "additionalProperties", params: {member: key30, known: schema0.properties.teams.items.properties.alerts.items.properties}});
errors++;
}
}
if(data192.id !== undefined){
let data193 = data192.id;
if(typeof data193 === "string"){
if(!pattern0.test(data193)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/id", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/id/pattern", keyword: "pattern", message: "must be a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", params: {}});
errors++;
}
if([...data193].length < 1){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/id", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/id/minLength", keyword: "minLength", message: "must be a string with 1 to 255 characters", params: {limit: 1}});
errors++;
}
if([...data193].length > 255){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/id", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/id/maxLength", keyword: "maxLength", message: "must be a string with 1 to 255 characters", params: {limit: 255}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/id", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/id/type", keyword: "type", message: "must be a string with 1 to 255 characters", params: {}});
errors++;
}
}
if(data192.name !== undefined){
if(typeof data192.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/name", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/name/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.message !== undefined){
if(typeof data192.message !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/message", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/message/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.threshold !== undefined){
let data196 = data192.threshold;
if(!((typeof data196 == "number") && (isFinite(data196)))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/threshold", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/threshold/type", keyword: "type", message: "must be a number", params: {}});
errors++;
}
}
if(data192.interval !== undefined){
if(typeof data192.interval !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/interval", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/interval/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.thresholdType !== undefined){
let data198 = data192.thresholdType;
if(typeof data198 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/thresholdType", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/thresholdType/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
if(!((data198 === "above") || (data198 === "below"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/thresholdType", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/thresholdType/enum", keyword: "enum", message: "must be one of [\"above\",\"below\"]", params: {}});
errors++;
}
}
if(data192.source !== undefined){
let data199 = data192.source;
if(typeof data199 !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/source", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/source/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
if(!((data199 === "tile") || (data199 === "search"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/source", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/source/enum", keyword: "enum", message: "must be one of [\"tile\",\"search\"]", params: {}});
errors++;
}
}
if(data192.state !== undefined){
if(typeof data192.state !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/state", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/state/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.channel !== undefined){
let data201 = data192.channel;
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
for(const key31 in data201){
if(!((key31 === "type") || (key31 === "webhookId"))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/channel/additionalProperties", keyword: "additionalProperties", params: {member: key31, known: schema0.properties.teams.items.properties.alerts.items.properties.channel.properties}});
errors++;
}
}
if(data201.type !== undefined){
if(typeof data201.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel/type", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/channel/properties/type/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data201.webhookId !== undefined){
if(typeof data201.webhookId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel/webhookId", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/channel/properties/webhookId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/channel/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
if(data192.team !== undefined){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/team", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/team/false schema", keyword: "false schema", message: "is not allowed", params: {}});
errors++;
}
if(data192.tileId !== undefined){
if(typeof data192.tileId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/tileId", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/tileId/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.dashboard !== undefined){
if(typeof data192.dashboard !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/dashboard", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/dashboard/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.savedSearch !== undefined){
if(typeof data192.savedSearch !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/savedSearch", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/savedSearch/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.groupBy !== undefined){
if(typeof data192.groupBy !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/groupBy", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/groupBy/type", keyword: "type", message: "must be a string", params: {}});
errors++;
}
}
if(data192.silenced !== undefined){
if(typeof data192.silenced !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/silenced", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/silenced/type", keyword: "type", message: "must be true or false", params: {}});
errors++;
}
}
if(data192.createdAt !== undefined){
let data210 = data192.createdAt;
if(typeof data210 === "string"){
if(!pattern13.test(data210)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/createdAt/pattern", keyword: "pattern", message: "must be a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", params: {}});
errors++;
}
if(!(formats2.test(data210))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/createdAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/createdAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
if(data192.updatedAt !== undefined){
let data211 = data192.updatedAt;
if(typeof data211 === "string"){
if(!pattern13.test(data211)){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/updatedAt/pattern", keyword: "pattern", message: "must be a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", params: {}});
errors++;
}
if(!(formats2.test(data211))){
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/updatedAt/format", keyword: "format", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt", schemaPath: "#/properties/teams/items/properties/alerts/items/properties/updatedAt/type", keyword: "type", message: "must be a string in the format date-time", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts/" + i23, schemaPath: "#/properties/teams/items/properties/alerts/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16+"/alerts", schemaPath: "#/properties/teams/items/properties/alerts/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams/" + i16, schemaPath: "#/properties/teams/items/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/teams", schemaPath: "#/properties/teams/type", keyword: "type", message: "must be an array", params: {}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, schemaPath: "#/type", keyword: "type", message: "must be an object", params: {}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
