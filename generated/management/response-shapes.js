// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
const ServiceEndpoint = { "protocol": ["string", ["mysql"]], "host": "string", "port": "number", "username": "string" };
const IpAccessListEntry = { "source": "string", "description": "string" };
const Service = { "id": "string", "name": "string", "engineVersion": "string", "endpoints": [ServiceEndpoint], "minTotalMemoryGb": "number", "maxTotalMemoryGb": "number", "minReplicaMemoryGb": "number", "maxReplicaMemoryGb": "number", "numReplicas": "number", "idleScaling": "boolean", "idleTimeoutMinutes": "number", "ipAccessList": [IpAccessListEntry], "createdAt": "string", "encryptionKey": "string", "encryptionAssumedRoleIdentifier": "string", "iamRole": "string", "privateEndpointIds": ["string"], "availablePrivateEndpointIds": ["string"], "dataWarehouseId": "string", "isPrimary": "boolean", "isReadonly": "boolean", "byocId": "string", "hasTransparentDataEncryption": "boolean", "transparentDataEncryptionKeyId": "string", "encryptionRoleId": "string" };
const ServiceListEnvelope = { "status": "number", "requestId": "string", "result": [Service] };
const PipeScaling = { "replicas": "number", "concurrency": "number", "replicaCpuMillicores": "number", "replicaMemoryGb": "number" };
const KafkaOffset = { "timestamp": "string" };
const SchemaRegistry = { "url": "string", "authentication": ["string", ["PLAIN"]], "caCertificate": "string" };
const KafkaSource = { "brokers": "string", "topics": "string", "consumerGroup": "string", "iamRole": "string", "offset": KafkaOffset, "schemaRegistry": SchemaRegistry, "caCertificate": "string", "reversePrivateEndpointIds": ["string"] };
const ObjectStorageSource = { "url": "string", "delimiter": "string", "compression": ["string", ["auto"]], "isContinuous": "boolean", "queueUrl": "string", "iamRole": "string", "connectionString": "string", "path": "string", "azureContainerName": "string" };
const KinesisSource = { "streamName": "string", "region": "string", "useEnhancedFanOut": "boolean", "timestamp": "integer", "iamRole": "string" };
const PostgresSourceSettings = { "syncIntervalSeconds": "number", "pullBatchSize": "number", "publicationName": "string", "replicationSlotName": "string", "allowNullableColumns": "boolean", "initialLoadParallelism": "number", "snapshotNumRowsPerPartition": "number", "snapshotNumberOfParallelTables": "number", "enableFailoverSlots": "boolean" };
const PostgresTableMapping = { "sourceSchemaName": "string", "sourceTable": "string", "targetTable": "string", "excludedColumns": ["string"], "useCustomSortingKey": "boolean", "sortingKeys": ["string"] };
const PostgresSource = { "host": "string", "port": "number", "database": "string", "settings": PostgresSourceSettings, "tableMappings": [PostgresTableMapping] };
const PipeSource = { "kafka": KafkaSource, "objectStorage": ObjectStorageSource, "kinesis": KinesisSource, "postgres": PostgresSource };
const TableEngine = { "versionColumnId": "string", "columnIds": ["string"] };
const TableDefinition = { "engine": TableEngine, "sortingKey": ["string"], "partitionBy": "string", "primaryKey": "string" };
const DestinationColumn = { "name": "string", "type": "string" };
const PipeDestination = { "database": "string", "table": "string", "managedTable": "boolean", "tableDefinition": TableDefinition, "columns": [DestinationColumn] };
const FieldMapping = { "sourceField": "string", "destinationField": "string" };
const PipeSettings = { "streaming_max_insert_wait_ms": "integer|null", "object_storage_concurrency": "integer|null", "object_storage_polling_interval_ms": "integer|null", "object_storage_max_insert_bytes": "integer|null", "object_storage_max_file_count": "integer|null", "engine_max_threads": "integer|null", "engine_max_insert_threads": "integer|null", "engine_min_insert_block_size_bytes": "integer|null", "engine_max_download_threads": "integer|null", "engine_parallel_distributed_insert_select": "integer|null", "object_storage_use_cluster_function": "boolean|null", "engine_parallel_view_processing": "boolean|null" };
const Pipe = { "id": "string", "serviceId": "string", "name": "string", "state": "string", "scaling": PipeScaling, "source": PipeSource, "destination": PipeDestination, "fieldMappings": [FieldMapping], "settings": PipeSettings, "createdAt": "string", "updatedAt": "string" };
const PipeEnvelope = { "status": "number", "requestId": "string", "result": Pipe };
const PipeSettingsEnvelope = { "status": "number", "requestId": "string", "result": PipeSettings };

export const responseShapes = {
  listServices: { "200": ServiceListEnvelope },
  getPipe: { "200": PipeEnvelope },
  updatePipeSettings: { "200": PipeSettingsEnvelope },
};
