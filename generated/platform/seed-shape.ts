// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
/**
 * Members of every object in a seed, in the documents' order, by schema name. The value is the schema name of the object, or of the
 * items of the array, that the member holds; null for other values; false if the platform sets the member.
 */
export const seedShape: Readonly<Record<string, Readonly<Record<string, string | null | false>>>> = {
  "Seed": {
    "$schema": null,
    "organizations": "SeedOrganization",
    "teams": "SeedTeam"
  },
  "SeedOrganization": {
    "id": null,
    "name": null,
    "keys": "SeedKey",
    "services": "SeedService"
  },
  "SeedTeam": {
    "id": null,
    "name": null,
    "tokens": "SeedToken",
    "dashboards": "SeedDashboard",
    "alerts": "SeedAlert"
  },
  "SeedKey": {
    "id": null,
    "secret": null,
    "secretHash": null,
    "expiresAt": null,
    "revokedAt": null
  },
  "SeedService": {
    "id": null,
    "name": null,
    "engineVersion": null,
    "endpoints": "ServiceEndpoint",
    "minTotalMemoryGb": null,
    "maxTotalMemoryGb": null,
    "minReplicaMemoryGb": null,
    "maxReplicaMemoryGb": null,
    "numReplicas": null,
    "idleScaling": null,
    "idleTimeoutMinutes": null,
    "ipAccessList": "IpAccessListEntry",
    "createdAt": null,
    "encryptionKey": null,
    "encryptionAssumedRoleIdentifier": null,
    "iamRole": null,
    "privateEndpointIds": null,
    "availablePrivateEndpointIds": null,
    "dataWarehouseId": null,
    "isPrimary": null,
    "isReadonly": null,
    "byocId": null,
    "hasTransparentDataEncryption": null,
    "transparentDataEncryptionKeyId": null,
    "encryptionRoleId": null,
    "tags": null,
    "pipes": "SeedPipe"
  },
  "SeedToken": {
    "token": null,
    "tokenHash": null,
    "expiresAt": null,
    "revokedAt": null
  },
  "SeedDashboard": {
    "id": null,
    "name": null,
    "tiles": "Tile",
    "tags": null
  },
  "SeedAlert": {
    "id": null,
    "name": null,
    "message": null,
    "threshold": null,
    "interval": null,
    "thresholdType": null,
    "source": null,
    "state": null,
    "channel": "AlertChannel",
    "team": false,
    "tileId": null,
    "dashboard": null,
    "savedSearch": null,
    "groupBy": null,
    "silenced": null,
    "createdAt": null,
    "updatedAt": null
  },
  "ServiceEndpoint": {
    "protocol": null,
    "host": null,
    "port": null,
    "username": null
  },
  "IpAccessListEntry": {
    "source": null,
    "description": null
  },
  "SeedPipe": {
    "id": null,
    "serviceId": false,
    "name": null,
    "state": null,
    "scaling": "PipeScaling",
    "source": "PipeSource",
    "destination": "PipeDestination",
    "fieldMappings": "FieldMapping",
    "settings": "PipeSettingsUpdate",
    "createdAt": null,
    "updatedAt": null
  },
  "Tile": {
    "id": null,
    "name": null,
    "x": null,
    "y": null,
    "w": null,
    "h": null,
    "asRatio": null,
    "series": "Series"
  },
  "AlertChannel": {
    "type": null,
    "webhookId": null
  },
  "PipeScaling": {
    "replicas": null,
    "concurrency": null,
    "replicaCpuMillicores": null,
    "replicaMemoryGb": null
  },
  "PipeSource": {
    "kafka": "KafkaSource",
    "objectStorage": "ObjectStorageSource",
    "kinesis": "KinesisSource",
    "postgres": "PostgresSource"
  },
  "PipeDestination": {
    "database": null,
    "table": null,
    "managedTable": null,
    "tableDefinition": "TableDefinition",
    "columns": "DestinationColumn"
  },
  "FieldMapping": {
    "sourceField": null,
    "destinationField": null
  },
  "PipeSettingsUpdate": {
    "streaming_max_insert_wait_ms": null,
    "object_storage_concurrency": null,
    "object_storage_polling_interval_ms": null,
    "object_storage_max_insert_bytes": null,
    "object_storage_max_file_count": null,
    "engine_max_threads": null,
    "engine_max_insert_threads": null,
    "engine_min_insert_block_size_bytes": null,
    "engine_max_download_threads": null,
    "engine_parallel_distributed_insert_select": null,
    "object_storage_use_cluster_function": null,
    "engine_parallel_view_processing": null
  },
  "Series": {
    "sourceId": null,
    "aggFn": null,
    "where": null,
    "groupBy": null,
    "field": null,
    "whereLanguage": null,
    "metricName": null,
    "metricDataType": null,
    "type": null,
    "dataSource": null
  },
  "KafkaSource": {
    "brokers": null,
    "topics": null,
    "consumerGroup": null,
    "iamRole": null,
    "offset": "KafkaOffset",
    "schemaRegistry": "SchemaRegistry",
    "caCertificate": null,
    "reversePrivateEndpointIds": null
  },
  "ObjectStorageSource": {
    "url": null,
    "delimiter": null,
    "compression": null,
    "isContinuous": null,
    "queueUrl": null,
    "iamRole": null,
    "connectionString": null,
    "path": null,
    "azureContainerName": null
  },
  "KinesisSource": {
    "streamName": null,
    "region": null,
    "useEnhancedFanOut": null,
    "timestamp": null,
    "iamRole": null
  },
  "PostgresSource": {
    "host": null,
    "port": null,
    "database": null,
    "settings": "PostgresSourceSettings",
    "tableMappings": "PostgresTableMapping"
  },
  "TableDefinition": {
    "engine": "TableEngine",
    "sortingKey": null,
    "partitionBy": null,
    "primaryKey": null
  },
  "DestinationColumn": {
    "name": null,
    "type": null
  },
  "KafkaOffset": {
    "timestamp": null
  },
  "SchemaRegistry": {
    "url": null,
    "authentication": null,
    "caCertificate": null
  },
  "PostgresSourceSettings": {
    "syncIntervalSeconds": null,
    "pullBatchSize": null,
    "publicationName": null,
    "replicationSlotName": null,
    "allowNullableColumns": null,
    "initialLoadParallelism": null,
    "snapshotNumRowsPerPartition": null,
    "snapshotNumberOfParallelTables": null,
    "enableFailoverSlots": null
  },
  "PostgresTableMapping": {
    "sourceSchemaName": null,
    "sourceTable": null,
    "targetTable": null,
    "excludedColumns": null,
    "useCustomSortingKey": null,
    "sortingKeys": null
  },
  "TableEngine": {
    "versionColumnId": null,
    "columnIds": null
  }
};

/** Error messages, by pattern. */
export const patternMessages: Readonly<Record<string, string>> = {
  "^[^\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$": "must hold no control character or half of a surrogate pair",
  "^[^:\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$": "must hold no colon, control character or half of a surrogate pair",
  "^[0-9A-Fa-f]{64}$": "must be 64 hexadecimal digits",
  "^(?!__proto__$)[^=\\u0000-\\u001F\\u007F\\uD800-\\uDFFF]*$": "must not be __proto__, nor hold an equals sign, a control character or half of a surrogate pair",
  "^[!-~]*$": "must hold visible ASCII characters only, as a header does (RFC 6750 section 2.1)"
};
