// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
const ServiceEndpoint = { __proto__: null, "protocol": ["string", ["mysql"]], "host": "string", "port": "number", "username": "string" };
const IpAccessListEntry = { __proto__: null, "source": "string", "description": "string" };
const Service = { __proto__: null, "id": "string", "name": "string", "engineVersion": "string", "endpoints": [ServiceEndpoint], "minTotalMemoryGb": "number", "maxTotalMemoryGb": "number", "minReplicaMemoryGb": "number", "maxReplicaMemoryGb": "number", "numReplicas": "number", "idleScaling": "boolean", "idleTimeoutMinutes": "number", "ipAccessList": [IpAccessListEntry], "createdAt": "string", "encryptionKey": "string", "encryptionAssumedRoleIdentifier": "string", "iamRole": "string", "privateEndpointIds": ["string"], "availablePrivateEndpointIds": ["string"], "dataWarehouseId": "string", "isPrimary": "boolean", "isReadonly": "boolean", "byocId": "string", "hasTransparentDataEncryption": "boolean", "transparentDataEncryptionKeyId": "string", "encryptionRoleId": "string" };
const ServiceListEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": [Service] };
const PipeScaling = { __proto__: null, "replicas": "number", "concurrency": "number", "replicaCpuMillicores": "number", "replicaMemoryGb": "number" };
const KafkaOffset = { __proto__: null, "timestamp": "string" };
const SchemaRegistry = { __proto__: null, "url": "string", "authentication": ["string", ["PLAIN"]], "caCertificate": "string" };
const KafkaSource = { __proto__: null, "brokers": "string", "topics": "string", "consumerGroup": "string", "iamRole": "string", "offset": KafkaOffset, "schemaRegistry": SchemaRegistry, "caCertificate": "string", "reversePrivateEndpointIds": ["string"] };
const ObjectStorageSource = { __proto__: null, "url": "string", "delimiter": "string", "compression": ["string", ["auto"]], "isContinuous": "boolean", "queueUrl": "string", "iamRole": "string", "connectionString": "string", "path": "string", "azureContainerName": "string" };
const KinesisSource = { __proto__: null, "streamName": "string", "region": "string", "useEnhancedFanOut": "boolean", "timestamp": "integer", "iamRole": "string" };
const PostgresSourceSettings = { __proto__: null, "syncIntervalSeconds": "number", "pullBatchSize": "number", "publicationName": "string", "replicationSlotName": "string", "allowNullableColumns": "boolean", "initialLoadParallelism": "number", "snapshotNumRowsPerPartition": "number", "snapshotNumberOfParallelTables": "number", "enableFailoverSlots": "boolean" };
const PostgresTableMapping = { __proto__: null, "sourceSchemaName": "string", "sourceTable": "string", "targetTable": "string", "excludedColumns": ["string"], "useCustomSortingKey": "boolean", "sortingKeys": ["string"] };
const PostgresSource = { __proto__: null, "host": "string", "port": "number", "database": "string", "settings": PostgresSourceSettings, "tableMappings": [PostgresTableMapping] };
const PipeSource = { __proto__: null, "kafka": KafkaSource, "objectStorage": ObjectStorageSource, "kinesis": KinesisSource, "postgres": PostgresSource };
const TableEngine = { __proto__: null, "versionColumnId": "string", "columnIds": ["string"] };
const TableDefinition = { __proto__: null, "engine": TableEngine, "sortingKey": ["string"], "partitionBy": "string", "primaryKey": "string" };
const DestinationColumn = { __proto__: null, "name": "string", "type": "string" };
const PipeDestination = { __proto__: null, "database": "string", "table": "string", "managedTable": "boolean", "tableDefinition": TableDefinition, "columns": [DestinationColumn] };
const FieldMapping = { __proto__: null, "sourceField": "string", "destinationField": "string" };
const PipeSettings = { __proto__: null, "streaming_max_insert_wait_ms": "integer|null", "object_storage_concurrency": "integer|null", "object_storage_polling_interval_ms": "integer|null", "object_storage_max_insert_bytes": "integer|null", "object_storage_max_file_count": "integer|null", "engine_max_threads": "integer|null", "engine_max_insert_threads": "integer|null", "engine_min_insert_block_size_bytes": "integer|null", "engine_max_download_threads": "integer|null", "engine_parallel_distributed_insert_select": "integer|null", "object_storage_use_cluster_function": "boolean|null", "engine_parallel_view_processing": "boolean|null" };
const Pipe = { __proto__: null, "id": "string", "serviceId": "string", "name": "string", "state": "string", "scaling": PipeScaling, "source": PipeSource, "destination": PipeDestination, "fieldMappings": [FieldMapping], "settings": PipeSettings, "createdAt": "string", "updatedAt": "string" };
const PipeEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": Pipe };
const PipeSettingsEnvelope = { __proto__: null, "status": "number", "requestId": "string", "result": PipeSettings };

export const responseShapes = {
  listServices: { "200": ServiceListEnvelope },
  getPipe: { "200": PipeEnvelope },
  updatePipeSettings: { "200": PipeSettingsEnvelope },
};
