// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const listServices_response = validate21;
const schema32 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"engineVersion":{"type":"string"},"endpoints":{"type":"array","items":{"type":"object","properties":{"protocol":{"type":"string","x-extensible-enum":["mysql"]},"host":{"type":"string"},"port":{"type":"number"},"username":{"type":"string"}},"additionalProperties":false}},"minTotalMemoryGb":{"type":"number"},"maxTotalMemoryGb":{"type":"number"},"minReplicaMemoryGb":{"type":"number"},"maxReplicaMemoryGb":{"type":"number"},"numReplicas":{"type":"number"},"idleScaling":{"type":"boolean"},"idleTimeoutMinutes":{"type":"number"},"ipAccessList":{"type":"array","items":{"type":"object","properties":{"source":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false}},"createdAt":{"type":"string","format":"date-time"},"encryptionKey":{"type":"string"},"encryptionAssumedRoleIdentifier":{"type":"string"},"iamRole":{"type":"string"},"privateEndpointIds":{"type":"array","items":{"type":"string"}},"availablePrivateEndpointIds":{"type":"array","items":{"type":"string"}},"dataWarehouseId":{"type":"string"},"isPrimary":{"type":"boolean"},"isReadonly":{"type":"boolean"},"byocId":{"type":"string"},"hasTransparentDataEncryption":{"type":"boolean"},"transparentDataEncryptionKeyId":{"type":"string"},"encryptionRoleId":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const formats4 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.requestId === undefined) || (!(func0.call(data, "requestId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
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
if(data.status !== undefined && func0.call(data, "status")){
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
if(data.requestId !== undefined && func0.call(data, "requestId")){
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
if(data.result !== undefined && func0.call(data, "result")){
let data2 = data.result;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!(func0.call(schema32.properties.result.items.properties, key1))){
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
if(data3.id !== undefined && func0.call(data3, "id")){
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
if(data3.name !== undefined && func0.call(data3, "name")){
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
if(data3.engineVersion !== undefined && func0.call(data3, "engineVersion")){
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
if(data3.endpoints !== undefined && func0.call(data3, "endpoints")){
let data7 = data3.endpoints;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 of Object.keys(data8)){
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
if(data8.protocol !== undefined && func0.call(data8, "protocol")){
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
if(data8.host !== undefined && func0.call(data8, "host")){
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
if(data8.port !== undefined && func0.call(data8, "port")){
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
if(data8.username !== undefined && func0.call(data8, "username")){
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
if(data3.minTotalMemoryGb !== undefined && func0.call(data3, "minTotalMemoryGb")){
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
if(data3.maxTotalMemoryGb !== undefined && func0.call(data3, "maxTotalMemoryGb")){
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
if(data3.minReplicaMemoryGb !== undefined && func0.call(data3, "minReplicaMemoryGb")){
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
if(data3.maxReplicaMemoryGb !== undefined && func0.call(data3, "maxReplicaMemoryGb")){
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
if(data3.numReplicas !== undefined && func0.call(data3, "numReplicas")){
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
if(data3.idleScaling !== undefined && func0.call(data3, "idleScaling")){
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
if(data3.idleTimeoutMinutes !== undefined && func0.call(data3, "idleTimeoutMinutes")){
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
if(data3.ipAccessList !== undefined && func0.call(data3, "ipAccessList")){
let data20 = data3.ipAccessList;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 of Object.keys(data21)){
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
if(data21.source !== undefined && func0.call(data21, "source")){
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
if(data21.description !== undefined && func0.call(data21, "description")){
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
if(data3.createdAt !== undefined && func0.call(data3, "createdAt")){
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
if(data3.encryptionKey !== undefined && func0.call(data3, "encryptionKey")){
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
if(data3.encryptionAssumedRoleIdentifier !== undefined && func0.call(data3, "encryptionAssumedRoleIdentifier")){
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
if(data3.iamRole !== undefined && func0.call(data3, "iamRole")){
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
if(data3.privateEndpointIds !== undefined && func0.call(data3, "privateEndpointIds")){
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
if(data3.availablePrivateEndpointIds !== undefined && func0.call(data3, "availablePrivateEndpointIds")){
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
if(data3.dataWarehouseId !== undefined && func0.call(data3, "dataWarehouseId")){
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
if(data3.isPrimary !== undefined && func0.call(data3, "isPrimary")){
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
if(data3.isReadonly !== undefined && func0.call(data3, "isReadonly")){
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
if(data3.byocId !== undefined && func0.call(data3, "byocId")){
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
if(data3.hasTransparentDataEncryption !== undefined && func0.call(data3, "hasTransparentDataEncryption")){
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
if(data3.transparentDataEncryptionKeyId !== undefined && func0.call(data3, "transparentDataEncryptionKeyId")){
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
if(data3.encryptionRoleId !== undefined && func0.call(data3, "encryptionRoleId")){
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

export const getPipe_response = validate22;
const schema33 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"serviceId":{"type":"string","format":"uuid"},"name":{"type":"string"},"state":{"type":"string"},"scaling":{"type":"object","properties":{"replicas":{"type":"number"},"concurrency":{"type":"number"},"replicaCpuMillicores":{"type":"number"},"replicaMemoryGb":{"type":"number"}},"additionalProperties":false},"source":{"type":"object","properties":{"kafka":{"type":"object","properties":{"brokers":{"type":"string"},"topics":{"type":"string"},"consumerGroup":{"type":"string"},"iamRole":{"type":"string"},"offset":{"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}},"additionalProperties":false},"schemaRegistry":{"type":"object","properties":{"url":{"type":"string"},"authentication":{"type":"string","x-extensible-enum":["PLAIN"]},"caCertificate":{"type":"string"}},"additionalProperties":false},"caCertificate":{"type":"string"},"reversePrivateEndpointIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"objectStorage":{"type":"object","properties":{"url":{"type":"string"},"delimiter":{"type":"string"},"compression":{"type":"string","x-extensible-enum":["auto"]},"isContinuous":{"type":"boolean"},"queueUrl":{"type":"string"},"iamRole":{"type":"string"},"connectionString":{"type":"string"},"path":{"type":"string"},"azureContainerName":{"type":"string"}},"additionalProperties":false},"kinesis":{"type":"object","properties":{"streamName":{"type":"string"},"region":{"type":"string"},"useEnhancedFanOut":{"type":"boolean"},"timestamp":{"type":"integer","format":"int64"},"iamRole":{"type":"string"}},"additionalProperties":false},"postgres":{"type":"object","properties":{"host":{"type":"string"},"port":{"type":"number"},"database":{"type":"string"},"settings":{"type":"object","properties":{"syncIntervalSeconds":{"type":"number"},"pullBatchSize":{"type":"number"},"publicationName":{"type":"string"},"replicationSlotName":{"type":"string"},"allowNullableColumns":{"type":"boolean"},"initialLoadParallelism":{"type":"number"},"snapshotNumRowsPerPartition":{"type":"number"},"snapshotNumberOfParallelTables":{"type":"number"},"enableFailoverSlots":{"type":"boolean"}},"additionalProperties":false},"tableMappings":{"type":"array","items":{"type":"object","properties":{"sourceSchemaName":{"type":"string"},"sourceTable":{"type":"string"},"targetTable":{"type":"string"},"excludedColumns":{"type":"array","items":{"type":"string"}},"useCustomSortingKey":{"type":"boolean"},"sortingKeys":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false},"destination":{"type":"object","properties":{"database":{"type":"string"},"table":{"type":"string"},"managedTable":{"type":"boolean"},"tableDefinition":{"type":"object","properties":{"engine":{"type":"object","properties":{"versionColumnId":{"type":"string"},"columnIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"sortingKey":{"type":"array","items":{"type":"string"}},"partitionBy":{"type":"string"},"primaryKey":{"type":"string"}},"additionalProperties":false},"columns":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false},"fieldMappings":{"type":"array","items":{"type":"object","properties":{"sourceField":{"type":"string"},"destinationField":{"type":"string"}},"additionalProperties":false}},"settings":{"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64"},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64"},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}},"additionalProperties":false},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.requestId === undefined) || (!(func0.call(data, "requestId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
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
if(data.status !== undefined && func0.call(data, "status")){
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
if(data.requestId !== undefined && func0.call(data, "requestId")){
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
if(data.result !== undefined && func0.call(data, "result")){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(schema33.properties.result.properties, key1))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/result/id",schemaPath:"#/properties/result/properties/id/format",keyword:"format",params:{format: "uuid"}};
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
const err9 = {instancePath:instancePath+"/result/id",schemaPath:"#/properties/result/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.serviceId !== undefined && func0.call(data2, "serviceId")){
let data4 = data2.serviceId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/result/serviceId",schemaPath:"#/properties/result/properties/serviceId/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/result/serviceId",schemaPath:"#/properties/result/properties/serviceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
if(typeof data2.name !== "string"){
const err12 = {instancePath:instancePath+"/result/name",schemaPath:"#/properties/result/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
if(typeof data2.state !== "string"){
const err13 = {instancePath:instancePath+"/result/state",schemaPath:"#/properties/result/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.scaling !== undefined && func0.call(data2, "scaling")){
let data7 = data2.scaling;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 of Object.keys(data7)){
if(!((((key2 === "replicas") || (key2 === "concurrency")) || (key2 === "replicaCpuMillicores")) || (key2 === "replicaMemoryGb"))){
const err14 = {instancePath:instancePath+"/result/scaling",schemaPath:"#/properties/result/properties/scaling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.replicas !== undefined && func0.call(data7, "replicas")){
let data8 = data7.replicas;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/result/scaling/replicas",schemaPath:"#/properties/result/properties/scaling/properties/replicas/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.concurrency !== undefined && func0.call(data7, "concurrency")){
let data9 = data7.concurrency;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/result/scaling/concurrency",schemaPath:"#/properties/result/properties/scaling/properties/concurrency/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.replicaCpuMillicores !== undefined && func0.call(data7, "replicaCpuMillicores")){
let data10 = data7.replicaCpuMillicores;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/result/scaling/replicaCpuMillicores",schemaPath:"#/properties/result/properties/scaling/properties/replicaCpuMillicores/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.replicaMemoryGb !== undefined && func0.call(data7, "replicaMemoryGb")){
let data11 = data7.replicaMemoryGb;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/result/scaling/replicaMemoryGb",schemaPath:"#/properties/result/properties/scaling/properties/replicaMemoryGb/type",keyword:"type",params:{type: "number"}};
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
const err19 = {instancePath:instancePath+"/result/scaling",schemaPath:"#/properties/result/properties/scaling/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.source !== undefined && func0.call(data2, "source")){
let data12 = data2.source;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 of Object.keys(data12)){
if(!((((key3 === "kafka") || (key3 === "objectStorage")) || (key3 === "kinesis")) || (key3 === "postgres"))){
const err20 = {instancePath:instancePath+"/result/source",schemaPath:"#/properties/result/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.kafka !== undefined && func0.call(data12, "kafka")){
let data13 = data12.kafka;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 of Object.keys(data13)){
if(!((((((((key4 === "brokers") || (key4 === "topics")) || (key4 === "consumerGroup")) || (key4 === "iamRole")) || (key4 === "offset")) || (key4 === "schemaRegistry")) || (key4 === "caCertificate")) || (key4 === "reversePrivateEndpointIds"))){
const err21 = {instancePath:instancePath+"/result/source/kafka",schemaPath:"#/properties/result/properties/source/properties/kafka/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data13.brokers !== undefined && func0.call(data13, "brokers")){
if(typeof data13.brokers !== "string"){
const err22 = {instancePath:instancePath+"/result/source/kafka/brokers",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/brokers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.topics !== undefined && func0.call(data13, "topics")){
if(typeof data13.topics !== "string"){
const err23 = {instancePath:instancePath+"/result/source/kafka/topics",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/topics/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.consumerGroup !== undefined && func0.call(data13, "consumerGroup")){
if(typeof data13.consumerGroup !== "string"){
const err24 = {instancePath:instancePath+"/result/source/kafka/consumerGroup",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/consumerGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.iamRole !== undefined && func0.call(data13, "iamRole")){
if(typeof data13.iamRole !== "string"){
const err25 = {instancePath:instancePath+"/result/source/kafka/iamRole",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.offset !== undefined && func0.call(data13, "offset")){
let data18 = data13.offset;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key5 of Object.keys(data18)){
if(!(key5 === "timestamp")){
const err26 = {instancePath:instancePath+"/result/source/kafka/offset",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/offset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.timestamp !== undefined && func0.call(data18, "timestamp")){
let data19 = data18.timestamp;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err27 = {instancePath:instancePath+"/result/source/kafka/offset/timestamp",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/offset/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/result/source/kafka/offset/timestamp",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/offset/properties/timestamp/type",keyword:"type",params:{type: "string"}};
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
const err29 = {instancePath:instancePath+"/result/source/kafka/offset",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/offset/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data13.schemaRegistry !== undefined && func0.call(data13, "schemaRegistry")){
let data20 = data13.schemaRegistry;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key6 of Object.keys(data20)){
if(!(((key6 === "url") || (key6 === "authentication")) || (key6 === "caCertificate"))){
const err30 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.url !== undefined && func0.call(data20, "url")){
if(typeof data20.url !== "string"){
const err31 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry/url",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.authentication !== undefined && func0.call(data20, "authentication")){
let data22 = data20.authentication;
if(typeof data22 === "string"){
if(!(data22 === "PLAIN")){
const err32 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry/authentication",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/properties/authentication/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema33.properties.result.properties.source.properties.kafka.properties.schemaRegistry.properties.authentication["x-extensible-enum"]}};
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
const err33 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry/authentication",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.caCertificate !== undefined && func0.call(data20, "caCertificate")){
if(typeof data20.caCertificate !== "string"){
const err34 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry/caCertificate",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/result/source/kafka/schemaRegistry",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/schemaRegistry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.caCertificate !== undefined && func0.call(data13, "caCertificate")){
if(typeof data13.caCertificate !== "string"){
const err36 = {instancePath:instancePath+"/result/source/kafka/caCertificate",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/caCertificate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.reversePrivateEndpointIds !== undefined && func0.call(data13, "reversePrivateEndpointIds")){
let data25 = data13.reversePrivateEndpointIds;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
if(typeof data25[i0] !== "string"){
const err37 = {instancePath:instancePath+"/result/source/kafka/reversePrivateEndpointIds/" + i0,schemaPath:"#/properties/result/properties/source/properties/kafka/properties/reversePrivateEndpointIds/items/type",keyword:"type",params:{type: "string"}};
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
const err38 = {instancePath:instancePath+"/result/source/kafka/reversePrivateEndpointIds",schemaPath:"#/properties/result/properties/source/properties/kafka/properties/reversePrivateEndpointIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/result/source/kafka",schemaPath:"#/properties/result/properties/source/properties/kafka/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.objectStorage !== undefined && func0.call(data12, "objectStorage")){
let data27 = data12.objectStorage;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key7 of Object.keys(data27)){
if(!(func0.call(schema33.properties.result.properties.source.properties.objectStorage.properties, key7))){
const err40 = {instancePath:instancePath+"/result/source/objectStorage",schemaPath:"#/properties/result/properties/source/properties/objectStorage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data27.url !== undefined && func0.call(data27, "url")){
if(typeof data27.url !== "string"){
const err41 = {instancePath:instancePath+"/result/source/objectStorage/url",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data27.delimiter !== undefined && func0.call(data27, "delimiter")){
if(typeof data27.delimiter !== "string"){
const err42 = {instancePath:instancePath+"/result/source/objectStorage/delimiter",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/delimiter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.compression !== undefined && func0.call(data27, "compression")){
let data30 = data27.compression;
if(typeof data30 === "string"){
if(!(data30 === "auto")){
const err43 = {instancePath:instancePath+"/result/source/objectStorage/compression",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/compression/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema33.properties.result.properties.source.properties.objectStorage.properties.compression["x-extensible-enum"]}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/result/source/objectStorage/compression",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/compression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data27.isContinuous !== undefined && func0.call(data27, "isContinuous")){
if(typeof data27.isContinuous !== "boolean"){
const err45 = {instancePath:instancePath+"/result/source/objectStorage/isContinuous",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/isContinuous/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data27.queueUrl !== undefined && func0.call(data27, "queueUrl")){
if(typeof data27.queueUrl !== "string"){
const err46 = {instancePath:instancePath+"/result/source/objectStorage/queueUrl",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/queueUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data27.iamRole !== undefined && func0.call(data27, "iamRole")){
if(typeof data27.iamRole !== "string"){
const err47 = {instancePath:instancePath+"/result/source/objectStorage/iamRole",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data27.connectionString !== undefined && func0.call(data27, "connectionString")){
if(typeof data27.connectionString !== "string"){
const err48 = {instancePath:instancePath+"/result/source/objectStorage/connectionString",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/connectionString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data27.path !== undefined && func0.call(data27, "path")){
if(typeof data27.path !== "string"){
const err49 = {instancePath:instancePath+"/result/source/objectStorage/path",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data27.azureContainerName !== undefined && func0.call(data27, "azureContainerName")){
if(typeof data27.azureContainerName !== "string"){
const err50 = {instancePath:instancePath+"/result/source/objectStorage/azureContainerName",schemaPath:"#/properties/result/properties/source/properties/objectStorage/properties/azureContainerName/type",keyword:"type",params:{type: "string"}};
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
const err51 = {instancePath:instancePath+"/result/source/objectStorage",schemaPath:"#/properties/result/properties/source/properties/objectStorage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data12.kinesis !== undefined && func0.call(data12, "kinesis")){
let data37 = data12.kinesis;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key8 of Object.keys(data37)){
if(!(((((key8 === "streamName") || (key8 === "region")) || (key8 === "useEnhancedFanOut")) || (key8 === "timestamp")) || (key8 === "iamRole"))){
const err52 = {instancePath:instancePath+"/result/source/kinesis",schemaPath:"#/properties/result/properties/source/properties/kinesis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data37.streamName !== undefined && func0.call(data37, "streamName")){
if(typeof data37.streamName !== "string"){
const err53 = {instancePath:instancePath+"/result/source/kinesis/streamName",schemaPath:"#/properties/result/properties/source/properties/kinesis/properties/streamName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data37.region !== undefined && func0.call(data37, "region")){
if(typeof data37.region !== "string"){
const err54 = {instancePath:instancePath+"/result/source/kinesis/region",schemaPath:"#/properties/result/properties/source/properties/kinesis/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data37.useEnhancedFanOut !== undefined && func0.call(data37, "useEnhancedFanOut")){
if(typeof data37.useEnhancedFanOut !== "boolean"){
const err55 = {instancePath:instancePath+"/result/source/kinesis/useEnhancedFanOut",schemaPath:"#/properties/result/properties/source/properties/kinesis/properties/useEnhancedFanOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data37.timestamp !== undefined && func0.call(data37, "timestamp")){
let data41 = data37.timestamp;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err56 = {instancePath:instancePath+"/result/source/kinesis/timestamp",schemaPath:"#/properties/result/properties/source/properties/kinesis/properties/timestamp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data37.iamRole !== undefined && func0.call(data37, "iamRole")){
if(typeof data37.iamRole !== "string"){
const err57 = {instancePath:instancePath+"/result/source/kinesis/iamRole",schemaPath:"#/properties/result/properties/source/properties/kinesis/properties/iamRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/result/source/kinesis",schemaPath:"#/properties/result/properties/source/properties/kinesis/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data12.postgres !== undefined && func0.call(data12, "postgres")){
let data43 = data12.postgres;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key9 of Object.keys(data43)){
if(!(((((key9 === "host") || (key9 === "port")) || (key9 === "database")) || (key9 === "settings")) || (key9 === "tableMappings"))){
const err59 = {instancePath:instancePath+"/result/source/postgres",schemaPath:"#/properties/result/properties/source/properties/postgres/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data43.host !== undefined && func0.call(data43, "host")){
if(typeof data43.host !== "string"){
const err60 = {instancePath:instancePath+"/result/source/postgres/host",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data43.port !== undefined && func0.call(data43, "port")){
let data45 = data43.port;
if(!((typeof data45 == "number") && (isFinite(data45)))){
const err61 = {instancePath:instancePath+"/result/source/postgres/port",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/port/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data43.database !== undefined && func0.call(data43, "database")){
if(typeof data43.database !== "string"){
const err62 = {instancePath:instancePath+"/result/source/postgres/database",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/database/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data43.settings !== undefined && func0.call(data43, "settings")){
let data47 = data43.settings;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key10 of Object.keys(data47)){
if(!(func0.call(schema33.properties.result.properties.source.properties.postgres.properties.settings.properties, key10))){
const err63 = {instancePath:instancePath+"/result/source/postgres/settings",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data47.syncIntervalSeconds !== undefined && func0.call(data47, "syncIntervalSeconds")){
let data48 = data47.syncIntervalSeconds;
if(!((typeof data48 == "number") && (isFinite(data48)))){
const err64 = {instancePath:instancePath+"/result/source/postgres/settings/syncIntervalSeconds",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/syncIntervalSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data47.pullBatchSize !== undefined && func0.call(data47, "pullBatchSize")){
let data49 = data47.pullBatchSize;
if(!((typeof data49 == "number") && (isFinite(data49)))){
const err65 = {instancePath:instancePath+"/result/source/postgres/settings/pullBatchSize",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/pullBatchSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data47.publicationName !== undefined && func0.call(data47, "publicationName")){
if(typeof data47.publicationName !== "string"){
const err66 = {instancePath:instancePath+"/result/source/postgres/settings/publicationName",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/publicationName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data47.replicationSlotName !== undefined && func0.call(data47, "replicationSlotName")){
if(typeof data47.replicationSlotName !== "string"){
const err67 = {instancePath:instancePath+"/result/source/postgres/settings/replicationSlotName",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/replicationSlotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data47.allowNullableColumns !== undefined && func0.call(data47, "allowNullableColumns")){
if(typeof data47.allowNullableColumns !== "boolean"){
const err68 = {instancePath:instancePath+"/result/source/postgres/settings/allowNullableColumns",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/allowNullableColumns/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data47.initialLoadParallelism !== undefined && func0.call(data47, "initialLoadParallelism")){
let data53 = data47.initialLoadParallelism;
if(!((typeof data53 == "number") && (isFinite(data53)))){
const err69 = {instancePath:instancePath+"/result/source/postgres/settings/initialLoadParallelism",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/initialLoadParallelism/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data47.snapshotNumRowsPerPartition !== undefined && func0.call(data47, "snapshotNumRowsPerPartition")){
let data54 = data47.snapshotNumRowsPerPartition;
if(!((typeof data54 == "number") && (isFinite(data54)))){
const err70 = {instancePath:instancePath+"/result/source/postgres/settings/snapshotNumRowsPerPartition",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/snapshotNumRowsPerPartition/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data47.snapshotNumberOfParallelTables !== undefined && func0.call(data47, "snapshotNumberOfParallelTables")){
let data55 = data47.snapshotNumberOfParallelTables;
if(!((typeof data55 == "number") && (isFinite(data55)))){
const err71 = {instancePath:instancePath+"/result/source/postgres/settings/snapshotNumberOfParallelTables",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/snapshotNumberOfParallelTables/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data47.enableFailoverSlots !== undefined && func0.call(data47, "enableFailoverSlots")){
if(typeof data47.enableFailoverSlots !== "boolean"){
const err72 = {instancePath:instancePath+"/result/source/postgres/settings/enableFailoverSlots",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/properties/enableFailoverSlots/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/result/source/postgres/settings",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/settings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data43.tableMappings !== undefined && func0.call(data43, "tableMappings")){
let data57 = data43.tableMappings;
if(Array.isArray(data57)){
const len1 = data57.length;
for(let i1=0; i1<len1; i1++){
let data58 = data57[i1];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key11 of Object.keys(data58)){
if(!((((((key11 === "sourceSchemaName") || (key11 === "sourceTable")) || (key11 === "targetTable")) || (key11 === "excludedColumns")) || (key11 === "useCustomSortingKey")) || (key11 === "sortingKeys"))){
const err74 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1,schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data58.sourceSchemaName !== undefined && func0.call(data58, "sourceSchemaName")){
if(typeof data58.sourceSchemaName !== "string"){
const err75 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/sourceSchemaName",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceSchemaName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data58.sourceTable !== undefined && func0.call(data58, "sourceTable")){
if(typeof data58.sourceTable !== "string"){
const err76 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/sourceTable",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/sourceTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data58.targetTable !== undefined && func0.call(data58, "targetTable")){
if(typeof data58.targetTable !== "string"){
const err77 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/targetTable",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/targetTable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data58.excludedColumns !== undefined && func0.call(data58, "excludedColumns")){
let data62 = data58.excludedColumns;
if(Array.isArray(data62)){
const len2 = data62.length;
for(let i2=0; i2<len2; i2++){
if(typeof data62[i2] !== "string"){
const err78 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/excludedColumns/" + i2,schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/excludedColumns",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/excludedColumns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data58.useCustomSortingKey !== undefined && func0.call(data58, "useCustomSortingKey")){
if(typeof data58.useCustomSortingKey !== "boolean"){
const err80 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/useCustomSortingKey",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/useCustomSortingKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data58.sortingKeys !== undefined && func0.call(data58, "sortingKeys")){
let data65 = data58.sortingKeys;
if(Array.isArray(data65)){
const len3 = data65.length;
for(let i3=0; i3<len3; i3++){
if(typeof data65[i3] !== "string"){
const err81 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/sortingKeys/" + i3,schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1+"/sortingKeys",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/properties/sortingKeys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/result/source/postgres/tableMappings/" + i1,schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/result/source/postgres/tableMappings",schemaPath:"#/properties/result/properties/source/properties/postgres/properties/tableMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/result/source/postgres",schemaPath:"#/properties/result/properties/source/properties/postgres/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/result/source",schemaPath:"#/properties/result/properties/source/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data2.destination !== undefined && func0.call(data2, "destination")){
let data67 = data2.destination;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key12 of Object.keys(data67)){
if(!(((((key12 === "database") || (key12 === "table")) || (key12 === "managedTable")) || (key12 === "tableDefinition")) || (key12 === "columns"))){
const err87 = {instancePath:instancePath+"/result/destination",schemaPath:"#/properties/result/properties/destination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data67.database !== undefined && func0.call(data67, "database")){
if(typeof data67.database !== "string"){
const err88 = {instancePath:instancePath+"/result/destination/database",schemaPath:"#/properties/result/properties/destination/properties/database/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data67.table !== undefined && func0.call(data67, "table")){
if(typeof data67.table !== "string"){
const err89 = {instancePath:instancePath+"/result/destination/table",schemaPath:"#/properties/result/properties/destination/properties/table/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data67.managedTable !== undefined && func0.call(data67, "managedTable")){
if(typeof data67.managedTable !== "boolean"){
const err90 = {instancePath:instancePath+"/result/destination/managedTable",schemaPath:"#/properties/result/properties/destination/properties/managedTable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data67.tableDefinition !== undefined && func0.call(data67, "tableDefinition")){
let data71 = data67.tableDefinition;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key13 of Object.keys(data71)){
if(!((((key13 === "engine") || (key13 === "sortingKey")) || (key13 === "partitionBy")) || (key13 === "primaryKey"))){
const err91 = {instancePath:instancePath+"/result/destination/tableDefinition",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data71.engine !== undefined && func0.call(data71, "engine")){
let data72 = data71.engine;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
for(const key14 of Object.keys(data72)){
if(!((key14 === "versionColumnId") || (key14 === "columnIds"))){
const err92 = {instancePath:instancePath+"/result/destination/tableDefinition/engine",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/engine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data72.versionColumnId !== undefined && func0.call(data72, "versionColumnId")){
if(typeof data72.versionColumnId !== "string"){
const err93 = {instancePath:instancePath+"/result/destination/tableDefinition/engine/versionColumnId",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/engine/properties/versionColumnId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data72.columnIds !== undefined && func0.call(data72, "columnIds")){
let data74 = data72.columnIds;
if(Array.isArray(data74)){
const len4 = data74.length;
for(let i4=0; i4<len4; i4++){
if(typeof data74[i4] !== "string"){
const err94 = {instancePath:instancePath+"/result/destination/tableDefinition/engine/columnIds/" + i4,schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/result/destination/tableDefinition/engine/columnIds",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/engine/properties/columnIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/result/destination/tableDefinition/engine",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/engine/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data71.sortingKey !== undefined && func0.call(data71, "sortingKey")){
let data76 = data71.sortingKey;
if(Array.isArray(data76)){
const len5 = data76.length;
for(let i5=0; i5<len5; i5++){
if(typeof data76[i5] !== "string"){
const err97 = {instancePath:instancePath+"/result/destination/tableDefinition/sortingKey/" + i5,schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/sortingKey/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/result/destination/tableDefinition/sortingKey",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/sortingKey/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data71.partitionBy !== undefined && func0.call(data71, "partitionBy")){
if(typeof data71.partitionBy !== "string"){
const err99 = {instancePath:instancePath+"/result/destination/tableDefinition/partitionBy",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/partitionBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data71.primaryKey !== undefined && func0.call(data71, "primaryKey")){
if(typeof data71.primaryKey !== "string"){
const err100 = {instancePath:instancePath+"/result/destination/tableDefinition/primaryKey",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/properties/primaryKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/result/destination/tableDefinition",schemaPath:"#/properties/result/properties/destination/properties/tableDefinition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data67.columns !== undefined && func0.call(data67, "columns")){
let data80 = data67.columns;
if(Array.isArray(data80)){
const len6 = data80.length;
for(let i6=0; i6<len6; i6++){
let data81 = data80[i6];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
for(const key15 of Object.keys(data81)){
if(!((key15 === "name") || (key15 === "type"))){
const err102 = {instancePath:instancePath+"/result/destination/columns/" + i6,schemaPath:"#/properties/result/properties/destination/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data81.name !== undefined && func0.call(data81, "name")){
if(typeof data81.name !== "string"){
const err103 = {instancePath:instancePath+"/result/destination/columns/" + i6+"/name",schemaPath:"#/properties/result/properties/destination/properties/columns/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data81.type !== undefined && func0.call(data81, "type")){
if(typeof data81.type !== "string"){
const err104 = {instancePath:instancePath+"/result/destination/columns/" + i6+"/type",schemaPath:"#/properties/result/properties/destination/properties/columns/items/properties/type/type",keyword:"type",params:{type: "string"}};
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
const err105 = {instancePath:instancePath+"/result/destination/columns/" + i6,schemaPath:"#/properties/result/properties/destination/properties/columns/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/result/destination/columns",schemaPath:"#/properties/result/properties/destination/properties/columns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/result/destination",schemaPath:"#/properties/result/properties/destination/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data2.fieldMappings !== undefined && func0.call(data2, "fieldMappings")){
let data84 = data2.fieldMappings;
if(Array.isArray(data84)){
const len7 = data84.length;
for(let i7=0; i7<len7; i7++){
let data85 = data84[i7];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
for(const key16 of Object.keys(data85)){
if(!((key16 === "sourceField") || (key16 === "destinationField"))){
const err108 = {instancePath:instancePath+"/result/fieldMappings/" + i7,schemaPath:"#/properties/result/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data85.sourceField !== undefined && func0.call(data85, "sourceField")){
if(typeof data85.sourceField !== "string"){
const err109 = {instancePath:instancePath+"/result/fieldMappings/" + i7+"/sourceField",schemaPath:"#/properties/result/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data85.destinationField !== undefined && func0.call(data85, "destinationField")){
if(typeof data85.destinationField !== "string"){
const err110 = {instancePath:instancePath+"/result/fieldMappings/" + i7+"/destinationField",schemaPath:"#/properties/result/properties/fieldMappings/items/properties/destinationField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/result/fieldMappings/" + i7,schemaPath:"#/properties/result/properties/fieldMappings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/result/fieldMappings",schemaPath:"#/properties/result/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data2.settings !== undefined && func0.call(data2, "settings")){
let data88 = data2.settings;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key17 of Object.keys(data88)){
if(!(func0.call(schema33.properties.result.properties.settings.properties, key17))){
const err113 = {instancePath:instancePath+"/result/settings",schemaPath:"#/properties/result/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data88.streaming_max_insert_wait_ms !== undefined && func0.call(data88, "streaming_max_insert_wait_ms")){
let data89 = data88.streaming_max_insert_wait_ms;
if((!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))) && (data89 !== null)){
const err114 = {instancePath:instancePath+"/result/settings/streaming_max_insert_wait_ms",schemaPath:"#/properties/result/properties/settings/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data88.object_storage_concurrency !== undefined && func0.call(data88, "object_storage_concurrency")){
let data90 = data88.object_storage_concurrency;
if((!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))) && (data90 !== null)){
const err115 = {instancePath:instancePath+"/result/settings/object_storage_concurrency",schemaPath:"#/properties/result/properties/settings/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data88.object_storage_polling_interval_ms !== undefined && func0.call(data88, "object_storage_polling_interval_ms")){
let data91 = data88.object_storage_polling_interval_ms;
if((!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))) && (data91 !== null)){
const err116 = {instancePath:instancePath+"/result/settings/object_storage_polling_interval_ms",schemaPath:"#/properties/result/properties/settings/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data88.object_storage_max_insert_bytes !== undefined && func0.call(data88, "object_storage_max_insert_bytes")){
let data92 = data88.object_storage_max_insert_bytes;
if((!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))) && (data92 !== null)){
const err117 = {instancePath:instancePath+"/result/settings/object_storage_max_insert_bytes",schemaPath:"#/properties/result/properties/settings/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data88.object_storage_max_file_count !== undefined && func0.call(data88, "object_storage_max_file_count")){
let data93 = data88.object_storage_max_file_count;
if((!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))) && (data93 !== null)){
const err118 = {instancePath:instancePath+"/result/settings/object_storage_max_file_count",schemaPath:"#/properties/result/properties/settings/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data88.engine_max_threads !== undefined && func0.call(data88, "engine_max_threads")){
let data94 = data88.engine_max_threads;
if((!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))) && (data94 !== null)){
const err119 = {instancePath:instancePath+"/result/settings/engine_max_threads",schemaPath:"#/properties/result/properties/settings/properties/engine_max_threads/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data88.engine_max_insert_threads !== undefined && func0.call(data88, "engine_max_insert_threads")){
let data95 = data88.engine_max_insert_threads;
if((!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))) && (data95 !== null)){
const err120 = {instancePath:instancePath+"/result/settings/engine_max_insert_threads",schemaPath:"#/properties/result/properties/settings/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data88.engine_min_insert_block_size_bytes !== undefined && func0.call(data88, "engine_min_insert_block_size_bytes")){
let data96 = data88.engine_min_insert_block_size_bytes;
if((!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))) && (data96 !== null)){
const err121 = {instancePath:instancePath+"/result/settings/engine_min_insert_block_size_bytes",schemaPath:"#/properties/result/properties/settings/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data88.engine_max_download_threads !== undefined && func0.call(data88, "engine_max_download_threads")){
let data97 = data88.engine_max_download_threads;
if((!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))) && (data97 !== null)){
const err122 = {instancePath:instancePath+"/result/settings/engine_max_download_threads",schemaPath:"#/properties/result/properties/settings/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data88.engine_parallel_distributed_insert_select !== undefined && func0.call(data88, "engine_parallel_distributed_insert_select")){
let data98 = data88.engine_parallel_distributed_insert_select;
if((!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))) && (data98 !== null)){
const err123 = {instancePath:instancePath+"/result/settings/engine_parallel_distributed_insert_select",schemaPath:"#/properties/result/properties/settings/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data88.object_storage_use_cluster_function !== undefined && func0.call(data88, "object_storage_use_cluster_function")){
let data99 = data88.object_storage_use_cluster_function;
if((typeof data99 !== "boolean") && (data99 !== null)){
const err124 = {instancePath:instancePath+"/result/settings/object_storage_use_cluster_function",schemaPath:"#/properties/result/properties/settings/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data88.engine_parallel_view_processing !== undefined && func0.call(data88, "engine_parallel_view_processing")){
let data100 = data88.engine_parallel_view_processing;
if((typeof data100 !== "boolean") && (data100 !== null)){
const err125 = {instancePath:instancePath+"/result/settings/engine_parallel_view_processing",schemaPath:"#/properties/result/properties/settings/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema33.properties.result.properties.settings.properties.engine_parallel_view_processing.type}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/result/settings",schemaPath:"#/properties/result/properties/settings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data2.createdAt !== undefined && func0.call(data2, "createdAt")){
if(typeof data2.createdAt !== "string"){
const err127 = {instancePath:instancePath+"/result/createdAt",schemaPath:"#/properties/result/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data2.updatedAt !== undefined && func0.call(data2, "updatedAt")){
if(typeof data2.updatedAt !== "string"){
const err128 = {instancePath:instancePath+"/result/updatedAt",schemaPath:"#/properties/result/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePipeSettings_response = validate23;
const schema34 = {"type":"object","required":["status","requestId","result"],"properties":{"status":{"type":"number"},"requestId":{"type":"string","format":"uuid"},"result":{"type":"object","properties":{"streaming_max_insert_wait_ms":{"type":["integer","null"]},"object_storage_concurrency":{"type":["integer","null"]},"object_storage_polling_interval_ms":{"type":["integer","null"]},"object_storage_max_insert_bytes":{"type":["integer","null"],"format":"int64"},"object_storage_max_file_count":{"type":["integer","null"]},"engine_max_threads":{"type":["integer","null"]},"engine_max_insert_threads":{"type":["integer","null"]},"engine_min_insert_block_size_bytes":{"type":["integer","null"],"format":"int64"},"engine_max_download_threads":{"type":["integer","null"]},"engine_parallel_distributed_insert_select":{"type":["integer","null"]},"object_storage_use_cluster_function":{"type":["boolean","null"]},"engine_parallel_view_processing":{"type":["boolean","null"]}},"additionalProperties":false}},"additionalProperties":false};

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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.requestId === undefined) || (!(func0.call(data, "requestId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
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
if(data.status !== undefined && func0.call(data, "status")){
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
if(data.requestId !== undefined && func0.call(data, "requestId")){
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
if(data.result !== undefined && func0.call(data, "result")){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(schema34.properties.result.properties, key1))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.streaming_max_insert_wait_ms !== undefined && func0.call(data2, "streaming_max_insert_wait_ms")){
let data3 = data2.streaming_max_insert_wait_ms;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/result/streaming_max_insert_wait_ms",schemaPath:"#/properties/result/properties/streaming_max_insert_wait_ms/type",keyword:"type",params:{type: schema34.properties.result.properties.streaming_max_insert_wait_ms.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.object_storage_concurrency !== undefined && func0.call(data2, "object_storage_concurrency")){
let data4 = data2.object_storage_concurrency;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/result/object_storage_concurrency",schemaPath:"#/properties/result/properties/object_storage_concurrency/type",keyword:"type",params:{type: schema34.properties.result.properties.object_storage_concurrency.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.object_storage_polling_interval_ms !== undefined && func0.call(data2, "object_storage_polling_interval_ms")){
let data5 = data2.object_storage_polling_interval_ms;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/result/object_storage_polling_interval_ms",schemaPath:"#/properties/result/properties/object_storage_polling_interval_ms/type",keyword:"type",params:{type: schema34.properties.result.properties.object_storage_polling_interval_ms.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.object_storage_max_insert_bytes !== undefined && func0.call(data2, "object_storage_max_insert_bytes")){
let data6 = data2.object_storage_max_insert_bytes;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/result/object_storage_max_insert_bytes",schemaPath:"#/properties/result/properties/object_storage_max_insert_bytes/type",keyword:"type",params:{type: schema34.properties.result.properties.object_storage_max_insert_bytes.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.object_storage_max_file_count !== undefined && func0.call(data2, "object_storage_max_file_count")){
let data7 = data2.object_storage_max_file_count;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err12 = {instancePath:instancePath+"/result/object_storage_max_file_count",schemaPath:"#/properties/result/properties/object_storage_max_file_count/type",keyword:"type",params:{type: schema34.properties.result.properties.object_storage_max_file_count.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.engine_max_threads !== undefined && func0.call(data2, "engine_max_threads")){
let data8 = data2.engine_max_threads;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err13 = {instancePath:instancePath+"/result/engine_max_threads",schemaPath:"#/properties/result/properties/engine_max_threads/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_max_threads.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.engine_max_insert_threads !== undefined && func0.call(data2, "engine_max_insert_threads")){
let data9 = data2.engine_max_insert_threads;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err14 = {instancePath:instancePath+"/result/engine_max_insert_threads",schemaPath:"#/properties/result/properties/engine_max_insert_threads/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_max_insert_threads.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.engine_min_insert_block_size_bytes !== undefined && func0.call(data2, "engine_min_insert_block_size_bytes")){
let data10 = data2.engine_min_insert_block_size_bytes;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err15 = {instancePath:instancePath+"/result/engine_min_insert_block_size_bytes",schemaPath:"#/properties/result/properties/engine_min_insert_block_size_bytes/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_min_insert_block_size_bytes.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.engine_max_download_threads !== undefined && func0.call(data2, "engine_max_download_threads")){
let data11 = data2.engine_max_download_threads;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/result/engine_max_download_threads",schemaPath:"#/properties/result/properties/engine_max_download_threads/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_max_download_threads.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.engine_parallel_distributed_insert_select !== undefined && func0.call(data2, "engine_parallel_distributed_insert_select")){
let data12 = data2.engine_parallel_distributed_insert_select;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/result/engine_parallel_distributed_insert_select",schemaPath:"#/properties/result/properties/engine_parallel_distributed_insert_select/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_parallel_distributed_insert_select.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.object_storage_use_cluster_function !== undefined && func0.call(data2, "object_storage_use_cluster_function")){
let data13 = data2.object_storage_use_cluster_function;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/result/object_storage_use_cluster_function",schemaPath:"#/properties/result/properties/object_storage_use_cluster_function/type",keyword:"type",params:{type: schema34.properties.result.properties.object_storage_use_cluster_function.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.engine_parallel_view_processing !== undefined && func0.call(data2, "engine_parallel_view_processing")){
let data14 = data2.engine_parallel_view_processing;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/result/engine_parallel_view_processing",schemaPath:"#/properties/result/properties/engine_parallel_view_processing/type",keyword:"type",params:{type: schema34.properties.result.properties.engine_parallel_view_processing.type}};
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
const err20 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const responses = {
  listServices: listServices_response,
  getPipe: getPipe_response,
  updatePipeSettings: updatePipeSettings_response,
};
