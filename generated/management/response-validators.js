// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.

export const listServices_200 = validate21;
const schema32 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"$ref":"components#/$defs/Service"}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const schema33 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"components#/$defs/ServiceEndpoint"}},"minTotalMemoryGb":{"type":"number"},"maxTotalMemoryGb":{"type":"number"},"minReplicaMemoryGb":{"type":"number"},"maxReplicaMemoryGb":{"type":"number"},"numReplicas":{"type":"number"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number"},"ipAccessList":{"type":"array","items":{"$ref":"components#/$defs/IpAccessListEntry"}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}}};
const schema34 = {"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number"},"username":{"type":"string"}}};
const schema35 = {"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}}};
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.engineVersion !== undefined){
if(typeof data.engineVersion !== "string"){
const err3 = {instancePath:instancePath+"/engineVersion",schemaPath:"#/properties/engineVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
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
const err4 = {instancePath:instancePath+"/endpoints/" + i0+"/protocol",schemaPath:"components#/$defs/ServiceEndpoint/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.host !== undefined){
if(typeof data4.host !== "string"){
const err5 = {instancePath:instancePath+"/endpoints/" + i0+"/host",schemaPath:"components#/$defs/ServiceEndpoint/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.port !== undefined){
let data7 = data4.port;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/endpoints/" + i0+"/port",schemaPath:"components#/$defs/ServiceEndpoint/properties/port/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.username !== undefined){
if(typeof data4.username !== "string"){
const err7 = {instancePath:instancePath+"/endpoints/" + i0+"/username",schemaPath:"components#/$defs/ServiceEndpoint/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"components#/$defs/ServiceEndpoint/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.minTotalMemoryGb !== undefined){
let data9 = data.minTotalMemoryGb;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/minTotalMemoryGb",schemaPath:"#/properties/minTotalMemoryGb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maxTotalMemoryGb !== undefined){
let data10 = data.maxTotalMemoryGb;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err11 = {instancePath:instancePath+"/maxTotalMemoryGb",schemaPath:"#/properties/maxTotalMemoryGb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.minReplicaMemoryGb !== undefined){
let data11 = data.minReplicaMemoryGb;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err12 = {instancePath:instancePath+"/minReplicaMemoryGb",schemaPath:"#/properties/minReplicaMemoryGb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxReplicaMemoryGb !== undefined){
let data12 = data.maxReplicaMemoryGb;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err13 = {instancePath:instancePath+"/maxReplicaMemoryGb",schemaPath:"#/properties/maxReplicaMemoryGb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.numReplicas !== undefined){
let data13 = data.numReplicas;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err14 = {instancePath:instancePath+"/numReplicas",schemaPath:"#/properties/numReplicas/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.idleScaling !== undefined){
if(typeof data.idleScaling !== "boolean"){
const err15 = {instancePath:instancePath+"/idleScaling",schemaPath:"#/properties/idleScaling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.idleTimeoutMinutes !== undefined){
let data15 = data.idleTimeoutMinutes;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err16 = {instancePath:instancePath+"/idleTimeoutMinutes",schemaPath:"#/properties/idleTimeoutMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
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
const err17 = {instancePath:instancePath+"/ipAccessList/" + i1+"/source",schemaPath:"components#/$defs/IpAccessListEntry/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data17.description !== undefined){
if(typeof data17.description !== "string"){
const err18 = {instancePath:instancePath+"/ipAccessList/" + i1+"/description",schemaPath:"components#/$defs/IpAccessListEntry/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/ipAccessList/" + i1,schemaPath:"components#/$defs/IpAccessListEntry/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/ipAccessList",schemaPath:"#/properties/ipAccessList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(typeof data20 === "string"){
if(!(formats4.test(data20))){
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.encryptionKey !== undefined){
if(typeof data.encryptionKey !== "string"){
const err23 = {instancePath:instancePath+"/encryptionKey",schemaPath:"#/properties/encryptionKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
const err24 = {instancePath:instancePath+"/encryptionAssumedRoleIdentifier",schemaPath:"#/properties/encryptionAssumedRoleIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
const err25 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.privateEndpointIds !== undefined){
let data24 = data.privateEndpointIds;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
const err26 = {instancePath:instancePath+"/privateEndpointIds/" + i2,schemaPath:"#/properties/privateEndpointIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/privateEndpointIds",schemaPath:"#/properties/privateEndpointIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.availablePrivateEndpointIds !== undefined){
let data26 = data.availablePrivateEndpointIds;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
const err28 = {instancePath:instancePath+"/availablePrivateEndpointIds/" + i3,schemaPath:"#/properties/availablePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/availablePrivateEndpointIds",schemaPath:"#/properties/availablePrivateEndpointIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.dataWarehouseId !== undefined){
if(typeof data.dataWarehouseId !== "string"){
const err30 = {instancePath:instancePath+"/dataWarehouseId",schemaPath:"#/properties/dataWarehouseId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.isPrimary !== undefined){
if(typeof data.isPrimary !== "boolean"){
const err31 = {instancePath:instancePath+"/isPrimary",schemaPath:"#/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.isReadonly !== undefined){
if(typeof data.isReadonly !== "boolean"){
const err32 = {instancePath:instancePath+"/isReadonly",schemaPath:"#/properties/isReadonly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.byocId !== undefined){
if(typeof data.byocId !== "string"){
const err33 = {instancePath:instancePath+"/byocId",schemaPath:"#/properties/byocId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.hasTransparentDataEncryption !== undefined){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
const err34 = {instancePath:instancePath+"/hasTransparentDataEncryption",schemaPath:"#/properties/hasTransparentDataEncryption/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.transparentDataEncryptionKeyId !== undefined){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
const err35 = {instancePath:instancePath+"/transparentDataEncryptionKeyId",schemaPath:"#/properties/transparentDataEncryptionKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.encryptionRoleId !== undefined){
if(typeof data.encryptionRoleId !== "string"){
const err36 = {instancePath:instancePath+"/encryptionRoleId",schemaPath:"#/properties/encryptionRoleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"name":true,"engineVersion":true,"endpoints":true,"minTotalMemoryGb":true,"maxTotalMemoryGb":true,"minReplicaMemoryGb":true,"maxReplicaMemoryGb":true,"numReplicas":true,"idleScaling":true,"idleTimeoutMinutes":true,"ipAccessList":true,"createdAt":true,"encryptionKey":true,"encryptionAssumedRoleIdentifier":true,"iamRole":true,"privateEndpointIds":true,"availablePrivateEndpointIds":true,"dataWarehouseId":true,"isPrimary":true,"isReadonly":true,"byocId":true,"hasTransparentDataEncryption":true,"transparentDataEncryptionKeyId":true,"encryptionRoleId":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"status":true,"requestId":true,"result":true},"dynamicProps":false,"dynamicItems":false};

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
if(data.brokers !== undefined){
if(typeof data.brokers !== "string"){
const err0 = {instancePath:instancePath+"/brokers",schemaPath:"#/properties/brokers/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.topics !== undefined){
if(typeof data.topics !== "string"){
const err1 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.consumerGroup !== undefined){
if(typeof data.consumerGroup !== "string"){
const err2 = {instancePath:instancePath+"/consumerGroup",schemaPath:"#/properties/consumerGroup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
const err3 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
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
const err4 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"components#/$defs/KafkaOffset/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"+"\""};
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
const err5 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"components#/$defs/KafkaOffset/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/offset",schemaPath:"components#/$defs/KafkaOffset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.schemaRegistry !== undefined){
let data6 = data.schemaRegistry;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
const err7 = {instancePath:instancePath+"/schemaRegistry/url",schemaPath:"components#/$defs/SchemaRegistry/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.authentication !== undefined){
if(typeof data6.authentication !== "string"){
const err8 = {instancePath:instancePath+"/schemaRegistry/authentication",schemaPath:"components#/$defs/SchemaRegistry/properties/authentication/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.caCertificate !== undefined){
if(typeof data6.caCertificate !== "string"){
const err9 = {instancePath:instancePath+"/schemaRegistry/caCertificate",schemaPath:"components#/$defs/SchemaRegistry/properties/caCertificate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/schemaRegistry",schemaPath:"components#/$defs/SchemaRegistry/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
const err11 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.reversePrivateEndpointIds !== undefined){
let data11 = data.reversePrivateEndpointIds;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err12 = {instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/reversePrivateEndpointIds",schemaPath:"#/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"brokers":true,"topics":true,"consumerGroup":true,"iamRole":true,"offset":true,"schemaRegistry":true,"caCertificate":true,"reversePrivateEndpointIds":true},"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number"},"database":{"type":"string"},"settings":{"$ref":"components#/$defs/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"$ref":"components#/$defs/PostgresTableMapping"}}}};
const schema46 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number"},"pullBatchSize":{"type":"number"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number"},"snapshotNumRowsPerPartition":{"type":"number"},"snapshotNumberOfParallelTables":{"type":"number"},"enableFailoverSlots":{"type":"boolean"}}};
const schema47 = {"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}}};

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
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err0 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.database !== undefined){
if(typeof data.database !== "string"){
const err2 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.syncIntervalSeconds !== undefined){
let data4 = data3.syncIntervalSeconds;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/settings/syncIntervalSeconds",schemaPath:"components#/$defs/PostgresSourceSettings/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.pullBatchSize !== undefined){
let data5 = data3.pullBatchSize;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/settings/pullBatchSize",schemaPath:"components#/$defs/PostgresSourceSettings/properties/pullBatchSize/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.publicationName !== undefined){
if(typeof data3.publicationName !== "string"){
const err5 = {instancePath:instancePath+"/settings/publicationName",schemaPath:"components#/$defs/PostgresSourceSettings/properties/publicationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.replicationSlotName !== undefined){
if(typeof data3.replicationSlotName !== "string"){
const err6 = {instancePath:instancePath+"/settings/replicationSlotName",schemaPath:"components#/$defs/PostgresSourceSettings/properties/replicationSlotName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.allowNullableColumns !== undefined){
if(typeof data3.allowNullableColumns !== "boolean"){
const err7 = {instancePath:instancePath+"/settings/allowNullableColumns",schemaPath:"components#/$defs/PostgresSourceSettings/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.initialLoadParallelism !== undefined){
let data9 = data3.initialLoadParallelism;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err8 = {instancePath:instancePath+"/settings/initialLoadParallelism",schemaPath:"components#/$defs/PostgresSourceSettings/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.snapshotNumRowsPerPartition !== undefined){
let data10 = data3.snapshotNumRowsPerPartition;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err9 = {instancePath:instancePath+"/settings/snapshotNumRowsPerPartition",schemaPath:"components#/$defs/PostgresSourceSettings/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.snapshotNumberOfParallelTables !== undefined){
let data11 = data3.snapshotNumberOfParallelTables;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err10 = {instancePath:instancePath+"/settings/snapshotNumberOfParallelTables",schemaPath:"components#/$defs/PostgresSourceSettings/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.enableFailoverSlots !== undefined){
if(typeof data3.enableFailoverSlots !== "boolean"){
const err11 = {instancePath:instancePath+"/settings/enableFailoverSlots",schemaPath:"components#/$defs/PostgresSourceSettings/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err12 = {instancePath:instancePath+"/settings",schemaPath:"components#/$defs/PostgresSourceSettings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
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
const err13 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceSchemaName",schemaPath:"components#/$defs/PostgresTableMapping/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data14.sourceTable !== undefined){
if(typeof data14.sourceTable !== "string"){
const err14 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceTable",schemaPath:"components#/$defs/PostgresTableMapping/properties/sourceTable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data14.targetTable !== undefined){
if(typeof data14.targetTable !== "string"){
const err15 = {instancePath:instancePath+"/tableMappings/" + i0+"/targetTable",schemaPath:"components#/$defs/PostgresTableMapping/properties/targetTable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data14.excludedColumns !== undefined){
let data18 = data14.excludedColumns;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err16 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1,schemaPath:"components#/$defs/PostgresTableMapping/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns",schemaPath:"components#/$defs/PostgresTableMapping/properties/excludedColumns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data14.useCustomSortingKey !== undefined){
if(typeof data14.useCustomSortingKey !== "boolean"){
const err18 = {instancePath:instancePath+"/tableMappings/" + i0+"/useCustomSortingKey",schemaPath:"components#/$defs/PostgresTableMapping/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data14.sortingKeys !== undefined){
let data21 = data14.sortingKeys;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
const err19 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2,schemaPath:"components#/$defs/PostgresTableMapping/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err20 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys",schemaPath:"components#/$defs/PostgresTableMapping/properties/sortingKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err21 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"components#/$defs/PostgresTableMapping/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath:instancePath+"/tableMappings",schemaPath:"#/properties/tableMappings/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"host":true,"port":true,"database":true,"settings":true,"tableMappings":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.kafka !== undefined){
if(!(validate27(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
let data1 = data.objectStorage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err0 = {instancePath:instancePath+"/objectStorage/url",schemaPath:"components#/$defs/ObjectStorageSource/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.delimiter !== undefined){
if(typeof data1.delimiter !== "string"){
const err1 = {instancePath:instancePath+"/objectStorage/delimiter",schemaPath:"components#/$defs/ObjectStorageSource/properties/delimiter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.compression !== undefined){
if(typeof data1.compression !== "string"){
const err2 = {instancePath:instancePath+"/objectStorage/compression",schemaPath:"components#/$defs/ObjectStorageSource/properties/compression/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.isContinuous !== undefined){
if(typeof data1.isContinuous !== "boolean"){
const err3 = {instancePath:instancePath+"/objectStorage/isContinuous",schemaPath:"components#/$defs/ObjectStorageSource/properties/isContinuous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.queueUrl !== undefined){
if(typeof data1.queueUrl !== "string"){
const err4 = {instancePath:instancePath+"/objectStorage/queueUrl",schemaPath:"components#/$defs/ObjectStorageSource/properties/queueUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.iamRole !== undefined){
if(typeof data1.iamRole !== "string"){
const err5 = {instancePath:instancePath+"/objectStorage/iamRole",schemaPath:"components#/$defs/ObjectStorageSource/properties/iamRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.connectionString !== undefined){
if(typeof data1.connectionString !== "string"){
const err6 = {instancePath:instancePath+"/objectStorage/connectionString",schemaPath:"components#/$defs/ObjectStorageSource/properties/connectionString/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
const err7 = {instancePath:instancePath+"/objectStorage/path",schemaPath:"components#/$defs/ObjectStorageSource/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.azureContainerName !== undefined){
if(typeof data1.azureContainerName !== "string"){
const err8 = {instancePath:instancePath+"/objectStorage/azureContainerName",schemaPath:"components#/$defs/ObjectStorageSource/properties/azureContainerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/objectStorage",schemaPath:"components#/$defs/ObjectStorageSource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kinesis !== undefined){
let data11 = data.kinesis;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.streamName !== undefined){
if(typeof data11.streamName !== "string"){
const err10 = {instancePath:instancePath+"/kinesis/streamName",schemaPath:"components#/$defs/KinesisSource/properties/streamName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data11.region !== undefined){
if(typeof data11.region !== "string"){
const err11 = {instancePath:instancePath+"/kinesis/region",schemaPath:"components#/$defs/KinesisSource/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data11.useEnhancedFanOut !== undefined){
if(typeof data11.useEnhancedFanOut !== "boolean"){
const err12 = {instancePath:instancePath+"/kinesis/useEnhancedFanOut",schemaPath:"components#/$defs/KinesisSource/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data11.timestamp !== undefined){
let data15 = data11.timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err13 = {instancePath:instancePath+"/kinesis/timestamp",schemaPath:"components#/$defs/KinesisSource/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.iamRole !== undefined){
if(typeof data11.iamRole !== "string"){
const err14 = {instancePath:instancePath+"/kinesis/iamRole",schemaPath:"components#/$defs/KinesisSource/properties/iamRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/kinesis",schemaPath:"components#/$defs/KinesisSource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.postgres !== undefined){
if(!(validate29(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"kafka":true,"objectStorage":true,"kinesis":true,"postgres":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"components#/$defs/TableDefinition"},"columns":{"type":"array","items":{"$ref":"components#/$defs/DestinationColumn"}}}};
const schema51 = {"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}}};
const schema49 = {"type":"object","properties":{"engine":{"$ref":"components#/$defs/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}}};
const schema50 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}}};

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
if(data.engine !== undefined){
let data0 = data.engine;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.versionColumnId !== undefined){
if(typeof data0.versionColumnId !== "string"){
const err0 = {instancePath:instancePath+"/engine/versionColumnId",schemaPath:"components#/$defs/TableEngine/properties/versionColumnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.columnIds !== undefined){
let data2 = data0.columnIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/engine/columnIds/" + i0,schemaPath:"components#/$defs/TableEngine/properties/columnIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/engine/columnIds",schemaPath:"components#/$defs/TableEngine/properties/columnIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/engine",schemaPath:"components#/$defs/TableEngine/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sortingKey !== undefined){
let data4 = data.sortingKey;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err4 = {instancePath:instancePath+"/sortingKey/" + i1,schemaPath:"#/properties/sortingKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/sortingKey",schemaPath:"#/properties/sortingKey/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
const err6 = {instancePath:instancePath+"/partitionBy",schemaPath:"#/properties/partitionBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
const err7 = {instancePath:instancePath+"/primaryKey",schemaPath:"#/properties/primaryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"engine":true,"sortingKey":true,"partitionBy":true,"primaryKey":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.database !== undefined){
if(typeof data.database !== "string"){
const err0 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.table !== undefined){
if(typeof data.table !== "string"){
const err1 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.managedTable !== undefined){
if(typeof data.managedTable !== "boolean"){
const err2 = {instancePath:instancePath+"/managedTable",schemaPath:"#/properties/managedTable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tableDefinition !== undefined){
if(!(validate33(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData,dynamicAnchors}))){
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
const err3 = {instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"components#/$defs/DestinationColumn/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data5.type !== undefined){
if(typeof data5.type !== "string"){
const err4 = {instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"components#/$defs/DestinationColumn/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"components#/$defs/DestinationColumn/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"database":true,"table":true,"managedTable":true,"tableDefinition":true,"columns":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scaling !== undefined){
let data4 = data.scaling;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.replicas !== undefined){
let data5 = data4.replicas;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/scaling/replicas",schemaPath:"components#/$defs/PipeScaling/properties/replicas/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.concurrency !== undefined){
let data6 = data4.concurrency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/scaling/concurrency",schemaPath:"components#/$defs/PipeScaling/properties/concurrency/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.replicaCpuMillicores !== undefined){
let data7 = data4.replicaCpuMillicores;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/scaling/replicaCpuMillicores",schemaPath:"components#/$defs/PipeScaling/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.replicaMemoryGb !== undefined){
let data8 = data4.replicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/scaling/replicaMemoryGb",schemaPath:"components#/$defs/PipeScaling/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err10 = {instancePath:instancePath+"/scaling",schemaPath:"components#/$defs/PipeScaling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate26(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate32(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
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
const err11 = {instancePath:instancePath+"/fieldMappings/" + i0+"/sourceField",schemaPath:"components#/$defs/FieldMapping/properties/sourceField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data12.destinationField !== undefined){
if(typeof data12.destinationField !== "string"){
const err12 = {instancePath:instancePath+"/fieldMappings/" + i0+"/destinationField",schemaPath:"components#/$defs/FieldMapping/properties/destinationField/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"components#/$defs/FieldMapping/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err14 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.settings !== undefined){
let data15 = data.settings;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.streaming_max_insert_wait_ms !== undefined){
let data16 = data15.streaming_max_insert_wait_ms;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err15 = {instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",schemaPath:"components#/$defs/PipeSettings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema53.properties.streaming_max_insert_wait_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data15.object_storage_concurrency !== undefined){
let data17 = data15.object_storage_concurrency;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err16 = {instancePath:instancePath+"/settings/object_storage_concurrency",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema53.properties.object_storage_concurrency.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data15.object_storage_polling_interval_ms !== undefined){
let data18 = data15.object_storage_polling_interval_ms;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err17 = {instancePath:instancePath+"/settings/object_storage_polling_interval_ms",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema53.properties.object_storage_polling_interval_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.object_storage_max_insert_bytes !== undefined){
let data19 = data15.object_storage_max_insert_bytes;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err18 = {instancePath:instancePath+"/settings/object_storage_max_insert_bytes",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema53.properties.object_storage_max_insert_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.object_storage_max_file_count !== undefined){
let data20 = data15.object_storage_max_file_count;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err19 = {instancePath:instancePath+"/settings/object_storage_max_file_count",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema53.properties.object_storage_max_file_count.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.engine_max_threads !== undefined){
let data21 = data15.engine_max_threads;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err20 = {instancePath:instancePath+"/settings/engine_max_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.engine_max_insert_threads !== undefined){
let data22 = data15.engine_max_insert_threads;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err21 = {instancePath:instancePath+"/settings/engine_max_insert_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_insert_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.engine_min_insert_block_size_bytes !== undefined){
let data23 = data15.engine_min_insert_block_size_bytes;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err22 = {instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",schemaPath:"components#/$defs/PipeSettings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema53.properties.engine_min_insert_block_size_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.engine_max_download_threads !== undefined){
let data24 = data15.engine_max_download_threads;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err23 = {instancePath:instancePath+"/settings/engine_max_download_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_download_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.engine_parallel_distributed_insert_select !== undefined){
let data25 = data15.engine_parallel_distributed_insert_select;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err24 = {instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",schemaPath:"components#/$defs/PipeSettings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema53.properties.engine_parallel_distributed_insert_select.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.object_storage_use_cluster_function !== undefined){
let data26 = data15.object_storage_use_cluster_function;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err25 = {instancePath:instancePath+"/settings/object_storage_use_cluster_function",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema53.properties.object_storage_use_cluster_function.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.engine_parallel_view_processing !== undefined){
let data27 = data15.engine_parallel_view_processing;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err26 = {instancePath:instancePath+"/settings/engine_parallel_view_processing",schemaPath:"components#/$defs/PipeSettings/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema53.properties.engine_parallel_view_processing.type},message:"must be boolean,null"};
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
const err27 = {instancePath:instancePath+"/settings",schemaPath:"components#/$defs/PipeSettings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
const err29 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"id":true,"serviceId":true,"name":true,"state":true,"scaling":true,"source":true,"destination":true,"fieldMappings":true,"settings":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate25(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"status":true,"requestId":true,"result":true},"dynamicProps":false,"dynamicItems":false};

export const updatePipeSettings_200 = validate37;
const schema54 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"components#/$defs/PipeSettings"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.streaming_max_insert_wait_ms !== undefined){
let data3 = data2.streaming_max_insert_wait_ms;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/result/streaming_max_insert_wait_ms",schemaPath:"components#/$defs/PipeSettings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema53.properties.streaming_max_insert_wait_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.object_storage_concurrency !== undefined){
let data4 = data2.object_storage_concurrency;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/result/object_storage_concurrency",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema53.properties.object_storage_concurrency.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.object_storage_polling_interval_ms !== undefined){
let data5 = data2.object_storage_polling_interval_ms;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/result/object_storage_polling_interval_ms",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema53.properties.object_storage_polling_interval_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.object_storage_max_insert_bytes !== undefined){
let data6 = data2.object_storage_max_insert_bytes;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/result/object_storage_max_insert_bytes",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema53.properties.object_storage_max_insert_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.object_storage_max_file_count !== undefined){
let data7 = data2.object_storage_max_file_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/result/object_storage_max_file_count",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema53.properties.object_storage_max_file_count.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.engine_max_threads !== undefined){
let data8 = data2.engine_max_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err11 = {instancePath:instancePath+"/result/engine_max_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.engine_max_insert_threads !== undefined){
let data9 = data2.engine_max_insert_threads;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/result/engine_max_insert_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_insert_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.engine_min_insert_block_size_bytes !== undefined){
let data10 = data2.engine_min_insert_block_size_bytes;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err13 = {instancePath:instancePath+"/result/engine_min_insert_block_size_bytes",schemaPath:"components#/$defs/PipeSettings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema53.properties.engine_min_insert_block_size_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.engine_max_download_threads !== undefined){
let data11 = data2.engine_max_download_threads;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err14 = {instancePath:instancePath+"/result/engine_max_download_threads",schemaPath:"components#/$defs/PipeSettings/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema53.properties.engine_max_download_threads.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.engine_parallel_distributed_insert_select !== undefined){
let data12 = data2.engine_parallel_distributed_insert_select;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err15 = {instancePath:instancePath+"/result/engine_parallel_distributed_insert_select",schemaPath:"components#/$defs/PipeSettings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema53.properties.engine_parallel_distributed_insert_select.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.object_storage_use_cluster_function !== undefined){
let data13 = data2.object_storage_use_cluster_function;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err16 = {instancePath:instancePath+"/result/object_storage_use_cluster_function",schemaPath:"components#/$defs/PipeSettings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema53.properties.object_storage_use_cluster_function.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.engine_parallel_view_processing !== undefined){
let data14 = data2.engine_parallel_view_processing;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err17 = {instancePath:instancePath+"/result/engine_parallel_view_processing",schemaPath:"components#/$defs/PipeSettings/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema53.properties.engine_parallel_view_processing.type},message:"must be boolean,null"};
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
const err18 = {instancePath:instancePath+"/result",schemaPath:"components#/$defs/PipeSettings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"status":true,"requestId":true,"result":true},"dynamicProps":false,"dynamicItems":false};

export const responseValidators = {
  listServices: { "200": listServices_200 },
  getPipe: { "200": getPipe_200 },
  updatePipeSettings: { "200": updatePipeSettings_200 },
};
