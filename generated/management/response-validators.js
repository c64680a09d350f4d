// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
errors.push({ instancePath, keyword, params });
}

const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

function validate22(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
fail(errors, instancePath+"/id", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
fail(errors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.engineVersion !== undefined){
if(typeof data.engineVersion !== "string"){
fail(errors, instancePath+"/engineVersion", "type", {type: "string"});
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
fail(errors, instancePath+"/endpoints/" + i0+"/protocol", "type", {type: "string"});
}
}
if(data4.host !== undefined){
if(typeof data4.host !== "string"){
fail(errors, instancePath+"/endpoints/" + i0+"/host", "type", {type: "string"});
}
}
if(data4.port !== undefined){
let data7 = data4.port;
if(!(Number.isFinite(data7))){
fail(errors, instancePath+"/endpoints/" + i0+"/port", "type", {type: "number"});
}
}
if(data4.username !== undefined){
if(typeof data4.username !== "string"){
fail(errors, instancePath+"/endpoints/" + i0+"/username", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/endpoints/" + i0, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/endpoints", "type", {type: "array"});
}
}
if(data.minTotalMemoryGb !== undefined){
let data9 = data.minTotalMemoryGb;
if(!(Number.isFinite(data9))){
fail(errors, instancePath+"/minTotalMemoryGb", "type", {type: "number"});
}
}
if(data.maxTotalMemoryGb !== undefined){
let data10 = data.maxTotalMemoryGb;
if(!(Number.isFinite(data10))){
fail(errors, instancePath+"/maxTotalMemoryGb", "type", {type: "number"});
}
}
if(data.minReplicaMemoryGb !== undefined){
let data11 = data.minReplicaMemoryGb;
if(!(Number.isFinite(data11))){
fail(errors, instancePath+"/minReplicaMemoryGb", "type", {type: "number"});
}
}
if(data.maxReplicaMemoryGb !== undefined){
let data12 = data.maxReplicaMemoryGb;
if(!(Number.isFinite(data12))){
fail(errors, instancePath+"/maxReplicaMemoryGb", "type", {type: "number"});
}
}
if(data.numReplicas !== undefined){
let data13 = data.numReplicas;
if(!(Number.isFinite(data13))){
fail(errors, instancePath+"/numReplicas", "type", {type: "number"});
}
}
if(data.idleScaling !== undefined){
if(typeof data.idleScaling !== "boolean"){
fail(errors, instancePath+"/idleScaling", "type", {type: "boolean"});
}
}
if(data.idleTimeoutMinutes !== undefined){
let data15 = data.idleTimeoutMinutes;
if(!(Number.isFinite(data15))){
fail(errors, instancePath+"/idleTimeoutMinutes", "type", {type: "number"});
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
fail(errors, instancePath+"/ipAccessList/" + i1+"/source", "type", {type: "string"});
}
}
if(data17.description !== undefined){
if(typeof data17.description !== "string"){
fail(errors, instancePath+"/ipAccessList/" + i1+"/description", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/ipAccessList/" + i1, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/ipAccessList", "type", {type: "array"});
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(typeof data20 === "string"){
if(!(formats4.test(data20))){
fail(errors, instancePath+"/createdAt", "format", {format: "date-time"});
}
}
else {
fail(errors, instancePath+"/createdAt", "type", {type: "string"});
}
}
if(data.encryptionKey !== undefined){
if(typeof data.encryptionKey !== "string"){
fail(errors, instancePath+"/encryptionKey", "type", {type: "string"});
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
fail(errors, instancePath+"/encryptionAssumedRoleIdentifier", "type", {type: "string"});
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
fail(errors, instancePath+"/iamRole", "type", {type: "string"});
}
}
if(data.privateEndpointIds !== undefined){
let data24 = data.privateEndpointIds;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
fail(errors, instancePath+"/privateEndpointIds/" + i2, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/privateEndpointIds", "type", {type: "array"});
}
}
if(data.availablePrivateEndpointIds !== undefined){
let data26 = data.availablePrivateEndpointIds;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
fail(errors, instancePath+"/availablePrivateEndpointIds/" + i3, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/availablePrivateEndpointIds", "type", {type: "array"});
}
}
if(data.dataWarehouseId !== undefined){
if(typeof data.dataWarehouseId !== "string"){
fail(errors, instancePath+"/dataWarehouseId", "type", {type: "string"});
}
}
if(data.isPrimary !== undefined){
if(typeof data.isPrimary !== "boolean"){
fail(errors, instancePath+"/isPrimary", "type", {type: "boolean"});
}
}
if(data.isReadonly !== undefined){
if(typeof data.isReadonly !== "boolean"){
fail(errors, instancePath+"/isReadonly", "type", {type: "boolean"});
}
}
if(data.byocId !== undefined){
if(typeof data.byocId !== "string"){
fail(errors, instancePath+"/byocId", "type", {type: "string"});
}
}
if(data.hasTransparentDataEncryption !== undefined){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
fail(errors, instancePath+"/hasTransparentDataEncryption", "type", {type: "boolean"});
}
}
if(data.transparentDataEncryptionKeyId !== undefined){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
fail(errors, instancePath+"/transparentDataEncryptionKeyId", "type", {type: "string"});
}
}
if(data.encryptionRoleId !== undefined){
if(typeof data.encryptionRoleId !== "string"){
fail(errors, instancePath+"/encryptionRoleId", "type", {type: "string"});
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
if(data.status === undefined){
fail(errors, instancePath, "required", {missingProperty: "status"});
}
if(data.requestId === undefined){
fail(errors, instancePath, "required", {missingProperty: "requestId"});
}
if(data.result === undefined){
fail(errors, instancePath, "required", {missingProperty: "result"});
}
if(data.status !== undefined){
let data0 = data.status;
if(!(Number.isFinite(data0))){
fail(errors, instancePath+"/status", "type", {type: "number"});
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
fail(errors, instancePath+"/requestId", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/requestId", "type", {type: "string"});
}
}
if(data.result !== undefined){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/result/" + i0}))){
errors.push(...validate22.errors);
}
}
}
else {
fail(errors, instancePath+"/result", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate21.errors = errors;
return errors.length === 0;
}

const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate27(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brokers !== undefined){
if(typeof data.brokers !== "string"){
fail(errors, instancePath+"/brokers", "type", {type: "string"});
}
}
if(data.topics !== undefined){
if(typeof data.topics !== "string"){
fail(errors, instancePath+"/topics", "type", {type: "string"});
}
}
if(data.consumerGroup !== undefined){
if(typeof data.consumerGroup !== "string"){
fail(errors, instancePath+"/consumerGroup", "type", {type: "string"});
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
fail(errors, instancePath+"/iamRole", "type", {type: "string"});
}
}
if(data.offset !== undefined){
let data4 = data.offset;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timestamp !== undefined){
let data5 = data4.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
fail(errors, instancePath+"/offset/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
}
}
else {
fail(errors, instancePath+"/offset/timestamp", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/offset", "type", {type: "object"});
}
}
if(data.schemaRegistry !== undefined){
let data6 = data.schemaRegistry;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
fail(errors, instancePath+"/schemaRegistry/url", "type", {type: "string"});
}
}
if(data6.authentication !== undefined){
if(typeof data6.authentication !== "string"){
fail(errors, instancePath+"/schemaRegistry/authentication", "type", {type: "string"});
}
}
if(data6.caCertificate !== undefined){
if(typeof data6.caCertificate !== "string"){
fail(errors, instancePath+"/schemaRegistry/caCertificate", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/schemaRegistry", "type", {type: "object"});
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
fail(errors, instancePath+"/caCertificate", "type", {type: "string"});
}
}
if(data.reversePrivateEndpointIds !== undefined){
let data11 = data.reversePrivateEndpointIds;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
fail(errors, instancePath+"/reversePrivateEndpointIds/" + i0, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/reversePrivateEndpointIds", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate27.errors = errors;
return errors.length === 0;
}


function validate29(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host !== undefined){
if(typeof data.host !== "string"){
fail(errors, instancePath+"/host", "type", {type: "string"});
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!(Number.isFinite(data1))){
fail(errors, instancePath+"/port", "type", {type: "number"});
}
}
if(data.database !== undefined){
if(typeof data.database !== "string"){
fail(errors, instancePath+"/database", "type", {type: "string"});
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.syncIntervalSeconds !== undefined){
let data4 = data3.syncIntervalSeconds;
if(!(Number.isFinite(data4))){
fail(errors, instancePath+"/settings/syncIntervalSeconds", "type", {type: "number"});
}
}
if(data3.pullBatchSize !== undefined){
let data5 = data3.pullBatchSize;
if(!(Number.isFinite(data5))){
fail(errors, instancePath+"/settings/pullBatchSize", "type", {type: "number"});
}
}
if(data3.publicationName !== undefined){
if(typeof data3.publicationName !== "string"){
fail(errors, instancePath+"/settings/publicationName", "type", {type: "string"});
}
}
if(data3.replicationSlotName !== undefined){
if(typeof data3.replicationSlotName !== "string"){
fail(errors, instancePath+"/settings/replicationSlotName", "type", {type: "string"});
}
}
if(data3.allowNullableColumns !== undefined){
if(typeof data3.allowNullableColumns !== "boolean"){
fail(errors, instancePath+"/settings/allowNullableColumns", "type", {type: "boolean"});
}
}
if(data3.initialLoadParallelism !== undefined){
let data9 = data3.initialLoadParallelism;
if(!(Number.isFinite(data9))){
fail(errors, instancePath+"/settings/initialLoadParallelism", "type", {type: "number"});
}
}
if(data3.snapshotNumRowsPerPartition !== undefined){
let data10 = data3.snapshotNumRowsPerPartition;
if(!(Number.isFinite(data10))){
fail(errors, instancePath+"/settings/snapshotNumRowsPerPartition", "type", {type: "number"});
}
}
if(data3.snapshotNumberOfParallelTables !== undefined){
let data11 = data3.snapshotNumberOfParallelTables;
if(!(Number.isFinite(data11))){
fail(errors, instancePath+"/settings/snapshotNumberOfParallelTables", "type", {type: "number"});
}
}
if(data3.enableFailoverSlots !== undefined){
if(typeof data3.enableFailoverSlots !== "boolean"){
fail(errors, instancePath+"/settings/enableFailoverSlots", "type", {type: "boolean"});
}
}
}
else {
fail(errors, instancePath+"/settings", "type", {type: "object"});
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
fail(errors, instancePath+"/tableMappings/" + i0+"/sourceSchemaName", "type", {type: "string"});
}
}
if(data14.sourceTable !== undefined){
if(typeof data14.sourceTable !== "string"){
fail(errors, instancePath+"/tableMappings/" + i0+"/sourceTable", "type", {type: "string"});
}
}
if(data14.targetTable !== undefined){
if(typeof data14.targetTable !== "string"){
fail(errors, instancePath+"/tableMappings/" + i0+"/targetTable", "type", {type: "string"});
}
}
if(data14.excludedColumns !== undefined){
let data18 = data14.excludedColumns;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
fail(errors, instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/tableMappings/" + i0+"/excludedColumns", "type", {type: "array"});
}
}
if(data14.useCustomSortingKey !== undefined){
if(typeof data14.useCustomSortingKey !== "boolean"){
fail(errors, instancePath+"/tableMappings/" + i0+"/useCustomSortingKey", "type", {type: "boolean"});
}
}
if(data14.sortingKeys !== undefined){
let data21 = data14.sortingKeys;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
fail(errors, instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/tableMappings/" + i0+"/sortingKeys", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath+"/tableMappings/" + i0, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/tableMappings", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate29.errors = errors;
return errors.length === 0;
}


function validate26(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kafka !== undefined){
if(!(validate27(data.kafka, {instancePath:instancePath+"/kafka"}))){
errors.push(...validate27.errors);
}
}
if(data.objectStorage !== undefined){
let data1 = data.objectStorage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
fail(errors, instancePath+"/objectStorage/url", "type", {type: "string"});
}
}
if(data1.delimiter !== undefined){
if(typeof data1.delimiter !== "string"){
fail(errors, instancePath+"/objectStorage/delimiter", "type", {type: "string"});
}
}
if(data1.compression !== undefined){
if(typeof data1.compression !== "string"){
fail(errors, instancePath+"/objectStorage/compression", "type", {type: "string"});
}
}
if(data1.isContinuous !== undefined){
if(typeof data1.isContinuous !== "boolean"){
fail(errors, instancePath+"/objectStorage/isContinuous", "type", {type: "boolean"});
}
}
if(data1.queueUrl !== undefined){
if(typeof data1.queueUrl !== "string"){
fail(errors, instancePath+"/objectStorage/queueUrl", "type", {type: "string"});
}
}
if(data1.iamRole !== undefined){
if(typeof data1.iamRole !== "string"){
fail(errors, instancePath+"/objectStorage/iamRole", "type", {type: "string"});
}
}
if(data1.connectionString !== undefined){
if(typeof data1.connectionString !== "string"){
fail(errors, instancePath+"/objectStorage/connectionString", "type", {type: "string"});
}
}
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
fail(errors, instancePath+"/objectStorage/path", "type", {type: "string"});
}
}
if(data1.azureContainerName !== undefined){
if(typeof data1.azureContainerName !== "string"){
fail(errors, instancePath+"/objectStorage/azureContainerName", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/objectStorage", "type", {type: "object"});
}
}
if(data.kinesis !== undefined){
let data11 = data.kinesis;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.streamName !== undefined){
if(typeof data11.streamName !== "string"){
fail(errors, instancePath+"/kinesis/streamName", "type", {type: "string"});
}
}
if(data11.region !== undefined){
if(typeof data11.region !== "string"){
fail(errors, instancePath+"/kinesis/region", "type", {type: "string"});
}
}
if(data11.useEnhancedFanOut !== undefined){
if(typeof data11.useEnhancedFanOut !== "boolean"){
fail(errors, instancePath+"/kinesis/useEnhancedFanOut", "type", {type: "boolean"});
}
}
if(data11.timestamp !== undefined){
let data15 = data11.timestamp;
if(!(Number.isInteger(data15))){
fail(errors, instancePath+"/kinesis/timestamp", "type", {type: "integer"});
}
}
if(data11.iamRole !== undefined){
if(typeof data11.iamRole !== "string"){
fail(errors, instancePath+"/kinesis/iamRole", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/kinesis", "type", {type: "object"});
}
}
if(data.postgres !== undefined){
if(!(validate29(data.postgres, {instancePath:instancePath+"/postgres"}))){
errors.push(...validate29.errors);
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate26.errors = errors;
return errors.length === 0;
}


function validate33(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.engine !== undefined){
let data0 = data.engine;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.versionColumnId !== undefined){
if(typeof data0.versionColumnId !== "string"){
fail(errors, instancePath+"/engine/versionColumnId", "type", {type: "string"});
}
}
if(data0.columnIds !== undefined){
let data2 = data0.columnIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
fail(errors, instancePath+"/engine/columnIds/" + i0, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/engine/columnIds", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath+"/engine", "type", {type: "object"});
}
}
if(data.sortingKey !== undefined){
let data4 = data.sortingKey;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
fail(errors, instancePath+"/sortingKey/" + i1, "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/sortingKey", "type", {type: "array"});
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
fail(errors, instancePath+"/partitionBy", "type", {type: "string"});
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
fail(errors, instancePath+"/primaryKey", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate33.errors = errors;
return errors.length === 0;
}


function validate32(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database !== undefined){
if(typeof data.database !== "string"){
fail(errors, instancePath+"/database", "type", {type: "string"});
}
}
if(data.table !== undefined){
if(typeof data.table !== "string"){
fail(errors, instancePath+"/table", "type", {type: "string"});
}
}
if(data.managedTable !== undefined){
if(typeof data.managedTable !== "boolean"){
fail(errors, instancePath+"/managedTable", "type", {type: "boolean"});
}
}
if(data.tableDefinition !== undefined){
if(!(validate33(data.tableDefinition, {instancePath:instancePath+"/tableDefinition"}))){
errors.push(...validate33.errors);
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
fail(errors, instancePath+"/columns/" + i0+"/name", "type", {type: "string"});
}
}
if(data5.type !== undefined){
if(typeof data5.type !== "string"){
fail(errors, instancePath+"/columns/" + i0+"/type", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/columns/" + i0, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/columns", "type", {type: "array"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate32.errors = errors;
return errors.length === 0;
}


function validate25(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
fail(errors, instancePath+"/id", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/id", "type", {type: "string"});
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
fail(errors, instancePath+"/serviceId", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/serviceId", "type", {type: "string"});
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
fail(errors, instancePath+"/name", "type", {type: "string"});
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
fail(errors, instancePath+"/state", "type", {type: "string"});
}
}
if(data.scaling !== undefined){
let data4 = data.scaling;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.replicas !== undefined){
let data5 = data4.replicas;
if(!(Number.isFinite(data5))){
fail(errors, instancePath+"/scaling/replicas", "type", {type: "number"});
}
}
if(data4.concurrency !== undefined){
let data6 = data4.concurrency;
if(!(Number.isFinite(data6))){
fail(errors, instancePath+"/scaling/concurrency", "type", {type: "number"});
}
}
if(data4.replicaCpuMillicores !== undefined){
let data7 = data4.replicaCpuMillicores;
if(!(Number.isFinite(data7))){
fail(errors, instancePath+"/scaling/replicaCpuMillicores", "type", {type: "number"});
}
}
if(data4.replicaMemoryGb !== undefined){
let data8 = data4.replicaMemoryGb;
if(!(Number.isFinite(data8))){
fail(errors, instancePath+"/scaling/replicaMemoryGb", "type", {type: "number"});
}
}
}
else {
fail(errors, instancePath+"/scaling", "type", {type: "object"});
}
}
if(data.source !== undefined){
if(!(validate26(data.source, {instancePath:instancePath+"/source"}))){
errors.push(...validate26.errors);
}
}
if(data.destination !== undefined){
if(!(validate32(data.destination, {instancePath:instancePath+"/destination"}))){
errors.push(...validate32.errors);
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
fail(errors, instancePath+"/fieldMappings/" + i0+"/sourceField", "type", {type: "string"});
}
}
if(data12.destinationField !== undefined){
if(typeof data12.destinationField !== "string"){
fail(errors, instancePath+"/fieldMappings/" + i0+"/destinationField", "type", {type: "string"});
}
}
}
else {
fail(errors, instancePath+"/fieldMappings/" + i0, "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath+"/fieldMappings", "type", {type: "array"});
}
}
if(data.settings !== undefined){
let data15 = data.settings;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.streaming_max_insert_wait_ms !== undefined){
let data16 = data15.streaming_max_insert_wait_ms;
if((!(Number.isInteger(data16))) && (data16 !== null)){
fail(errors, instancePath+"/settings/streaming_max_insert_wait_ms", "type", {type: ["integer","null"]});
}
}
if(data15.object_storage_concurrency !== undefined){
let data17 = data15.object_storage_concurrency;
if((!(Number.isInteger(data17))) && (data17 !== null)){
fail(errors, instancePath+"/settings/object_storage_concurrency", "type", {type: ["integer","null"]});
}
}
if(data15.object_storage_polling_interval_ms !== undefined){
let data18 = data15.object_storage_polling_interval_ms;
if((!(Number.isInteger(data18))) && (data18 !== null)){
fail(errors, instancePath+"/settings/object_storage_polling_interval_ms", "type", {type: ["integer","null"]});
}
}
if(data15.object_storage_max_insert_bytes !== undefined){
let data19 = data15.object_storage_max_insert_bytes;
if((!(Number.isInteger(data19))) && (data19 !== null)){
fail(errors, instancePath+"/settings/object_storage_max_insert_bytes", "type", {type: ["integer","null"]});
}
}
if(data15.object_storage_max_file_count !== undefined){
let data20 = data15.object_storage_max_file_count;
if((!(Number.isInteger(data20))) && (data20 !== null)){
fail(errors, instancePath+"/settings/object_storage_max_file_count", "type", {type: ["integer","null"]});
}
}
if(data15.engine_max_threads !== undefined){
let data21 = data15.engine_max_threads;
if((!(Number.isInteger(data21))) && (data21 !== null)){
fail(errors, instancePath+"/settings/engine_max_threads", "type", {type: ["integer","null"]});
}
}
if(data15.engine_max_insert_threads !== undefined){
let data22 = data15.engine_max_insert_threads;
if((!(Number.isInteger(data22))) && (data22 !== null)){
fail(errors, instancePath+"/settings/engine_max_insert_threads", "type", {type: ["integer","null"]});
}
}
if(data15.engine_min_insert_block_size_bytes !== undefined){
let data23 = data15.engine_min_insert_block_size_bytes;
if((!(Number.isInteger(data23))) && (data23 !== null)){
fail(errors, instancePath+"/settings/engine_min_insert_block_size_bytes", "type", {type: ["integer","null"]});
}
}
if(data15.engine_max_download_threads !== undefined){
let data24 = data15.engine_max_download_threads;
if((!(Number.isInteger(data24))) && (data24 !== null)){
fail(errors, instancePath+"/settings/engine_max_download_threads", "type", {type: ["integer","null"]});
}
}
if(data15.engine_parallel_distributed_insert_select !== undefined){
let data25 = data15.engine_parallel_distributed_insert_select;
if((!(Number.isInteger(data25))) && (data25 !== null)){
fail(errors, instancePath+"/settings/engine_parallel_distributed_insert_select", "type", {type: ["integer","null"]});
}
}
if(data15.object_storage_use_cluster_function !== undefined){
let data26 = data15.object_storage_use_cluster_function;
if((typeof data26 !== "boolean") && (data26 !== null)){
fail(errors, instancePath+"/settings/object_storage_use_cluster_function", "type", {type: ["boolean","null"]});
}
}
if(data15.engine_parallel_view_processing !== undefined){
let data27 = data15.engine_parallel_view_processing;
if((typeof data27 !== "boolean") && (data27 !== null)){
fail(errors, instancePath+"/settings/engine_parallel_view_processing", "type", {type: ["boolean","null"]});
}
}
}
else {
fail(errors, instancePath+"/settings", "type", {type: "object"});
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
fail(errors, instancePath+"/createdAt", "type", {type: "string"});
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
fail(errors, instancePath+"/updatedAt", "type", {type: "string"});
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
if(data.status === undefined){
fail(errors, instancePath, "required", {missingProperty: "status"});
}
if(data.requestId === undefined){
fail(errors, instancePath, "required", {missingProperty: "requestId"});
}
if(data.result === undefined){
fail(errors, instancePath, "required", {missingProperty: "result"});
}
if(data.status !== undefined){
let data0 = data.status;
if(!(Number.isFinite(data0))){
fail(errors, instancePath+"/status", "type", {type: "number"});
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
fail(errors, instancePath+"/requestId", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/requestId", "type", {type: "string"});
}
}
if(data.result !== undefined){
if(!(validate25(data.result, {instancePath:instancePath+"/result"}))){
errors.push(...validate25.errors);
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate24.errors = errors;
return errors.length === 0;
}


function validate37(data, {instancePath=""}={}){
const errors = [];
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
fail(errors, instancePath, "required", {missingProperty: "status"});
}
if(data.requestId === undefined){
fail(errors, instancePath, "required", {missingProperty: "requestId"});
}
if(data.result === undefined){
fail(errors, instancePath, "required", {missingProperty: "result"});
}
if(data.status !== undefined){
let data0 = data.status;
if(!(Number.isFinite(data0))){
fail(errors, instancePath+"/status", "type", {type: "number"});
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
fail(errors, instancePath+"/requestId", "format", {format: "uuid"});
}
}
else {
fail(errors, instancePath+"/requestId", "type", {type: "string"});
}
}
if(data.result !== undefined){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.streaming_max_insert_wait_ms !== undefined){
let data3 = data2.streaming_max_insert_wait_ms;
if((!(Number.isInteger(data3))) && (data3 !== null)){
fail(errors, instancePath+"/result/streaming_max_insert_wait_ms", "type", {type: ["integer","null"]});
}
}
if(data2.object_storage_concurrency !== undefined){
let data4 = data2.object_storage_concurrency;
if((!(Number.isInteger(data4))) && (data4 !== null)){
fail(errors, instancePath+"/result/object_storage_concurrency", "type", {type: ["integer","null"]});
}
}
if(data2.object_storage_polling_interval_ms !== undefined){
let data5 = data2.object_storage_polling_interval_ms;
if((!(Number.isInteger(data5))) && (data5 !== null)){
fail(errors, instancePath+"/result/object_storage_polling_interval_ms", "type", {type: ["integer","null"]});
}
}
if(data2.object_storage_max_insert_bytes !== undefined){
let data6 = data2.object_storage_max_insert_bytes;
if((!(Number.isInteger(data6))) && (data6 !== null)){
fail(errors, instancePath+"/result/object_storage_max_insert_bytes", "type", {type: ["integer","null"]});
}
}
if(data2.object_storage_max_file_count !== undefined){
let data7 = data2.object_storage_max_file_count;
if((!(Number.isInteger(data7))) && (data7 !== null)){
fail(errors, instancePath+"/result/object_storage_max_file_count", "type", {type: ["integer","null"]});
}
}
if(data2.engine_max_threads !== undefined){
let data8 = data2.engine_max_threads;
if((!(Number.isInteger(data8))) && (data8 !== null)){
fail(errors, instancePath+"/result/engine_max_threads", "type", {type: ["integer","null"]});
}
}
if(data2.engine_max_insert_threads !== undefined){
let data9 = data2.engine_max_insert_threads;
if((!(Number.isInteger(data9))) && (data9 !== null)){
fail(errors, instancePath+"/result/engine_max_insert_threads", "type", {type: ["integer","null"]});
}
}
if(data2.engine_min_insert_block_size_bytes !== undefined){
let data10 = data2.engine_min_insert_block_size_bytes;
if((!(Number.isInteger(data10))) && (data10 !== null)){
fail(errors, instancePath+"/result/engine_min_insert_block_size_bytes", "type", {type: ["integer","null"]});
}
}
if(data2.engine_max_download_threads !== undefined){
let data11 = data2.engine_max_download_threads;
if((!(Number.isInteger(data11))) && (data11 !== null)){
fail(errors, instancePath+"/result/engine_max_download_threads", "type", {type: ["integer","null"]});
}
}
if(data2.engine_parallel_distributed_insert_select !== undefined){
let data12 = data2.engine_parallel_distributed_insert_select;
if((!(Number.isInteger(data12))) && (data12 !== null)){
fail(errors, instancePath+"/result/engine_parallel_distributed_insert_select", "type", {type: ["integer","null"]});
}
}
if(data2.object_storage_use_cluster_function !== undefined){
let data13 = data2.object_storage_use_cluster_function;
if((typeof data13 !== "boolean") && (data13 !== null)){
fail(errors, instancePath+"/result/object_storage_use_cluster_function", "type", {type: ["boolean","null"]});
}
}
if(data2.engine_parallel_view_processing !== undefined){
let data14 = data2.engine_parallel_view_processing;
if((typeof data14 !== "boolean") && (data14 !== null)){
fail(errors, instancePath+"/result/engine_parallel_view_processing", "type", {type: ["boolean","null"]});
}
}
}
else {
fail(errors, instancePath+"/result", "type", {type: "object"});
}
}
}
else {
fail(errors, instancePath, "type", {type: "object"});
}
validate37.errors = errors;
return errors.length === 0;
}

export const responseValidators = {
  listServices: { "200": validate21 },
  getPipe: { "200": validate24 },
  updatePipeSettings: { "200": validate37 },
};
