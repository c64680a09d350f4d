// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_200 = validate1;
const schema1 = {"properties":{"status":{},"requestId":{},"result":{"items":{}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const schema2 = {"properties":{"id":{},"name":{},"engineVersion":{},"endpoints":{"items":{}},"minTotalMemoryGb":{},"maxTotalMemoryGb":{},"minReplicaMemoryGb":{},"maxReplicaMemoryGb":{},"numReplicas":{},"idleScaling":{},"idleTimeoutMinutes":{},"ipAccessList":{"items":{}},"createdAt":{},"encryptionKey":{},"encryptionAssumedRoleIdentifier":{},"iamRole":{},"privateEndpointIds":{"items":{}},"availablePrivateEndpointIds":{"items":{}},"dataWarehouseId":{},"isPrimary":{},"isReadonly":{},"byocId":{},"hasTransparentDataEncryption":{},"transparentDataEncryptionKeyId":{},"encryptionRoleId":{}}};
const formats4 = /^(?:\d{4}-(?:(?!00)(?:0\d|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const schema3 = {"properties":{"protocol":{},"host":{},"port":{},"username":{}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.protocol !== undefined){
if(typeof data.protocol !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/protocol", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/host", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.port !== undefined){
let data2 = data.port;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath: instancePath+"/port", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.username !== undefined){
if(typeof data.username !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/username", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"properties":{"source":{},"description":{}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/source", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/description", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.engineVersion !== undefined){
if(typeof data.engineVersion !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/engineVersion", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.endpoints !== undefined){
let data3 = data.endpoints;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error0 of validate3.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/endpoints", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.minTotalMemoryGb !== undefined){
let data5 = data.minTotalMemoryGb;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath: instancePath+"/minTotalMemoryGb", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.maxTotalMemoryGb !== undefined){
let data6 = data.maxTotalMemoryGb;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath: instancePath+"/maxTotalMemoryGb", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.minReplicaMemoryGb !== undefined){
let data7 = data.minReplicaMemoryGb;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath: instancePath+"/minReplicaMemoryGb", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.maxReplicaMemoryGb !== undefined){
let data8 = data.maxReplicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath: instancePath+"/maxReplicaMemoryGb", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.numReplicas !== undefined){
let data9 = data.numReplicas;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath: instancePath+"/numReplicas", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.idleScaling !== undefined){
if(typeof data.idleScaling !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/idleScaling", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.idleTimeoutMinutes !== undefined){
let data11 = data.idleTimeoutMinutes;
if(!((typeof data11 == "number") && (isFinite(data11)))){
(vErrors ??= []).push({instancePath: instancePath+"/idleTimeoutMinutes", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.ipAccessList !== undefined){
let data12 = data.ipAccessList;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate6(data12[i1], {instancePath:instancePath+"/ipAccessList/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors ??= [];
for(const error1 of validate6.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/ipAccessList", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.createdAt !== undefined){
let data14 = data.createdAt;
if(typeof data14 === "string"){
if(!(formats4.test(data14))){
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "format", params: {format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.encryptionKey !== undefined){
if(typeof data.encryptionKey !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/encryptionKey", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/encryptionAssumedRoleIdentifier", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/iamRole", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.privateEndpointIds !== undefined){
let data18 = data.privateEndpointIds;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(typeof data18[i2] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/privateEndpointIds/" + i2, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/privateEndpointIds", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.availablePrivateEndpointIds !== undefined){
let data20 = data.availablePrivateEndpointIds;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(typeof data20[i3] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/availablePrivateEndpointIds/" + i3, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/availablePrivateEndpointIds", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.dataWarehouseId !== undefined){
if(typeof data.dataWarehouseId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/dataWarehouseId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.isPrimary !== undefined){
if(typeof data.isPrimary !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/isPrimary", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.isReadonly !== undefined){
if(typeof data.isReadonly !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/isReadonly", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.byocId !== undefined){
if(typeof data.byocId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/byocId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.hasTransparentDataEncryption !== undefined){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/hasTransparentDataEncryption", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.transparentDataEncryptionKeyId !== undefined){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/transparentDataEncryptionKeyId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.encryptionRoleId !== undefined){
if(typeof data.encryptionRoleId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/encryptionRoleId", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/status", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error0 of validate2.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/result", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const getPipe_200 = validate11;
const schema5 = {"properties":{"status":{},"requestId":{},"result":{}}};
const schema6 = {"properties":{"id":{},"serviceId":{},"name":{},"state":{},"scaling":{},"source":{},"destination":{},"fieldMappings":{"items":{}},"settings":{},"createdAt":{},"updatedAt":{}}};
const schema7 = {"properties":{"replicas":{},"concurrency":{},"replicaCpuMillicores":{},"replicaMemoryGb":{}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.replicas !== undefined){
let data0 = data.replicas;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/replicas", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath: instancePath+"/concurrency", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.replicaCpuMillicores !== undefined){
let data2 = data.replicaCpuMillicores;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath: instancePath+"/replicaCpuMillicores", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.replicaMemoryGb !== undefined){
let data3 = data.replicaMemoryGb;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath: instancePath+"/replicaMemoryGb", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema8 = {"properties":{"kafka":{},"objectStorage":{},"kinesis":{},"postgres":{}}};
const schema9 = {"properties":{"brokers":{},"topics":{},"consumerGroup":{},"iamRole":{},"offset":{},"schemaRegistry":{},"caCertificate":{},"reversePrivateEndpointIds":{"items":{}}}};
const schema10 = {"properties":{"timestamp":{}}};
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath: instancePath+"/timestamp", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/timestamp", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema11 = {"properties":{"url":{},"authentication":{},"caCertificate":{}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/url", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.authentication !== undefined){
if(typeof data.authentication !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/authentication", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/caCertificate", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brokers !== undefined){
if(typeof data.brokers !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/brokers", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.topics !== undefined){
if(typeof data.topics !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/topics", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.consumerGroup !== undefined){
if(typeof data.consumerGroup !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/consumerGroup", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/iamRole", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.offset !== undefined){
if(!(validate18(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData}))){
vErrors ??= [];
for(const error0 of validate18.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.schemaRegistry !== undefined){
if(!(validate21(data.schemaRegistry, {instancePath:instancePath+"/schemaRegistry",parentData:data,parentDataProperty:"schemaRegistry",rootData}))){
vErrors ??= [];
for(const error1 of validate21.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/caCertificate", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.reversePrivateEndpointIds !== undefined){
let data7 = data.reversePrivateEndpointIds;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/reversePrivateEndpointIds/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/reversePrivateEndpointIds", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema12 = {"properties":{"url":{},"delimiter":{},"compression":{},"isContinuous":{},"queueUrl":{},"iamRole":{},"connectionString":{},"path":{},"azureContainerName":{}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/url", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.delimiter !== undefined){
if(typeof data.delimiter !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/delimiter", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.compression !== undefined){
if(typeof data.compression !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/compression", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.isContinuous !== undefined){
if(typeof data.isContinuous !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/isContinuous", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.queueUrl !== undefined){
if(typeof data.queueUrl !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/queueUrl", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/iamRole", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.connectionString !== undefined){
if(typeof data.connectionString !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/connectionString", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/path", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.azureContainerName !== undefined){
if(typeof data.azureContainerName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/azureContainerName", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema13 = {"properties":{"streamName":{},"region":{},"useEnhancedFanOut":{},"timestamp":{},"iamRole":{}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streamName !== undefined){
if(typeof data.streamName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/streamName", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/region", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.useEnhancedFanOut !== undefined){
if(typeof data.useEnhancedFanOut !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/useEnhancedFanOut", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath: instancePath+"/timestamp", keyword: "type", params: {type: "integer"}});
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/iamRole", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema14 = {"properties":{"host":{},"port":{},"database":{},"settings":{},"tableMappings":{"items":{}}}};
const schema15 = {"properties":{"syncIntervalSeconds":{},"pullBatchSize":{},"publicationName":{},"replicationSlotName":{},"allowNullableColumns":{},"initialLoadParallelism":{},"snapshotNumRowsPerPartition":{},"snapshotNumberOfParallelTables":{},"enableFailoverSlots":{}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.syncIntervalSeconds !== undefined){
let data0 = data.syncIntervalSeconds;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/syncIntervalSeconds", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.pullBatchSize !== undefined){
let data1 = data.pullBatchSize;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath: instancePath+"/pullBatchSize", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.publicationName !== undefined){
if(typeof data.publicationName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/publicationName", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.replicationSlotName !== undefined){
if(typeof data.replicationSlotName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/replicationSlotName", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.allowNullableColumns !== undefined){
if(typeof data.allowNullableColumns !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/allowNullableColumns", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.initialLoadParallelism !== undefined){
let data5 = data.initialLoadParallelism;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath: instancePath+"/initialLoadParallelism", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.snapshotNumRowsPerPartition !== undefined){
let data6 = data.snapshotNumRowsPerPartition;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath: instancePath+"/snapshotNumRowsPerPartition", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.snapshotNumberOfParallelTables !== undefined){
let data7 = data.snapshotNumberOfParallelTables;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath: instancePath+"/snapshotNumberOfParallelTables", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.enableFailoverSlots !== undefined){
if(typeof data.enableFailoverSlots !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/enableFailoverSlots", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema16 = {"properties":{"sourceSchemaName":{},"sourceTable":{},"targetTable":{},"excludedColumns":{"items":{}},"useCustomSortingKey":{},"sortingKeys":{"items":{}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceSchemaName !== undefined){
if(typeof data.sourceSchemaName !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sourceSchemaName", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.sourceTable !== undefined){
if(typeof data.sourceTable !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sourceTable", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.targetTable !== undefined){
if(typeof data.targetTable !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/targetTable", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.excludedColumns !== undefined){
let data3 = data.excludedColumns;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/excludedColumns/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/excludedColumns", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.useCustomSortingKey !== undefined){
if(typeof data.useCustomSortingKey !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/useCustomSortingKey", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.sortingKeys !== undefined){
let data6 = data.sortingKeys;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sortingKeys/" + i1, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/sortingKeys", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host !== undefined){
if(typeof data.host !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/host", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath: instancePath+"/port", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.database !== undefined){
if(typeof data.database !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/database", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.settings !== undefined){
if(!(validate33(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData}))){
vErrors ??= [];
for(const error0 of validate33.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.tableMappings !== undefined){
let data4 = data.tableMappings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data4[i0], {instancePath:instancePath+"/tableMappings/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error1 of validate36.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/tableMappings", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kafka !== undefined){
if(!(validate17(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData}))){
vErrors ??= [];
for(const error0 of validate17.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
if(!(validate26(data.objectStorage, {instancePath:instancePath+"/objectStorage",parentData:data,parentDataProperty:"objectStorage",rootData}))){
vErrors ??= [];
for(const error1 of validate26.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.kinesis !== undefined){
if(!(validate29(data.kinesis, {instancePath:instancePath+"/kinesis",parentData:data,parentDataProperty:"kinesis",rootData}))){
vErrors ??= [];
for(const error2 of validate29.errors){
vErrors.push(error2);
}
errors = vErrors.length;
}
}
if(data.postgres !== undefined){
if(!(validate32(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData}))){
vErrors ??= [];
for(const error3 of validate32.errors){
vErrors.push(error3);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema17 = {"properties":{"database":{},"table":{},"managedTable":{},"tableDefinition":{},"columns":{"items":{}}}};
const schema18 = {"properties":{"engine":{},"sortingKey":{"items":{}},"partitionBy":{},"primaryKey":{}}};
const schema19 = {"properties":{"versionColumnId":{},"columnIds":{"items":{}}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionColumnId !== undefined){
if(typeof data.versionColumnId !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/versionColumnId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.columnIds !== undefined){
let data1 = data.columnIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/columnIds/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/columnIds", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.engine !== undefined){
if(!(validate45(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
vErrors ??= [];
for(const error0 of validate45.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.sortingKey !== undefined){
let data1 = data.sortingKey;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sortingKey/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/sortingKey", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/partitionBy", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/primaryKey", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema20 = {"properties":{"name":{},"type":{}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/type", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database !== undefined){
if(typeof data.database !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/database", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.table !== undefined){
if(typeof data.table !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/table", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.managedTable !== undefined){
if(typeof data.managedTable !== "boolean"){
(vErrors ??= []).push({instancePath: instancePath+"/managedTable", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(data.tableDefinition !== undefined){
if(!(validate44(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData}))){
vErrors ??= [];
for(const error0 of validate44.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data4 = data.columns;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data4[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error1 of validate50.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema21 = {"properties":{"sourceField":{},"destinationField":{}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceField !== undefined){
if(typeof data.sourceField !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/sourceField", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.destinationField !== undefined){
if(typeof data.destinationField !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/destinationField", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema22 = {"properties":{"streaming_max_insert_wait_ms":{},"object_storage_concurrency":{},"object_storage_polling_interval_ms":{},"object_storage_max_insert_bytes":{},"object_storage_max_file_count":{},"engine_max_threads":{},"engine_max_insert_threads":{},"engine_min_insert_block_size_bytes":{},"engine_max_download_threads":{},"engine_parallel_distributed_insert_select":{},"object_storage_use_cluster_function":{},"engine_parallel_view_processing":{}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/streaming_max_insert_wait_ms", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_concurrency", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_polling_interval_ms", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_insert_bytes", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_max_file_count", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_threads", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_insert_threads", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_min_insert_block_size_bytes", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_max_download_threads", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_distributed_insert_select", keyword: "type", params: {type: ["integer","null"]}});
errors++;
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/object_storage_use_cluster_function", keyword: "type", params: {type: ["boolean","null"]}});
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath: instancePath+"/engine_parallel_view_processing", keyword: "type", params: {type: ["boolean","null"]}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath: instancePath+"/serviceId", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/serviceId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/state", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.scaling !== undefined){
if(!(validate13(data.scaling, {instancePath:instancePath+"/scaling",parentData:data,parentDataProperty:"scaling",rootData}))){
vErrors ??= [];
for(const error0 of validate13.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate16(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors ??= [];
for(const error1 of validate16.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate43(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors ??= [];
for(const error2 of validate43.errors){
vErrors.push(error2);
}
errors = vErrors.length;
}
}
if(data.fieldMappings !== undefined){
let data7 = data.fieldMappings;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate55(data7[i0], {instancePath:instancePath+"/fieldMappings/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors ??= [];
for(const error3 of validate55.errors){
vErrors.push(error3);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/fieldMappings", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.settings !== undefined){
if(!(validate58(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData}))){
vErrors ??= [];
for(const error4 of validate58.errors){
vErrors.push(error4);
}
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/createdAt", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
(vErrors ??= []).push({instancePath: instancePath+"/updatedAt", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/status", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.result !== undefined){
if(!(validate12(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors ??= [];
for(const error0 of validate12.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const updatePipeSettings_200 = validate63;
const schema23 = {"properties":{"status":{},"requestId":{},"result":{}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "status"}});
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "requestId"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath: instancePath, keyword: "required", params: {missingProperty: "result"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath: instancePath+"/status", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "format", params: {format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath: instancePath+"/requestId", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.result !== undefined){
if(!(validate58(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors ??= [];
for(const error0 of validate58.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const known0 = { members: { __proto__: null, "streaming_max_insert_wait_ms": 0, "object_storage_concurrency": 0, "object_storage_polling_interval_ms": 0, "object_storage_max_insert_bytes": 0, "object_storage_max_file_count": 0, "engine_max_threads": 0, "engine_max_insert_threads": 0, "engine_min_insert_block_size_bytes": 0, "engine_max_download_threads": 0, "engine_parallel_distributed_insert_select": 0, "object_storage_use_cluster_function": 0, "engine_parallel_view_processing": 0 } };

export const listServices_responses = { 200: { validate: validate1, known: { members: { __proto__: null, "status": 0, "requestId": 0, "result": { "items": { members: { __proto__: null, "id": 0, "name": 0, "engineVersion": 0, "endpoints": { "items": { members: { __proto__: null, "protocol": { values: ["mysql"] }, "host": 0, "port": 0, "username": 0 } } }, "minTotalMemoryGb": 0, "maxTotalMemoryGb": 0, "minReplicaMemoryGb": 0, "maxReplicaMemoryGb": 0, "numReplicas": 0, "idleScaling": 0, "idleTimeoutMinutes": 0, "ipAccessList": { "items": { members: { __proto__: null, "source": 0, "description": 0 } } }, "createdAt": 0, "encryptionKey": 0, "encryptionAssumedRoleIdentifier": 0, "iamRole": 0, "privateEndpointIds": 0, "availablePrivateEndpointIds": 0, "dataWarehouseId": 0, "isPrimary": 0, "isReadonly": 0, "byocId": 0, "hasTransparentDataEncryption": 0, "transparentDataEncryptionKeyId": 0, "encryptionRoleId": 0 } } } } } } };
export const getPipe_responses = { 200: { validate: validate11, known: { members: { __proto__: null, "status": 0, "requestId": 0, "result": { members: { __proto__: null, "id": 0, "serviceId": 0, "name": 0, "state": 0, "scaling": { members: { __proto__: null, "replicas": 0, "concurrency": 0, "replicaCpuMillicores": 0, "replicaMemoryGb": 0 } }, "source": { members: { __proto__: null, "kafka": { members: { __proto__: null, "brokers": 0, "topics": 0, "consumerGroup": 0, "iamRole": 0, "offset": { members: { __proto__: null, "timestamp": 0 } }, "schemaRegistry": { members: { __proto__: null, "url": 0, "authentication": { values: ["PLAIN"] }, "caCertificate": 0 } }, "caCertificate": 0, "reversePrivateEndpointIds": 0 } }, "objectStorage": { members: { __proto__: null, "url": 0, "delimiter": 0, "compression": { values: ["auto"] }, "isContinuous": 0, "queueUrl": 0, "iamRole": 0, "connectionString": 0, "path": 0, "azureContainerName": 0 } }, "kinesis": { members: { __proto__: null, "streamName": 0, "region": 0, "useEnhancedFanOut": 0, "timestamp": 0, "iamRole": 0 } }, "postgres": { members: { __proto__: null, "host": 0, "port": 0, "database": 0, "settings": { members: { __proto__: null, "syncIntervalSeconds": 0, "pullBatchSize": 0, "publicationName": 0, "replicationSlotName": 0, "allowNullableColumns": 0, "initialLoadParallelism": 0, "snapshotNumRowsPerPartition": 0, "snapshotNumberOfParallelTables": 0, "enableFailoverSlots": 0 } }, "tableMappings": { "items": { members: { __proto__: null, "sourceSchemaName": 0, "sourceTable": 0, "targetTable": 0, "excludedColumns": 0, "useCustomSortingKey": 0, "sortingKeys": 0 } } } } } } }, "destination": { members: { __proto__: null, "database": 0, "table": 0, "managedTable": 0, "tableDefinition": { members: { __proto__: null, "engine": { members: { __proto__: null, "versionColumnId": 0, "columnIds": 0 } }, "sortingKey": 0, "partitionBy": 0, "primaryKey": 0 } }, "columns": { "items": { members: { __proto__: null, "name": 0, "type": 0 } } } } }, "fieldMappings": { "items": { members: { __proto__: null, "sourceField": 0, "destinationField": 0 } } }, "settings": known0, "createdAt": 0, "updatedAt": 0 } } } } } };
export const updatePipeSettings_responses = { 200: { validate: validate63, known: { members: { __proto__: null, "status": 0, "requestId": 0, "result": known0 } } } };

export const responses = {
  listServices: listServices_responses,
  getPipe: getPipe_responses,
  updatePipeSettings: updatePipeSettings_responses,
};
