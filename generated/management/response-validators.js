// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.

export const listServices_200 = validate21;
const schema32 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"$ref":"components#/$defs/Service"}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const schema33 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"components#/$defs/ServiceEndpoint"}},"minTotalMemoryGb":{"type":"number"},"maxTotalMemoryGb":{"type":"number"},"minReplicaMemoryGb":{"type":"number"},"maxReplicaMemoryGb":{"type":"number"},"numReplicas":{"type":"number"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number"},"ipAccessList":{"type":"array","items":{"$ref":"components#/$defs/IpAccessListEntry"}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}}};
const schema34 = {"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number"},"username":{"type":"string"}}};
const schema35 = {"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}}};
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
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
if(data.engineVersion !== undefined){
if(typeof data.engineVersion !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engineVersion",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endpoints !== undefined){
let data3 = data.endpoints;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.protocol !== undefined){
if(typeof data4.protocol !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0+"/protocol",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.host !== undefined){
if(typeof data4.host !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0+"/host",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.port !== undefined){
let data7 = data4.port;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0+"/port",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data4.username !== undefined){
if(typeof data4.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0+"/username",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endpoints",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.minTotalMemoryGb !== undefined){
let data9 = data.minTotalMemoryGb;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/minTotalMemoryGb",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.maxTotalMemoryGb !== undefined){
let data10 = data.maxTotalMemoryGb;
if(!((typeof data10 == "number") && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxTotalMemoryGb",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.minReplicaMemoryGb !== undefined){
let data11 = data.minReplicaMemoryGb;
if(!((typeof data11 == "number") && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/minReplicaMemoryGb",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.maxReplicaMemoryGb !== undefined){
let data12 = data.maxReplicaMemoryGb;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxReplicaMemoryGb",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.numReplicas !== undefined){
let data13 = data.numReplicas;
if(!((typeof data13 == "number") && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/numReplicas",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.idleScaling !== undefined){
if(typeof data.idleScaling !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/idleScaling",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.idleTimeoutMinutes !== undefined){
let data15 = data.idleTimeoutMinutes;
if(!((typeof data15 == "number") && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/idleTimeoutMinutes",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.ipAccessList !== undefined){
let data16 = data.ipAccessList;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.source !== undefined){
if(typeof data17.source !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ipAccessList/" + i1+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data17.description !== undefined){
if(typeof data17.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ipAccessList/" + i1+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ipAccessList/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ipAccessList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(typeof data20 === "string"){
if(!(formats4.test(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.encryptionKey !== undefined){
if(typeof data.encryptionKey !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/encryptionKey",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/encryptionAssumedRoleIdentifier",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iamRole",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.privateEndpointIds !== undefined){
let data24 = data.privateEndpointIds;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/privateEndpointIds/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/privateEndpointIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.availablePrivateEndpointIds !== undefined){
let data26 = data.availablePrivateEndpointIds;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/availablePrivateEndpointIds/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/availablePrivateEndpointIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.dataWarehouseId !== undefined){
if(typeof data.dataWarehouseId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/dataWarehouseId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.isPrimary !== undefined){
if(typeof data.isPrimary !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isPrimary",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isReadonly !== undefined){
if(typeof data.isReadonly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isReadonly",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.byocId !== undefined){
if(typeof data.byocId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/byocId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.hasTransparentDataEncryption !== undefined){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hasTransparentDataEncryption",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.transparentDataEncryptionKeyId !== undefined){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transparentDataEncryptionKeyId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.encryptionRoleId !== undefined){
if(typeof data.encryptionRoleId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/encryptionRoleId",keyword:"type",params:{type: "string"}});
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/result/" + i0}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "array"}});
errors++;
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

export const getPipe_200 = validate24;
const schema36 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"components#/$defs/Pipe"}}};
const schema37 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"components#/$defs/PipeScaling"},"source":{"$ref":"components#/$defs/PipeSource"},"destination":{"$ref":"components#/$defs/PipeDestination"},"fieldMappings":{"type":"array","items":{"$ref":"components#/$defs/FieldMapping"}},"settings":{"$ref":"components#/$defs/PipeSettings"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}}};
const schema38 = {"type":"object","properties":{"replicas":{"type":"number"},"concurrency":{"type":"number"},"replicaCpuMillicores":{"type":"number"},"replicaMemoryGb":{"type":"number"}}};
const schema52 = {"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}}};
const schema53 = {"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"]},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"]},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}};
const schema39 = {"type":"object","properties":{"kafka":{"$ref":"components#/$defs/KafkaSource"},"objectStorage":{"$ref":"components#/$defs/ObjectStorageSource"},"kinesis":{"$ref":"components#/$defs/KinesisSource"},"postgres":{"$ref":"components#/$defs/PostgresSource"}}};
const schema43 = {"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string"},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}}};
const schema44 = {"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer"},"iamRole":{"type":"string"}}};
const schema40 = {"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"components#/$defs/KafkaOffset"},"schemaRegistry":{"$ref":"components#/$defs/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}}};
const schema41 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}}};
const schema42 = {"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string"},"caCertificate":{"type":"string"}}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brokers !== undefined){
if(typeof data.brokers !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/brokers",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.topics !== undefined){
if(typeof data.topics !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/topics",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.consumerGroup !== undefined){
if(typeof data.consumerGroup !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/consumerGroup",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iamRole",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.offset !== undefined){
let data4 = data.offset;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timestamp !== undefined){
let data5 = data4.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/offset/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offset/timestamp",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.schemaRegistry !== undefined){
let data6 = data.schemaRegistry;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/schemaRegistry/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.authentication !== undefined){
if(typeof data6.authentication !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/schemaRegistry/authentication",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.caCertificate !== undefined){
if(typeof data6.caCertificate !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/schemaRegistry/caCertificate",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schemaRegistry",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/caCertificate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reversePrivateEndpointIds !== undefined){
let data11 = data.reversePrivateEndpointIds;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reversePrivateEndpointIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number"},"database":{"type":"string"},"settings":{"$ref":"components#/$defs/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"$ref":"components#/$defs/PostgresTableMapping"}}}};
const schema46 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number"},"pullBatchSize":{"type":"number"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number"},"snapshotNumRowsPerPartition":{"type":"number"},"snapshotNumberOfParallelTables":{"type":"number"},"enableFailoverSlots":{"type":"boolean"}}};
const schema47 = {"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}}};

function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host !== undefined){
if(typeof data.host !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.database !== undefined){
if(typeof data.database !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/database",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.syncIntervalSeconds !== undefined){
let data4 = data3.syncIntervalSeconds;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/settings/syncIntervalSeconds",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data3.pullBatchSize !== undefined){
let data5 = data3.pullBatchSize;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/settings/pullBatchSize",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data3.publicationName !== undefined){
if(typeof data3.publicationName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/settings/publicationName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.replicationSlotName !== undefined){
if(typeof data3.replicationSlotName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/settings/replicationSlotName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.allowNullableColumns !== undefined){
if(typeof data3.allowNullableColumns !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/settings/allowNullableColumns",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data3.initialLoadParallelism !== undefined){
let data9 = data3.initialLoadParallelism;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/settings/initialLoadParallelism",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data3.snapshotNumRowsPerPartition !== undefined){
let data10 = data3.snapshotNumRowsPerPartition;
if(!((typeof data10 == "number") && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/settings/snapshotNumRowsPerPartition",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data3.snapshotNumberOfParallelTables !== undefined){
let data11 = data3.snapshotNumberOfParallelTables;
if(!((typeof data11 == "number") && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/settings/snapshotNumberOfParallelTables",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data3.enableFailoverSlots !== undefined){
if(typeof data3.enableFailoverSlots !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/settings/enableFailoverSlots",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.tableMappings !== undefined){
let data13 = data.tableMappings;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.sourceSchemaName !== undefined){
if(typeof data14.sourceSchemaName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/sourceSchemaName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.sourceTable !== undefined){
if(typeof data14.sourceTable !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/sourceTable",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.targetTable !== undefined){
if(typeof data14.targetTable !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/targetTable",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.excludedColumns !== undefined){
let data18 = data14.excludedColumns;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data14.useCustomSortingKey !== undefined){
if(typeof data14.useCustomSortingKey !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/useCustomSortingKey",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data14.sortingKeys !== undefined){
let data21 = data14.sortingKeys;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tableMappings",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kafka !== undefined){
if(!(validate27(data.kafka, {instancePath:instancePath+"/kafka"}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
let data1 = data.objectStorage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.delimiter !== undefined){
if(typeof data1.delimiter !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/delimiter",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.compression !== undefined){
if(typeof data1.compression !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/compression",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.isContinuous !== undefined){
if(typeof data1.isContinuous !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/isContinuous",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data1.queueUrl !== undefined){
if(typeof data1.queueUrl !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/queueUrl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.iamRole !== undefined){
if(typeof data1.iamRole !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/iamRole",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.connectionString !== undefined){
if(typeof data1.connectionString !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/connectionString",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.azureContainerName !== undefined){
if(typeof data1.azureContainerName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage/azureContainerName",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/objectStorage",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.kinesis !== undefined){
let data11 = data.kinesis;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.streamName !== undefined){
if(typeof data11.streamName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kinesis/streamName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.region !== undefined){
if(typeof data11.region !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kinesis/region",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.useEnhancedFanOut !== undefined){
if(typeof data11.useEnhancedFanOut !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kinesis/useEnhancedFanOut",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data11.timestamp !== undefined){
let data15 = data11.timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/kinesis/timestamp",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data11.iamRole !== undefined){
if(typeof data11.iamRole !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kinesis/iamRole",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kinesis",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.postgres !== undefined){
if(!(validate29(data.postgres, {instancePath:instancePath+"/postgres"}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
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

const schema48 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"components#/$defs/TableDefinition"},"columns":{"type":"array","items":{"$ref":"components#/$defs/DestinationColumn"}}}};
const schema51 = {"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}}};
const schema49 = {"type":"object","properties":{"engine":{"$ref":"components#/$defs/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}}};
const schema50 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}}};

function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.engine !== undefined){
let data0 = data.engine;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.versionColumnId !== undefined){
if(typeof data0.versionColumnId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engine/versionColumnId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.columnIds !== undefined){
let data2 = data0.columnIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engine/columnIds/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine/columnIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.sortingKey !== undefined){
let data4 = data.sortingKey;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sortingKey/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sortingKey",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/partitionBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/primaryKey",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database !== undefined){
if(typeof data.database !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/database",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.table !== undefined){
if(typeof data.table !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/table",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.managedTable !== undefined){
if(typeof data.managedTable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/managedTable",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.tableDefinition !== undefined){
if(!(validate33(data.tableDefinition, {instancePath:instancePath+"/tableDefinition"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data4 = data.columns;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.type !== undefined){
if(typeof data5.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.scaling !== undefined){
let data4 = data.scaling;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.replicas !== undefined){
let data5 = data4.replicas;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/scaling/replicas",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data4.concurrency !== undefined){
let data6 = data4.concurrency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/scaling/concurrency",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data4.replicaCpuMillicores !== undefined){
let data7 = data4.replicaCpuMillicores;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/scaling/replicaCpuMillicores",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data4.replicaMemoryGb !== undefined){
let data8 = data4.replicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/scaling/replicaMemoryGb",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scaling",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.source !== undefined){
if(!(validate26(data.source, {instancePath:instancePath+"/source"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate32(data.destination, {instancePath:instancePath+"/destination"}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fieldMappings !== undefined){
let data11 = data.fieldMappings;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.sourceField !== undefined){
if(typeof data12.sourceField !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fieldMappings/" + i0+"/sourceField",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.destinationField !== undefined){
if(typeof data12.destinationField !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fieldMappings/" + i0+"/destinationField",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fieldMappings/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fieldMappings",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.settings !== undefined){
let data15 = data.settings;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.streaming_max_insert_wait_ms !== undefined){
let data16 = data15.streaming_max_insert_wait_ms;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",keyword:"type",params:{type: schema53.properties.streaming_max_insert_wait_ms.type}});
errors++;
}
}
if(data15.object_storage_concurrency !== undefined){
let data17 = data15.object_storage_concurrency;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/object_storage_concurrency",keyword:"type",params:{type: schema53.properties.object_storage_concurrency.type}});
errors++;
}
}
if(data15.object_storage_polling_interval_ms !== undefined){
let data18 = data15.object_storage_polling_interval_ms;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/object_storage_polling_interval_ms",keyword:"type",params:{type: schema53.properties.object_storage_polling_interval_ms.type}});
errors++;
}
}
if(data15.object_storage_max_insert_bytes !== undefined){
let data19 = data15.object_storage_max_insert_bytes;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/object_storage_max_insert_bytes",keyword:"type",params:{type: schema53.properties.object_storage_max_insert_bytes.type}});
errors++;
}
}
if(data15.object_storage_max_file_count !== undefined){
let data20 = data15.object_storage_max_file_count;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/object_storage_max_file_count",keyword:"type",params:{type: schema53.properties.object_storage_max_file_count.type}});
errors++;
}
}
if(data15.engine_max_threads !== undefined){
let data21 = data15.engine_max_threads;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_max_threads",keyword:"type",params:{type: schema53.properties.engine_max_threads.type}});
errors++;
}
}
if(data15.engine_max_insert_threads !== undefined){
let data22 = data15.engine_max_insert_threads;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_max_insert_threads",keyword:"type",params:{type: schema53.properties.engine_max_insert_threads.type}});
errors++;
}
}
if(data15.engine_min_insert_block_size_bytes !== undefined){
let data23 = data15.engine_min_insert_block_size_bytes;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",keyword:"type",params:{type: schema53.properties.engine_min_insert_block_size_bytes.type}});
errors++;
}
}
if(data15.engine_max_download_threads !== undefined){
let data24 = data15.engine_max_download_threads;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_max_download_threads",keyword:"type",params:{type: schema53.properties.engine_max_download_threads.type}});
errors++;
}
}
if(data15.engine_parallel_distributed_insert_select !== undefined){
let data25 = data15.engine_parallel_distributed_insert_select;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",keyword:"type",params:{type: schema53.properties.engine_parallel_distributed_insert_select.type}});
errors++;
}
}
if(data15.object_storage_use_cluster_function !== undefined){
let data26 = data15.object_storage_use_cluster_function;
if((typeof data26 !== "boolean") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/object_storage_use_cluster_function",keyword:"type",params:{type: schema53.properties.object_storage_use_cluster_function.type}});
errors++;
}
}
if(data15.engine_parallel_view_processing !== undefined){
let data27 = data15.engine_parallel_view_processing;
if((typeof data27 !== "boolean") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/settings/engine_parallel_view_processing",keyword:"type",params:{type: schema53.properties.engine_parallel_view_processing.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"}});
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
if(!(validate25(data.result, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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

export const updatePipeSettings_200 = validate37;
const schema54 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"components#/$defs/PipeSettings"}}};

function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.streaming_max_insert_wait_ms !== undefined){
let data3 = data2.streaming_max_insert_wait_ms;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/streaming_max_insert_wait_ms",keyword:"type",params:{type: schema53.properties.streaming_max_insert_wait_ms.type}});
errors++;
}
}
if(data2.object_storage_concurrency !== undefined){
let data4 = data2.object_storage_concurrency;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/object_storage_concurrency",keyword:"type",params:{type: schema53.properties.object_storage_concurrency.type}});
errors++;
}
}
if(data2.object_storage_polling_interval_ms !== undefined){
let data5 = data2.object_storage_polling_interval_ms;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/object_storage_polling_interval_ms",keyword:"type",params:{type: schema53.properties.object_storage_polling_interval_ms.type}});
errors++;
}
}
if(data2.object_storage_max_insert_bytes !== undefined){
let data6 = data2.object_storage_max_insert_bytes;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/object_storage_max_insert_bytes",keyword:"type",params:{type: schema53.properties.object_storage_max_insert_bytes.type}});
errors++;
}
}
if(data2.object_storage_max_file_count !== undefined){
let data7 = data2.object_storage_max_file_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/object_storage_max_file_count",keyword:"type",params:{type: schema53.properties.object_storage_max_file_count.type}});
errors++;
}
}
if(data2.engine_max_threads !== undefined){
let data8 = data2.engine_max_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_max_threads",keyword:"type",params:{type: schema53.properties.engine_max_threads.type}});
errors++;
}
}
if(data2.engine_max_insert_threads !== undefined){
let data9 = data2.engine_max_insert_threads;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_max_insert_threads",keyword:"type",params:{type: schema53.properties.engine_max_insert_threads.type}});
errors++;
}
}
if(data2.engine_min_insert_block_size_bytes !== undefined){
let data10 = data2.engine_min_insert_block_size_bytes;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_min_insert_block_size_bytes",keyword:"type",params:{type: schema53.properties.engine_min_insert_block_size_bytes.type}});
errors++;
}
}
if(data2.engine_max_download_threads !== undefined){
let data11 = data2.engine_max_download_threads;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_max_download_threads",keyword:"type",params:{type: schema53.properties.engine_max_download_threads.type}});
errors++;
}
}
if(data2.engine_parallel_distributed_insert_select !== undefined){
let data12 = data2.engine_parallel_distributed_insert_select;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_parallel_distributed_insert_select",keyword:"type",params:{type: schema53.properties.engine_parallel_distributed_insert_select.type}});
errors++;
}
}
if(data2.object_storage_use_cluster_function !== undefined){
let data13 = data2.object_storage_use_cluster_function;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/object_storage_use_cluster_function",keyword:"type",params:{type: schema53.properties.object_storage_use_cluster_function.type}});
errors++;
}
}
if(data2.engine_parallel_view_processing !== undefined){
let data14 = data2.engine_parallel_view_processing;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/result/engine_parallel_view_processing",keyword:"type",params:{type: schema53.properties.engine_parallel_view_processing.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const responseValidators = {
  listServices: { "200": listServices_200 },
  getPipe: { "200": getPipe_200 },
  updatePipeSettings: { "200": updatePipeSettings_200 },
};
