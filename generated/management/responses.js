// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_200 = validate53;
const schema20 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"type":"object","properties":{"protocol":{"type":"string","x-extensible-enum":["mysql"]},"host":{"type":"string"},"port":{"type":"number","format":"double"},"username":{"type":"string"}},"additionalProperties":false}},"minTotalMemoryGb":{"type":"number","format":"double"},"maxTotalMemoryGb":{"type":"number","format":"double"},"minReplicaMemoryGb":{"type":"number","format":"double"},"maxReplicaMemoryGb":{"type":"number","format":"double"},"numReplicas":{"type":"number","format":"double"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number","format":"double"},"ipAccessList":{"type":"array","items":{"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const func1 = Object.prototype.hasOwnProperty;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if(!(func1.call(schema20.properties.result.items.properties, key1))){
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
const err13 = {instancePath:instancePath+"/result/" + i0+"/endpoints/" + i1+"/protocol",schemaPath:"#/properties/result/items/properties/endpoints/items/properties/protocol/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema20.properties.result.items.properties.endpoints.items.properties.protocol["x-extensible-enum"]}};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPipe_200 = validate54;
const schema21 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/Pipe"}},"additionalProperties":false};
const schema22 = {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"name":{"type":"string"},"state":{"type":"string"},"scaling":{"$ref":"#/components/schemas/PipeScaling"},"source":{"$ref":"#/components/schemas/PipeSource"},"destination":{"$ref":"#/components/schemas/PipeDestination"},"fieldMappings":{"type":"array","items":{"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false}},"settings":{"$ref":"#/components/schemas/PipeSettings"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"additionalProperties":false};
const schema23 = {"type":"object","properties":{"replicas":{"type":"number","format":"double"},"concurrency":{"type":"number","format":"double"},"replicaCpuMillicores":{"type":"number","format":"double"},"replicaMemoryGb":{"type":"number","format":"double"}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "replicas") || (key0 === "concurrency")) || (key0 === "replicaCpuMillicores")) || (key0 === "replicaMemoryGb"))){
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
if(data.replicas !== undefined){
let data0 = data.replicas;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.replicaCpuMillicores !== undefined){
let data2 = data.replicaCpuMillicores;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/replicaCpuMillicores",schemaPath:"#/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replicaMemoryGb !== undefined){
let data3 = data.replicaMemoryGb;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/replicaMemoryGb",schemaPath:"#/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"}};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","properties":{"kafka":{"$ref":"#/components/schemas/KafkaSource"},"objectStorage":{"$ref":"#/components/schemas/ObjectStorageSource"},"kinesis":{"$ref":"#/components/schemas/KinesisSource"},"postgres":{"$ref":"#/components/schemas/PostgresSource"}},"additionalProperties":false};
const schema25 = {"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"$ref":"#/components/schemas/KafkaOffset"},"schemaRegistry":{"$ref":"#/components/schemas/SchemaRegistry"},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema26 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false};
const pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "timestamp")){
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
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
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
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string","x-extensible-enum":["PLAIN"]},"caCertificate":{"type":"string"}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "authentication")) || (key0 === "caCertificate"))){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.authentication !== undefined){
let data1 = data.authentication;
if(typeof data1 === "string"){
if(!(data1 === "PLAIN")){
const err2 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema27.properties.authentication["x-extensible-enum"]}};
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
const err3 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if(!(validate60(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.schemaRegistry !== undefined){
if(!(validate62(data.schemaRegistry, {instancePath:instancePath+"/schemaRegistry",parentData:data,parentDataProperty:"schemaRegistry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.caCertificate !== undefined){
if(typeof data.caCertificate !== "string"){
const err5 = {instancePath:instancePath+"/caCertificate",schemaPath:"#/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath:instancePath+"/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/reversePrivateEndpointIds",schemaPath:"#/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string","x-extensible-enum":["auto"]},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delimiter !== undefined){
if(typeof data.delimiter !== "string"){
const err2 = {instancePath:instancePath+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.compression !== undefined){
let data2 = data.compression;
if(typeof data2 === "string"){
if(!(data2 === "auto")){
const err3 = {instancePath:instancePath+"/compression",schemaPath:"#/properties/compression/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema28.properties.compression["x-extensible-enum"]}};
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
const err4 = {instancePath:instancePath+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isContinuous !== undefined){
if(typeof data.isContinuous !== "boolean"){
const err5 = {instancePath:instancePath+"/isContinuous",schemaPath:"#/properties/isContinuous/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.queueUrl !== undefined){
if(typeof data.queueUrl !== "string"){
const err6 = {instancePath:instancePath+"/queueUrl",schemaPath:"#/properties/queueUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iamRole !== undefined){
if(typeof data.iamRole !== "string"){
const err7 = {instancePath:instancePath+"/iamRole",schemaPath:"#/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.connectionString !== undefined){
if(typeof data.connectionString !== "string"){
const err8 = {instancePath:instancePath+"/connectionString",schemaPath:"#/properties/connectionString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.azureContainerName !== undefined){
if(typeof data.azureContainerName !== "string"){
const err10 = {instancePath:instancePath+"/azureContainerName",schemaPath:"#/properties/azureContainerName/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "streamName") || (key0 === "region")) || (key0 === "useEnhancedFanOut")) || (key0 === "timestamp")) || (key0 === "iamRole"))){
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
if(data.streamName !== undefined){
if(typeof data.streamName !== "string"){
const err1 = {instancePath:instancePath+"/streamName",schemaPath:"#/properties/streamName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.useEnhancedFanOut !== undefined){
if(typeof data.useEnhancedFanOut !== "boolean"){
const err3 = {instancePath:instancePath+"/useEnhancedFanOut",schemaPath:"#/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"}};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number","format":"double"},"database":{"type":"string"},"settings":{"$ref":"#/components/schemas/PostgresSourceSettings"},"tableMappings":{"type":"array","items":{"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false};
const schema31 = {"type":"object","properties":{"syncIntervalSeconds":{"type":"number","format":"double"},"pullBatchSize":{"type":"number","format":"double"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number","format":"double"},"snapshotNumRowsPerPartition":{"type":"number","format":"double"},"snapshotNumberOfParallelTables":{"type":"number","format":"double"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.syncIntervalSeconds !== undefined){
let data0 = data.syncIntervalSeconds;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/syncIntervalSeconds",schemaPath:"#/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pullBatchSize !== undefined){
let data1 = data.pullBatchSize;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/pullBatchSize",schemaPath:"#/properties/pullBatchSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.publicationName !== undefined){
if(typeof data.publicationName !== "string"){
const err3 = {instancePath:instancePath+"/publicationName",schemaPath:"#/properties/publicationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replicationSlotName !== undefined){
if(typeof data.replicationSlotName !== "string"){
const err4 = {instancePath:instancePath+"/replicationSlotName",schemaPath:"#/properties/replicationSlotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.allowNullableColumns !== undefined){
if(typeof data.allowNullableColumns !== "boolean"){
const err5 = {instancePath:instancePath+"/allowNullableColumns",schemaPath:"#/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.initialLoadParallelism !== undefined){
let data5 = data.initialLoadParallelism;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/initialLoadParallelism",schemaPath:"#/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.snapshotNumRowsPerPartition !== undefined){
let data6 = data.snapshotNumRowsPerPartition;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/snapshotNumRowsPerPartition",schemaPath:"#/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.snapshotNumberOfParallelTables !== undefined){
let data7 = data.snapshotNumberOfParallelTables;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/snapshotNumberOfParallelTables",schemaPath:"#/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enableFailoverSlots !== undefined){
if(typeof data.enableFailoverSlots !== "boolean"){
const err9 = {instancePath:instancePath+"/enableFailoverSlots",schemaPath:"#/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"}};
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
if(!(validate70(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.tableMappings !== undefined){
let data4 = data.tableMappings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((((key1 === "sourceSchemaName") || (key1 === "sourceTable")) || (key1 === "targetTable")) || (key1 === "excludedColumns")) || (key1 === "useCustomSortingKey")) || (key1 === "sortingKeys"))){
const err4 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/properties/tableMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.sourceSchemaName !== undefined){
if(typeof data5.sourceSchemaName !== "string"){
const err5 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceSchemaName",schemaPath:"#/properties/tableMappings/items/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.sourceTable !== undefined){
if(typeof data5.sourceTable !== "string"){
const err6 = {instancePath:instancePath+"/tableMappings/" + i0+"/sourceTable",schemaPath:"#/properties/tableMappings/items/properties/sourceTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.targetTable !== undefined){
if(typeof data5.targetTable !== "string"){
const err7 = {instancePath:instancePath+"/tableMappings/" + i0+"/targetTable",schemaPath:"#/properties/tableMappings/items/properties/targetTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.excludedColumns !== undefined){
let data9 = data5.excludedColumns;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err8 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns/" + i1,schemaPath:"#/properties/tableMappings/items/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/tableMappings/" + i0+"/excludedColumns",schemaPath:"#/properties/tableMappings/items/properties/excludedColumns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.useCustomSortingKey !== undefined){
if(typeof data5.useCustomSortingKey !== "boolean"){
const err10 = {instancePath:instancePath+"/tableMappings/" + i0+"/useCustomSortingKey",schemaPath:"#/properties/tableMappings/items/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.sortingKeys !== undefined){
let data12 = data5.sortingKeys;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(typeof data12[i2] !== "string"){
const err11 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys/" + i2,schemaPath:"#/properties/tableMappings/items/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/tableMappings/" + i0+"/sortingKeys",schemaPath:"#/properties/tableMappings/items/properties/sortingKeys/type",keyword:"type",params:{type: "array"}};
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
const err13 = {instancePath:instancePath+"/tableMappings/" + i0,schemaPath:"#/properties/tableMappings/items/type",keyword:"type",params:{type: "object"}};
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
const err14 = {instancePath:instancePath+"/tableMappings",schemaPath:"#/properties/tableMappings/type",keyword:"type",params:{type: "array"}};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(!(validate59(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.objectStorage !== undefined){
if(!(validate65(data.objectStorage, {instancePath:instancePath+"/objectStorage",parentData:data,parentDataProperty:"objectStorage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.kinesis !== undefined){
if(!(validate67(data.kinesis, {instancePath:instancePath+"/kinesis",parentData:data,parentDataProperty:"kinesis",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.postgres !== undefined){
if(!(validate69(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"$ref":"#/components/schemas/TableDefinition"},"columns":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};
const schema33 = {"type":"object","properties":{"engine":{"$ref":"#/components/schemas/TableEngine"},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false};
const schema34 = {"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "versionColumnId") || (key0 === "columnIds"))){
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
if(data.versionColumnId !== undefined){
if(typeof data.versionColumnId !== "string"){
const err1 = {instancePath:instancePath+"/versionColumnId",schemaPath:"#/properties/versionColumnId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/columnIds/" + i0,schemaPath:"#/properties/columnIds/items/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/columnIds",schemaPath:"#/properties/columnIds/type",keyword:"type",params:{type: "array"}};
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(!(validate76(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.sortingKey !== undefined){
let data1 = data.sortingKey;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/sortingKey/" + i0,schemaPath:"#/properties/sortingKey/items/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/sortingKey",schemaPath:"#/properties/sortingKey/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.partitionBy !== undefined){
if(typeof data.partitionBy !== "string"){
const err3 = {instancePath:instancePath+"/partitionBy",schemaPath:"#/properties/partitionBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "string"){
const err4 = {instancePath:instancePath+"/primaryKey",schemaPath:"#/properties/primaryKey/type",keyword:"type",params:{type: "string"}};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
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
if(!(validate75(data.tableDefinition, {instancePath:instancePath+"/tableDefinition",parentData:data,parentDataProperty:"tableDefinition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64"},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64"},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
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
if(data.streaming_max_insert_wait_ms !== undefined){
let data0 = data.streaming_max_insert_wait_ms;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/streaming_max_insert_wait_ms",schemaPath:"#/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema35.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.object_storage_concurrency !== undefined){
let data1 = data.object_storage_concurrency;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/object_storage_concurrency",schemaPath:"#/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema35.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.object_storage_polling_interval_ms !== undefined){
let data2 = data.object_storage_polling_interval_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/object_storage_polling_interval_ms",schemaPath:"#/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema35.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.object_storage_max_insert_bytes !== undefined){
let data3 = data.object_storage_max_insert_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/object_storage_max_insert_bytes",schemaPath:"#/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema35.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.object_storage_max_file_count !== undefined){
let data4 = data.object_storage_max_file_count;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/object_storage_max_file_count",schemaPath:"#/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema35.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.engine_max_threads !== undefined){
let data5 = data.engine_max_threads;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/engine_max_threads",schemaPath:"#/properties/engine_max_threads/type",keyword:"type",params:{type: schema35.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.engine_max_insert_threads !== undefined){
let data6 = data.engine_max_insert_threads;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/engine_max_insert_threads",schemaPath:"#/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema35.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.engine_min_insert_block_size_bytes !== undefined){
let data7 = data.engine_min_insert_block_size_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/engine_min_insert_block_size_bytes",schemaPath:"#/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema35.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.engine_max_download_threads !== undefined){
let data8 = data.engine_max_download_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err9 = {instancePath:instancePath+"/engine_max_download_threads",schemaPath:"#/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema35.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.engine_parallel_distributed_insert_select !== undefined){
let data9 = data.engine_parallel_distributed_insert_select;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err10 = {instancePath:instancePath+"/engine_parallel_distributed_insert_select",schemaPath:"#/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema35.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.object_storage_use_cluster_function !== undefined){
let data10 = data.object_storage_use_cluster_function;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/object_storage_use_cluster_function",schemaPath:"#/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema35.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.engine_parallel_view_processing !== undefined){
let data11 = data.engine_parallel_view_processing;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/engine_parallel_view_processing",schemaPath:"#/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema35.properties.engine_parallel_view_processing.type}};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
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
if(!(validate56(data.scaling, {instancePath:instancePath+"/scaling",parentData:data,parentDataProperty:"scaling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate58(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate74(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.fieldMappings !== undefined){
let data7 = data.fieldMappings;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!((key1 === "sourceField") || (key1 === "destinationField"))){
const err7 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data8.sourceField !== undefined){
if(typeof data8.sourceField !== "string"){
const err8 = {instancePath:instancePath+"/fieldMappings/" + i0+"/sourceField",schemaPath:"#/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.destinationField !== undefined){
if(typeof data8.destinationField !== "string"){
const err9 = {instancePath:instancePath+"/fieldMappings/" + i0+"/destinationField",schemaPath:"#/properties/fieldMappings/items/properties/destinationField/type",keyword:"type",params:{type: "string"}};
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
const err10 = {instancePath:instancePath+"/fieldMappings/" + i0,schemaPath:"#/properties/fieldMappings/items/type",keyword:"type",params:{type: "object"}};
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
const err11 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.settings !== undefined){
if(!(validate80(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
const err13 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(!(validate55(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePipeSettings_200 = validate83;
const schema36 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number","format":"double"},"requestId":{"type":"string","format":"uuid"},"result":{"$ref":"#/components/schemas/PipeSettings"}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
if(!(validate80(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const responses = {
  listServices: { 200: listServices_200 },
  getPipe: { 200: getPipe_200 },
  updatePipeSettings: { 200: updatePipeSettings_200 },
};
