// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_200 = validate21;
const schema32 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"type":"object","properties":{"protocol":{"type":"string","x-extensible-enum":["mysql"]},"host":{"type":"string"},"port":{"type":"number","format":"double"},"username":{"type":"string"}},"additionalProperties":false}},"minTotalMemoryGb":{"type":"number","format":"double"},"maxTotalMemoryGb":{"type":"number","format":"double"},"minReplicaMemoryGb":{"type":"number","format":"double"},"maxReplicaMemoryGb":{"type":"number","format":"double"},"numReplicas":{"type":"number","format":"double"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number","format":"double"},"ipAccessList":{"type":"array","items":{"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const func1 = Object.prototype.hasOwnProperty;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "requestId")) || (key0 === "result"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func1.call(schema32.properties.result.items.properties, key1))){
const err7 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/properties/result/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err8 = {instancePath:instancePath+"/result/" + i0+"/id",schemaPath:"#/properties/result/items/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/result/" + i0+"/id",schemaPath:"#/properties/result/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err10 = {instancePath:instancePath+"/result/" + i0+"/name",schemaPath:"#/properties/result/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.engineVersion !== undefined){
if(typeof data3.engineVersion !== "string"){
const err11 = {instancePath:instancePath+"/result/" + i0+"/engineVersion",schemaPath:"#/properties/result/items/properties/engineVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.endpoints !== undefined){
let data7 = data3.endpoints;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!((((key2 === "protocol") || (key2 === "host")) || (key2 === "port")) || (key2 === "username"))){
const err12 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1,schemaPath:"#/properties/result/items/properties/endpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.protocol !== undefined){
let data9 = data8.protocol;
if(typeof data9 === "string"){
if(!(data9 === "mysql")){
const err13 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/protocol",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/protocol/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema32.properties.result.items.properties.endpoints.items.properties.protocol["x-extensible-enum"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/protocol",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.host !== undefined){
if(typeof data8.host !== "string"){
const err15 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/host",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.port !== undefined){
let data11 = data8.port;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err16 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/port",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/port/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.username !== undefined){
if(typeof data8.username !== "string"){
const err17 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/username",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/username/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1,schemaPath:"#/properties/result/items/properties/endpoints/items/type",keyword:"type",params:{type: "object"}};
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
const err19 = {instancePath:instancePath+"/result/" + i0+"/endpoints",schemaPath:"#/properties/result/items/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.minTotalMemoryGb !== undefined){
let data13 = data3.minTotalMemoryGb;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/result/" + i0+"/minTotalMemoryGb",schemaPath:"#/properties/result/items/properties/minTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.maxTotalMemoryGb !== undefined){
let data14 = data3.maxTotalMemoryGb;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/result/" + i0+"/maxTotalMemoryGb",schemaPath:"#/properties/result/items/properties/maxTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.minReplicaMemoryGb !== undefined){
let data15 = data3.minReplicaMemoryGb;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/result/" + i0+"/minReplicaMemoryGb",schemaPath:"#/properties/result/items/properties/minReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.maxReplicaMemoryGb !== undefined){
let data16 = data3.maxReplicaMemoryGb;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err23 = {instancePath:instancePath+"/result/" + i0+"/maxReplicaMemoryGb",schemaPath:"#/properties/result/items/properties/maxReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.numReplicas !== undefined){
let data17 = data3.numReplicas;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/result/" + i0+"/numReplicas",schemaPath:"#/properties/result/items/properties/numReplicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.idleScaling !== undefined){
if(typeof data3.idleScaling !== "boolean"){
const err25 = {instancePath:instancePath+"/result/" + i0+"/idleScaling",schemaPath:"#/properties/result/items/properties/idleScaling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.idleTimeoutMinutes !== undefined){
let data19 = data3.idleTimeoutMinutes;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err26 = {instancePath:instancePath+"/result/" + i0+"/idleTimeoutMinutes",schemaPath:"#/properties/result/items/properties/idleTimeoutMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.ipAccessList !== undefined){
let data20 = data3.ipAccessList;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!((key3 === "source") || (key3 === "description"))){
const err27 = {instancePath:instancePath+"/result/" + i0+"/ipAccessList/" + i2,schemaPath:"#/properties/result/items/properties/ipAccessList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data21.source !== undefined){
if(typeof data21.source !== "string"){
const err28 = {instancePath:instancePath+"/result/" + i0+"/ipAccessList/" + i2+"/source",schemaPath:"#/properties/result/items/properties/ipAccessList/items/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data21.description !== undefined){
if(typeof data21.description !== "string"){
const err29 = {instancePath:instancePath+"/result/" + i0+"/ipAccessList/" + i2+"/description",schemaPath:"#/properties/result/items/properties/ipAccessList/items/properties/description/type",keyword:"type",params:{type: "string"}};
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
const err30 = {instancePath:instancePath+"/result/" + i0+"/ipAccessList/" + i2,schemaPath:"#/properties/result/items/properties/ipAccessList/items/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath:instancePath+"/result/" + i0+"/ipAccessList",schemaPath:"#/properties/result/items/properties/ipAccessList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data3.createdAt !== undefined){
let data24 = data3.createdAt;
if(typeof data24 === "string"){
if(!(formats4.test(data24))){
const err32 = {instancePath:instancePath+"/result/" + i0+"/createdAt",schemaPath:"#/properties/result/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/result/" + i0+"/createdAt",schemaPath:"#/properties/result/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data3.encryptionKey !== undefined){
if(typeof data3.encryptionKey !== "string"){
const err34 = {instancePath:instancePath+"/result/" + i0+"/encryptionKey",schemaPath:"#/properties/result/items/properties/encryptionKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data3.encryptionAssumedRoleIdentifier !== "string"){
const err35 = {instancePath:instancePath+"/result/" + i0+"/encryptionAssumedRoleIdentifier",schemaPath:"#/properties/result/items/properties/encryptionAssumedRoleIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.iamRole !== undefined){
if(typeof data3.iamRole !== "string"){
const err36 = {instancePath:instancePath+"/result/" + i0+"/iamRole",schemaPath:"#/properties/result/items/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data3.privateEndpointIds !== undefined){
let data28 = data3.privateEndpointIds;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(typeof data28[i3] !== "string"){
const err37 = {instancePath:instancePath+"/result/" + i0+"/privateEndpointIds/" + i3,schemaPath:"#/properties/result/items/properties/privateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/result/" + i0+"/privateEndpointIds",schemaPath:"#/properties/result/items/properties/privateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.availablePrivateEndpointIds !== undefined){
let data30 = data3.availablePrivateEndpointIds;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(typeof data30[i4] !== "string"){
const err39 = {instancePath:instancePath+"/result/" + i0+"/availablePrivateEndpointIds/" + i4,schemaPath:"#/properties/result/items/properties/availablePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err40 = {instancePath:instancePath+"/result/" + i0+"/availablePrivateEndpointIds",schemaPath:"#/properties/result/items/properties/availablePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data3.dataWarehouseId !== undefined){
if(typeof data3.dataWarehouseId !== "string"){
const err41 = {instancePath:instancePath+"/result/" + i0+"/dataWarehouseId",schemaPath:"#/properties/result/items/properties/dataWarehouseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data3.isPrimary !== undefined){
if(typeof data3.isPrimary !== "boolean"){
const err42 = {instancePath:instancePath+"/result/" + i0+"/isPrimary",schemaPath:"#/properties/result/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data3.isReadonly !== undefined){
if(typeof data3.isReadonly !== "boolean"){
const err43 = {instancePath:instancePath+"/result/" + i0+"/isReadonly",schemaPath:"#/properties/result/items/properties/isReadonly/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data3.byocId !== undefined){
if(typeof data3.byocId !== "string"){
const err44 = {instancePath:instancePath+"/result/" + i0+"/byocId",schemaPath:"#/properties/result/items/properties/byocId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data3.hasTransparentDataEncryption !== undefined){
if(typeof data3.hasTransparentDataEncryption !== "boolean"){
const err45 = {instancePath:instancePath+"/result/" + i0+"/hasTransparentDataEncryption",schemaPath:"#/properties/result/items/properties/hasTransparentDataEncryption/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data3.transparentDataEncryptionKeyId !== undefined){
if(typeof data3.transparentDataEncryptionKeyId !== "string"){
const err46 = {instancePath:instancePath+"/result/" + i0+"/transparentDataEncryptionKeyId",schemaPath:"#/properties/result/items/properties/transparentDataEncryptionKeyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data3.encryptionRoleId !== undefined){
if(typeof data3.encryptionRoleId !== "string"){
const err47 = {instancePath:instancePath+"/result/" + i0+"/encryptionRoleId",schemaPath:"#/properties/result/items/properties/encryptionRoleId/type",keyword:"type",params:{type: "string"}};
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
const err48 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/properties/result/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err49 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPipe_200 = validate22;
const schema33 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/Pipe"}},"additionalProperties":false};
const schema34 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"#/components/schemas/PipeScaling"},"source":{"$ref":"#/components/schemas/PipeSource"},"destination":{"$ref":"#/components/schemas/PipeDestination"},"fieldMappings":{"type":"array","items":{"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false}},"settings":{"$ref":"#/components/schemas/PipeSettings"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"additionalProperties":false};
const schema35 = {"type":"object","properties":{"replicas":{"type":"number","format":"double"},"concurrency":{"type":"number","format":"double"},"replicaCpuMillicores":{"type":"number","format":"double"},"replicaMemoryGb":{"type":"number","format":"double"}},"additionalProperties":false};
const schema47 = {"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64"},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64"},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}},"additionalProperties":false};
const schema36 = {"type":"object","properties":{"kafka":{"$ref":"#/components/schemas/KafkaSource"},"objectStorage":{"$ref":"#/components/schemas/ObjectStorageSource"},"kinesis":{"$ref":"#/components/schemas/KinesisSource"},"postgres":{"$ref":"#/components/schemas/PostgresSource"}},"additionalProperties":false};
const schema40 = {"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string","x-extensible-enum":["auto"]},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false};
const schema41 = {"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false};
const schema37 = {"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"#/components/schemas/KafkaOffset"},"schemaRegistry":{"$ref":"#/components/schemas/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema38 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false};
const schema39 = {"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string","x-extensible-enum":["PLAIN"]},"caCertificate":{"type":"string"}},"additionalProperties":false};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

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
for(const key0 in data){
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
if(data.brokers !== undefined){
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
if(data.topics !== undefined){
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
if(data.consumerGroup !== undefined){
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
if(data.iamRole !== undefined){
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
if(data.offset !== undefined){
let data4 = data.offset;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(key1 === "timestamp")){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/KafkaOffset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.timestamp !== undefined){
let data5 = data4.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err6 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"#/components/schemas/KafkaOffset/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
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
const err7 = {instancePath:instancePath+"/offset/timestamp",schemaPath:"#/components/schemas/KafkaOffset/properties/timestamp/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/KafkaOffset/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schemaRegistry !== undefined){
let data6 = data.schemaRegistry;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((key2 === "url") || (key2 === "authentication")) || (key2 === "caCertificate"))){
const err9 = {instancePath:instancePath+"/schemaRegistry",schemaPath:"#/components/schemas/SchemaRegistry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
const err10 = {instancePath:instancePath+"/schemaRegistry/url",schemaPath:"#/components/schemas/SchemaRegistry/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.authentication !== undefined){
let data8 = data6.authentication;
if(typeof data8 === "string"){
if(!(data8 === "PLAIN")){
const err11 = {instancePath:instancePath+"/schemaRegistry/authentication",schemaPath:"#/components/schemas/SchemaRegistry/properties/authentication/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema39.properties.authentication["x-extensible-enum"]}};
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
const err12 = {instancePath:instancePath+"/schemaRegistry/authentication",schemaPath:"#/components/schemas/SchemaRegistry/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.caCertificate !== undefined){
if(typeof data6.caCertificate !== "string"){
const err13 = {instancePath:instancePath+"/schemaRegistry/caCertificate",schemaPath:"#/components/schemas/SchemaRegistry/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/schemaRegistry",schemaPath:"#/components/schemas/SchemaRegistry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
const err15 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
const err16 = {instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/reversePrivateEndpointIds",schemaPath:"#/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number","format":"double"},"database":{"type":"string"},"settings":{"$ref":"#/components/schemas/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false};
const schema43 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number","format":"double"},"pullBatchSize":{"type":"number","format":"double"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number","format":"double"},"snapshotNumRowsPerPartition":{"type":"number","format":"double"},"snapshotNumberOfParallelTables":{"type":"number","format":"double"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false};

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
for(const key0 in data){
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
if(data.host !== undefined){
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
if(data.port !== undefined){
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
if(data.database !== undefined){
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
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func1.call(schema43.properties, key1))){
const err4 = {instancePath:instancePath+"/settings",schemaPath:"#/components/schemas/PostgresSourceSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.syncIntervalSeconds !== undefined){
let data4 = data3.syncIntervalSeconds;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/settings/syncIntervalSeconds",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.pullBatchSize !== undefined){
let data5 = data3.pullBatchSize;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/settings/pullBatchSize",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/pullBatchSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.publicationName !== undefined){
if(typeof data3.publicationName !== "string"){
const err7 = {instancePath:instancePath+"/settings/publicationName",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/publicationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.replicationSlotName !== undefined){
if(typeof data3.replicationSlotName !== "string"){
const err8 = {instancePath:instancePath+"/settings/replicationSlotName",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/replicationSlotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.allowNullableColumns !== undefined){
if(typeof data3.allowNullableColumns !== "boolean"){
const err9 = {instancePath:instancePath+"/settings/allowNullableColumns",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.initialLoadParallelism !== undefined){
let data9 = data3.initialLoadParallelism;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/settings/initialLoadParallelism",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.snapshotNumRowsPerPartition !== undefined){
let data10 = data3.snapshotNumRowsPerPartition;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err11 = {instancePath:instancePath+"/settings/snapshotNumRowsPerPartition",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.snapshotNumberOfParallelTables !== undefined){
let data11 = data3.snapshotNumberOfParallelTables;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err12 = {instancePath:instancePath+"/settings/snapshotNumberOfParallelTables",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.enableFailoverSlots !== undefined){
if(typeof data3.enableFailoverSlots !== "boolean"){
const err13 = {instancePath:instancePath+"/settings/enableFailoverSlots",schemaPath:"#/components/schemas/PostgresSourceSettings/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"}};
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
const err14 = {instancePath:instancePath+"/settings",schemaPath:"#/components/schemas/PostgresSourceSettings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
for(const key2 in data14){
if(!((((((key2 === "sourceSchemaName") || (key2 === "sourceTable")) || (key2 === "targetTable")) || (key2 === "excludedColumns")) || (key2 === "useCustomSortingKey")) || (key2 === "sortingKeys"))){
const err15 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/properties/tableMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data14.sourceSchemaName !== undefined){
if(typeof data14.sourceSchemaName !== "string"){
const err16 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceSchemaName",schemaPath:"#/properties/tableMappings/items/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data14.sourceTable !== undefined){
if(typeof data14.sourceTable !== "string"){
const err17 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceTable",schemaPath:"#/properties/tableMappings/items/properties/sourceTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data14.targetTable !== undefined){
if(typeof data14.targetTable !== "string"){
const err18 = {instancePath:instancePath+"/tableMappings/" + i0+"/targetTable",schemaPath:"#/properties/tableMappings/items/properties/targetTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
const err19 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1,schemaPath:"#/properties/tableMappings/items/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns",schemaPath:"#/properties/tableMappings/items/properties/excludedColumns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data14.useCustomSortingKey !== undefined){
if(typeof data14.useCustomSortingKey !== "boolean"){
const err21 = {instancePath:instancePath+"/tableMappings/" + i0+"/useCustomSortingKey",schemaPath:"#/properties/tableMappings/items/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
const err22 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2,schemaPath:"#/properties/tableMappings/items/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys",schemaPath:"#/properties/tableMappings/items/properties/sortingKeys/type",keyword:"type",params:{type: "array"}};
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
const err24 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/properties/tableMappings/items/type",keyword:"type",params:{type: "object"}};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
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
if(data.kafka !== undefined){
if(!(validate25(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
let data1 = data.objectStorage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func1.call(schema40.properties, key1))){
const err1 = {instancePath:instancePath+"/objectStorage",schemaPath:"#/components/schemas/ObjectStorageSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err2 = {instancePath:instancePath+"/objectStorage/url",schemaPath:"#/components/schemas/ObjectStorageSource/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.delimiter !== undefined){
if(typeof data1.delimiter !== "string"){
const err3 = {instancePath:instancePath+"/objectStorage/delimiter",schemaPath:"#/components/schemas/ObjectStorageSource/properties/delimiter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.compression !== undefined){
let data4 = data1.compression;
if(typeof data4 === "string"){
if(!(data4 === "auto")){
const err4 = {instancePath:instancePath+"/objectStorage/compression",schemaPath:"#/components/schemas/ObjectStorageSource/properties/compression/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema40.properties.compression["x-extensible-enum"]}};
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
const err5 = {instancePath:instancePath+"/objectStorage/compression",schemaPath:"#/components/schemas/ObjectStorageSource/properties/compression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.isContinuous !== undefined){
if(typeof data1.isContinuous !== "boolean"){
const err6 = {instancePath:instancePath+"/objectStorage/isContinuous",schemaPath:"#/components/schemas/ObjectStorageSource/properties/isContinuous/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.queueUrl !== undefined){
if(typeof data1.queueUrl !== "string"){
const err7 = {instancePath:instancePath+"/objectStorage/queueUrl",schemaPath:"#/components/schemas/ObjectStorageSource/properties/queueUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.iamRole !== undefined){
if(typeof data1.iamRole !== "string"){
const err8 = {instancePath:instancePath+"/objectStorage/iamRole",schemaPath:"#/components/schemas/ObjectStorageSource/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.connectionString !== undefined){
if(typeof data1.connectionString !== "string"){
const err9 = {instancePath:instancePath+"/objectStorage/connectionString",schemaPath:"#/components/schemas/ObjectStorageSource/properties/connectionString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
const err10 = {instancePath:instancePath+"/objectStorage/path",schemaPath:"#/components/schemas/ObjectStorageSource/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.azureContainerName !== undefined){
if(typeof data1.azureContainerName !== "string"){
const err11 = {instancePath:instancePath+"/objectStorage/azureContainerName",schemaPath:"#/components/schemas/ObjectStorageSource/properties/azureContainerName/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/objectStorage",schemaPath:"#/components/schemas/ObjectStorageSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kinesis !== undefined){
let data11 = data.kinesis;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!(((((key2 === "streamName") || (key2 === "region")) || (key2 === "useEnhancedFanOut")) || (key2 === "timestamp")) || (key2 === "iamRole"))){
const err13 = {instancePath:instancePath+"/kinesis",schemaPath:"#/components/schemas/KinesisSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.streamName !== undefined){
if(typeof data11.streamName !== "string"){
const err14 = {instancePath:instancePath+"/kinesis/streamName",schemaPath:"#/components/schemas/KinesisSource/properties/streamName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.region !== undefined){
if(typeof data11.region !== "string"){
const err15 = {instancePath:instancePath+"/kinesis/region",schemaPath:"#/components/schemas/KinesisSource/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.useEnhancedFanOut !== undefined){
if(typeof data11.useEnhancedFanOut !== "boolean"){
const err16 = {instancePath:instancePath+"/kinesis/useEnhancedFanOut",schemaPath:"#/components/schemas/KinesisSource/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data11.timestamp !== undefined){
let data15 = data11.timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err17 = {instancePath:instancePath+"/kinesis/timestamp",schemaPath:"#/components/schemas/KinesisSource/properties/timestamp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.iamRole !== undefined){
if(typeof data11.iamRole !== "string"){
const err18 = {instancePath:instancePath+"/kinesis/iamRole",schemaPath:"#/components/schemas/KinesisSource/properties/iamRole/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/kinesis",schemaPath:"#/components/schemas/KinesisSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.postgres !== undefined){
if(!(validate27(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"#/components/schemas/TableDefinition"},"columns":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};
const schema45 = {"type":"object","properties":{"engine":{"$ref":"#/components/schemas/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false};
const schema46 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
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
if(data.engine !== undefined){
let data0 = data.engine;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((key1 === "versionColumnId") || (key1 === "columnIds"))){
const err1 = {instancePath:instancePath+"/engine",schemaPath:"#/components/schemas/TableEngine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.versionColumnId !== undefined){
if(typeof data0.versionColumnId !== "string"){
const err2 = {instancePath:instancePath+"/engine/versionColumnId",schemaPath:"#/components/schemas/TableEngine/properties/versionColumnId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/engine/columnIds/" + i0,schemaPath:"#/components/schemas/TableEngine/properties/columnIds/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/engine/columnIds",schemaPath:"#/components/schemas/TableEngine/properties/columnIds/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath:instancePath+"/engine",schemaPath:"#/components/schemas/TableEngine/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.partitionBy !== undefined){
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
if(data.primaryKey !== undefined){
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
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
if(data.database !== undefined){
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
if(data.table !== undefined){
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
if(data.managedTable !== undefined){
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
if(data.tableDefinition !== undefined){
if(!(validate31(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
for(const key1 in data5){
if(!((key1 === "name") || (key1 === "type"))){
const err4 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err5 = {instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/properties/columns/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.type !== undefined){
if(typeof data5.type !== "string"){
const err6 = {instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/properties/columns/items/properties/type/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"}};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
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
if(data.state !== undefined){
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
if(data.scaling !== undefined){
let data4 = data.scaling;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((((key1 === "replicas") || (key1 === "concurrency")) || (key1 === "replicaCpuMillicores")) || (key1 === "replicaMemoryGb"))){
const err7 = {instancePath:instancePath+"/scaling",schemaPath:"#/components/schemas/PipeScaling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.replicas !== undefined){
let data5 = data4.replicas;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/scaling/replicas",schemaPath:"#/components/schemas/PipeScaling/properties/replicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.concurrency !== undefined){
let data6 = data4.concurrency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/scaling/concurrency",schemaPath:"#/components/schemas/PipeScaling/properties/concurrency/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.replicaCpuMillicores !== undefined){
let data7 = data4.replicaCpuMillicores;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/scaling/replicaCpuMillicores",schemaPath:"#/components/schemas/PipeScaling/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.replicaMemoryGb !== undefined){
let data8 = data4.replicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/scaling/replicaMemoryGb",schemaPath:"#/components/schemas/PipeScaling/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"}};
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
const err12 = {instancePath:instancePath+"/scaling",schemaPath:"#/components/schemas/PipeScaling/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate24(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate30(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
for(const key2 in data12){
if(!((key2 === "sourceField") || (key2 === "destinationField"))){
const err13 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.sourceField !== undefined){
if(typeof data12.sourceField !== "string"){
const err14 = {instancePath:instancePath+"/fieldMappings/" + i0+"/sourceField",schemaPath:"#/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.destinationField !== undefined){
if(typeof data12.destinationField !== "string"){
const err15 = {instancePath:instancePath+"/fieldMappings/" + i0+"/destinationField",schemaPath:"#/properties/fieldMappings/items/properties/destinationField/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/properties/fieldMappings/items/type",keyword:"type",params:{type: "object"}};
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
if(data.settings !== undefined){
let data15 = data.settings;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!(func1.call(schema47.properties, key3))){
const err18 = {instancePath:instancePath+"/settings",schemaPath:"#/components/schemas/PipeSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.streaming_max_insert_wait_ms !== undefined){
let data16 = data15.streaming_max_insert_wait_ms;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err19 = {instancePath:instancePath+"/settings/streaming_max_insert_wait_ms",schemaPath:"#/components/schemas/PipeSettings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema47.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.object_storage_concurrency !== undefined){
let data17 = data15.object_storage_concurrency;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err20 = {instancePath:instancePath+"/settings/object_storage_concurrency",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema47.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.object_storage_polling_interval_ms !== undefined){
let data18 = data15.object_storage_polling_interval_ms;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err21 = {instancePath:instancePath+"/settings/object_storage_polling_interval_ms",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema47.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.object_storage_max_insert_bytes !== undefined){
let data19 = data15.object_storage_max_insert_bytes;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err22 = {instancePath:instancePath+"/settings/object_storage_max_insert_bytes",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema47.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.object_storage_max_file_count !== undefined){
let data20 = data15.object_storage_max_file_count;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err23 = {instancePath:instancePath+"/settings/object_storage_max_file_count",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema47.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.engine_max_threads !== undefined){
let data21 = data15.engine_max_threads;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err24 = {instancePath:instancePath+"/settings/engine_max_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.engine_max_insert_threads !== undefined){
let data22 = data15.engine_max_insert_threads;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err25 = {instancePath:instancePath+"/settings/engine_max_insert_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.engine_min_insert_block_size_bytes !== undefined){
let data23 = data15.engine_min_insert_block_size_bytes;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err26 = {instancePath:instancePath+"/settings/engine_min_insert_block_size_bytes",schemaPath:"#/components/schemas/PipeSettings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema47.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.engine_max_download_threads !== undefined){
let data24 = data15.engine_max_download_threads;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err27 = {instancePath:instancePath+"/settings/engine_max_download_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.engine_parallel_distributed_insert_select !== undefined){
let data25 = data15.engine_parallel_distributed_insert_select;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err28 = {instancePath:instancePath+"/settings/engine_parallel_distributed_insert_select",schemaPath:"#/components/schemas/PipeSettings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema47.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15.object_storage_use_cluster_function !== undefined){
let data26 = data15.object_storage_use_cluster_function;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err29 = {instancePath:instancePath+"/settings/object_storage_use_cluster_function",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema47.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.engine_parallel_view_processing !== undefined){
let data27 = data15.engine_parallel_view_processing;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err30 = {instancePath:instancePath+"/settings/engine_parallel_view_processing",schemaPath:"#/components/schemas/PipeSettings/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema47.properties.engine_parallel_view_processing.type}};
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
const err31 = {instancePath:instancePath+"/settings",schemaPath:"#/components/schemas/PipeSettings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
const err32 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
const err33 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
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
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "requestId")) || (key0 === "result"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePipeSettings_200 = validate35;
const schema48 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/PipeSettings"}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "requestId")) || (key0 === "result"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(func1.call(schema47.properties, key1))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/components/schemas/PipeSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.streaming_max_insert_wait_ms !== undefined){
let data3 = data2.streaming_max_insert_wait_ms;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/result/streaming_max_insert_wait_ms",schemaPath:"#/components/schemas/PipeSettings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema47.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.object_storage_concurrency !== undefined){
let data4 = data2.object_storage_concurrency;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/result/object_storage_concurrency",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema47.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.object_storage_polling_interval_ms !== undefined){
let data5 = data2.object_storage_polling_interval_ms;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/result/object_storage_polling_interval_ms",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema47.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.object_storage_max_insert_bytes !== undefined){
let data6 = data2.object_storage_max_insert_bytes;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/result/object_storage_max_insert_bytes",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema47.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.object_storage_max_file_count !== undefined){
let data7 = data2.object_storage_max_file_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err12 = {instancePath:instancePath+"/result/object_storage_max_file_count",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema47.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.engine_max_threads !== undefined){
let data8 = data2.engine_max_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err13 = {instancePath:instancePath+"/result/engine_max_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.engine_max_insert_threads !== undefined){
let data9 = data2.engine_max_insert_threads;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err14 = {instancePath:instancePath+"/result/engine_max_insert_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.engine_min_insert_block_size_bytes !== undefined){
let data10 = data2.engine_min_insert_block_size_bytes;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err15 = {instancePath:instancePath+"/result/engine_min_insert_block_size_bytes",schemaPath:"#/components/schemas/PipeSettings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema47.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.engine_max_download_threads !== undefined){
let data11 = data2.engine_max_download_threads;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/result/engine_max_download_threads",schemaPath:"#/components/schemas/PipeSettings/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema47.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.engine_parallel_distributed_insert_select !== undefined){
let data12 = data2.engine_parallel_distributed_insert_select;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/result/engine_parallel_distributed_insert_select",schemaPath:"#/components/schemas/PipeSettings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema47.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.object_storage_use_cluster_function !== undefined){
let data13 = data2.object_storage_use_cluster_function;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/result/object_storage_use_cluster_function",schemaPath:"#/components/schemas/PipeSettings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema47.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.engine_parallel_view_processing !== undefined){
let data14 = data2.engine_parallel_view_processing;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/result/engine_parallel_view_processing",schemaPath:"#/components/schemas/PipeSettings/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema47.properties.engine_parallel_view_processing.type}};
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
const err20 = {instancePath:instancePath+"/result",schemaPath:"#/components/schemas/PipeSettings/type",keyword:"type",params:{type: "object"}};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const responses = {
  listServices: { 200: listServices_200 },
  getPipe: { 200: getPipe_200 },
  updatePipeSettings: { 200: updatePipeSettings_200 },
};
