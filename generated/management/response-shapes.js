// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
const shape$ServiceEndpoint = { __proto__: null, "protocol": ["string", ["mysql"]], "host": "string", "port": "number", "username": "string" };
const shape$IpAccessListEntry = { __proto__: null, "source": "string", "description": "string" };
const shape$Service = { __proto__: null, "id": "string", "name": "string", "engineVersion": "string", "endpoints": [shape$ServiceEndpoint], "minTotalMemoryGb": "number", "maxTotalMemoryGb": "number", "minReplicaMemoryGb": "number", "maxReplicaMemoryGb": "number", "numReplicas": "number", "idleScaling": "boolean", "idleTimeoutMinutes": "number", "ipAccessList": [shape$IpAccessListEntry], "createdAt": "string", "encryptionKey": "string", "encryptionAssumedRoleIdentifier": "string", "iamRole": "string", "privateEndpointIds": ["string"], "availablePrivateEndpointIds": ["string"], "dataWarehouseId": "string", "isPrimary": "boolean", "isReadonly": "boolean", "byocId": "string", "hasTransparentDataEncryption": "boolean", "transparentDataEncryptionKeyId": "string", "encryptionRoleId": "string" };
const shape$ServiceListEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": [shape$Service] };
const shape$PipeScaling = { __proto__: null, "replicas": "number", "concurrency": "number", "replicaCpuMillicores": "number", "replicaMemoryGb": "number" };
const shape$KafkaOffset = { __proto__: null, "timestamp": "string" };
const shape$SchemaRegistry = { __proto__: null, "url": "string", "authentication": ["string", ["PLAIN"]], "caCertificate": "string" };
const shape$KafkaSource = { __proto__: null, "brokers": "string", "topics": "string", "consumerGroup": "string", "iamRole": "string", "offset": shape$KafkaOffset, "schemaRegistry": shape$SchemaRegistry, "caCertificate": "string", "reversePrivateEndpointIds": ["string"] };
const shape$ObjectStorageSource = { __proto__: null, "url": "string", "delimiter": "string", "compression": ["string", ["auto"]], "isContinuous": "boolean", "queueUrl": "string", "iamRole": "string", "connectionString": "string", "path": "string", "azureContainerName": "string" };
const shape$KinesisSource = { __proto__: null, "streamName": "string", "region": "string", "useEnhancedFanOut": "boolean", "timestamp": "integer", "iamRole": "string" };
const shape$PostgresSourceSettings = { __proto__: null, "syncIntervalSeconds": "number", "pullBatchSize": "number", "publicationName": "string", "replicationSlotName": "string", "allowNullableColumns": "boolean", "initialLoadParallelism": "number", "snapshotNumRowsPerPartition": "number", "snapshotNumberOfParallelTables": "number", "enableFailoverSlots": "boolean" };
const shape$PostgresTableMapping = { __proto__: null, "sourceSchemaName": "string", "sourceTable": "string", "targetTable": "string", "excludedColumns": ["string"], "useCustomSortingKey": "boolean", "sortingKeys": ["string"] };
const shape$PostgresSource = { __proto__: null, "host": "string", "port": "number", "database": "string", "settings": shape$PostgresSourceSettings, "tableMappings": [shape$PostgresTableMapping] };
const shape$PipeSource = { __proto__: null, "kafka": shape$KafkaSource, "objectStorage": shape$ObjectStorageSource, "kinesis": shape$KinesisSource, "postgres": shape$PostgresSource };
const shape$TableEngine = { __proto__: null, "versionColumnId": "string", "columnIds": ["string"] };
const shape$TableDefinition = { __proto__: null, "engine": shape$TableEngine, "sortingKey": ["string"], "partitionBy": "string", "primaryKey": "string" };
const shape$DestinationColumn = { __proto__: null, "name": "string", "type": "string" };
const shape$PipeDestination = { __proto__: null, "database": "string", "table": "string", "managedTable": "boolean", "tableDefinition": shape$TableDefinition, "columns": [shape$DestinationColumn] };
const shape$FieldMapping = { __proto__: null, "sourceField": "string", "destinationField": "string" };
const shape$PipeSettings = { __proto__: null, "streaming_max_insert_wait_ms": "integer|null", "object_storage_concurrency": "integer|null", "object_storage_polling_interval_ms": "integer|null", "object_storage_max_insert_bytes": "integer|null", "object_storage_max_file_count": "integer|null", "engine_max_threads": "integer|null", "engine_max_insert_threads": "integer|null", "engine_min_insert_block_size_bytes": "integer|null", "engine_max_download_threads": "integer|null", "engine_parallel_distributed_insert_select": "integer|null", "object_storage_use_cluster_function": "boolean|null", "engine_parallel_view_processing": "boolean|null" };
const shape$Pipe = { __proto__: null, "id": "string", "serviceId": "string", "name": "string", "state": "string", "scaling": shape$PipeScaling, "source": shape$PipeSource, "destination": shape$PipeDestination, "fieldMappings": [shape$FieldMapping], "settings": shape$PipeSettings, "createdAt": "string", "updatedAt": "string" };
const shape$PipeEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": shape$Pipe };
const shape$PipeSettingsEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": shape$PipeSettings };

