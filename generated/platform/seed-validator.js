// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
"use strict";
export const validateSeed = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"$schema":{"type":"string"},"organizations":{"type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"keys":{"type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a colon, control character or half of a surrogate pair"},"secret":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"secretHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$","patternErrorMessage":"must be 64 hexadecimal digits"},"expiresAt":{"type":"string","format":"date-time"},"revokedAt":{"type":"string","format":"date-time"}},"oneOf":[{"required":["secret"]},{"required":["secretHash"]}],"additionalProperties":false}},"services":{"type":"array","items":{"required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number","format":"double"},"username":{"type":"string"}},"additionalProperties":false}},"minTotalMemoryGb":{"type":"number","format":"double"},"maxTotalMemoryGb":{"type":"number","format":"double"},"minReplicaMemoryGb":{"type":"number","format":"double"},"maxReplicaMemoryGb":{"type":"number","format":"double"},"numReplicas":{"type":"number","format":"double"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number","format":"double"},"ipAccessList":{"type":"array","items":{"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"},"tags":{"type":"object","propertyNames":{"minLength":1,"maxLength":255,"pattern":"^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not be __proto__, nor contain an equals sign, a control character or half of a surrogate pair"},"additionalProperties":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"}},"pipes":{"type":"array","items":{"required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"serviceId":false,"name":{"type":"string"},"state":{"type":"string"},"scaling":{"type":"object","properties":{"replicas":{"type":"number","format":"double"},"concurrency":{"type":"number","format":"double"},"replicaCpuMillicores":{"type":"number","format":"double"},"replicaMemoryGb":{"type":"number","format":"double"}},"additionalProperties":false},"source":{"type":"object","properties":{"kafka":{"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false},"schemaRegistry":{"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string"},"caCertificate":{"type":"string"}},"additionalProperties":false},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"objectStorage":{"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string"},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false},"kinesis":{"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false},"postgres":{"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number","format":"double"},"database":{"type":"string"},"settings":{"type":"object","properties":{"syncIntervalSeconds":{"type":"number","format":"double"},"pullBatchSize":{"type":"number","format":"double"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number","format":"double"},"snapshotNumRowsPerPartition":{"type":"number","format":"double"},"snapshotNumberOfParallelTables":{"type":"number","format":"double"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false},"tableMappings":{"type":"array","items":{"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false},"destination":{"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"type":"object","properties":{"engine":{"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false},"columns":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false},"fieldMappings":{"type":"array","items":{"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false}},"settings":{"type":"object","additionalProperties":false,"properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"object_storage_concurrency":{"type":["integer","null"],"minimum":1,"maximum":35},"object_storage_polling_interval_ms":{"type":["integer","null"],"minimum":100,"maximum":3600000},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64","minimum":10485760,"maximum":53687091200},"object_storage_max_file_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"engine_max_threads":{"type":["integer","null"],"minimum":0,"maximum":64},"engine_max_insert_threads":{"type":["integer","null"],"minimum":0,"maximum":16},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64","minimum":0,"maximum":10737418240},"engine_max_download_threads":{"type":["integer","null"],"minimum":0,"maximum":32},"engine_parallel_distributed_insert_select":{"type":["integer","null"],"minimum":0,"maximum":2},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"type":"object","additionalProperties":false}}},"type":"object","additionalProperties":false}}},"additionalProperties":false}},"teams":{"type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"name":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"tokens":{"type":"array","items":{"type":"object","properties":{"token":{"type":"string","minLength":1,"pattern":"^[!-~]*$","patternErrorMessage":"must contain visible ASCII characters only, as a header does (RFC 6750 section 2.1)"},"tokenHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$","patternErrorMessage":"must be 64 hexadecimal digits"},"expiresAt":{"type":"string","format":"date-time"},"revokedAt":{"type":"string","format":"date-time"}},"oneOf":[{"required":["token"]},{"required":["tokenHash"]}],"additionalProperties":false}},"dashboards":{"type":"array","items":{"required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"name":{"type":"string"},"tiles":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number","format":"double"},"y":{"type":"number","format":"double"},"w":{"type":"number","format":"double"},"h":{"type":"number","format":"double"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false}},"tags":{"type":"array","items":{"type":"string"}}},"type":"object","additionalProperties":false}},"alerts":{"type":"array","items":{"required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$","patternErrorMessage":"must not contain a control character or half of a surrogate pair"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number","format":"double"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string"},"channel":{"type":"object","properties":{"type":{"type":"string"},"webhookId":{"type":"string"}},"additionalProperties":false},"team":false,"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}},"type":"object","additionalProperties":false}}},"additionalProperties":false}}},"additionalProperties":false};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats2 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9A-Fa-f]{64}$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern6 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^[!-~]*$", "u");
const pattern13 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "organizations")) || (key0 === "teams"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: schema0.properties}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
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
const err2 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "keys")) || (key1 === "services"))){
const err3 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: schema0.properties.organizations.items.properties}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/organizations/" + i0+"/id",schemaPath:"#/properties/organizations/items/properties/id/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/organizations/" + i0+"/id",schemaPath:"#/properties/organizations/items/properties/id/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err6 = {instancePath:instancePath+"/organizations/" + i0+"/name",schemaPath:"#/properties/organizations/items/properties/name/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if([...data4].length > 255){
const err7 = {instancePath:instancePath+"/organizations/" + i0+"/name",schemaPath:"#/properties/organizations/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/organizations/" + i0+"/name",schemaPath:"#/properties/organizations/items/properties/name/type",keyword:"type",params:{expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
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
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
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
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
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
const err11 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1,schemaPath:"#/properties/organizations/items/properties/keys/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
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
const err12 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1,schemaPath:"#/properties/organizations/items/properties/keys/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "id") || (key2 === "secret")) || (key2 === "secretHash")) || (key2 === "expiresAt")) || (key2 === "revokedAt"))){
const err13 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1,schemaPath:"#/properties/organizations/items/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: schema0.properties.organizations.items.properties.keys.items.properties}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err14 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/id",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/id/pattern",keyword:"pattern",params:{expected: "a string matching ^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if([...data7].length < 1){
const err15 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/id",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/id/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if([...data7].length > 255){
const err16 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/id",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/id",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/id/type",keyword:"type",params:{expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.secret !== undefined){
let data8 = data6.secret;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err18 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/secret/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if([...data8].length < 1){
const err19 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/secret/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with at least 1 character"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/secret",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/secret/type",keyword:"type",params:{expected: "a string with at least 1 character"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.secretHash !== undefined){
let data9 = data6.secretHash;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err21 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/secretHash",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/secretHash/pattern",keyword:"pattern",params:{expected: "a string matching ^[0-9A-Fa-f]{64}$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/secretHash",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/secretHash/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.expiresAt !== undefined){
let data10 = data6.expiresAt;
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
const err23 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/expiresAt",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/expiresAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/expiresAt",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/expiresAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.revokedAt !== undefined){
let data11 = data6.revokedAt;
if(typeof data11 === "string"){
if(!(formats2.test(data11))){
const err25 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/revokedAt",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/revokedAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1+"/revokedAt",schemaPath:"#/properties/organizations/items/properties/keys/items/properties/revokedAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/organizations/" + i0+"/keys/" + i1,schemaPath:"#/properties/organizations/items/properties/keys/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/organizations/" + i0+"/keys",schemaPath:"#/properties/organizations/items/properties/keys/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
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
const err29 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2,schemaPath:"#/properties/organizations/items/properties/services/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data13){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties, key3))){
const err30 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2,schemaPath:"#/properties/organizations/items/properties/services/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: schema0.properties.organizations.items.properties.services.items.properties}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err31 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/id",schemaPath:"#/properties/organizations/items/properties/services/items/properties/id/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/id",schemaPath:"#/properties/organizations/items/properties/services/items/properties/id/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
const err33 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/name",schemaPath:"#/properties/organizations/items/properties/services/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.engineVersion !== undefined){
if(typeof data13.engineVersion !== "string"){
const err34 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/engineVersion",schemaPath:"#/properties/organizations/items/properties/services/items/properties/engineVersion/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
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
const err35 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3,schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: schema0.properties.organizations.items.properties.services.items.properties.endpoints.items.properties}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.protocol !== undefined){
if(typeof data18.protocol !== "string"){
const err36 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/protocol",schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/protocol/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data18.host !== undefined){
if(typeof data18.host !== "string"){
const err37 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/host",schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/host/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.port !== undefined){
let data21 = data18.port;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err38 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/port",schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/port/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.username !== undefined){
if(typeof data18.username !== "string"){
const err39 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3+"/username",schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/properties/username/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints/" + i3,schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/endpoints",schemaPath:"#/properties/organizations/items/properties/services/items/properties/endpoints/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.minTotalMemoryGb !== undefined){
let data23 = data13.minTotalMemoryGb;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err42 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/minTotalMemoryGb",schemaPath:"#/properties/organizations/items/properties/services/items/properties/minTotalMemoryGb/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.maxTotalMemoryGb !== undefined){
let data24 = data13.maxTotalMemoryGb;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err43 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/maxTotalMemoryGb",schemaPath:"#/properties/organizations/items/properties/services/items/properties/maxTotalMemoryGb/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.minReplicaMemoryGb !== undefined){
let data25 = data13.minReplicaMemoryGb;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err44 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/minReplicaMemoryGb",schemaPath:"#/properties/organizations/items/properties/services/items/properties/minReplicaMemoryGb/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.maxReplicaMemoryGb !== undefined){
let data26 = data13.maxReplicaMemoryGb;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err45 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/maxReplicaMemoryGb",schemaPath:"#/properties/organizations/items/properties/services/items/properties/maxReplicaMemoryGb/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.numReplicas !== undefined){
let data27 = data13.numReplicas;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err46 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/numReplicas",schemaPath:"#/properties/organizations/items/properties/services/items/properties/numReplicas/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.idleScaling !== undefined){
if(typeof data13.idleScaling !== "boolean"){
const err47 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/idleScaling",schemaPath:"#/properties/organizations/items/properties/services/items/properties/idleScaling/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.idleTimeoutMinutes !== undefined){
let data29 = data13.idleTimeoutMinutes;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err48 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/idleTimeoutMinutes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/idleTimeoutMinutes/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
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
const err49 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4,schemaPath:"#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: schema0.properties.organizations.items.properties.services.items.properties.ipAccessList.items.properties}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data31.source !== undefined){
if(typeof data31.source !== "string"){
const err50 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4+"/source",schemaPath:"#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/properties/source/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data31.description !== undefined){
if(typeof data31.description !== "string"){
const err51 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4+"/description",schemaPath:"#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/properties/description/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList/" + i4,schemaPath:"#/properties/organizations/items/properties/services/items/properties/ipAccessList/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/ipAccessList",schemaPath:"#/properties/organizations/items/properties/services/items/properties/ipAccessList/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.createdAt !== undefined){
let data34 = data13.createdAt;
if(typeof data34 === "string"){
if(!(formats2.test(data34))){
const err54 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/createdAt",schemaPath:"#/properties/organizations/items/properties/services/items/properties/createdAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/createdAt",schemaPath:"#/properties/organizations/items/properties/services/items/properties/createdAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data13.encryptionKey !== undefined){
if(typeof data13.encryptionKey !== "string"){
const err56 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionKey",schemaPath:"#/properties/organizations/items/properties/services/items/properties/encryptionKey/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data13.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data13.encryptionAssumedRoleIdentifier !== "string"){
const err57 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionAssumedRoleIdentifier",schemaPath:"#/properties/organizations/items/properties/services/items/properties/encryptionAssumedRoleIdentifier/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data13.iamRole !== undefined){
if(typeof data13.iamRole !== "string"){
const err58 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/iamRole",schemaPath:"#/properties/organizations/items/properties/services/items/properties/iamRole/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.privateEndpointIds !== undefined){
let data38 = data13.privateEndpointIds;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
if(typeof data38[i5] !== "string"){
const err59 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/privateEndpointIds/" + i5,schemaPath:"#/properties/organizations/items/properties/services/items/properties/privateEndpointIds/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/privateEndpointIds",schemaPath:"#/properties/organizations/items/properties/services/items/properties/privateEndpointIds/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.availablePrivateEndpointIds !== undefined){
let data40 = data13.availablePrivateEndpointIds;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
if(typeof data40[i6] !== "string"){
const err61 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/availablePrivateEndpointIds/" + i6,schemaPath:"#/properties/organizations/items/properties/services/items/properties/availablePrivateEndpointIds/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/availablePrivateEndpointIds",schemaPath:"#/properties/organizations/items/properties/services/items/properties/availablePrivateEndpointIds/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.dataWarehouseId !== undefined){
if(typeof data13.dataWarehouseId !== "string"){
const err63 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/dataWarehouseId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/dataWarehouseId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data13.isPrimary !== undefined){
if(typeof data13.isPrimary !== "boolean"){
const err64 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/isPrimary",schemaPath:"#/properties/organizations/items/properties/services/items/properties/isPrimary/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data13.isReadonly !== undefined){
if(typeof data13.isReadonly !== "boolean"){
const err65 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/isReadonly",schemaPath:"#/properties/organizations/items/properties/services/items/properties/isReadonly/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.byocId !== undefined){
if(typeof data13.byocId !== "string"){
const err66 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/byocId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/byocId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.hasTransparentDataEncryption !== undefined){
if(typeof data13.hasTransparentDataEncryption !== "boolean"){
const err67 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/hasTransparentDataEncryption",schemaPath:"#/properties/organizations/items/properties/services/items/properties/hasTransparentDataEncryption/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.transparentDataEncryptionKeyId !== undefined){
if(typeof data13.transparentDataEncryptionKeyId !== "string"){
const err68 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/transparentDataEncryptionKeyId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/transparentDataEncryptionKeyId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data13.encryptionRoleId !== undefined){
if(typeof data13.encryptionRoleId !== "string"){
const err69 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/encryptionRoleId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/encryptionRoleId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
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
const err70 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags",schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/pattern",keyword:"pattern",params:{expected: "a string matching ^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},propertyName:key6};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if([...key6].length < 1){
const err71 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags",schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with 1 to 255 characters"},propertyName:key6};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if([...key6].length > 255){
const err72 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags",schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with 1 to 255 characters"},propertyName:key6};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
var valid21 = _errs110 === errors;
if(!valid21){
const err73 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags",schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
for(const key7 in data49){
let data50 = data49[key7];
if(typeof data50 === "string"){
if(!pattern0.test(data50)){
const err74 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if([...data50].length > 255){
const err75 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/additionalProperties/type",keyword:"type",params:{expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/tags",schemaPath:"#/properties/organizations/items/properties/services/items/properties/tags/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
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
const err78 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key8 in data52){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties, key8))){
const err79 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data52.id !== undefined){
let data53 = data52.id;
if(typeof data53 === "string"){
if(!(formats0.test(data53))){
const err80 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/id",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/id/format",keyword:"format",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/id",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/id/type",keyword:"type",params:{expected: "a UUID"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data52.serviceId !== undefined){
const err82 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/serviceId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/serviceId/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
const err83 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/name",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data52.state !== undefined){
if(typeof data52.state !== "string"){
const err84 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/state",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/state/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data52.scaling !== undefined){
let data57 = data52.scaling;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key9 in data57){
if(!((((key9 === "replicas") || (key9 === "concurrency")) || (key9 === "replicaCpuMillicores")) || (key9 === "replicaMemoryGb"))){
const err85 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.scaling.properties}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data57.replicas !== undefined){
let data58 = data57.replicas;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err86 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicas",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicas/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data57.concurrency !== undefined){
let data59 = data57.concurrency;
if(!((typeof data59 == "number") && (isFinite(data59)))){
const err87 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/concurrency",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/concurrency/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data57.replicaCpuMillicores !== undefined){
let data60 = data57.replicaCpuMillicores;
if(!((typeof data60 == "number") && (isFinite(data60)))){
const err88 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicaCpuMillicores",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicaCpuMillicores/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data57.replicaMemoryGb !== undefined){
let data61 = data57.replicaMemoryGb;
if(!((typeof data61 == "number") && (isFinite(data61)))){
const err89 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling/replicaMemoryGb",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/properties/replicaMemoryGb/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/scaling",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/scaling/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data52.source !== undefined){
let data62 = data52.source;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key10 in data62){
if(!((((key10 === "kafka") || (key10 === "objectStorage")) || (key10 === "kinesis")) || (key10 === "postgres"))){
const err91 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data62.kafka !== undefined){
let data63 = data62.kafka;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key11 in data63){
if(!((((((((key11 === "brokers") || (key11 === "topics")) || (key11 === "consumerGroup")) || (key11 === "iamRole")) || (key11 === "offset")) || (key11 === "schemaRegistry")) || (key11 === "caCertificate")) || (key11 === "reversePrivateEndpointIds"))){
const err92 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data63.brokers !== undefined){
if(typeof data63.brokers !== "string"){
const err93 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/brokers",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/brokers/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data63.topics !== undefined){
if(typeof data63.topics !== "string"){
const err94 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/topics",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/topics/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data63.consumerGroup !== undefined){
if(typeof data63.consumerGroup !== "string"){
const err95 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/consumerGroup",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/consumerGroup/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data63.iamRole !== undefined){
if(typeof data63.iamRole !== "string"){
const err96 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/iamRole",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/iamRole/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data63.offset !== undefined){
let data68 = data63.offset;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key12 in data68){
if(!(key12 === "timestamp")){
const err97 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties.offset.properties}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data68.timestamp !== undefined){
let data69 = data68.timestamp;
if(typeof data69 === "string"){
if(!pattern6.test(data69)){
const err98 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset/timestamp",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/properties/timestamp/pattern",keyword:"pattern",params:{expected: "a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset/timestamp",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/properties/timestamp/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/offset",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/offset/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data63.schemaRegistry !== undefined){
let data70 = data63.schemaRegistry;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key13 in data70){
if(!(((key13 === "url") || (key13 === "authentication")) || (key13 === "caCertificate"))){
const err101 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kafka.properties.schemaRegistry.properties}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data70.url !== undefined){
if(typeof data70.url !== "string"){
const err102 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/url",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/url/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data70.authentication !== undefined){
if(typeof data70.authentication !== "string"){
const err103 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/authentication",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/authentication/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data70.caCertificate !== undefined){
if(typeof data70.caCertificate !== "string"){
const err104 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry/caCertificate",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/properties/caCertificate/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/schemaRegistry",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/schemaRegistry/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data63.caCertificate !== undefined){
if(typeof data63.caCertificate !== "string"){
const err106 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/caCertificate",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/caCertificate/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data63.reversePrivateEndpointIds !== undefined){
let data75 = data63.reversePrivateEndpointIds;
if(Array.isArray(data75)){
const len8 = data75.length;
for(let i8=0; i8<len8; i8++){
if(typeof data75[i8] !== "string"){
const err107 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/reversePrivateEndpointIds/" + i8,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka/reversePrivateEndpointIds",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/properties/reversePrivateEndpointIds/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kafka",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kafka/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data62.objectStorage !== undefined){
let data77 = data62.objectStorage;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key14 in data77){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.objectStorage.properties, key14))){
const err110 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.objectStorage.properties}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data77.url !== undefined){
if(typeof data77.url !== "string"){
const err111 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/url",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/url/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data77.delimiter !== undefined){
if(typeof data77.delimiter !== "string"){
const err112 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/delimiter",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/delimiter/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data77.compression !== undefined){
if(typeof data77.compression !== "string"){
const err113 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/compression",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/compression/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data77.isContinuous !== undefined){
if(typeof data77.isContinuous !== "boolean"){
const err114 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/isContinuous",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/isContinuous/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data77.queueUrl !== undefined){
if(typeof data77.queueUrl !== "string"){
const err115 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/queueUrl",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/queueUrl/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data77.iamRole !== undefined){
if(typeof data77.iamRole !== "string"){
const err116 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/iamRole",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/iamRole/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data77.connectionString !== undefined){
if(typeof data77.connectionString !== "string"){
const err117 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/connectionString",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/connectionString/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data77.path !== undefined){
if(typeof data77.path !== "string"){
const err118 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/path",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/path/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data77.azureContainerName !== undefined){
if(typeof data77.azureContainerName !== "string"){
const err119 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage/azureContainerName",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/properties/azureContainerName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/objectStorage",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/objectStorage/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data62.kinesis !== undefined){
let data87 = data62.kinesis;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key15 in data87){
if(!(((((key15 === "streamName") || (key15 === "region")) || (key15 === "useEnhancedFanOut")) || (key15 === "timestamp")) || (key15 === "iamRole"))){
const err121 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.kinesis.properties}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data87.streamName !== undefined){
if(typeof data87.streamName !== "string"){
const err122 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/streamName",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/streamName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data87.region !== undefined){
if(typeof data87.region !== "string"){
const err123 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/region",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/region/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data87.useEnhancedFanOut !== undefined){
if(typeof data87.useEnhancedFanOut !== "boolean"){
const err124 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/useEnhancedFanOut",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/useEnhancedFanOut/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data87.timestamp !== undefined){
let data91 = data87.timestamp;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
const err125 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/timestamp",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/timestamp/type",keyword:"type",params:{expected: "an integer"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data87.iamRole !== undefined){
if(typeof data87.iamRole !== "string"){
const err126 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis/iamRole",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/properties/iamRole/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/kinesis",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/kinesis/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data62.postgres !== undefined){
let data93 = data62.postgres;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key16 in data93){
if(!(((((key16 === "host") || (key16 === "port")) || (key16 === "database")) || (key16 === "settings")) || (key16 === "tableMappings"))){
const err128 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data93.host !== undefined){
if(typeof data93.host !== "string"){
const err129 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/host",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/host/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data93.port !== undefined){
let data95 = data93.port;
if(!((typeof data95 == "number") && (isFinite(data95)))){
const err130 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/port",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/port/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data93.database !== undefined){
if(typeof data93.database !== "string"){
const err131 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/database",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/database/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data93.settings !== undefined){
let data97 = data93.settings;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
for(const key17 in data97){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.settings.properties, key17))){
const err132 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.settings.properties}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data97.syncIntervalSeconds !== undefined){
let data98 = data97.syncIntervalSeconds;
if(!((typeof data98 == "number") && (isFinite(data98)))){
const err133 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/syncIntervalSeconds",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/syncIntervalSeconds/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data97.pullBatchSize !== undefined){
let data99 = data97.pullBatchSize;
if(!((typeof data99 == "number") && (isFinite(data99)))){
const err134 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/pullBatchSize",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/pullBatchSize/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data97.publicationName !== undefined){
if(typeof data97.publicationName !== "string"){
const err135 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/publicationName",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/publicationName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data97.replicationSlotName !== undefined){
if(typeof data97.replicationSlotName !== "string"){
const err136 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/replicationSlotName",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/replicationSlotName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data97.allowNullableColumns !== undefined){
if(typeof data97.allowNullableColumns !== "boolean"){
const err137 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/allowNullableColumns",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/allowNullableColumns/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data97.initialLoadParallelism !== undefined){
let data103 = data97.initialLoadParallelism;
if(!((typeof data103 == "number") && (isFinite(data103)))){
const err138 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/initialLoadParallelism",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/initialLoadParallelism/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data97.snapshotNumRowsPerPartition !== undefined){
let data104 = data97.snapshotNumRowsPerPartition;
if(!((typeof data104 == "number") && (isFinite(data104)))){
const err139 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/snapshotNumRowsPerPartition",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data97.snapshotNumberOfParallelTables !== undefined){
let data105 = data97.snapshotNumberOfParallelTables;
if(!((typeof data105 == "number") && (isFinite(data105)))){
const err140 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/snapshotNumberOfParallelTables",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data97.enableFailoverSlots !== undefined){
if(typeof data97.enableFailoverSlots !== "boolean"){
const err141 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings/enableFailoverSlots",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/properties/enableFailoverSlots/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/settings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/settings/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
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
const err143 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.source.properties.postgres.properties.tableMappings.items.properties}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data108.sourceSchemaName !== undefined){
if(typeof data108.sourceSchemaName !== "string"){
const err144 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sourceSchemaName",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceSchemaName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data108.sourceTable !== undefined){
if(typeof data108.sourceTable !== "string"){
const err145 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sourceTable",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceTable/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data108.targetTable !== undefined){
if(typeof data108.targetTable !== "string"){
const err146 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/targetTable",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/targetTable/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data108.excludedColumns !== undefined){
let data112 = data108.excludedColumns;
if(Array.isArray(data112)){
const len10 = data112.length;
for(let i10=0; i10<len10; i10++){
if(typeof data112[i10] !== "string"){
const err147 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/excludedColumns/" + i10,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/excludedColumns",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data108.useCustomSortingKey !== undefined){
if(typeof data108.useCustomSortingKey !== "boolean"){
const err149 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/useCustomSortingKey",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/useCustomSortingKey/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data108.sortingKeys !== undefined){
let data115 = data108.sortingKeys;
if(Array.isArray(data115)){
const len11 = data115.length;
for(let i11=0; i11<len11; i11++){
if(typeof data115[i11] !== "string"){
const err150 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sortingKeys/" + i11,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9+"/sortingKeys",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings/" + i9,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres/tableMappings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/properties/tableMappings/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source/postgres",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/properties/postgres/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/source",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/source/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data52.destination !== undefined){
let data117 = data52.destination;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key19 in data117){
if(!(((((key19 === "database") || (key19 === "table")) || (key19 === "managedTable")) || (key19 === "tableDefinition")) || (key19 === "columns"))){
const err156 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data117.database !== undefined){
if(typeof data117.database !== "string"){
const err157 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/database",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/database/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data117.table !== undefined){
if(typeof data117.table !== "string"){
const err158 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/table",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/table/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data117.managedTable !== undefined){
if(typeof data117.managedTable !== "boolean"){
const err159 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/managedTable",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/managedTable/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data117.tableDefinition !== undefined){
let data121 = data117.tableDefinition;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
for(const key20 in data121){
if(!((((key20 === "engine") || (key20 === "sortingKey")) || (key20 === "partitionBy")) || (key20 === "primaryKey"))){
const err160 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.tableDefinition.properties}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data121.engine !== undefined){
let data122 = data121.engine;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
for(const key21 in data122){
if(!((key21 === "versionColumnId") || (key21 === "columnIds"))){
const err161 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.tableDefinition.properties.engine.properties}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data122.versionColumnId !== undefined){
if(typeof data122.versionColumnId !== "string"){
const err162 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/versionColumnId",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/versionColumnId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data122.columnIds !== undefined){
let data124 = data122.columnIds;
if(Array.isArray(data124)){
const len12 = data124.length;
for(let i12=0; i12<len12; i12++){
if(typeof data124[i12] !== "string"){
const err163 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/columnIds/" + i12,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine/columnIds",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/engine",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/engine/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data121.sortingKey !== undefined){
let data126 = data121.sortingKey;
if(Array.isArray(data126)){
const len13 = data126.length;
for(let i13=0; i13<len13; i13++){
if(typeof data126[i13] !== "string"){
const err166 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/sortingKey/" + i13,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/sortingKey/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/sortingKey",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/sortingKey/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data121.partitionBy !== undefined){
if(typeof data121.partitionBy !== "string"){
const err168 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/partitionBy",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/partitionBy/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data121.primaryKey !== undefined){
if(typeof data121.primaryKey !== "string"){
const err169 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition/primaryKey",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/properties/primaryKey/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/tableDefinition",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/tableDefinition/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
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
const err171 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.destination.properties.columns.items.properties}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data131.name !== undefined){
if(typeof data131.name !== "string"){
const err172 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14+"/name",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data131.type !== undefined){
if(typeof data131.type !== "string"){
const err173 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14+"/type",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/properties/type/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns/" + i14,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination/columns",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/properties/columns/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/destination",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/destination/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
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
const err177 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.fieldMappings.items.properties}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data135.sourceField !== undefined){
if(typeof data135.sourceField !== "string"){
const err178 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15+"/sourceField",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data135.destinationField !== undefined){
if(typeof data135.destinationField !== "string"){
const err179 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15+"/destinationField",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/properties/destinationField/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings/" + i15,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
else {
const err181 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/fieldMappings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/fieldMappings/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data52.settings !== undefined){
let data138 = data52.settings;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key24 in data138){
if(!(func0.call(schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.settings.properties, key24))){
const err182 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24, known: schema0.properties.organizations.items.properties.services.items.properties.pipes.items.properties.settings.properties}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data138.streaming_max_insert_wait_ms !== undefined){
let data139 = data138.streaming_max_insert_wait_ms;
if((!(((typeof data139 == "number") && (!(data139 % 1) && !isNaN(data139))) && (isFinite(data139)))) && (data139 !== null)){
const err183 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((typeof data139 == "number") && (isFinite(data139))){
if(data139 > 60000 || isNaN(data139)){
const err184 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/maximum",keyword:"maximum",params:{limit: 60000, expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data139 < 500 || isNaN(data139)){
const err185 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/streaming_max_insert_wait_ms/minimum",keyword:"minimum",params:{limit: 500, expected: "an integer from 500 to 60000, or null"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
if(data138.object_storage_concurrency !== undefined){
let data140 = data138.object_storage_concurrency;
if((!(((typeof data140 == "number") && (!(data140 % 1) && !isNaN(data140))) && (isFinite(data140)))) && (data140 !== null)){
const err186 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/type",keyword:"type",params:{expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if((typeof data140 == "number") && (isFinite(data140))){
if(data140 > 35 || isNaN(data140)){
const err187 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/maximum",keyword:"maximum",params:{limit: 35, expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data140 < 1 || isNaN(data140)){
const err188 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_concurrency",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_concurrency/minimum",keyword:"minimum",params:{limit: 1, expected: "an integer from 1 to 35, or null"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
if(data138.object_storage_polling_interval_ms !== undefined){
let data141 = data138.object_storage_polling_interval_ms;
if((!(((typeof data141 == "number") && (!(data141 % 1) && !isNaN(data141))) && (isFinite(data141)))) && (data141 !== null)){
const err189 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if((typeof data141 == "number") && (isFinite(data141))){
if(data141 > 3600000 || isNaN(data141)){
const err190 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/maximum",keyword:"maximum",params:{limit: 3600000, expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data141 < 100 || isNaN(data141)){
const err191 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_polling_interval_ms",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_polling_interval_ms/minimum",keyword:"minimum",params:{limit: 100, expected: "an integer from 100 to 3600000, or null"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
if(data138.object_storage_max_insert_bytes !== undefined){
let data142 = data138.object_storage_max_insert_bytes;
if((!(((typeof data142 == "number") && (!(data142 % 1) && !isNaN(data142))) && (isFinite(data142)))) && (data142 !== null)){
const err192 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 > 53687091200 || isNaN(data142)){
const err193 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/maximum",keyword:"maximum",params:{limit: 53687091200, expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data142 < 10485760 || isNaN(data142)){
const err194 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_insert_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_insert_bytes/minimum",keyword:"minimum",params:{limit: 10485760, expected: "an integer from 10485760 to 53687091200, or null"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
if(data138.object_storage_max_file_count !== undefined){
let data143 = data138.object_storage_max_file_count;
if((!(((typeof data143 == "number") && (!(data143 % 1) && !isNaN(data143))) && (isFinite(data143)))) && (data143 !== null)){
const err195 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/type",keyword:"type",params:{expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 > 10000 || isNaN(data143)){
const err196 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/maximum",keyword:"maximum",params:{limit: 10000, expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data143 < 1 || isNaN(data143)){
const err197 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_max_file_count",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_max_file_count/minimum",keyword:"minimum",params:{limit: 1, expected: "an integer from 1 to 10000, or null"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
if(data138.engine_max_threads !== undefined){
let data144 = data138.engine_max_threads;
if((!(((typeof data144 == "number") && (!(data144 % 1) && !isNaN(data144))) && (isFinite(data144)))) && (data144 !== null)){
const err198 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/type",keyword:"type",params:{expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data144 == "number") && (isFinite(data144))){
if(data144 > 64 || isNaN(data144)){
const err199 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/maximum",keyword:"maximum",params:{limit: 64, expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data144 < 0 || isNaN(data144)){
const err200 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 64, or null"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
if(data138.engine_max_insert_threads !== undefined){
let data145 = data138.engine_max_insert_threads;
if((!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))) && (data145 !== null)){
const err201 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/type",keyword:"type",params:{expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 16 || isNaN(data145)){
const err202 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/maximum",keyword:"maximum",params:{limit: 16, expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data145 < 0 || isNaN(data145)){
const err203 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_insert_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_insert_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 16, or null"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
if(data138.engine_min_insert_block_size_bytes !== undefined){
let data146 = data138.engine_min_insert_block_size_bytes;
if((!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))) && (data146 !== null)){
const err204 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 10737418240 || isNaN(data146)){
const err205 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/maximum",keyword:"maximum",params:{limit: 10737418240, expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data146 < 0 || isNaN(data146)){
const err206 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_min_insert_block_size_bytes/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 10737418240, or null"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
if(data138.engine_max_download_threads !== undefined){
let data147 = data138.engine_max_download_threads;
if((!(((typeof data147 == "number") && (!(data147 % 1) && !isNaN(data147))) && (isFinite(data147)))) && (data147 !== null)){
const err207 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/type",keyword:"type",params:{expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if((typeof data147 == "number") && (isFinite(data147))){
if(data147 > 32 || isNaN(data147)){
const err208 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/maximum",keyword:"maximum",params:{limit: 32, expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data147 < 0 || isNaN(data147)){
const err209 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_max_download_threads",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_max_download_threads/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 32, or null"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
if(data138.engine_parallel_distributed_insert_select !== undefined){
let data148 = data138.engine_parallel_distributed_insert_select;
if((!(((typeof data148 == "number") && (!(data148 % 1) && !isNaN(data148))) && (isFinite(data148)))) && (data148 !== null)){
const err210 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if((typeof data148 == "number") && (isFinite(data148))){
if(data148 > 2 || isNaN(data148)){
const err211 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/maximum",keyword:"maximum",params:{limit: 2, expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data148 < 0 || isNaN(data148)){
const err212 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_distributed_insert_select/minimum",keyword:"minimum",params:{limit: 0, expected: "an integer from 0 to 2, or null"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
if(data138.object_storage_use_cluster_function !== undefined){
let data149 = data138.object_storage_use_cluster_function;
if((typeof data149 !== "boolean") && (data149 !== null)){
const err213 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/object_storage_use_cluster_function",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{expected: "true, false or null"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data138.engine_parallel_view_processing !== undefined){
let data150 = data138.engine_parallel_view_processing;
if((typeof data150 !== "boolean") && (data150 !== null)){
const err214 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings/engine_parallel_view_processing",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/properties/engine_parallel_view_processing/type",keyword:"type",params:{expected: "true, false or null"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/settings",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/settings/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data52.createdAt !== undefined){
if(typeof data52.createdAt !== "string"){
const err216 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/createdAt",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/createdAt/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data52.updatedAt !== undefined){
if(typeof data52.updatedAt !== "string"){
const err217 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7+"/updatedAt",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/properties/updatedAt/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes/" + i7,schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2+"/pipes",schemaPath:"#/properties/organizations/items/properties/services/items/properties/pipes/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
else {
const err220 = {instancePath:instancePath+"/organizations/" + i0+"/services/" + i2,schemaPath:"#/properties/organizations/items/properties/services/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
else {
const err221 = {instancePath:instancePath+"/organizations/" + i0+"/services",schemaPath:"#/properties/organizations/items/properties/services/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
else {
const err222 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
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
const err224 = {instancePath:instancePath+"/teams/" + i16,schemaPath:"#/properties/teams/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
for(const key25 in data154){
if(!(((((key25 === "id") || (key25 === "name")) || (key25 === "tokens")) || (key25 === "dashboards")) || (key25 === "alerts"))){
const err225 = {instancePath:instancePath+"/teams/" + i16,schemaPath:"#/properties/teams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25, known: schema0.properties.teams.items.properties}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data154.id !== undefined){
let data155 = data154.id;
if(typeof data155 === "string"){
if(!pattern0.test(data155)){
const err226 = {instancePath:instancePath+"/teams/" + i16+"/id",schemaPath:"#/properties/teams/items/properties/id/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if([...data155].length < 1){
const err227 = {instancePath:instancePath+"/teams/" + i16+"/id",schemaPath:"#/properties/teams/items/properties/id/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if([...data155].length > 255){
const err228 = {instancePath:instancePath+"/teams/" + i16+"/id",schemaPath:"#/properties/teams/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/teams/" + i16+"/id",schemaPath:"#/properties/teams/items/properties/id/type",keyword:"type",params:{expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data154.name !== undefined){
let data156 = data154.name;
if(typeof data156 === "string"){
if(!pattern0.test(data156)){
const err230 = {instancePath:instancePath+"/teams/" + i16+"/name",schemaPath:"#/properties/teams/items/properties/name/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if([...data156].length > 255){
const err231 = {instancePath:instancePath+"/teams/" + i16+"/name",schemaPath:"#/properties/teams/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
else {
const err232 = {instancePath:instancePath+"/teams/" + i16+"/name",schemaPath:"#/properties/teams/items/properties/name/type",keyword:"type",params:{expected: "a string with at most 255 characters"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
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
const err233 = {};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
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
const err234 = {};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
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
const err235 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17,schemaPath:"#/properties/teams/items/properties/tokens/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
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
const err236 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17,schemaPath:"#/properties/teams/items/properties/tokens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26, known: schema0.properties.teams.items.properties.tokens.items.properties}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data158.token !== undefined){
let data159 = data158.token;
if(typeof data159 === "string"){
if(!pattern9.test(data159)){
const err237 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/token",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/token/pattern",keyword:"pattern",params:{expected: "a string matching ^[!-~]*$"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if([...data159].length < 1){
const err238 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/token",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/token/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with at least 1 character"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
else {
const err239 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/token",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/token/type",keyword:"type",params:{expected: "a string with at least 1 character"}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data158.tokenHash !== undefined){
let data160 = data158.tokenHash;
if(typeof data160 === "string"){
if(!pattern3.test(data160)){
const err240 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/tokenHash",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/tokenHash/pattern",keyword:"pattern",params:{expected: "a string matching ^[0-9A-Fa-f]{64}$"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/tokenHash",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/tokenHash/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data158.expiresAt !== undefined){
let data161 = data158.expiresAt;
if(typeof data161 === "string"){
if(!(formats2.test(data161))){
const err242 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/expiresAt",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/expiresAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
else {
const err243 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/expiresAt",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/expiresAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data158.revokedAt !== undefined){
let data162 = data158.revokedAt;
if(typeof data162 === "string"){
if(!(formats2.test(data162))){
const err244 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/revokedAt",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/revokedAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
else {
const err245 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17+"/revokedAt",schemaPath:"#/properties/teams/items/properties/tokens/items/properties/revokedAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/teams/" + i16+"/tokens/" + i17,schemaPath:"#/properties/teams/items/properties/tokens/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/teams/" + i16+"/tokens",schemaPath:"#/properties/teams/items/properties/tokens/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
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
const err248 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18,schemaPath:"#/properties/teams/items/properties/dashboards/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
for(const key27 in data164){
if(!((((key27 === "id") || (key27 === "name")) || (key27 === "tiles")) || (key27 === "tags"))){
const err249 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18,schemaPath:"#/properties/teams/items/properties/dashboards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27, known: schema0.properties.teams.items.properties.dashboards.items.properties}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data164.id !== undefined){
let data165 = data164.id;
if(typeof data165 === "string"){
if(!pattern0.test(data165)){
const err250 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/id/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if([...data165].length < 1){
const err251 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/id/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if([...data165].length > 255){
const err252 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/id",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/id/type",keyword:"type",params:{expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data164.name !== undefined){
if(typeof data164.name !== "string"){
const err254 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/name",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
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
const err255 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28, known: schema0.properties.teams.items.properties.dashboards.items.properties.tiles.items.properties}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data168.id !== undefined){
if(typeof data168.id !== "string"){
const err256 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/id",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/id/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data168.name !== undefined){
if(typeof data168.name !== "string"){
const err257 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/name",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data168.x !== undefined){
let data171 = data168.x;
if(!((typeof data171 == "number") && (isFinite(data171)))){
const err258 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/x",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/x/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data168.y !== undefined){
let data172 = data168.y;
if(!((typeof data172 == "number") && (isFinite(data172)))){
const err259 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/y",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/y/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data168.w !== undefined){
let data173 = data168.w;
if(!((typeof data173 == "number") && (isFinite(data173)))){
const err260 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/w",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/w/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data168.h !== undefined){
let data174 = data168.h;
if(!((typeof data174 == "number") && (isFinite(data174)))){
const err261 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/h",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/h/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data168.asRatio !== undefined){
if(typeof data168.asRatio !== "boolean"){
const err262 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/asRatio",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/asRatio/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
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
const err263 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29, known: schema0.properties.teams.items.properties.dashboards.items.properties.tiles.items.properties.series.items.properties}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data177.sourceId !== undefined){
if(typeof data177.sourceId !== "string"){
const err264 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/sourceId",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/sourceId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data177.aggFn !== undefined){
if(typeof data177.aggFn !== "string"){
const err265 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/aggFn",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/aggFn/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data177.where !== undefined){
if(typeof data177.where !== "string"){
const err266 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/where",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/where/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data177.groupBy !== undefined){
let data181 = data177.groupBy;
if(Array.isArray(data181)){
const len21 = data181.length;
for(let i21=0; i21<len21; i21++){
if(typeof data181[i21] !== "string"){
const err267 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/groupBy/" + i21,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/groupBy/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/groupBy",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/groupBy/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data177.field !== undefined){
if(typeof data177.field !== "string"){
const err269 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/field",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/field/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data177.whereLanguage !== undefined){
if(typeof data177.whereLanguage !== "string"){
const err270 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/whereLanguage",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/whereLanguage/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data177.metricName !== undefined){
if(typeof data177.metricName !== "string"){
const err271 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/metricName",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/metricName/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data177.metricDataType !== undefined){
if(typeof data177.metricDataType !== "string"){
const err272 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/metricDataType",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/metricDataType/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data177.type !== undefined){
if(typeof data177.type !== "string"){
const err273 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/type",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/type/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data177.dataSource !== undefined){
if(typeof data177.dataSource !== "string"){
const err274 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20+"/dataSource",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/properties/dataSource/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series/" + i20,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19+"/series",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/properties/series/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles/" + i19,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
}
else {
const err278 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tiles",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tiles/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data164.tags !== undefined){
let data189 = data164.tags;
if(Array.isArray(data189)){
const len22 = data189.length;
for(let i22=0; i22<len22; i22++){
if(typeof data189[i22] !== "string"){
const err279 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tags/" + i22,schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tags/items/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
}
else {
const err280 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18+"/tags",schemaPath:"#/properties/teams/items/properties/dashboards/items/properties/tags/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
else {
const err281 = {instancePath:instancePath+"/teams/" + i16+"/dashboards/" + i18,schemaPath:"#/properties/teams/items/properties/dashboards/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
else {
const err282 = {instancePath:instancePath+"/teams/" + i16+"/dashboards",schemaPath:"#/properties/teams/items/properties/dashboards/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
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
const err283 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23,schemaPath:"#/properties/teams/items/properties/alerts/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
for(const key30 in data192){
if(!(func0.call(schema0.properties.teams.items.properties.alerts.items.properties, key30))){
const err284 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23,schemaPath:"#/properties/teams/items/properties/alerts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30, known: schema0.properties.teams.items.properties.alerts.items.properties}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data192.id !== undefined){
let data193 = data192.id;
if(typeof data193 === "string"){
if(!pattern0.test(data193)){
const err285 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/id",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/id/pattern",keyword:"pattern",params:{expected: "a string matching ^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if([...data193].length < 1){
const err286 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/id",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/id/minLength",keyword:"minLength",params:{limit: 1, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if([...data193].length > 255){
const err287 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/id",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 255, expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/id",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/id/type",keyword:"type",params:{expected: "a string with 1 to 255 characters"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data192.name !== undefined){
if(typeof data192.name !== "string"){
const err289 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/name",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/name/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data192.message !== undefined){
if(typeof data192.message !== "string"){
const err290 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/message",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/message/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data192.threshold !== undefined){
let data196 = data192.threshold;
if(!((typeof data196 == "number") && (isFinite(data196)))){
const err291 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/threshold",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/threshold/type",keyword:"type",params:{expected: "a number"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data192.interval !== undefined){
if(typeof data192.interval !== "string"){
const err292 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/interval",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/interval/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data192.thresholdType !== undefined){
let data198 = data192.thresholdType;
if(typeof data198 !== "string"){
const err293 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/thresholdType",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/thresholdType/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(!((data198 === "above") || (data198 === "below"))){
const err294 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/thresholdType",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/thresholdType/enum",keyword:"enum",params:{allowedValues: schema0.properties.teams.items.properties.alerts.items.properties.thresholdType.enum}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data192.source !== undefined){
let data199 = data192.source;
if(typeof data199 !== "string"){
const err295 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/source",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/source/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(!((data199 === "tile") || (data199 === "search"))){
const err296 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/source",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.teams.items.properties.alerts.items.properties.source.enum}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data192.state !== undefined){
if(typeof data192.state !== "string"){
const err297 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/state",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/state/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data192.channel !== undefined){
let data201 = data192.channel;
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
for(const key31 in data201){
if(!((key31 === "type") || (key31 === "webhookId"))){
const err298 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/channel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31, known: schema0.properties.teams.items.properties.alerts.items.properties.channel.properties}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data201.type !== undefined){
if(typeof data201.type !== "string"){
const err299 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel/type",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/channel/properties/type/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data201.webhookId !== undefined){
if(typeof data201.webhookId !== "string"){
const err300 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel/webhookId",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/channel/properties/webhookId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
else {
const err301 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/channel",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/channel/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data192.team !== undefined){
const err302 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/team",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/team/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data192.tileId !== undefined){
if(typeof data192.tileId !== "string"){
const err303 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/tileId",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/tileId/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data192.dashboard !== undefined){
if(typeof data192.dashboard !== "string"){
const err304 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/dashboard",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/dashboard/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data192.savedSearch !== undefined){
if(typeof data192.savedSearch !== "string"){
const err305 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/savedSearch",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/savedSearch/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data192.groupBy !== undefined){
if(typeof data192.groupBy !== "string"){
const err306 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/groupBy",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/groupBy/type",keyword:"type",params:{expected: "a string"}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data192.silenced !== undefined){
if(typeof data192.silenced !== "boolean"){
const err307 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/silenced",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/silenced/type",keyword:"type",params:{expected: "true or false"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data192.createdAt !== undefined){
let data210 = data192.createdAt;
if(typeof data210 === "string"){
if(!pattern13.test(data210)){
const err308 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/createdAt/pattern",keyword:"pattern",params:{expected: "a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(!(formats2.test(data210))){
const err309 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/createdAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
else {
const err310 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/createdAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/createdAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data192.updatedAt !== undefined){
let data211 = data192.updatedAt;
if(typeof data211 === "string"){
if(!pattern13.test(data211)){
const err311 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/updatedAt/pattern",keyword:"pattern",params:{expected: "a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(!(formats2.test(data211))){
const err312 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/updatedAt/format",keyword:"format",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
else {
const err313 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23+"/updatedAt",schemaPath:"#/properties/teams/items/properties/alerts/items/properties/updatedAt/type",keyword:"type",params:{expected: "a string in the format date-time"}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
}
else {
const err314 = {instancePath:instancePath+"/teams/" + i16+"/alerts/" + i23,schemaPath:"#/properties/teams/items/properties/alerts/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
else {
const err315 = {instancePath:instancePath+"/teams/" + i16+"/alerts",schemaPath:"#/properties/teams/items/properties/alerts/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
}
else {
const err316 = {instancePath:instancePath+"/teams/" + i16,schemaPath:"#/properties/teams/items/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
}
else {
const err317 = {instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/type",keyword:"type",params:{expected: "an array"}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
}
else {
const err318 = {instancePath,schemaPath:"#/type",keyword:"type",params:{expected: "an object"}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
