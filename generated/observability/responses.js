// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
"use strict";
export const updateAlert_200 = validate53;
const schema20 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Alert"}},"additionalProperties":false};
const schema21 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"threshold":{"type":"number","format":"double"},"interval":{"type":"string"},"thresholdType":{"type":"string","enum":["above","below"]},"source":{"type":"string","enum":["tile","search"]},"state":{"type":"string","x-extensible-enum":["inactive"]},"channel":{"$ref":"#/components/schemas/AlertChannel"},"team":{"type":"string"},"tileId":{"type":"string"},"dashboard":{"type":"string"},"savedSearch":{"type":"string"},"groupBy":{"type":"string"},"silenced":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"updatedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const schema22 = {"type":"object","properties":{"type":{"type":"string","x-extensible-enum":["webhook"]},"webhookId":{"type":"string"}},"additionalProperties":false};

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
if(!((key0 === "type") || (key0 === "webhookId"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(!(data0 === "webhook")){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema22.properties.type["x-extensible-enum"]}};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.webhookId !== undefined){
if(typeof data.webhookId !== "string"){
const err3 = {instancePath:instancePath+"/webhookId",schemaPath:"#/properties/webhookId/type",keyword:"type",params:{type: "string"}};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

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
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.interval !== undefined){
if(typeof data.interval !== "string"){
const err5 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.thresholdType !== undefined){
let data5 = data.thresholdType;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data5 === "above") || (data5 === "below"))){
const err7 = {instancePath:instancePath+"/thresholdType",schemaPath:"#/properties/thresholdType/enum",keyword:"enum",params:{allowedValues: schema21.properties.thresholdType.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data6 === "tile") || (data6 === "search"))){
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema21.properties.source.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 === "string"){
if(!(data7 === "inactive")){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/x-extensible-enum",keyword:"x-extensible-enum",params:{allowedValues: schema21.properties.state["x-extensible-enum"]}};
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
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.channel !== undefined){
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
const err12 = {instancePath:instancePath+"/team",schemaPath:"#/properties/team/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tileId !== undefined){
if(typeof data.tileId !== "string"){
const err13 = {instancePath:instancePath+"/tileId",schemaPath:"#/properties/tileId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dashboard !== undefined){
if(typeof data.dashboard !== "string"){
const err14 = {instancePath:instancePath+"/dashboard",schemaPath:"#/properties/dashboard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.savedSearch !== undefined){
if(typeof data.savedSearch !== "string"){
const err15 = {instancePath:instancePath+"/savedSearch",schemaPath:"#/properties/savedSearch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.groupBy !== undefined){
if(typeof data.groupBy !== "string"){
const err16 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
const err17 = {instancePath:instancePath+"/silenced",schemaPath:"#/properties/silenced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data15 = data.createdAt;
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.test(data15))){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data16 = data.updatedAt;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.test(data16))){
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
if(!(validate54(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDashboards_200 = validate58;
const schema23 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"tiles":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"x":{"type":"number","format":"double"},"y":{"type":"number","format":"double"},"w":{"type":"number","format":"double"},"h":{"type":"number","format":"double"},"asRatio":{"type":"boolean"},"series":{"type":"array","items":{"type":"object","properties":{"sourceId":{"type":"string"},"aggFn":{"type":"string"},"where":{"type":"string"},"groupBy":{"type":"array","items":{"type":"string"}},"field":{"type":"string"},"whereLanguage":{"type":"string"},"metricName":{"type":"string"},"metricDataType":{"type":"string"},"type":{"type":"string"},"dataSource":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false}},"tags":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "tiles")) || (key1 === "tags"))){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.tiles !== undefined){
let data4 = data1.tiles;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!((((((((key2 === "id") || (key2 === "name")) || (key2 === "x")) || (key2 === "y")) || (key2 === "w")) || (key2 === "h")) || (key2 === "asRatio")) || (key2 === "series"))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1,schemaPath:"#/properties/data/items/properties/tiles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/id",schemaPath:"#/properties/data/items/properties/tiles/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/name",schemaPath:"#/properties/data/items/properties/tiles/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.x !== undefined){
let data8 = data5.x;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/x",schemaPath:"#/properties/data/items/properties/tiles/items/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.y !== undefined){
let data9 = data5.y;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/y",schemaPath:"#/properties/data/items/properties/tiles/items/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.w !== undefined){
let data10 = data5.w;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/w",schemaPath:"#/properties/data/items/properties/tiles/items/properties/w/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.h !== undefined){
let data11 = data5.h;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err11 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/h",schemaPath:"#/properties/data/items/properties/tiles/items/properties/h/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.asRatio !== undefined){
if(typeof data5.asRatio !== "boolean"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/asRatio",schemaPath:"#/properties/data/items/properties/tiles/items/properties/asRatio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.series !== undefined){
let data13 = data5.series;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!(func1.call(schema23.properties.data.items.properties.tiles.items.properties.series.items.properties, key3))){
const err13 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2,schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data14.sourceId !== undefined){
if(typeof data14.sourceId !== "string"){
const err14 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/sourceId",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/sourceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data14.aggFn !== undefined){
if(typeof data14.aggFn !== "string"){
const err15 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/aggFn",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/aggFn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data14.where !== undefined){
if(typeof data14.where !== "string"){
const err16 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/where",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/where/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data14.groupBy !== undefined){
let data18 = data14.groupBy;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(typeof data18[i3] !== "string"){
const err17 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/groupBy/" + i3,schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/groupBy/items/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/groupBy",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/groupBy/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data14.field !== undefined){
if(typeof data14.field !== "string"){
const err19 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/field",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data14.whereLanguage !== undefined){
if(typeof data14.whereLanguage !== "string"){
const err20 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/whereLanguage",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/whereLanguage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data14.metricName !== undefined){
if(typeof data14.metricName !== "string"){
const err21 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/metricName",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/metricName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data14.metricDataType !== undefined){
if(typeof data14.metricDataType !== "string"){
const err22 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/metricDataType",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/metricDataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data14.type !== undefined){
if(typeof data14.type !== "string"){
const err23 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/type",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.dataSource !== undefined){
if(typeof data14.dataSource !== "string"){
const err24 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2+"/dataSource",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/properties/dataSource/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series/" + i2,schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/items/type",keyword:"type",params:{type: "object"}};
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
const err26 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1+"/series",schemaPath:"#/properties/data/items/properties/tiles/items/properties/series/type",keyword:"type",params:{type: "array"}};
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
const err27 = {instancePath:instancePath+"/data/" + i0+"/tiles/" + i1,schemaPath:"#/properties/data/items/properties/tiles/items/type",keyword:"type",params:{type: "object"}};
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
const err28 = {instancePath:instancePath+"/data/" + i0+"/tiles",schemaPath:"#/properties/data/items/properties/tiles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.tags !== undefined){
let data26 = data1.tags;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err29 = {instancePath:instancePath+"/data/" + i0+"/tags/" + i4,schemaPath:"#/properties/data/items/properties/tags/items/type",keyword:"type",params:{type: "string"}};
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
const err30 = {instancePath:instancePath+"/data/" + i0+"/tags",schemaPath:"#/properties/data/items/properties/tags/type",keyword:"type",params:{type: "array"}};
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
const err31 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const responses = {
  updateAlert: { 200: updateAlert_200 },
  listDashboards: { 200: listDashboards_200 },
};