export const responseShapes = {
  "listServices": { "200": shape$ServiceListEnvelope },
  "getPipe": { "200": shape$PipeEnvelope },
  "updatePipeSettings": { "200": shape$PipeSettingsEnvelope },
};

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function is$ServiceEndpoint(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["protocol"];
  if (m0 !== undefined) {
    if (!((typeof m0 === "string") && (typeof m0 !== "string" || ["mysql"].includes(m0)))) return false;
    known += 1;
  }
  const m1 = value["host"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["port"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "number")) return false;
    known += 1;
  }
  const m3 = value["username"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$IpAccessListEntry(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["source"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["description"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Service(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["id"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["name"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["engineVersion"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["endpoints"];
  if (m3 !== undefined) {
    if (!(Array.isArray(m3) && m3.every((element) => is$ServiceEndpoint(element)))) return false;
    known += 1;
  }
  const m4 = value["minTotalMemoryGb"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "number")) return false;
    known += 1;
  }
  const m5 = value["maxTotalMemoryGb"];
  if (m5 !== undefined) {
    if (!(typeof m5 === "number")) return false;
    known += 1;
  }
  const m6 = value["minReplicaMemoryGb"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "number")) return false;
    known += 1;
  }
  const m7 = value["maxReplicaMemoryGb"];
  if (m7 !== undefined) {
    if (!(typeof m7 === "number")) return false;
    known += 1;
  }
  const m8 = value["numReplicas"];
  if (m8 !== undefined) {
    if (!(typeof m8 === "number")) return false;
    known += 1;
  }
  const m9 = value["idleScaling"];
  if (m9 !== undefined) {
    if (!(typeof m9 === "boolean")) return false;
    known += 1;
  }
  const m10 = value["idleTimeoutMinutes"];
  if (m10 !== undefined) {
    if (!(typeof m10 === "number")) return false;
    known += 1;
  }
  const m11 = value["ipAccessList"];
  if (m11 !== undefined) {
    if (!(Array.isArray(m11) && m11.every((element) => is$IpAccessListEntry(element)))) return false;
    known += 1;
  }
  const m12 = value["createdAt"];
  if (m12 !== undefined) {
    if (!(typeof m12 === "string")) return false;
    known += 1;
  }
  const m13 = value["encryptionKey"];
  if (m13 !== undefined) {
    if (!(typeof m13 === "string")) return false;
    known += 1;
  }
  const m14 = value["encryptionAssumedRoleIdentifier"];
  if (m14 !== undefined) {
    if (!(typeof m14 === "string")) return false;
    known += 1;
  }
  const m15 = value["iamRole"];
  if (m15 !== undefined) {
    if (!(typeof m15 === "string")) return false;
    known += 1;
  }
  const m16 = value["privateEndpointIds"];
  if (m16 !== undefined) {
    if (!(Array.isArray(m16) && m16.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  const m17 = value["availablePrivateEndpointIds"];
  if (m17 !== undefined) {
    if (!(Array.isArray(m17) && m17.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  const m18 = value["dataWarehouseId"];
  if (m18 !== undefined) {
    if (!(typeof m18 === "string")) return false;
    known += 1;
  }
  const m19 = value["isPrimary"];
  if (m19 !== undefined) {
    if (!(typeof m19 === "boolean")) return false;
    known += 1;
  }
  const m20 = value["isReadonly"];
  if (m20 !== undefined) {
    if (!(typeof m20 === "boolean")) return false;
    known += 1;
  }
  const m21 = value["byocId"];
  if (m21 !== undefined) {
    if (!(typeof m21 === "string")) return false;
    known += 1;
  }
  const m22 = value["hasTransparentDataEncryption"];
  if (m22 !== undefined) {
    if (!(typeof m22 === "boolean")) return false;
    known += 1;
  }
  const m23 = value["transparentDataEncryptionKeyId"];
  if (m23 !== undefined) {
    if (!(typeof m23 === "string")) return false;
    known += 1;
  }
  const m24 = value["encryptionRoleId"];
  if (m24 !== undefined) {
    if (!(typeof m24 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$ServiceListEnvelope(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["status"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "number")) return false;
    known += 1;
  }
  const m1 = value["requestId"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["result"];
  if (m2 !== undefined) {
    if (!(Array.isArray(m2) && m2.every((element) => is$Service(element)))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeScaling(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["replicas"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "number")) return false;
    known += 1;
  }
  const m1 = value["concurrency"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "number")) return false;
    known += 1;
  }
  const m2 = value["replicaCpuMillicores"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "number")) return false;
    known += 1;
  }
  const m3 = value["replicaMemoryGb"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "number")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$KafkaOffset(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["timestamp"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$SchemaRegistry(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["url"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["authentication"];
  if (m1 !== undefined) {
    if (!((typeof m1 === "string") && (typeof m1 !== "string" || ["PLAIN"].includes(m1)))) return false;
    known += 1;
  }
  const m2 = value["caCertificate"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$KafkaSource(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["brokers"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["topics"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["consumerGroup"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["iamRole"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "string")) return false;
    known += 1;
  }
  const m4 = value["offset"];
  if (m4 !== undefined) {
    if (!is$KafkaOffset(m4)) return false;
    known += 1;
  }
  const m5 = value["schemaRegistry"];
  if (m5 !== undefined) {
    if (!is$SchemaRegistry(m5)) return false;
    known += 1;
  }
  const m6 = value["caCertificate"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "string")) return false;
    known += 1;
  }
  const m7 = value["reversePrivateEndpointIds"];
  if (m7 !== undefined) {
    if (!(Array.isArray(m7) && m7.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$ObjectStorageSource(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["url"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["delimiter"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["compression"];
  if (m2 !== undefined) {
    if (!((typeof m2 === "string") && (typeof m2 !== "string" || ["auto"].includes(m2)))) return false;
    known += 1;
  }
  const m3 = value["isContinuous"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "boolean")) return false;
    known += 1;
  }
  const m4 = value["queueUrl"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "string")) return false;
    known += 1;
  }
  const m5 = value["iamRole"];
  if (m5 !== undefined) {
    if (!(typeof m5 === "string")) return false;
    known += 1;
  }
  const m6 = value["connectionString"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "string")) return false;
    known += 1;
  }
  const m7 = value["path"];
  if (m7 !== undefined) {
    if (!(typeof m7 === "string")) return false;
    known += 1;
  }
  const m8 = value["azureContainerName"];
  if (m8 !== undefined) {
    if (!(typeof m8 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$KinesisSource(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["streamName"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["region"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["useEnhancedFanOut"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "boolean")) return false;
    known += 1;
  }
  const m3 = value["timestamp"];
  if (m3 !== undefined) {
    if (!(Number.isInteger(m3))) return false;
    known += 1;
  }
  const m4 = value["iamRole"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PostgresSourceSettings(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["syncIntervalSeconds"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "number")) return false;
    known += 1;
  }
  const m1 = value["pullBatchSize"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "number")) return false;
    known += 1;
  }
  const m2 = value["publicationName"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["replicationSlotName"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "string")) return false;
    known += 1;
  }
  const m4 = value["allowNullableColumns"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "boolean")) return false;
    known += 1;
  }
  const m5 = value["initialLoadParallelism"];
  if (m5 !== undefined) {
    if (!(typeof m5 === "number")) return false;
    known += 1;
  }
  const m6 = value["snapshotNumRowsPerPartition"];
  if (m6 !== undefined) {
    if (!(typeof m6 === "number")) return false;
    known += 1;
  }
  const m7 = value["snapshotNumberOfParallelTables"];
  if (m7 !== undefined) {
    if (!(typeof m7 === "number")) return false;
    known += 1;
  }
  const m8 = value["enableFailoverSlots"];
  if (m8 !== undefined) {
    if (!(typeof m8 === "boolean")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PostgresTableMapping(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["sourceSchemaName"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["sourceTable"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["targetTable"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["excludedColumns"];
  if (m3 !== undefined) {
    if (!(Array.isArray(m3) && m3.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  const m4 = value["useCustomSortingKey"];
  if (m4 !== undefined) {
    if (!(typeof m4 === "boolean")) return false;
    known += 1;
  }
  const m5 = value["sortingKeys"];
  if (m5 !== undefined) {
    if (!(Array.isArray(m5) && m5.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PostgresSource(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["host"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["port"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "number")) return false;
    known += 1;
  }
  const m2 = value["database"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["settings"];
  if (m3 !== undefined) {
    if (!is$PostgresSourceSettings(m3)) return false;
    known += 1;
  }
  const m4 = value["tableMappings"];
  if (m4 !== undefined) {
    if (!(Array.isArray(m4) && m4.every((element) => is$PostgresTableMapping(element)))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeSource(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["kafka"];
  if (m0 !== undefined) {
    if (!is$KafkaSource(m0)) return false;
    known += 1;
  }
  const m1 = value["objectStorage"];
  if (m1 !== undefined) {
    if (!is$ObjectStorageSource(m1)) return false;
    known += 1;
  }
  const m2 = value["kinesis"];
  if (m2 !== undefined) {
    if (!is$KinesisSource(m2)) return false;
    known += 1;
  }
  const m3 = value["postgres"];
  if (m3 !== undefined) {
    if (!is$PostgresSource(m3)) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$TableEngine(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["versionColumnId"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["columnIds"];
  if (m1 !== undefined) {
    if (!(Array.isArray(m1) && m1.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$TableDefinition(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["engine"];
  if (m0 !== undefined) {
    if (!is$TableEngine(m0)) return false;
    known += 1;
  }
  const m1 = value["sortingKey"];
  if (m1 !== undefined) {
    if (!(Array.isArray(m1) && m1.every((element) => (typeof element === "string")))) return false;
    known += 1;
  }
  const m2 = value["partitionBy"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["primaryKey"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$DestinationColumn(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["name"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["type"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeDestination(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["database"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["table"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["managedTable"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "boolean")) return false;
    known += 1;
  }
  const m3 = value["tableDefinition"];
  if (m3 !== undefined) {
    if (!is$TableDefinition(m3)) return false;
    known += 1;
  }
  const m4 = value["columns"];
  if (m4 !== undefined) {
    if (!(Array.isArray(m4) && m4.every((element) => is$DestinationColumn(element)))) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$FieldMapping(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["sourceField"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["destinationField"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeSettings(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["streaming_max_insert_wait_ms"];
  if (m0 !== undefined) {
    if (!(Number.isInteger(m0) || m0 === null)) return false;
    known += 1;
  }
  const m1 = value["object_storage_concurrency"];
  if (m1 !== undefined) {
    if (!(Number.isInteger(m1) || m1 === null)) return false;
    known += 1;
  }
  const m2 = value["object_storage_polling_interval_ms"];
  if (m2 !== undefined) {
    if (!(Number.isInteger(m2) || m2 === null)) return false;
    known += 1;
  }
  const m3 = value["object_storage_max_insert_bytes"];
  if (m3 !== undefined) {
    if (!(Number.isInteger(m3) || m3 === null)) return false;
    known += 1;
  }
  const m4 = value["object_storage_max_file_count"];
  if (m4 !== undefined) {
    if (!(Number.isInteger(m4) || m4 === null)) return false;
    known += 1;
  }
  const m5 = value["engine_max_threads"];
  if (m5 !== undefined) {
    if (!(Number.isInteger(m5) || m5 === null)) return false;
    known += 1;
  }
  const m6 = value["engine_max_insert_threads"];
  if (m6 !== undefined) {
    if (!(Number.isInteger(m6) || m6 === null)) return false;
    known += 1;
  }
  const m7 = value["engine_min_insert_block_size_bytes"];
  if (m7 !== undefined) {
    if (!(Number.isInteger(m7) || m7 === null)) return false;
    known += 1;
  }
  const m8 = value["engine_max_download_threads"];
  if (m8 !== undefined) {
    if (!(Number.isInteger(m8) || m8 === null)) return false;
    known += 1;
  }
  const m9 = value["engine_parallel_distributed_insert_select"];
  if (m9 !== undefined) {
    if (!(Number.isInteger(m9) || m9 === null)) return false;
    known += 1;
  }
  const m10 = value["object_storage_use_cluster_function"];
  if (m10 !== undefined) {
    if (!(typeof m10 === "boolean" || m10 === null)) return false;
    known += 1;
  }
  const m11 = value["engine_parallel_view_processing"];
  if (m11 !== undefined) {
    if (!(typeof m11 === "boolean" || m11 === null)) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$Pipe(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["id"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "string")) return false;
    known += 1;
  }
  const m1 = value["serviceId"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["name"];
  if (m2 !== undefined) {
    if (!(typeof m2 === "string")) return false;
    known += 1;
  }
  const m3 = value["state"];
  if (m3 !== undefined) {
    if (!(typeof m3 === "string")) return false;
    known += 1;
  }
  const m4 = value["scaling"];
  if (m4 !== undefined) {
    if (!is$PipeScaling(m4)) return false;
    known += 1;
  }
  const m5 = value["source"];
  if (m5 !== undefined) {
    if (!is$PipeSource(m5)) return false;
    known += 1;
  }
  const m6 = value["destination"];
  if (m6 !== undefined) {
    if (!is$PipeDestination(m6)) return false;
    known += 1;
  }
  const m7 = value["fieldMappings"];
  if (m7 !== undefined) {
    if (!(Array.isArray(m7) && m7.every((element) => is$FieldMapping(element)))) return false;
    known += 1;
  }
  const m8 = value["settings"];
  if (m8 !== undefined) {
    if (!is$PipeSettings(m8)) return false;
    known += 1;
  }
  const m9 = value["createdAt"];
  if (m9 !== undefined) {
    if (!(typeof m9 === "string")) return false;
    known += 1;
  }
  const m10 = value["updatedAt"];
  if (m10 !== undefined) {
    if (!(typeof m10 === "string")) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeEnvelope(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["status"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "number")) return false;
    known += 1;
  }
  const m1 = value["requestId"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["result"];
  if (m2 !== undefined) {
    if (!is$Pipe(m2)) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

function is$PipeSettingsEnvelope(value) {
  if (!isObject(value)) return false;
  let known = 0;
  const m0 = value["status"];
  if (m0 !== undefined) {
    if (!(typeof m0 === "number")) return false;
    known += 1;
  }
  const m1 = value["requestId"];
  if (m1 !== undefined) {
    if (!(typeof m1 === "string")) return false;
    known += 1;
  }
  const m2 = value["result"];
  if (m2 !== undefined) {
    if (!is$PipeSettings(m2)) return false;
    known += 1;
  }
  for (const _ in value) known -= 1;
  return known === 0;
}

export const conforming = {
  "listServices": { "200": (value) => is$ServiceListEnvelope(value) },
  "getPipe": { "200": (value) => is$PipeEnvelope(value) },
  "updatePipeSettings": { "200": (value) => is$PipeSettingsEnvelope(value) },
};
