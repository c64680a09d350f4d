// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
"use strict";
export const validateSeed = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"$schema":{"type":"string"},"organizations":{"type":"array","items":{"$ref":"#/$defs/SeedOrganization"}},"teams":{"type":"array","items":{"$ref":"#/$defs/SeedTeam"}}},"additionalProperties":false,"$defs":{"SeedOrganization":{"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"$ref":"#/$defs/SeedName"},"keys":{"type":"array","items":{"$ref":"#/$defs/SeedKey"}},"services":{"type":"array","items":{"$ref":"#/$defs/SeedService"}}},"additionalProperties":false},"SeedTeam":{"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"$ref":"#/$defs/SeedName"},"tokens":{"type":"array","items":{"$ref":"#/$defs/SeedToken"}},"dashboards":{"type":"array","items":{"$ref":"#/$defs/SeedDashboard"}},"alerts":{"type":"array","items":{"$ref":"#/$defs/SeedAlert"}}},"additionalProperties":false},"SeedName":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"SeedKey":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"secret":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"secretHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$"},"expiresAt":{"$ref":"#/$defs/SeedExpiry"},"revokedAt":{"$ref":"#/$defs/SeedRevocation"}},"oneOf":[{"required":["secret"]},{"required":["secretHash"]}],"additionalProperties":false},"SeedService":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"#/$defs/ServiceEndpoint"}},"minTotalMemoryGb":{"type":"number"},"maxTotalMemoryGb":{"type":"number"},"minReplicaMemoryGb":{"type":"number"},"maxReplicaMemoryGb":{"type":"number"},"numReplicas":{"type":"number"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number"},"ipAccessList":{"type":"array","items":{"$ref":"#/$defs/IpAccessListEntry"}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"},"tags":{"type":"object","propertyNames":{"minLength":1,"maxLength":255,"pattern":"^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"additionalProperties":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}},"pipes":{"type":"array","items":{"$ref":"#/$defs/SeedPipe"}}},"additionalProperties":false,"required":["id"]},"SeedId":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"SeedToken":{"type":"object","properties":{"token":{"type":"string","minLength":1,"pattern":"^[!-~]*$"},"tokenHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$"},"expiresAt":{"$ref":"#/$defs/SeedExpiry"},"revokedAt":{"$ref":"#/$defs/SeedRevocation"}},"oneOf":[{"required":["token"]},{"required":["tokenHash"]}],"additionalProperties":false},"SeedDashboard":{"type":"object","properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"type":"string"},"tiles":{"type":"array","items":{"$ref":"#/$defs/Tile"}},"tags":{"type":"array","items":{"type":"string"}}},"additionalProperties":false,"required":["id"]},"SeedAlert":{"type":"object","properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string"},"channel":{"$ref":"#/$defs/AlertChannel"},"team":false,"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}},"additionalProperties":false,"required":["id"]},"SeedExpiry":{"type":"string","format":"date-time"},"SeedRevocation":{"type":"string","format":"date-time"},"ServiceEndpoint":{"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number"},"username":{"type":"string"}},"additionalProperties":false},"IpAccessListEntry":{"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false},"SeedPipe":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":false,"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"#/$defs/PipeScaling"},"source":{"$ref":"#/$defs/PipeSource"},"destination":{"$ref":"#/$defs/PipeDestination"},"fieldMappings":{"type":"array","items":{"$ref":"#/$defs/FieldMapping"}},"settings":{"$ref":"#/$defs/PipeSettingsUpdate"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"additionalProperties":false,"required":["id"]},"Tile":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number"},"y":{"type":"number"},"w":{"type":"number"},"h":{"type":"number"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"$ref":"#/$defs/Series"}}},"additionalProperties":false},"AlertChannel":{"type":"object","properties":{"type":{"type":"string"},"webhookId":{"type":"string"}},"additionalProperties":false},"PipeScaling":{"type":"object","properties":{"replicas":{"type":"number"},"concurrency":{"type":"number"},"replicaCpuMillicores":{"type":"number"},"replicaMemoryGb":{"type":"number"}},"additionalProperties":false},"PipeSource":{"type":"object","properties":{"kafka":{"$ref":"#/$defs/KafkaSource"},"objectStorage":{"$ref":"#/$defs/ObjectStorageSource"},"kinesis":{"$ref":"#/$defs/KinesisSource"},"postgres":{"$ref":"#/$defs/PostgresSource"}},"additionalProperties":false},"PipeDestination":{"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"#/$defs/TableDefinition"},"columns":{"type":"array","items":{"$ref":"#/$defs/DestinationColumn"}}},"additionalProperties":false},"FieldMapping":{"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false},"PipeSettingsUpdate":{"type":"object","additionalProperties":false,"properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"object_storage_concurrency":{"type":["integer","null"],"minimum":1,"maximum":35},"object_storage_polling_interval_ms":{"type":["integer","null"],"minimum":100,"maximum":3600000},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64","minimum":10485760,"maximum":53687091200},"object_storage_max_file_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"engine_max_threads":{"type":["integer","null"],"minimum":0,"maximum":64},"engine_max_insert_threads":{"type":["integer","null"],"minimum":0,"maximum":16},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64","minimum":0,"maximum":10737418240},"engine_max_download_threads":{"type":["integer","null"],"minimum":0,"maximum":32},"engine_parallel_distributed_insert_select":{"type":["integer","null"],"minimum":0,"maximum":2},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}},"Series":{"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}},"additionalProperties":false},"KafkaSource":{"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"#/$defs/KafkaOffset"},"schemaRegistry":{"$ref":"#/$defs/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"ObjectStorageSource":{"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string"},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false},"KinesisSource":{"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false},"PostgresSource":{"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number"},"database":{"type":"string"},"settings":{"$ref":"#/$defs/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"$ref":"#/$defs/PostgresTableMapping"}}},"additionalProperties":false},"TableDefinition":{"type":"object","properties":{"engine":{"$ref":"#/$defs/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false},"DestinationColumn":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false},"KafkaOffset":{"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false},"SchemaRegistry":{"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string"},"caCertificate":{"type":"string"}},"additionalProperties":false},"PostgresSourceSettings":{"type":"object","properties":{"syncIntervalSeconds":{"type":"number"},"pullBatchSize":{"type":"number"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number"},"snapshotNumRowsPerPartition":{"type":"number"},"snapshotNumberOfParallelTables":{"type":"number"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false},"PostgresTableMapping":{"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"TableEngine":{"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
const schema32 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"$ref":"#/$defs/SeedName"},"keys":{"type":"array","items":{"$ref":"#/$defs/SeedKey"}},"services":{"type":"array","items":{"$ref":"#/$defs/SeedService"}}},"additionalProperties":false};
const schema33 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const schema34 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"secret":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"secretHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$"},"expiresAt":{"$ref":"#/$defs/SeedExpiry"},"revokedAt":{"$ref":"#/$defs/SeedRevocation"}},"oneOf":[{"required":["secret"]},{"required":["secretHash"]}],"additionalProperties":false};
const schema35 = {"type":"string","format":"date-time"};
const schema36 = {"type":"string","format":"date-time"};
const pattern5 = new RegExp("^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const pattern7 = new RegExp("^[0-9A-Fa-f]{64}$", "u");
const formats2 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.secret === undefined) || (!(func0.call(data, "secret")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "secret"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.secretHash === undefined) || (!(func0.call(data, "secretHash")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "secretHash"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "secret")) || (key0 === "secretHash")) || (key0 === "expiresAt")) || (key0 === "revokedAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if([...data0].length < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if([...data0].length > 255){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.secret !== undefined && func0.call(data, "secret")){
let data1 = data.secret;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if([...data1].length < 1){
const err10 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.secretHash !== undefined && func0.call(data, "secretHash")){
let data2 = data.secretHash;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err12 = {instancePath:instancePath+"/secretHash",schemaPath:"#/properties/secretHash/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{64}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/secretHash",schemaPath:"#/properties/secretHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err14 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/SeedExpiry/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/SeedExpiry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.revokedAt !== undefined && func0.call(data, "revokedAt")){
let data4 = data.revokedAt;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err16 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/$defs/SeedRevocation/format",keyword:"format",params:{format: "date-time"}};
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
const err17 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/$defs/SeedRevocation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"#/$defs/ServiceEndpoint"}},"minTotalMemoryGb":{"type":"number"},"maxTotalMemoryGb":{"type":"number"},"minReplicaMemoryGb":{"type":"number"},"maxReplicaMemoryGb":{"type":"number"},"numReplicas":{"type":"number"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number"},"ipAccessList":{"type":"array","items":{"$ref":"#/$defs/IpAccessListEntry"}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"},"tags":{"type":"object","propertyNames":{"minLength":1,"maxLength":255,"pattern":"^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},"additionalProperties":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}},"pipes":{"type":"array","items":{"$ref":"#/$defs/SeedPipe"}}},"additionalProperties":false,"required":["id"]};
const schema38 = {"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number"},"username":{"type":"string"}},"additionalProperties":false};
const schema39 = {"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false};
const pattern8 = new RegExp("^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$", "u");
const schema40 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":false,"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"#/$defs/PipeScaling"},"source":{"$ref":"#/$defs/PipeSource"},"destination":{"$ref":"#/$defs/PipeDestination"},"fieldMappings":{"type":"array","items":{"$ref":"#/$defs/FieldMapping"}},"settings":{"$ref":"#/$defs/PipeSettingsUpdate"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"additionalProperties":false,"required":["id"]};
const schema41 = {"type":"object","properties":{"replicas":{"type":"number"},"concurrency":{"type":"number"},"replicaCpuMillicores":{"type":"number"},"replicaMemoryGb":{"type":"number"}},"additionalProperties":false};
const schema55 = {"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false};
const schema56 = {"type":"object","additionalProperties":false,"properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"object_storage_concurrency":{"type":["integer","null"],"minimum":1,"maximum":35},"object_storage_polling_interval_ms":{"type":["integer","null"],"minimum":100,"maximum":3600000},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64","minimum":10485760,"maximum":53687091200},"object_storage_max_file_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"engine_max_threads":{"type":["integer","null"],"minimum":0,"maximum":64},"engine_max_insert_threads":{"type":["integer","null"],"minimum":0,"maximum":16},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64","minimum":0,"maximum":10737418240},"engine_max_download_threads":{"type":["integer","null"],"minimum":0,"maximum":32},"engine_parallel_distributed_insert_select":{"type":["integer","null"],"minimum":0,"maximum":2},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}};
const schema42 = {"type":"object","properties":{"kafka":{"$ref":"#/$defs/KafkaSource"},"objectStorage":{"$ref":"#/$defs/ObjectStorageSource"},"kinesis":{"$ref":"#/$defs/KinesisSource"},"postgres":{"$ref":"#/$defs/PostgresSource"}},"additionalProperties":false};
const schema46 = {"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string"},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false};
const schema47 = {"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false};
const schema43 = {"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"#/$defs/KafkaOffset"},"schemaRegistry":{"$ref":"#/$defs/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema44 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false};
const schema45 = {"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string"},"caCertificate":{"type":"string"}},"additionalProperties":false};
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "brokers") || (key0 === "topics")) || (key0 === "consumerGroup")) || (key0 === "iamRole")) || (key0 === "offset")) || (key0 === "schemaRegistry")) || (key0 === "caCertificate")) || (key0 === "reversePrivateEndpointIds"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.brokers !== undefined && func0.call(data, "brokers")){
if(typeof data.brokers !== "string"){
const err1 = {instancePath:instancePath+"/brokers",schemaPath:"#/properties/brokers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.topics !== undefined && func0.call(data, "topics")){
if(typeof data.topics !== "string"){
const err2 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.consumerGroup !== undefined && func0.call(data, "consumerGroup")){
if(typeof data.consumerGroup !== "string"){
const err3 = {instancePath:instancePath+"/consumerGroup",schemaPath:"#/properties/consumerGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.iamRole !== undefined && func0.call(data, "iamRole")){
if(typeof data.iamRole !== "string"){
const err4 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.offset !== undefined && func0.call(data, "offset")){
let data4 = data.offset;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!(key1 === "timestamp")){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/$defs/KafkaOffset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.timestamp !== undefined && func0.call(data4, "timestamp")){
let data5 = data4.timestamp;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err6 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"#/$defs/KafkaOffset/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"#/$defs/KafkaOffset/properties/timestamp/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/offset",schemaPath:"#/$defs/KafkaOffset/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schemaRegistry !== undefined && func0.call(data, "schemaRegistry")){
let data6 = data.schemaRegistry;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 of Object.keys(data6)){
if(!(((key2 === "url") || (key2 === "authentication")) || (key2 === "caCertificate"))){
const err9 = {instancePath:instancePath+"/schemaRegistry",schemaPath:"#/$defs/SchemaRegistry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.url !== undefined && func0.call(data6, "url")){
if(typeof data6.url !== "string"){
const err10 = {instancePath:instancePath+"/schemaRegistry/url",schemaPath:"#/$defs/SchemaRegistry/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.authentication !== undefined && func0.call(data6, "authentication")){
if(typeof data6.authentication !== "string"){
const err11 = {instancePath:instancePath+"/schemaRegistry/authentication",schemaPath:"#/$defs/SchemaRegistry/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.caCertificate !== undefined && func0.call(data6, "caCertificate")){
if(typeof data6.caCertificate !== "string"){
const err12 = {instancePath:instancePath+"/schemaRegistry/caCertificate",schemaPath:"#/$defs/SchemaRegistry/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/schemaRegistry",schemaPath:"#/$defs/SchemaRegistry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.caCertificate !== undefined && func0.call(data, "caCertificate")){
if(typeof data.caCertificate !== "string"){
const err14 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reversePrivateEndpointIds !== undefined && func0.call(data, "reversePrivateEndpointIds")){
let data11 = data.reversePrivateEndpointIds;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err15 = {instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/reversePrivateEndpointIds",schemaPath:"#/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number"},"database":{"type":"string"},"settings":{"$ref":"#/$defs/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"$ref":"#/$defs/PostgresTableMapping"}}},"additionalProperties":false};
const schema49 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number"},"pullBatchSize":{"type":"number"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number"},"snapshotNumRowsPerPartition":{"type":"number"},"snapshotNumberOfParallelTables":{"type":"number"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false};
const schema50 = {"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "host") || (key0 === "port")) || (key0 === "database")) || (key0 === "settings")) || (key0 === "tableMappings"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.host !== undefined && func0.call(data, "host")){
if(typeof data.host !== "string"){
const err1 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
let data1 = data.port;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.database !== undefined && func0.call(data, "database")){
if(typeof data.database !== "string"){
const err3 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.settings !== undefined && func0.call(data, "settings")){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!(func0.call(schema49.properties, key1))){
const err4 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/PostgresSourceSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.syncIntervalSeconds !== undefined && func0.call(data3, "syncIntervalSeconds")){
let data4 = data3.syncIntervalSeconds;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/settings/syncIntervalSeconds",schemaPath:"#/$defs/PostgresSourceSettings/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.pullBatchSize !== undefined && func0.call(data3, "pullBatchSize")){
let data5 = data3.pullBatchSize;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/settings/pullBatchSize",schemaPath:"#/$defs/PostgresSourceSettings/properties/pullBatchSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.publicationName !== undefined && func0.call(data3, "publicationName")){
if(typeof data3.publicationName !== "string"){
const err7 = {instancePath:instancePath+"/settings/publicationName",schemaPath:"#/$defs/PostgresSourceSettings/properties/publicationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.replicationSlotName !== undefined && func0.call(data3, "replicationSlotName")){
if(typeof data3.replicationSlotName !== "string"){
const err8 = {instancePath:instancePath+"/settings/replicationSlotName",schemaPath:"#/$defs/PostgresSourceSettings/properties/replicationSlotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.allowNullableColumns !== undefined && func0.call(data3, "allowNullableColumns")){
if(typeof data3.allowNullableColumns !== "boolean"){
const err9 = {instancePath:instancePath+"/settings/allowNullableColumns",schemaPath:"#/$defs/PostgresSourceSettings/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.initialLoadParallelism !== undefined && func0.call(data3, "initialLoadParallelism")){
let data9 = data3.initialLoadParallelism;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/settings/initialLoadParallelism",schemaPath:"#/$defs/PostgresSourceSettings/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.snapshotNumRowsPerPartition !== undefined && func0.call(data3, "snapshotNumRowsPerPartition")){
let data10 = data3.snapshotNumRowsPerPartition;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err11 = {instancePath:instancePath+"/settings/snapshotNumRowsPerPartition",schemaPath:"#/$defs/PostgresSourceSettings/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.snapshotNumberOfParallelTables !== undefined && func0.call(data3, "snapshotNumberOfParallelTables")){
let data11 = data3.snapshotNumberOfParallelTables;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err12 = {instancePath:instancePath+"/settings/snapshotNumberOfParallelTables",schemaPath:"#/$defs/PostgresSourceSettings/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.enableFailoverSlots !== undefined && func0.call(data3, "enableFailoverSlots")){
if(typeof data3.enableFailoverSlots !== "boolean"){
const err13 = {instancePath:instancePath+"/settings/enableFailoverSlots",schemaPath:"#/$defs/PostgresSourceSettings/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/PostgresSourceSettings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tableMappings !== undefined && func0.call(data, "tableMappings")){
let data13 = data.tableMappings;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 of Object.keys(data14)){
if(!((((((key2 === "sourceSchemaName") || (key2 === "sourceTable")) || (key2 === "targetTable")) || (key2 === "excludedColumns")) || (key2 === "useCustomSortingKey")) || (key2 === "sortingKeys"))){
const err15 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/$defs/PostgresTableMapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data14.sourceSchemaName !== undefined && func0.call(data14, "sourceSchemaName")){
if(typeof data14.sourceSchemaName !== "string"){
const err16 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceSchemaName",schemaPath:"#/$defs/PostgresTableMapping/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data14.sourceTable !== undefined && func0.call(data14, "sourceTable")){
if(typeof data14.sourceTable !== "string"){
const err17 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceTable",schemaPath:"#/$defs/PostgresTableMapping/properties/sourceTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data14.targetTable !== undefined && func0.call(data14, "targetTable")){
if(typeof data14.targetTable !== "string"){
const err18 = {instancePath:instancePath+"/tableMappings/" + i0+"/targetTable",schemaPath:"#/$defs/PostgresTableMapping/properties/targetTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data14.excludedColumns !== undefined && func0.call(data14, "excludedColumns")){
let data18 = data14.excludedColumns;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err19 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1,schemaPath:"#/$defs/PostgresTableMapping/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns",schemaPath:"#/$defs/PostgresTableMapping/properties/excludedColumns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data14.useCustomSortingKey !== undefined && func0.call(data14, "useCustomSortingKey")){
if(typeof data14.useCustomSortingKey !== "boolean"){
const err21 = {instancePath:instancePath+"/tableMappings/" + i0+"/useCustomSortingKey",schemaPath:"#/$defs/PostgresTableMapping/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data14.sortingKeys !== undefined && func0.call(data14, "sortingKeys")){
let data21 = data14.sortingKeys;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
const err22 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2,schemaPath:"#/$defs/PostgresTableMapping/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys",schemaPath:"#/$defs/PostgresTableMapping/properties/sortingKeys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/$defs/PostgresTableMapping/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tableMappings",schemaPath:"#/properties/tableMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "kafka") || (key0 === "objectStorage")) || (key0 === "kinesis")) || (key0 === "postgres"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.kafka !== undefined && func0.call(data, "kafka")){
if(!(validate27(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined && func0.call(data, "objectStorage")){
let data1 = data.objectStorage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(func0.call(schema46.properties, key1))){
const err1 = {instancePath:instancePath+"/objectStorage",schemaPath:"#/$defs/ObjectStorageSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.url !== undefined && func0.call(data1, "url")){
if(typeof data1.url !== "string"){
const err2 = {instancePath:instancePath+"/objectStorage/url",schemaPath:"#/$defs/ObjectStorageSource/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.delimiter !== undefined && func0.call(data1, "delimiter")){
if(typeof data1.delimiter !== "string"){
const err3 = {instancePath:instancePath+"/objectStorage/delimiter",schemaPath:"#/$defs/ObjectStorageSource/properties/delimiter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.compression !== undefined && func0.call(data1, "compression")){
if(typeof data1.compression !== "string"){
const err4 = {instancePath:instancePath+"/objectStorage/compression",schemaPath:"#/$defs/ObjectStorageSource/properties/compression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.isContinuous !== undefined && func0.call(data1, "isContinuous")){
if(typeof data1.isContinuous !== "boolean"){
const err5 = {instancePath:instancePath+"/objectStorage/isContinuous",schemaPath:"#/$defs/ObjectStorageSource/properties/isContinuous/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.queueUrl !== undefined && func0.call(data1, "queueUrl")){
if(typeof data1.queueUrl !== "string"){
const err6 = {instancePath:instancePath+"/objectStorage/queueUrl",schemaPath:"#/$defs/ObjectStorageSource/properties/queueUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.iamRole !== undefined && func0.call(data1, "iamRole")){
if(typeof data1.iamRole !== "string"){
const err7 = {instancePath:instancePath+"/objectStorage/iamRole",schemaPath:"#/$defs/ObjectStorageSource/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.connectionString !== undefined && func0.call(data1, "connectionString")){
if(typeof data1.connectionString !== "string"){
const err8 = {instancePath:instancePath+"/objectStorage/connectionString",schemaPath:"#/$defs/ObjectStorageSource/properties/connectionString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.path !== undefined && func0.call(data1, "path")){
if(typeof data1.path !== "string"){
const err9 = {instancePath:instancePath+"/objectStorage/path",schemaPath:"#/$defs/ObjectStorageSource/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.azureContainerName !== undefined && func0.call(data1, "azureContainerName")){
if(typeof data1.azureContainerName !== "string"){
const err10 = {instancePath:instancePath+"/objectStorage/azureContainerName",schemaPath:"#/$defs/ObjectStorageSource/properties/azureContainerName/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath:instancePath+"/objectStorage",schemaPath:"#/$defs/ObjectStorageSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kinesis !== undefined && func0.call(data, "kinesis")){
let data11 = data.kinesis;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
if(!(((((key2 === "streamName") || (key2 === "region")) || (key2 === "useEnhancedFanOut")) || (key2 === "timestamp")) || (key2 === "iamRole"))){
const err12 = {instancePath:instancePath+"/kinesis",schemaPath:"#/$defs/KinesisSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data11.streamName !== undefined && func0.call(data11, "streamName")){
if(typeof data11.streamName !== "string"){
const err13 = {instancePath:instancePath+"/kinesis/streamName",schemaPath:"#/$defs/KinesisSource/properties/streamName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.region !== undefined && func0.call(data11, "region")){
if(typeof data11.region !== "string"){
const err14 = {instancePath:instancePath+"/kinesis/region",schemaPath:"#/$defs/KinesisSource/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.useEnhancedFanOut !== undefined && func0.call(data11, "useEnhancedFanOut")){
if(typeof data11.useEnhancedFanOut !== "boolean"){
const err15 = {instancePath:instancePath+"/kinesis/useEnhancedFanOut",schemaPath:"#/$defs/KinesisSource/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.timestamp !== undefined && func0.call(data11, "timestamp")){
let data15 = data11.timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err16 = {instancePath:instancePath+"/kinesis/timestamp",schemaPath:"#/$defs/KinesisSource/properties/timestamp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data11.iamRole !== undefined && func0.call(data11, "iamRole")){
if(typeof data11.iamRole !== "string"){
const err17 = {instancePath:instancePath+"/kinesis/iamRole",schemaPath:"#/$defs/KinesisSource/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/kinesis",schemaPath:"#/$defs/KinesisSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.postgres !== undefined && func0.call(data, "postgres")){
if(!(validate29(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"#/$defs/TableDefinition"},"columns":{"type":"array","items":{"$ref":"#/$defs/DestinationColumn"}}},"additionalProperties":false};
const schema54 = {"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false};
const schema52 = {"type":"object","properties":{"engine":{"$ref":"#/$defs/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false};
const schema53 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "engine") || (key0 === "sortingKey")) || (key0 === "partitionBy")) || (key0 === "primaryKey"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data0 = data.engine;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((key1 === "versionColumnId") || (key1 === "columnIds"))){
const err1 = {instancePath:instancePath+"/engine",schemaPath:"#/$defs/TableEngine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.versionColumnId !== undefined && func0.call(data0, "versionColumnId")){
if(typeof data0.versionColumnId !== "string"){
const err2 = {instancePath:instancePath+"/engine/versionColumnId",schemaPath:"#/$defs/TableEngine/properties/versionColumnId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.columnIds !== undefined && func0.call(data0, "columnIds")){
let data2 = data0.columnIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/engine/columnIds/" + i0,schemaPath:"#/$defs/TableEngine/properties/columnIds/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/engine/columnIds",schemaPath:"#/$defs/TableEngine/properties/columnIds/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath:instancePath+"/engine",schemaPath:"#/$defs/TableEngine/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sortingKey !== undefined && func0.call(data, "sortingKey")){
let data4 = data.sortingKey;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err6 = {instancePath:instancePath+"/sortingKey/" + i1,schemaPath:"#/properties/sortingKey/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/sortingKey",schemaPath:"#/properties/sortingKey/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.partitionBy !== undefined && func0.call(data, "partitionBy")){
if(typeof data.partitionBy !== "string"){
const err8 = {instancePath:instancePath+"/partitionBy",schemaPath:"#/properties/partitionBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.primaryKey !== undefined && func0.call(data, "primaryKey")){
if(typeof data.primaryKey !== "string"){
const err9 = {instancePath:instancePath+"/primaryKey",schemaPath:"#/properties/primaryKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "database") || (key0 === "table")) || (key0 === "managedTable")) || (key0 === "tableDefinition")) || (key0 === "columns"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.database !== undefined && func0.call(data, "database")){
if(typeof data.database !== "string"){
const err1 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.table !== undefined && func0.call(data, "table")){
if(typeof data.table !== "string"){
const err2 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.managedTable !== undefined && func0.call(data, "managedTable")){
if(typeof data.managedTable !== "boolean"){
const err3 = {instancePath:instancePath+"/managedTable",schemaPath:"#/properties/managedTable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tableDefinition !== undefined && func0.call(data, "tableDefinition")){
if(!(validate33(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined && func0.call(data, "columns")){
let data4 = data.columns;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
if(!((key1 === "name") || (key1 === "type"))){
const err4 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/DestinationColumn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
if(typeof data5.name !== "string"){
const err5 = {instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/$defs/DestinationColumn/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.type !== undefined && func0.call(data5, "type")){
if(typeof data5.type !== "string"){
const err6 = {instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/$defs/DestinationColumn/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/DestinationColumn/type",keyword:"type",params:{type: "object"}};
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
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema40.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.serviceId !== undefined && func0.call(data, "serviceId")){
const err4 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(typeof data.state !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scaling !== undefined && func0.call(data, "scaling")){
let data4 = data.scaling;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((((key1 === "replicas") || (key1 === "concurrency")) || (key1 === "replicaCpuMillicores")) || (key1 === "replicaMemoryGb"))){
const err7 = {instancePath:instancePath+"/scaling",schemaPath:"#/$defs/PipeScaling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.replicas !== undefined && func0.call(data4, "replicas")){
let data5 = data4.replicas;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/scaling/replicas",schemaPath:"#/$defs/PipeScaling/properties/replicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.concurrency !== undefined && func0.call(data4, "concurrency")){
let data6 = data4.concurrency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/scaling/concurrency",schemaPath:"#/$defs/PipeScaling/properties/concurrency/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.replicaCpuMillicores !== undefined && func0.call(data4, "replicaCpuMillicores")){
let data7 = data4.replicaCpuMillicores;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/scaling/replicaCpuMillicores",schemaPath:"#/$defs/PipeScaling/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.replicaMemoryGb !== undefined && func0.call(data4, "replicaMemoryGb")){
let data8 = data4.replicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/scaling/replicaMemoryGb",schemaPath:"#/$defs/PipeScaling/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scaling",schemaPath:"#/$defs/PipeScaling/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate26(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined && func0.call(data, "destination")){
if(!(validate32(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fieldMappings !== undefined && func0.call(data, "fieldMappings")){
let data11 = data.fieldMappings;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 of Object.keys(data12)){
if(!((key2 === "sourceField") || (key2 === "destinationField"))){
const err13 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/$defs/FieldMapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.sourceField !== undefined && func0.call(data12, "sourceField")){
if(typeof data12.sourceField !== "string"){
const err14 = {instancePath:instancePath+"/fieldMappings/" + i0+"/sourceField",schemaPath:"#/$defs/FieldMapping/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.destinationField !== undefined && func0.call(data12, "destinationField")){
if(typeof data12.destinationField !== "string"){
const err15 = {instancePath:instancePath+"/fieldMappings/" + i0+"/destinationField",schemaPath:"#/$defs/FieldMapping/properties/destinationField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/$defs/FieldMapping/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.settings !== undefined && func0.call(data, "settings")){
let data15 = data.settings;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
if(!(func0.call(schema56.properties, key3))){
const err18 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/PipeSettingsUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.streaming_max_insert_wait_ms !== undefined && func0.call(data15, "streaming_max_insert_wait_ms")){
let data16 = data15.streaming_max_insert_wait_ms;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err19 = {instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema56.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 60000 || isNaN(data16)){
const err20 = {instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/streaming_max_insert_wait_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data16 < 500 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/streaming_max_insert_wait_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 500}};
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
if(data15.object_storage_concurrency !== undefined && func0.call(data15, "object_storage_concurrency")){
let data17 = data15.object_storage_concurrency;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err22 = {instancePath:instancePath+"/settings/object_storage_concurrency",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema56.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 35 || isNaN(data17)){
const err23 = {instancePath:instancePath+"/settings/object_storage_concurrency",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 35}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err24 = {instancePath:instancePath+"/settings/object_storage_concurrency",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data15.object_storage_polling_interval_ms !== undefined && func0.call(data15, "object_storage_polling_interval_ms")){
let data18 = data15.object_storage_polling_interval_ms;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err25 = {instancePath:instancePath+"/settings/object_storage_polling_interval_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema56.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 3600000 || isNaN(data18)){
const err26 = {instancePath:instancePath+"/settings/object_storage_polling_interval_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_polling_interval_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data18 < 100 || isNaN(data18)){
const err27 = {instancePath:instancePath+"/settings/object_storage_polling_interval_ms",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_polling_interval_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data15.object_storage_max_insert_bytes !== undefined && func0.call(data15, "object_storage_max_insert_bytes")){
let data19 = data15.object_storage_max_insert_bytes;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err28 = {instancePath:instancePath+"/settings/object_storage_max_insert_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema56.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 53687091200 || isNaN(data19)){
const err29 = {instancePath:instancePath+"/settings/object_storage_max_insert_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_insert_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 53687091200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data19 < 10485760 || isNaN(data19)){
const err30 = {instancePath:instancePath+"/settings/object_storage_max_insert_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_insert_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10485760}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data15.object_storage_max_file_count !== undefined && func0.call(data15, "object_storage_max_file_count")){
let data20 = data15.object_storage_max_file_count;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err31 = {instancePath:instancePath+"/settings/object_storage_max_file_count",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema56.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10000 || isNaN(data20)){
const err32 = {instancePath:instancePath+"/settings/object_storage_max_file_count",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_file_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err33 = {instancePath:instancePath+"/settings/object_storage_max_file_count",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_max_file_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data15.engine_max_threads !== undefined && func0.call(data15, "engine_max_threads")){
let data21 = data15.engine_max_threads;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err34 = {instancePath:instancePath+"/settings/engine_max_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_threads/type",keyword:"type",params:{type: schema56.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 64 || isNaN(data21)){
const err35 = {instancePath:instancePath+"/settings/engine_max_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_threads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err36 = {instancePath:instancePath+"/settings/engine_max_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data15.engine_max_insert_threads !== undefined && func0.call(data15, "engine_max_insert_threads")){
let data22 = data15.engine_max_insert_threads;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err37 = {instancePath:instancePath+"/settings/engine_max_insert_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema56.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 16 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/settings/engine_max_insert_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_insert_threads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err39 = {instancePath:instancePath+"/settings/engine_max_insert_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_insert_threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data15.engine_min_insert_block_size_bytes !== undefined && func0.call(data15, "engine_min_insert_block_size_bytes")){
let data23 = data15.engine_min_insert_block_size_bytes;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err40 = {instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema56.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 10737418240 || isNaN(data23)){
const err41 = {instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_min_insert_block_size_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10737418240}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err42 = {instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_min_insert_block_size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data15.engine_max_download_threads !== undefined && func0.call(data15, "engine_max_download_threads")){
let data24 = data15.engine_max_download_threads;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err43 = {instancePath:instancePath+"/settings/engine_max_download_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema56.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 32 || isNaN(data24)){
const err44 = {instancePath:instancePath+"/settings/engine_max_download_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_download_threads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err45 = {instancePath:instancePath+"/settings/engine_max_download_threads",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_max_download_threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data15.engine_parallel_distributed_insert_select !== undefined && func0.call(data15, "engine_parallel_distributed_insert_select")){
let data25 = data15.engine_parallel_distributed_insert_select;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err46 = {instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema56.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2 || isNaN(data25)){
const err47 = {instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_parallel_distributed_insert_select/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err48 = {instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_parallel_distributed_insert_select/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data15.object_storage_use_cluster_function !== undefined && func0.call(data15, "object_storage_use_cluster_function")){
let data26 = data15.object_storage_use_cluster_function;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err49 = {instancePath:instancePath+"/settings/object_storage_use_cluster_function",schemaPath:"#/$defs/PipeSettingsUpdate/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema56.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.engine_parallel_view_processing !== undefined && func0.call(data15, "engine_parallel_view_processing")){
let data27 = data15.engine_parallel_view_processing;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err50 = {instancePath:instancePath+"/settings/engine_parallel_view_processing",schemaPath:"#/$defs/PipeSettingsUpdate/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema56.properties.engine_parallel_view_processing.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/PipeSettingsUpdate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err52 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.updatedAt !== undefined && func0.call(data, "updatedAt")){
if(typeof data.updatedAt !== "string"){
const err53 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema37.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.engineVersion !== undefined && func0.call(data, "engineVersion")){
if(typeof data.engineVersion !== "string"){
const err5 = {instancePath:instancePath+"/engineVersion",schemaPath:"#/properties/engineVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpoints !== undefined && func0.call(data, "endpoints")){
let data3 = data.endpoints;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((((key1 === "protocol") || (key1 === "host")) || (key1 === "port")) || (key1 === "username"))){
const err6 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/$defs/ServiceEndpoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.protocol !== undefined && func0.call(data4, "protocol")){
if(typeof data4.protocol !== "string"){
const err7 = {instancePath:instancePath+"/endpoints/" + i0+"/protocol",schemaPath:"#/$defs/ServiceEndpoint/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.host !== undefined && func0.call(data4, "host")){
if(typeof data4.host !== "string"){
const err8 = {instancePath:instancePath+"/endpoints/" + i0+"/host",schemaPath:"#/$defs/ServiceEndpoint/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.port !== undefined && func0.call(data4, "port")){
let data7 = data4.port;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/endpoints/" + i0+"/port",schemaPath:"#/$defs/ServiceEndpoint/properties/port/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.username !== undefined && func0.call(data4, "username")){
if(typeof data4.username !== "string"){
const err10 = {instancePath:instancePath+"/endpoints/" + i0+"/username",schemaPath:"#/$defs/ServiceEndpoint/properties/username/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/$defs/ServiceEndpoint/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.minTotalMemoryGb !== undefined && func0.call(data, "minTotalMemoryGb")){
let data9 = data.minTotalMemoryGb;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/minTotalMemoryGb",schemaPath:"#/properties/minTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.maxTotalMemoryGb !== undefined && func0.call(data, "maxTotalMemoryGb")){
let data10 = data.maxTotalMemoryGb;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/maxTotalMemoryGb",schemaPath:"#/properties/maxTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.minReplicaMemoryGb !== undefined && func0.call(data, "minReplicaMemoryGb")){
let data11 = data.minReplicaMemoryGb;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err15 = {instancePath:instancePath+"/minReplicaMemoryGb",schemaPath:"#/properties/minReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.maxReplicaMemoryGb !== undefined && func0.call(data, "maxReplicaMemoryGb")){
let data12 = data.maxReplicaMemoryGb;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err16 = {instancePath:instancePath+"/maxReplicaMemoryGb",schemaPath:"#/properties/maxReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.numReplicas !== undefined && func0.call(data, "numReplicas")){
let data13 = data.numReplicas;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err17 = {instancePath:instancePath+"/numReplicas",schemaPath:"#/properties/numReplicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.idleScaling !== undefined && func0.call(data, "idleScaling")){
if(typeof data.idleScaling !== "boolean"){
const err18 = {instancePath:instancePath+"/idleScaling",schemaPath:"#/properties/idleScaling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.idleTimeoutMinutes !== undefined && func0.call(data, "idleTimeoutMinutes")){
let data15 = data.idleTimeoutMinutes;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err19 = {instancePath:instancePath+"/idleTimeoutMinutes",schemaPath:"#/properties/idleTimeoutMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ipAccessList !== undefined && func0.call(data, "ipAccessList")){
let data16 = data.ipAccessList;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 of Object.keys(data17)){
if(!((key2 === "source") || (key2 === "description"))){
const err20 = {instancePath:instancePath+"/ipAccessList/" + i1,schemaPath:"#/$defs/IpAccessListEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data17.source !== undefined && func0.call(data17, "source")){
if(typeof data17.source !== "string"){
const err21 = {instancePath:instancePath+"/ipAccessList/" + i1+"/source",schemaPath:"#/$defs/IpAccessListEntry/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data17.description !== undefined && func0.call(data17, "description")){
if(typeof data17.description !== "string"){
const err22 = {instancePath:instancePath+"/ipAccessList/" + i1+"/description",schemaPath:"#/$defs/IpAccessListEntry/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/ipAccessList/" + i1,schemaPath:"#/$defs/IpAccessListEntry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/ipAccessList",schemaPath:"#/properties/ipAccessList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data20 = data.createdAt;
if(typeof data20 === "string"){
if(!(formats2.test(data20))){
const err25 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.encryptionKey !== undefined && func0.call(data, "encryptionKey")){
if(typeof data.encryptionKey !== "string"){
const err27 = {instancePath:instancePath+"/encryptionKey",schemaPath:"#/properties/encryptionKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined && func0.call(data, "encryptionAssumedRoleIdentifier")){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
const err28 = {instancePath:instancePath+"/encryptionAssumedRoleIdentifier",schemaPath:"#/properties/encryptionAssumedRoleIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.iamRole !== undefined && func0.call(data, "iamRole")){
if(typeof data.iamRole !== "string"){
const err29 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.privateEndpointIds !== undefined && func0.call(data, "privateEndpointIds")){
let data24 = data.privateEndpointIds;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
const err30 = {instancePath:instancePath+"/privateEndpointIds/" + i2,schemaPath:"#/properties/privateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/privateEndpointIds",schemaPath:"#/properties/privateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.availablePrivateEndpointIds !== undefined && func0.call(data, "availablePrivateEndpointIds")){
let data26 = data.availablePrivateEndpointIds;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
const err32 = {instancePath:instancePath+"/availablePrivateEndpointIds/" + i3,schemaPath:"#/properties/availablePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/availablePrivateEndpointIds",schemaPath:"#/properties/availablePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.dataWarehouseId !== undefined && func0.call(data, "dataWarehouseId")){
if(typeof data.dataWarehouseId !== "string"){
const err34 = {instancePath:instancePath+"/dataWarehouseId",schemaPath:"#/properties/dataWarehouseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.isPrimary !== undefined && func0.call(data, "isPrimary")){
if(typeof data.isPrimary !== "boolean"){
const err35 = {instancePath:instancePath+"/isPrimary",schemaPath:"#/properties/isPrimary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.isReadonly !== undefined && func0.call(data, "isReadonly")){
if(typeof data.isReadonly !== "boolean"){
const err36 = {instancePath:instancePath+"/isReadonly",schemaPath:"#/properties/isReadonly/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.byocId !== undefined && func0.call(data, "byocId")){
if(typeof data.byocId !== "string"){
const err37 = {instancePath:instancePath+"/byocId",schemaPath:"#/properties/byocId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hasTransparentDataEncryption !== undefined && func0.call(data, "hasTransparentDataEncryption")){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
const err38 = {instancePath:instancePath+"/hasTransparentDataEncryption",schemaPath:"#/properties/hasTransparentDataEncryption/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.transparentDataEncryptionKeyId !== undefined && func0.call(data, "transparentDataEncryptionKeyId")){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
const err39 = {instancePath:instancePath+"/transparentDataEncryptionKeyId",schemaPath:"#/properties/transparentDataEncryptionKeyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.encryptionRoleId !== undefined && func0.call(data, "encryptionRoleId")){
if(typeof data.encryptionRoleId !== "string"){
const err40 = {instancePath:instancePath+"/encryptionRoleId",schemaPath:"#/properties/encryptionRoleId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data35 = data.tags;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key3 of Object.keys(data35)){
const _errs78 = errors;
if(typeof key3 === "string"){
if(!pattern8.test(key3)){
const err41 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"},propertyName:key3};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if([...key3].length < 1){
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if([...key3].length > 255){
const err43 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},propertyName:key3};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid13 = _errs78 === errors;
if(!valid13){
const err44 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
for(const key4 of Object.keys(data35)){
let data36 = data35[key4];
if(typeof data36 === "string"){
if(!pattern4.test(data36)){
const err45 = {instancePath:instancePath+"/tags/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tags/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if([...data36].length > 255){
const err46 = {instancePath:instancePath+"/tags/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tags/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/tags/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tags/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.pipes !== undefined && func0.call(data, "pipes")){
let data37 = data.pipes;
if(Array.isArray(data37)){
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
if(!(validate25(data37[i4], {instancePath:instancePath+"/pipes/" + i4,parentData:data37,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/pipes",schemaPath:"#/properties/pipes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "keys")) || (key0 === "services"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if([...data1].length > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data2 = data.keys;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.services !== undefined && func0.call(data, "services")){
let data4 = data.services;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data4[i1], {instancePath:instancePath+"/services/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"$ref":"#/$defs/SeedName"},"tokens":{"type":"array","items":{"$ref":"#/$defs/SeedToken"}},"dashboards":{"type":"array","items":{"$ref":"#/$defs/SeedDashboard"}},"alerts":{"type":"array","items":{"$ref":"#/$defs/SeedAlert"}}},"additionalProperties":false};
const schema58 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"};
const schema60 = {"type":"object","properties":{"token":{"type":"string","minLength":1,"pattern":"^[!-~]*$"},"tokenHash":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$"},"expiresAt":{"$ref":"#/$defs/SeedExpiry"},"revokedAt":{"$ref":"#/$defs/SeedRevocation"}},"oneOf":[{"required":["token"]},{"required":["tokenHash"]}],"additionalProperties":false};
const pattern13 = new RegExp("^[!-~]*$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tokenHash === undefined) || (!(func0.call(data, "tokenHash")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "tokenHash"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "token") || (key0 === "tokenHash")) || (key0 === "expiresAt")) || (key0 === "revokedAt"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if([...data0].length < 1){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tokenHash !== undefined && func0.call(data, "tokenHash")){
let data1 = data.tokenHash;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/tokenHash",schemaPath:"#/properties/tokenHash/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{64}$"}};
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
const err8 = {instancePath:instancePath+"/tokenHash",schemaPath:"#/properties/tokenHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data2 = data.expiresAt;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/SeedExpiry/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/SeedExpiry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.revokedAt !== undefined && func0.call(data, "revokedAt")){
let data3 = data.revokedAt;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/$defs/SeedRevocation/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/$defs/SeedRevocation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"type":"string"},"tiles":{"type":"array","items":{"$ref":"#/$defs/Tile"}},"tags":{"type":"array","items":{"type":"string"}}},"additionalProperties":false,"required":["id"]};
const schema65 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number"},"y":{"type":"number"},"w":{"type":"number"},"h":{"type":"number"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"$ref":"#/$defs/Series"}}},"additionalProperties":false};
const schema66 = {"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}},"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "x")) || (key0 === "y")) || (key0 === "w")) || (key0 === "h")) || (key0 === "asRatio")) || (key0 === "series"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data2 = data.x;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.y !== undefined && func0.call(data, "y")){
let data3 = data.y;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.w !== undefined && func0.call(data, "w")){
let data4 = data.w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/w",schemaPath:"#/properties/w/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.h !== undefined && func0.call(data, "h")){
let data5 = data.h;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/h",schemaPath:"#/properties/h/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.asRatio !== undefined && func0.call(data, "asRatio")){
if(typeof data.asRatio !== "boolean"){
const err7 = {instancePath:instancePath+"/asRatio",schemaPath:"#/properties/asRatio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.series !== undefined && func0.call(data, "series")){
let data7 = data.series;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(!(func0.call(schema66.properties, key1))){
const err8 = {instancePath:instancePath+"/series/" + i0,schemaPath:"#/$defs/Series/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.sourceId !== undefined && func0.call(data8, "sourceId")){
if(typeof data8.sourceId !== "string"){
const err9 = {instancePath:instancePath+"/series/" + i0+"/sourceId",schemaPath:"#/$defs/Series/properties/sourceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.aggFn !== undefined && func0.call(data8, "aggFn")){
if(typeof data8.aggFn !== "string"){
const err10 = {instancePath:instancePath+"/series/" + i0+"/aggFn",schemaPath:"#/$defs/Series/properties/aggFn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.where !== undefined && func0.call(data8, "where")){
if(typeof data8.where !== "string"){
const err11 = {instancePath:instancePath+"/series/" + i0+"/where",schemaPath:"#/$defs/Series/properties/where/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.groupBy !== undefined && func0.call(data8, "groupBy")){
let data12 = data8.groupBy;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err12 = {instancePath:instancePath+"/series/" + i0+"/groupBy/" + i1,schemaPath:"#/$defs/Series/properties/groupBy/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/series/" + i0+"/groupBy",schemaPath:"#/$defs/Series/properties/groupBy/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.field !== undefined && func0.call(data8, "field")){
if(typeof data8.field !== "string"){
const err14 = {instancePath:instancePath+"/series/" + i0+"/field",schemaPath:"#/$defs/Series/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.whereLanguage !== undefined && func0.call(data8, "whereLanguage")){
if(typeof data8.whereLanguage !== "string"){
const err15 = {instancePath:instancePath+"/series/" + i0+"/whereLanguage",schemaPath:"#/$defs/Series/properties/whereLanguage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.metricName !== undefined && func0.call(data8, "metricName")){
if(typeof data8.metricName !== "string"){
const err16 = {instancePath:instancePath+"/series/" + i0+"/metricName",schemaPath:"#/$defs/Series/properties/metricName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.metricDataType !== undefined && func0.call(data8, "metricDataType")){
if(typeof data8.metricDataType !== "string"){
const err17 = {instancePath:instancePath+"/series/" + i0+"/metricDataType",schemaPath:"#/$defs/Series/properties/metricDataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.type !== undefined && func0.call(data8, "type")){
if(typeof data8.type !== "string"){
const err18 = {instancePath:instancePath+"/series/" + i0+"/type",schemaPath:"#/$defs/Series/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.dataSource !== undefined && func0.call(data8, "dataSource")){
if(typeof data8.dataSource !== "string"){
const err19 = {instancePath:instancePath+"/series/" + i0+"/dataSource",schemaPath:"#/$defs/Series/properties/dataSource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/series/" + i0,schemaPath:"#/$defs/Series/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"}};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "tiles")) || (key0 === "tags"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if([...data0].length < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if([...data0].length > 255){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tiles !== undefined && func0.call(data, "tiles")){
let data2 = data.tiles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data2[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data4 = data.tags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err8 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","properties":{"id":{"$ref":"#/$defs/SeedId"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string"},"channel":{"$ref":"#/$defs/AlertChannel"},"team":false,"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}},"additionalProperties":false,"required":["id"]};
const schema69 = {"type":"object","properties":{"type":{"type":"string"},"webhookId":{"type":"string"}},"additionalProperties":false};
const pattern17 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema67.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if([...data0].length < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if([...data0].length > 255){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.interval !== undefined && func0.call(data, "interval")){
if(typeof data.interval !== "string"){
const err9 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.thresholdType !== undefined && func0.call(data, "thresholdType")){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "above") || (data5 === "below"))){
const err11 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/enum",keyword:"enum",params:{allowedValues: schema67.properties.thresholdType.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data6 = data.source;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "tile") || (data6 === "search"))){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema67.properties.source.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(typeof data.state !== "string"){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data8 = data.channel;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(!((key1 === "type") || (key1 === "webhookId"))){
const err15 = {instancePath:instancePath+"/channel",schemaPath:"#/$defs/AlertChannel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.type !== undefined && func0.call(data8, "type")){
if(typeof data8.type !== "string"){
const err16 = {instancePath:instancePath+"/channel/type",schemaPath:"#/$defs/AlertChannel/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.webhookId !== undefined && func0.call(data8, "webhookId")){
if(typeof data8.webhookId !== "string"){
const err17 = {instancePath:instancePath+"/channel/webhookId",schemaPath:"#/$defs/AlertChannel/properties/webhookId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/channel",schemaPath:"#/$defs/AlertChannel/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.team !== undefined && func0.call(data, "team")){
const err19 = {instancePath:instancePath+"/team",schemaPath:"#/properties/team/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.tileId !== undefined && func0.call(data, "tileId")){
if(typeof data.tileId !== "string"){
const err20 = {instancePath:instancePath+"/tileId",schemaPath:"#/properties/tileId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.dashboard !== undefined && func0.call(data, "dashboard")){
if(typeof data.dashboard !== "string"){
const err21 = {instancePath:instancePath+"/dashboard",schemaPath:"#/properties/dashboard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.savedSearch !== undefined && func0.call(data, "savedSearch")){
if(typeof data.savedSearch !== "string"){
const err22 = {instancePath:instancePath+"/savedSearch",schemaPath:"#/properties/savedSearch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groupBy !== undefined && func0.call(data, "groupBy")){
if(typeof data.groupBy !== "string"){
const err23 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.silenced !== undefined && func0.call(data, "silenced")){
if(typeof data.silenced !== "boolean"){
const err24 = {instancePath:instancePath+"/silenced",schemaPath:"#/properties/silenced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data17 = data.createdAt;
if(typeof data17 === "string"){
if(!pattern17.test(data17)){
const err25 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats2.test(data17))){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.updatedAt !== undefined && func0.call(data, "updatedAt")){
let data18 = data.updatedAt;
if(typeof data18 === "string"){
if(!pattern17.test(data18)){
const err28 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2.test(data18))){
const err29 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "tokens")) || (key0 === "dashboards")) || (key0 === "alerts"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if([...data0].length < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if([...data0].length > 255){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SeedId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if([...data1].length > 255){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/SeedName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data2 = data.tokens;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data2[i0], {instancePath:instancePath+"/tokens/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dashboards !== undefined && func0.call(data, "dashboards")){
let data4 = data.dashboards;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate42(data4[i1], {instancePath:instancePath+"/dashboards/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/dashboards",schemaPath:"#/properties/dashboards/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.alerts !== undefined && func0.call(data, "alerts")){
let data6 = data.alerts;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate46(data6[i2], {instancePath:instancePath+"/alerts/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/alerts",schemaPath:"#/properties/alerts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "$schema") || (key0 === "organizations")) || (key0 === "teams"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organizations !== undefined && func0.call(data, "organizations")){
let data1 = data.organizations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data1[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.teams !== undefined && func0.call(data, "teams")){
let data3 = data.teams;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data3[i1], {instancePath:instancePath+"/teams/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/type",keyword:"type",params:{type: "array"}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
