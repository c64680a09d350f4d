// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_200 = validate1;
const schema1 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"$ref":"#/components/schemas/Service"}}}};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const schema2 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"#/components/schemas/ServiceEndpoint"}},"minTotalMemoryGb":{"type":"number","format":"double"},"maxTotalMemoryGb":{"type":"number","format":"double"},"minReplicaMemoryGb":{"type":"number","format":"double"},"maxReplicaMemoryGb":{"type":"number","format":"double"},"numReplicas":{"type":"number","format":"double"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number","format":"double"},"ipAccessList":{"type":"array","items":{"$ref":"#/components/schemas/IpAccessListEntry"}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}}};
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const schema3 = {"type":"object","properties":{"protocol":{"type":"string"},"host":{"type":"string"},"port":{"type":"number","format":"double"},"username":{"type":"string"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.protocol !== undefined){
if(typeof data.protocol !== "string"){
const err0 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
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
let data2 = data.port;
if(!((typeof data2 == "number") && (isFinite(data2)))){
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
if(data.username !== undefined){
if(typeof data.username !== "string"){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};
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
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err0 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.name !== undefined){
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
if(data.engineVersion !== undefined){
if(typeof data.engineVersion !== "string"){
const err3 = {instancePath:instancePath+"/engineVersion",schemaPath:"#/properties/engineVersion/type",keyword:"type",params:{type: "string"}};
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
if(!(validate3(data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate3.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.minTotalMemoryGb !== undefined){
let data5 = data.minTotalMemoryGb;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/minTotalMemoryGb",schemaPath:"#/properties/minTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxTotalMemoryGb !== undefined){
let data6 = data.maxTotalMemoryGb;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/maxTotalMemoryGb",schemaPath:"#/properties/maxTotalMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.minReplicaMemoryGb !== undefined){
let data7 = data.minReplicaMemoryGb;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/minReplicaMemoryGb",schemaPath:"#/properties/minReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.maxReplicaMemoryGb !== undefined){
let data8 = data.maxReplicaMemoryGb;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/maxReplicaMemoryGb",schemaPath:"#/properties/maxReplicaMemoryGb/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.numReplicas !== undefined){
let data9 = data.numReplicas;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/numReplicas",schemaPath:"#/properties/numReplicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.idleScaling !== undefined){
if(typeof data.idleScaling !== "boolean"){
const err10 = {instancePath:instancePath+"/idleScaling",schemaPath:"#/properties/idleScaling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.idleTimeoutMinutes !== undefined){
let data11 = data.idleTimeoutMinutes;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err11 = {instancePath:instancePath+"/idleTimeoutMinutes",schemaPath:"#/properties/idleTimeoutMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ipAccessList !== undefined){
let data12 = data.ipAccessList;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate6(data12[i1], {instancePath:instancePath+"/ipAccessList/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate6.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/ipAccessList",schemaPath:"#/properties/ipAccessList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data14 = data.createdAt;
if(typeof data14 === "string"){
if(!(formats4.test(data14))){
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.encryptionKey !== undefined){
if(typeof data.encryptionKey !== "string"){
const err15 = {instancePath:instancePath+"/encryptionKey",schemaPath:"#/properties/encryptionKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.encryptionAssumedRoleIdentifier !== undefined){
if(typeof data.encryptionAssumedRoleIdentifier !== "string"){
const err16 = {instancePath:instancePath+"/encryptionAssumedRoleIdentifier",schemaPath:"#/properties/encryptionAssumedRoleIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
const err17 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.privateEndpointIds !== undefined){
let data18 = data.privateEndpointIds;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(typeof data18[i2] !== "string"){
const err18 = {instancePath:instancePath+"/privateEndpointIds/" + i2,schemaPath:"#/properties/privateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/privateEndpointIds",schemaPath:"#/properties/privateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.availablePrivateEndpointIds !== undefined){
let data20 = data.availablePrivateEndpointIds;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(typeof data20[i3] !== "string"){
const err20 = {instancePath:instancePath+"/availablePrivateEndpointIds/" + i3,schemaPath:"#/properties/availablePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/availablePrivateEndpointIds",schemaPath:"#/properties/availablePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.dataWarehouseId !== undefined){
if(typeof data.dataWarehouseId !== "string"){
const err22 = {instancePath:instancePath+"/dataWarehouseId",schemaPath:"#/properties/dataWarehouseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isPrimary !== undefined){
if(typeof data.isPrimary !== "boolean"){
const err23 = {instancePath:instancePath+"/isPrimary",schemaPath:"#/properties/isPrimary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isReadonly !== undefined){
if(typeof data.isReadonly !== "boolean"){
const err24 = {instancePath:instancePath+"/isReadonly",schemaPath:"#/properties/isReadonly/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.byocId !== undefined){
if(typeof data.byocId !== "string"){
const err25 = {instancePath:instancePath+"/byocId",schemaPath:"#/properties/byocId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hasTransparentDataEncryption !== undefined){
if(typeof data.hasTransparentDataEncryption !== "boolean"){
const err26 = {instancePath:instancePath+"/hasTransparentDataEncryption",schemaPath:"#/properties/hasTransparentDataEncryption/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.transparentDataEncryptionKeyId !== undefined){
if(typeof data.transparentDataEncryptionKeyId !== "string"){
const err27 = {instancePath:instancePath+"/transparentDataEncryptionKeyId",schemaPath:"#/properties/transparentDataEncryptionKeyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.encryptionRoleId !== undefined){
if(typeof data.encryptionRoleId !== "string"){
const err28 = {instancePath:instancePath+"/encryptionRoleId",schemaPath:"#/properties/encryptionRoleId/type",keyword:"type",params:{type: "string"}};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
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
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
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
if(!(validate2(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate2.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const getPipe_200 = validate11;
const schema5 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/Pipe"}}};
const schema6 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"#/components/schemas/PipeScaling"},"source":{"$ref":"#/components/schemas/PipeSource"},"destination":{"$ref":"#/components/schemas/PipeDestination"},"fieldMappings":{"type":"array","items":{"$ref":"#/components/schemas/FieldMapping"}},"settings":{"$ref":"#/components/schemas/PipeSettings"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}}};
const schema7 = {"type":"object","properties":{"replicas":{"type":"number","format":"double"},"concurrency":{"type":"number","format":"double"},"replicaCpuMillicores":{"type":"number","format":"double"},"replicaMemoryGb":{"type":"number","format":"double"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.replicas !== undefined){
let data0 = data.replicas;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.replicaCpuMillicores !== undefined){
let data2 = data.replicaCpuMillicores;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/replicaCpuMillicores",schemaPath:"#/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.replicaMemoryGb !== undefined){
let data3 = data.replicaMemoryGb;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/replicaMemoryGb",schemaPath:"#/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"}};
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
validate13.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","properties":{"kafka":{"$ref":"#/components/schemas/KafkaSource"},"objectStorage":{"$ref":"#/components/schemas/ObjectStorageSource"},"kinesis":{"$ref":"#/components/schemas/KinesisSource"},"postgres":{"$ref":"#/components/schemas/PostgresSource"}}};
const schema9 = {"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"#/components/schemas/KafkaOffset"},"schemaRegistry":{"$ref":"#/components/schemas/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}}};
const schema10 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}}};
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
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
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string"},"caCertificate":{"type":"string"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.authentication !== undefined){
if(typeof data.authentication !== "string"){
const err1 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
const err2 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brokers !== undefined){
if(typeof data.brokers !== "string"){
const err0 = {instancePath:instancePath+"/brokers",schemaPath:"#/properties/brokers/type",keyword:"type",params:{type: "string"}};
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
const err1 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/consumerGroup",schemaPath:"#/properties/consumerGroup/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
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
if(!(validate18(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate18.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.schemaRegistry !== undefined){
if(!(validate21(data.schemaRegistry, {instancePath:instancePath+"/schemaRegistry",parentData:data,parentDataProperty:"schemaRegistry",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate21.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
const err4 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reversePrivateEndpointIds !== undefined){
let data7 = data.reversePrivateEndpointIds;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err5 = {instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/reversePrivateEndpointIds",schemaPath:"#/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string"},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delimiter !== undefined){
if(typeof data.delimiter !== "string"){
const err1 = {instancePath:instancePath+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.compression !== undefined){
if(typeof data.compression !== "string"){
const err2 = {instancePath:instancePath+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isContinuous !== undefined){
if(typeof data.isContinuous !== "boolean"){
const err3 = {instancePath:instancePath+"/isContinuous",schemaPath:"#/properties/isContinuous/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.queueUrl !== undefined){
if(typeof data.queueUrl !== "string"){
const err4 = {instancePath:instancePath+"/queueUrl",schemaPath:"#/properties/queueUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
const err5 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.connectionString !== undefined){
if(typeof data.connectionString !== "string"){
const err6 = {instancePath:instancePath+"/connectionString",schemaPath:"#/properties/connectionString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.azureContainerName !== undefined){
if(typeof data.azureContainerName !== "string"){
const err8 = {instancePath:instancePath+"/azureContainerName",schemaPath:"#/properties/azureContainerName/type",keyword:"type",params:{type: "string"}};
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
validate26.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streamName !== undefined){
if(typeof data.streamName !== "string"){
const err0 = {instancePath:instancePath+"/streamName",schemaPath:"#/properties/streamName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.useEnhancedFanOut !== undefined){
if(typeof data.useEnhancedFanOut !== "boolean"){
const err2 = {instancePath:instancePath+"/useEnhancedFanOut",schemaPath:"#/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"}};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number","format":"double"},"database":{"type":"string"},"settings":{"$ref":"#/components/schemas/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"$ref":"#/components/schemas/PostgresTableMapping"}}}};
const schema15 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number","format":"double"},"pullBatchSize":{"type":"number","format":"double"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number","format":"double"},"snapshotNumRowsPerPartition":{"type":"number","format":"double"},"snapshotNumberOfParallelTables":{"type":"number","format":"double"},"enableFailoverSlots":{"type":"boolean"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.syncIntervalSeconds !== undefined){
let data0 = data.syncIntervalSeconds;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/syncIntervalSeconds",schemaPath:"#/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pullBatchSize !== undefined){
let data1 = data.pullBatchSize;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/pullBatchSize",schemaPath:"#/properties/pullBatchSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.publicationName !== undefined){
if(typeof data.publicationName !== "string"){
const err2 = {instancePath:instancePath+"/publicationName",schemaPath:"#/properties/publicationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.replicationSlotName !== undefined){
if(typeof data.replicationSlotName !== "string"){
const err3 = {instancePath:instancePath+"/replicationSlotName",schemaPath:"#/properties/replicationSlotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowNullableColumns !== undefined){
if(typeof data.allowNullableColumns !== "boolean"){
const err4 = {instancePath:instancePath+"/allowNullableColumns",schemaPath:"#/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.initialLoadParallelism !== undefined){
let data5 = data.initialLoadParallelism;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/initialLoadParallelism",schemaPath:"#/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.snapshotNumRowsPerPartition !== undefined){
let data6 = data.snapshotNumRowsPerPartition;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/snapshotNumRowsPerPartition",schemaPath:"#/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.snapshotNumberOfParallelTables !== undefined){
let data7 = data.snapshotNumberOfParallelTables;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/snapshotNumberOfParallelTables",schemaPath:"#/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enableFailoverSlots !== undefined){
if(typeof data.enableFailoverSlots !== "boolean"){
const err8 = {instancePath:instancePath+"/enableFailoverSlots",schemaPath:"#/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"}};
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
validate33.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceSchemaName !== undefined){
if(typeof data.sourceSchemaName !== "string"){
const err0 = {instancePath:instancePath+"/sourceSchemaName",schemaPath:"#/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sourceTable !== undefined){
if(typeof data.sourceTable !== "string"){
const err1 = {instancePath:instancePath+"/sourceTable",schemaPath:"#/properties/sourceTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.targetTable !== undefined){
if(typeof data.targetTable !== "string"){
const err2 = {instancePath:instancePath+"/targetTable",schemaPath:"#/properties/targetTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.excludedColumns !== undefined){
let data3 = data.excludedColumns;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err3 = {instancePath:instancePath+"/excludedColumns/" + i0,schemaPath:"#/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/excludedColumns",schemaPath:"#/properties/excludedColumns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.useCustomSortingKey !== undefined){
if(typeof data.useCustomSortingKey !== "boolean"){
const err5 = {instancePath:instancePath+"/useCustomSortingKey",schemaPath:"#/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sortingKeys !== undefined){
let data6 = data.sortingKeys;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err6 = {instancePath:instancePath+"/sortingKeys/" + i1,schemaPath:"#/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/sortingKeys",schemaPath:"#/properties/sortingKeys/type",keyword:"type",params:{type: "array"}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err0 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
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
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "number"}};
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
const err2 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"}};
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
if(!(validate33(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
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
if(!(validate36(data4[i0], {instancePath:instancePath+"/tableMappings/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate36.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/tableMappings",schemaPath:"#/properties/tableMappings/type",keyword:"type",params:{type: "array"}};
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
validate32.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kafka !== undefined){
if(!(validate17(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate17.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
if(!(validate26(data.objectStorage, {instancePath:instancePath+"/objectStorage",parentData:data,parentDataProperty:"objectStorage",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate26.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.kinesis !== undefined){
if(!(validate29(data.kinesis, {instancePath:instancePath+"/kinesis",parentData:data,parentDataProperty:"kinesis",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error2 of validate29.errors){
vErrors.push(error2);
}
errors = vErrors.length;
}
}
if(data.postgres !== undefined){
if(!(validate32(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error3 of validate32.errors){
vErrors.push(error3);
}
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"#/components/schemas/TableDefinition"},"columns":{"type":"array","items":{"$ref":"#/components/schemas/DestinationColumn"}}}};
const schema18 = {"type":"object","properties":{"engine":{"$ref":"#/components/schemas/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}}};
const schema19 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionColumnId !== undefined){
if(typeof data.versionColumnId !== "string"){
const err0 = {instancePath:instancePath+"/versionColumnId",schemaPath:"#/properties/versionColumnId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.columnIds !== undefined){
let data1 = data.columnIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/columnIds/" + i0,schemaPath:"#/properties/columnIds/items/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/columnIds",schemaPath:"#/properties/columnIds/type",keyword:"type",params:{type: "array"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.engine !== undefined){
if(!(validate45(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData,dynamicAnchors}))){
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
const err0 = {instancePath:instancePath+"/sortingKey/" + i0,schemaPath:"#/properties/sortingKey/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/sortingKey",schemaPath:"#/properties/sortingKey/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
const err2 = {instancePath:instancePath+"/partitionBy",schemaPath:"#/properties/partitionBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
const err3 = {instancePath:instancePath+"/primaryKey",schemaPath:"#/properties/primaryKey/type",keyword:"type",params:{type: "string"}};
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
validate44.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database !== undefined){
if(typeof data.database !== "string"){
const err0 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "string"}};
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
const err1 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/managedTable",schemaPath:"#/properties/managedTable/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate44(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData,dynamicAnchors}))){
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
if(!(validate50(data4[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate50.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}};
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
validate43.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceField !== undefined){
if(typeof data.sourceField !== "string"){
const err0 = {instancePath:instancePath+"/sourceField",schemaPath:"#/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.destinationField !== undefined){
if(typeof data.destinationField !== "string"){
const err1 = {instancePath:instancePath+"/destinationField",schemaPath:"#/properties/destinationField/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64"},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64"},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/streaming_max_insert_wait_ms",schemaPath:"#/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema22.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/object_storage_concurrency",schemaPath:"#/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema22.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/object_storage_polling_interval_ms",schemaPath:"#/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema22.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/object_storage_max_insert_bytes",schemaPath:"#/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema22.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/object_storage_max_file_count",schemaPath:"#/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema22.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/engine_max_threads",schemaPath:"#/properties/engine_max_threads/type",keyword:"type",params:{type: schema22.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err6 = {instancePath:instancePath+"/engine_max_insert_threads",schemaPath:"#/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema22.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/engine_min_insert_block_size_bytes",schemaPath:"#/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema22.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err8 = {instancePath:instancePath+"/engine_max_download_threads",schemaPath:"#/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema22.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err9 = {instancePath:instancePath+"/engine_parallel_distributed_insert_select",schemaPath:"#/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema22.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err10 = {instancePath:instancePath+"/object_storage_use_cluster_function",schemaPath:"#/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema22.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err11 = {instancePath:instancePath+"/engine_parallel_view_processing",schemaPath:"#/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema22.properties.engine_parallel_view_processing.type}};
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
validate58.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.serviceId !== undefined){
let data1 = data.serviceId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/format",keyword:"format",params:{format: "uuid"}};
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
const err3 = {instancePath:instancePath+"/serviceId",schemaPath:"#/properties/serviceId/type",keyword:"type",params:{type: "string"}};
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
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
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
if(!(validate13(data.scaling, {instancePath:instancePath+"/scaling",parentData:data,parentDataProperty:"scaling",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate13.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate16(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error1 of validate16.errors){
vErrors.push(error1);
}
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate43(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
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
if(!(validate55(data7[i0], {instancePath:instancePath+"/fieldMappings/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error3 of validate55.errors){
vErrors.push(error3);
}
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.settings !== undefined){
if(!(validate58(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error4 of validate58.errors){
vErrors.push(error4);
}
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
const err7 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
const err8 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
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
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
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
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
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
if(!(validate12(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate12.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const updatePipeSettings_200 = validate63;
const schema23 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/PipeSettings"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "number"}};
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
const err4 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"}};
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
if(!(validate58(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors ??= [];
for(const error0 of validate58.errors){
vErrors.push(error0);
}
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
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
