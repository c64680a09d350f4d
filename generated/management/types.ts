// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/**
 * Endpoint of a service.
 *
 * @example {
 *   "protocol": "mysql",
 *   "host": "analytics.example.com",
 *   "port": 3306,
 *   "username": "analytics_reader"
 * }
 */
export interface ServiceEndpoint {
    /**
     * Protocol of the endpoint, such as `mysql`.
     *
     * @example mysql
     */
    protocol?: "mysql" | (string & {});
    /**
     * Host name to connect to.
     *
     * @example analytics.example.com
     */
    host?: string;
    /**
     * Port to connect to.
     *
     * Format: double
     *
     * @example 3306
     */
    port?: number;
    /**
     * User name to connect with.
     *
     * @example analytics_reader
     */
    username?: string;
}

/**
 * Entry of the IP access list of a service.
 *
 * @example {
 *   "source": "203.0.113.0/24",
 *   "description": "Office network"
 * }
 */
export interface IpAccessListEntry {
    /**
     * IP address or addresses with access.
     *
     * @example 203.0.113.0/24
     */
    source?: string;
    /**
     * Note about the entry.
     *
     * @example Office network
     */
    description?: string;
}

/**
 * Service of an organization. It owns pipes and holds the tables that they write to. From an empty or absent `ipAccessList`, conclude neither open nor closed access.
 *
 * @example {
 *   "id": "22222222-2222-4222-8222-222222222222",
 *   "name": "analytics",
 *   "engineVersion": "26.3",
 *   "endpoints": [
 *     {
 *       "protocol": "mysql",
 *       "host": "analytics.example.com",
 *       "port": 3306,
 *       "username": "analytics_reader"
 *     }
 *   ],
 *   "numReplicas": 3,
 *   "idleScaling": true,
 *   "idleTimeoutMinutes": 15,
 *   "createdAt": "2025-11-04T08:15:30Z",
 *   "isPrimary": true,
 *   "isReadonly": false
 * }
 */
export interface Service {
    /**
     * Identifier of the service, the `serviceId` of the pipe operations.
     *
     * Format: uuid
     *
     * @example 22222222-2222-4222-8222-222222222222
     */
    id?: string;
    /**
     * Name of the service.
     *
     * @example analytics
     */
    name?: string;
    /**
     * Version of the engine.
     *
     * @example 26.3
     */
    engineVersion?: string;
    /**
     * Endpoints of the service.
     *
     * @example [
     *   {
     *     "protocol": "mysql",
     *     "host": "analytics.example.com",
     *     "port": 3306,
     *     "username": "analytics_reader"
     *   }
     * ]
     */
    endpoints?: ServiceEndpoint[];
    /**
     * Minimum memory of all replicas together, in gigabytes.
     *
     * Format: double
     *
     * @example 24
     */
    minTotalMemoryGb?: number;
    /**
     * Maximum memory of all replicas together, in gigabytes.
     *
     * Format: double
     *
     * @example 96
     */
    maxTotalMemoryGb?: number;
    /**
     * Minimum memory of one replica, in gigabytes.
     *
     * Format: double
     *
     * @example 8
     */
    minReplicaMemoryGb?: number;
    /**
     * Maximum memory of one replica, in gigabytes.
     *
     * Format: double
     *
     * @example 32
     */
    maxReplicaMemoryGb?: number;
    /**
     * Number of replicas.
     *
     * Format: double
     *
     * @example 3
     */
    numReplicas?: number;
    /**
     * Whether the service scales when it is idle.
     *
     * @example true
     */
    idleScaling?: boolean;
    /**
     * Idle time before idle scaling, in minutes.
     *
     * Format: double
     *
     * @example 15
     */
    idleTimeoutMinutes?: number;
    /**
     * IP addresses with access to the service.
     *
     * @example [
     *   {
     *     "source": "203.0.113.0/24",
     *     "description": "Office network"
     *   }
     * ]
     */
    ipAccessList?: IpAccessListEntry[];
    /**
     * Time at which the service was created, in ISO 8601.
     *
     * Format: date-time
     *
     * @example 2025-11-04T08:15:30Z
     */
    createdAt?: string;
    /**
     * Encryption key of the service. Treat it as confidential.
     *
     * @example key/analytics-data
     */
    encryptionKey?: string;
    /**
     * Identifier of the assumed role for encryption.
     *
     * @example role/encryption-user
     */
    encryptionAssumedRoleIdentifier?: string;
    /**
     * Cloud role of the service.
     *
     * @example role/analytics-service
     */
    iamRole?: string;
    /**
     * Identifiers of the private endpoints of the service.
     *
     * @example [
     *   "pe-0a1b2c3d"
     * ]
     */
    privateEndpointIds?: string[];
    /**
     * Identifiers of the private endpoints that are available to the service.
     *
     * @example [
     *   "pe-0a1b2c3d",
     *   "pe-4e5f6a7b"
     * ]
     */
    availablePrivateEndpointIds?: string[];
    /**
     * Identifier of the data warehouse of the service.
     *
     * @example warehouse-1
     */
    dataWarehouseId?: string;
    /**
     * Whether the service is the primary one.
     *
     * @example true
     */
    isPrimary?: boolean;
    /**
     * Whether the service is read-only.
     *
     * @example false
     */
    isReadonly?: boolean;
    /**
     * Identifier for bring your own cloud (BYOC).
     *
     * @example byoc-7f3a
     */
    byocId?: string;
    /**
     * Whether the service uses transparent data encryption.
     *
     * @example true
     */
    hasTransparentDataEncryption?: boolean;
    /**
     * Identifier of the key for transparent data encryption.
     *
     * @example key/analytics-tde
     */
    transparentDataEncryptionKeyId?: string;
    /**
     * Identifier of the encryption role.
     *
     * @example role/encryption-user
     */
    encryptionRoleId?: string;
}

/** Response envelope with a list of services. */
export interface ServiceListEnvelope {
    /**
     * HTTP status code of the response.
     *
     * Format: double
     *
     * @example 200
     */
    status: number;
    /**
     * Unique identifier of the request, a UUIDv4.
     *
     * Format: uuid
     *
     * @example b1d4f0a2-86c3-4e57-9a1f-0c5e7d92836b
     */
    requestId: string;
    /**
     * Services of the organization.
     *
     * @example [
     *   {
     *     "id": "22222222-2222-4222-8222-222222222222",
     *     "name": "analytics"
     *   }
     * ]
     */
    result: Service[];
}

/**
 * Number of replicas of a pipe and resources of each.
 *
 * @example {
 *   "replicas": 2,
 *   "concurrency": 4,
 *   "replicaCpuMillicores": 500,
 *   "replicaMemoryGb": 1.5
 * }
 */
export interface PipeScaling {
    /**
     * Number of replicas.
     *
     * Format: double
     *
     * @example 2
     */
    replicas?: number;
    /**
     * Concurrency of the pipe.
     *
     * Format: double
     *
     * @example 4
     */
    concurrency?: number;
    /**
     * CPU of one replica, in millicores (thousandths of a core).
     *
     * Format: double
     *
     * @example 500
     */
    replicaCpuMillicores?: number;
    /**
     * Memory of one replica, in gigabytes. May be fractional.
     *
     * Format: double
     *
     * @example 1.5
     */
    replicaMemoryGb?: number;
}

/**
 * Offset in the topics of a streaming broker, as a point in time.
 *
 * @example {
 *   "timestamp": "2026-01-15T09:30"
 * }
 */
export interface KafkaOffset {
    /**
     * Date, the letter `T`, hour and minute, without seconds.
     *
     * @example 2026-01-15T09:30
     */
    timestamp?: string;
}

/**
 * Schema registry of a streaming broker.
 *
 * @example {
 *   "url": "https://registry.example.com",
 *   "authentication": "PLAIN",
 *   "caCertificate": "<CA_CERTIFICATE>"
 * }
 */
export interface SchemaRegistry {
    /**
     * Address of the registry.
     *
     * @example https://registry.example.com
     */
    url?: string;
    /**
     * Authentication of the pipe at the registry, such as `PLAIN`.
     *
     * @example PLAIN
     */
    authentication?: "PLAIN" | (string & {});
    /**
     * CA certificate for the connection to the registry.
     *
     * @example <CA_CERTIFICATE>
     */
    caCertificate?: string;
}

/**
 * Streaming broker as the source of a pipe.
 *
 * @example {
 *   "brokers": "broker-1.example.com:9092",
 *   "topics": "orders",
 *   "consumerGroup": "orders-pipe",
 *   "iamRole": "role/pipe-reader",
 *   "offset": {
 *     "timestamp": "2026-01-15T09:30"
 *   },
 *   "schemaRegistry": {
 *     "url": "https://registry.example.com",
 *     "authentication": "PLAIN",
 *     "caCertificate": "<CA_CERTIFICATE>"
 *   },
 *   "caCertificate": "<CA_CERTIFICATE>",
 *   "reversePrivateEndpointIds": [
 *     "rpe-0a1b2c3d"
 *   ]
 * }
 */
export interface KafkaSource {
    /**
     * Address of the broker or brokers, as one string.
     *
     * @example broker-1.example.com:9092
     */
    brokers?: string;
    /**
     * Topic or topics to read, as one string.
     *
     * @example orders
     */
    topics?: string;
    /**
     * Consumer group that the pipe reads with.
     *
     * @example orders-pipe
     */
    consumerGroup?: string;
    /**
     * Identifier of a cloud role.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
    /** Offset in the topics, as a point in time. */
    offset?: KafkaOffset;
    /** Schema registry of the messages. */
    schemaRegistry?: SchemaRegistry;
    /**
     * CA certificate for the connection to the brokers.
     *
     * @example <CA_CERTIFICATE>
     */
    caCertificate?: string;
    /**
     * Identifiers of reverse private endpoints.
     *
     * @example [
     *   "rpe-0a1b2c3d"
     * ]
     */
    reversePrivateEndpointIds?: string[];
}

/**
 * Object storage as the source of a pipe.
 *
 * @example {
 *   "url": "https://storage.example.com/events/2026/*.csv",
 *   "delimiter": ",",
 *   "compression": "auto",
 *   "isContinuous": true,
 *   "queueUrl": "https://queue.example.com/events-created",
 *   "iamRole": "role/pipe-reader",
 *   "connectionString": "<CONNECTION_STRING>",
 *   "path": "events/2026/*.csv",
 *   "azureContainerName": "events"
 * }
 */
export interface ObjectStorageSource {
    /**
     * Address of the files. May contain wildcard patterns.
     *
     * @example https://storage.example.com/events/2026/*.csv
     */
    url?: string;
    /**
     * Delimiter in the files.
     *
     * @example ,
     */
    delimiter?: string;
    /**
     * Compression of the files, such as `auto`.
     *
     * @example auto
     */
    compression?: "auto" | (string & {});
    /**
     * Whether the pipe keeps ingesting new files. The setting `object_storage_polling_interval_ms` is its polling interval.
     *
     * @example true
     */
    isContinuous?: boolean;
    /**
     * Address of a queue.
     *
     * @example https://queue.example.com/events-created
     */
    queueUrl?: string;
    /**
     * Identifier of a cloud role.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
    /**
     * Connection string of the storage. Contains credentials: keep it out of logs, tickets and screens.
     *
     * @example <CONNECTION_STRING>
     */
    connectionString?: string;
    /**
     * Path of the files. May contain wildcard patterns.
     *
     * @example events/2026/*.csv
     */
    path?: string;
    /**
     * Name of the storage container.
     *
     * @example events
     */
    azureContainerName?: string;
}

/**
 * Stream service as the source of a pipe.
 *
 * @example {
 *   "streamName": "clicks",
 *   "region": "region-1",
 *   "useEnhancedFanOut": true,
 *   "timestamp": 1768469400,
 *   "iamRole": "role/pipe-reader"
 * }
 */
export interface KinesisSource {
    /**
     * Name of the stream to read.
     *
     * @example clicks
     */
    streamName?: string;
    /**
     * Region of the stream.
     *
     * @example region-1
     */
    region?: string;
    /**
     * Whether the pipe reads with enhanced fan-out.
     *
     * @example true
     */
    useEnhancedFanOut?: boolean;
    /**
     * Point in time, as an integer.
     *
     * Format: int64
     *
     * @example 1768469400
     */
    timestamp?: number;
    /**
     * Identifier of a cloud role.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
}

/**
 * Settings for reading a relational database. Neither `updatePipeSettings` nor another documented operation changes them.
 *
 * @example {
 *   "syncIntervalSeconds": 60,
 *   "pullBatchSize": 100000,
 *   "publicationName": "shop_publication",
 *   "replicationSlotName": "shop_slot",
 *   "allowNullableColumns": true,
 *   "initialLoadParallelism": 4,
 *   "snapshotNumRowsPerPartition": 500000,
 *   "snapshotNumberOfParallelTables": 2,
 *   "enableFailoverSlots": false
 * }
 */
export interface PostgresSourceSettings {
    /**
     * Interval between synchronizations, in seconds.
     *
     * Format: double
     *
     * @example 60
     */
    syncIntervalSeconds?: number;
    /**
     * Size of one pulled batch.
     *
     * Format: double
     *
     * @example 100000
     */
    pullBatchSize?: number;
    /**
     * Name of the publication in the source database.
     *
     * @example shop_publication
     */
    publicationName?: string;
    /**
     * Name of the replication slot in the source database.
     *
     * @example shop_slot
     */
    replicationSlotName?: string;
    /**
     * Whether destination columns may be nullable.
     *
     * @example true
     */
    allowNullableColumns?: boolean;
    /**
     * Parallelism of the initial load.
     *
     * Format: double
     *
     * @example 4
     */
    initialLoadParallelism?: number;
    /**
     * Number of rows in one partition of the snapshot.
     *
     * Format: double
     *
     * @example 500000
     */
    snapshotNumRowsPerPartition?: number;
    /**
     * Number of tables in the snapshot that are processed in parallel.
     *
     * Format: double
     *
     * @example 2
     */
    snapshotNumberOfParallelTables?: number;
    /**
     * Whether failover slots are enabled for replication.
     *
     * @example false
     */
    enableFailoverSlots?: boolean;
}

/**
 * Mapping of one source table to one destination table.
 *
 * @example {
 *   "sourceSchemaName": "public",
 *   "sourceTable": "customers",
 *   "targetTable": "customers",
 *   "excludedColumns": [
 *     "password_hash"
 *   ],
 *   "useCustomSortingKey": true,
 *   "sortingKeys": [
 *     "customer_id"
 *   ]
 * }
 */
export interface PostgresTableMapping {
    /**
     * Database schema of the source table.
     *
     * @example public
     */
    sourceSchemaName?: string;
    /**
     * Name of the source table.
     *
     * @example customers
     */
    sourceTable?: string;
    /**
     * Name of the destination table.
     *
     * @example customers
     */
    targetTable?: string;
    /**
     * Columns of the source table to exclude.
     *
     * @example [
     *   "password_hash"
     * ]
     */
    excludedColumns?: string[];
    /**
     * Whether the destination table has a custom sorting key, given by `sortingKeys`.
     *
     * @example true
     */
    useCustomSortingKey?: boolean;
    /**
     * Columns of the custom sorting key.
     *
     * @example [
     *   "customer_id"
     * ]
     */
    sortingKeys?: string[];
}

/**
 * Relational database as the source of a pipe.
 *
 * @example {
 *   "host": "db.example.com",
 *   "port": 5432,
 *   "database": "shop",
 *   "settings": {
 *     "syncIntervalSeconds": 60,
 *     "publicationName": "shop_publication"
 *   },
 *   "tableMappings": [
 *     {
 *       "sourceSchemaName": "public",
 *       "sourceTable": "customers",
 *       "targetTable": "customers"
 *     }
 *   ]
 * }
 */
export interface PostgresSource {
    /**
     * Host name of the database server.
     *
     * @example db.example.com
     */
    host?: string;
    /**
     * Port of the database server.
     *
     * Format: double
     *
     * @example 5432
     */
    port?: number;
    /**
     * Name of the database to read.
     *
     * @example shop
     */
    database?: string;
    /** Settings for reading the database, distinct from the settings of the pipe. */
    settings?: PostgresSourceSettings;
    /**
     * Source tables and the destination tables that they are written to.
     *
     * @example [
     *   {
     *     "sourceSchemaName": "public",
     *     "sourceTable": "customers",
     *     "targetTable": "customers"
     *   }
     * ]
     */
    tableMappings?: PostgresTableMapping[];
}

/**
 * Source of a pipe, with one member per source kind. Check for each of them, and expect kinds that are not listed here.
 *
 * @example {
 *   "kafka": {
 *     "brokers": "broker-1.example.com:9092",
 *     "topics": "orders",
 *     "consumerGroup": "orders-pipe"
 *   }
 * }
 */
export interface PipeSource {
    /** Streaming broker as the source. */
    kafka?: KafkaSource;
    /** Object storage as the source. */
    objectStorage?: ObjectStorageSource;
    /** Stream service as the source. */
    kinesis?: KinesisSource;
    /** Relational database as the source. */
    postgres?: PostgresSource;
}

/**
 * Columns that the engine of a destination table uses.
 *
 * @example {
 *   "versionColumnId": "updated_at",
 *   "columnIds": [
 *     "amount",
 *     "tax"
 *   ]
 * }
 */
export interface TableEngine {
    /**
     * Identifier of the column with the version of a row.
     *
     * @example updated_at
     */
    versionColumnId?: string;
    /**
     * Identifiers of the other columns that the engine uses.
     *
     * @example [
     *   "amount",
     *   "tax"
     * ]
     */
    columnIds?: string[];
}

/**
 * Layout of the destination table.
 *
 * @example {
 *   "engine": {
 *     "versionColumnId": "updated_at",
 *     "columnIds": [
 *       "amount"
 *     ]
 *   },
 *   "sortingKey": [
 *     "id",
 *     "placed_at"
 *   ],
 *   "partitionBy": "placed_on",
 *   "primaryKey": "id"
 * }
 */
export interface TableDefinition {
    /** Columns that the table engine uses. */
    engine?: TableEngine;
    /**
     * Sorting key of the table.
     *
     * @example [
     *   "id",
     *   "placed_at"
     * ]
     */
    sortingKey?: string[];
    /**
     * Partition key of the table.
     *
     * @example placed_on
     */
    partitionBy?: string;
    /**
     * Primary key of the table, as one string.
     *
     * @example id
     */
    primaryKey?: string;
}

/**
 * Column of the destination table. The data types in the examples are illustrations.
 *
 * @example {
 *   "name": "placed_at",
 *   "type": "DateTime"
 * }
 */
export interface DestinationColumn {
    /**
     * Name of the column.
     *
     * @example placed_at
     */
    name?: string;
    /**
     * Data type of the column.
     *
     * @example DateTime
     */
    type?: string;
}

/**
 * Table of the service that a pipe writes to.
 *
 * @example {
 *   "database": "sales",
 *   "table": "orders",
 *   "managedTable": true,
 *   "tableDefinition": {
 *     "sortingKey": [
 *       "id"
 *     ],
 *     "primaryKey": "id"
 *   },
 *   "columns": [
 *     {
 *       "name": "id",
 *       "type": "Int64"
 *     },
 *     {
 *       "name": "placed_at",
 *       "type": "DateTime"
 *     }
 *   ]
 * }
 */
export interface PipeDestination {
    /**
     * Database of the table.
     *
     * @example sales
     */
    database?: string;
    /**
     * Name of the table.
     *
     * @example orders
     */
    table?: string;
    /**
     * Whether the table is managed.
     *
     * @example true
     */
    managedTable?: boolean;
    /** Engine, keys and partitions of the table. */
    tableDefinition?: TableDefinition;
    /**
     * Columns of the table.
     *
     * @example [
     *   {
     *     "name": "id",
     *     "type": "Int64"
     *   },
     *   {
     *     "name": "placed_at",
     *     "type": "DateTime"
     *   }
     * ]
     */
    columns?: DestinationColumn[];
}

/**
 * Mapping of one source field to one destination field.
 *
 * @example {
 *   "sourceField": "order_id",
 *   "destinationField": "id"
 * }
 */
export interface FieldMapping {
    /**
     * Source field to read.
     *
     * @example order_id
     */
    sourceField?: string;
    /**
     * Destination field to write.
     *
     * @example id
     */
    destinationField?: string;
}

/**
 * Settings of a pipe, as the API returns them. The ranges of `updatePipeSettings` apply to its request body. `null`, `0` or `false`, and an absent setting are different.
 *
 * @example {
 *   "streaming_max_insert_wait_ms": 5000,
 *   "object_storage_concurrency": 8,
 *   "object_storage_polling_interval_ms": 30000,
 *   "object_storage_max_insert_bytes": 1073741824,
 *   "object_storage_max_file_count": 500,
 *   "engine_max_threads": 8,
 *   "engine_max_insert_threads": 4,
 *   "engine_min_insert_block_size_bytes": 268435456,
 *   "engine_max_download_threads": 4,
 *   "engine_parallel_distributed_insert_select": 2,
 *   "object_storage_use_cluster_function": true,
 *   "engine_parallel_view_processing": false
 * }
 */
export interface PipeSettings {
    /**
     * Maximum wait before data is inserted, in milliseconds.
     *
     * @example 5000
     */
    streaming_max_insert_wait_ms?: number | null;
    /**
     * Number of concurrent file-processing threads.
     *
     * @example 8
     */
    object_storage_concurrency?: number | null;
    /**
     * Interval between checks for new object data during continuous ingestion, in milliseconds.
     *
     * @example 30000
     */
    object_storage_polling_interval_ms?: number | null;
    /**
     * Number of bytes processed in one insert batch.
     *
     * Format: int64
     *
     * @example 1073741824
     */
    object_storage_max_insert_bytes?: number | null;
    /**
     * Maximum number of files in one insert batch.
     *
     * @example 500
     */
    object_storage_max_file_count?: number | null;
    /**
     * Maximum number of concurrent threads for file processing.
     *
     * @example 8
     */
    engine_max_threads?: number | null;
    /**
     * Maximum number of concurrent insert threads.
     *
     * @example 4
     */
    engine_max_insert_threads?: number | null;
    /**
     * Minimum insert block size, in bytes.
     *
     * Format: int64
     *
     * @example 268435456
     */
    engine_min_insert_block_size_bytes?: number | null;
    /**
     * Maximum number of concurrent download threads.
     *
     * @example 4
     */
    engine_max_download_threads?: number | null;
    /**
     * Parallel distributed insert-select setting.
     *
     * @example 2
     */
    engine_parallel_distributed_insert_select?: number | null;
    /**
     * Whether to use the cluster function for distributed processing.
     *
     * @example true
     */
    object_storage_use_cluster_function?: boolean | null;
    /**
     * Whether to push to attached views concurrently (`true`) or sequentially (`false`).
     *
     * @example false
     */
    engine_parallel_view_processing?: boolean | null;
}

/**
 * Pipe, which moves data from a source into a destination table of its service. The values of `state`, `createdAt` and `updatedAt` in the examples are illustrations.
 *
 * @example {
 *   "id": "33333333-3333-4333-8333-333333333333",
 *   "serviceId": "22222222-2222-4222-8222-222222222222",
 *   "name": "orders-from-kafka",
 *   "state": "Running",
 *   "scaling": {
 *     "replicas": 2,
 *     "concurrency": 4
 *   },
 *   "source": {
 *     "kafka": {
 *       "brokers": "broker-1.example.com:9092",
 *       "topics": "orders"
 *     }
 *   },
 *   "destination": {
 *     "database": "sales",
 *     "table": "orders"
 *   },
 *   "fieldMappings": [
 *     {
 *       "sourceField": "order_id",
 *       "destinationField": "id"
 *     }
 *   ],
 *   "settings": {
 *     "streaming_max_insert_wait_ms": 5000
 *   },
 *   "createdAt": "2026-01-15T09:30:00Z",
 *   "updatedAt": "2026-02-03T14:05:12Z"
 * }
 */
export interface Pipe {
    /**
     * Identifier of the pipe, the `pipeId` of the pipe operations.
     *
     * Format: uuid
     *
     * @example 33333333-3333-4333-8333-333333333333
     */
    id?: string;
    /**
     * Identifier of the service that owns the pipe.
     *
     * Format: uuid
     *
     * @example 22222222-2222-4222-8222-222222222222
     */
    serviceId?: string;
    /**
     * Name of the pipe.
     *
     * @example orders-from-kafka
     */
    name?: string;
    /**
     * State of the pipe.
     *
     * @example Running
     */
    state?: string;
    /** Number of replicas of the pipe and resources of each. */
    scaling?: PipeScaling;
    /** Source of the data, in a member named after its kind. */
    source?: PipeSource;
    /** Table that the pipe writes to. */
    destination?: PipeDestination;
    /**
     * Source fields and the destination fields that they are written to.
     *
     * @example [
     *   {
     *     "sourceField": "order_id",
     *     "destinationField": "id"
     *   }
     * ]
     */
    fieldMappings?: FieldMapping[];
    /** Settings of the pipe, which `updatePipeSettings` changes. */
    settings?: PipeSettings;
    /**
     * Time at which the pipe was created.
     *
     * @example 2026-01-15T09:30:00Z
     */
    createdAt?: string;
    /**
     * Time of the last update of the pipe.
     *
     * @example 2026-02-03T14:05:12Z
     */
    updatedAt?: string;
}

/** Response envelope with one pipe. */
export interface PipeEnvelope {
    /**
     * HTTP status code of the response.
     *
     * Format: double
     *
     * @example 200
     */
    status: number;
    /**
     * Unique identifier of the request, a UUIDv4.
     *
     * Format: uuid
     *
     * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
     */
    requestId: string;
    /** The requested pipe. */
    result: Pipe;
}

/**
 * Settings to change. None is required. Each accepts `null` besides its integer or boolean type. An omitted setting, `null`, and `0` or `false` are different.
 *
 * @example {
 *   "streaming_max_insert_wait_ms": 5000,
 *   "engine_max_threads": 8
 * }
 * @example {
 *   "engine_max_threads": 0,
 *   "object_storage_concurrency": null
 * }
 */
export interface PipeSettingsUpdate {
    /**
     * Maximum wait before data is inserted, in milliseconds.
     *
     * @example 5000
     */
    streaming_max_insert_wait_ms?: number | null | undefined;
    /**
     * Number of concurrent file-processing threads.
     *
     * @example 8
     */
    object_storage_concurrency?: number | null | undefined;
    /**
     * Interval between checks for new object data during continuous ingestion, in milliseconds.
     *
     * @example 30000
     */
    object_storage_polling_interval_ms?: number | null | undefined;
    /**
     * Number of bytes processed in one insert batch.
     *
     * Format: int64
     *
     * @example 1073741824
     */
    object_storage_max_insert_bytes?: number | null | undefined;
    /**
     * Maximum number of files in one insert batch.
     *
     * @example 500
     */
    object_storage_max_file_count?: number | null | undefined;
    /**
     * Maximum number of concurrent threads for file processing.
     *
     * @example 8
     */
    engine_max_threads?: number | null | undefined;
    /**
     * Maximum number of concurrent insert threads.
     *
     * @example 4
     */
    engine_max_insert_threads?: number | null | undefined;
    /**
     * Minimum insert block size, in bytes.
     *
     * Format: int64
     *
     * @example 268435456
     */
    engine_min_insert_block_size_bytes?: number | null | undefined;
    /**
     * Maximum number of concurrent download threads.
     *
     * @example 4
     */
    engine_max_download_threads?: number | null | undefined;
    /**
     * Parallel distributed insert-select setting.
     *
     * @example 2
     */
    engine_parallel_distributed_insert_select?: number | null | undefined;
    /**
     * Whether to use the cluster function for distributed processing.
     *
     * @example true
     */
    object_storage_use_cluster_function?: boolean | null | undefined;
    /**
     * Whether to push to attached views concurrently (`true`) or sequentially (`false`).
     *
     * @example false
     */
    engine_parallel_view_processing?: boolean | null | undefined;
}

/** Response envelope with the settings of a pipe. */
export interface PipeSettingsEnvelope {
    /**
     * HTTP status code of the response.
     *
     * Format: double
     *
     * @example 200
     */
    status: number;
    /**
     * Unique identifier of the request, a UUIDv4.
     *
     * Format: uuid
     *
     * @example 3f2b8c14-5d7e-4a91-8b06-2e9d47c1a530
     */
    requestId: string;
    /** Settings of the pipe, with the same fields as the request body. */
    result: PipeSettings;
}

export interface paths {
    "/v1/organizations/{organizationId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         *
         * Returns the services of one organization, with their endpoints, scaling, network access and encryption. The request
         * has no body.
         *
         * The optional `filter` restricts the list by resource tags; no other kind of filter is supported. Read the whole
         * array, which may be empty, and do not rely on the position of a service.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pipe
         *
         * **Beta.** The vendor declares its contract stable and expects no breaking changes.
         *
         * Returns one pipe of a service: its state, scaling, source, destination, field mappings and settings. The request has
         * no body.
         *
         * `source` has one member per source kind: `kafka`, `objectStorage`, `kinesis` or `postgres`. Which member is present
         * for a given pipe, and which fields are always present, is not documented: check for a member before reading it, and
         * expect unknown source kinds.
         */
        get: operations["getPipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update pipe settings
         *
         * **Beta.** The vendor declares its contract stable and expects no breaking changes.
         *
         * Changes settings of a pipe and returns an object with all of them. No setting is required. Each is an integer with
         * an inclusive range or a boolean, and may be `null`. Durations are in milliseconds (`_ms`) and sizes in bytes
         * (`_bytes`). A value outside its range is outside the contract.
         *
         * Omitting a setting, sending `null`, and sending `0` or `false` are three different requests. What `null` does, and
         * whether an omitted setting keeps its value, is not documented: if you depend on either, get the pipe afterwards and
         * compare.
         */
        put: operations["updatePipeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        ServiceEndpoint: ServiceEndpoint;
        IpAccessListEntry: IpAccessListEntry;
        Service: Service;
        ServiceListEnvelope: ServiceListEnvelope;
        PipeScaling: PipeScaling;
        KafkaOffset: KafkaOffset;
        SchemaRegistry: SchemaRegistry;
        KafkaSource: KafkaSource;
        ObjectStorageSource: ObjectStorageSource;
        KinesisSource: KinesisSource;
        PostgresSourceSettings: PostgresSourceSettings;
        PostgresTableMapping: PostgresTableMapping;
        PostgresSource: PostgresSource;
        PipeSource: PipeSource;
        TableEngine: TableEngine;
        TableDefinition: TableDefinition;
        DestinationColumn: DestinationColumn;
        PipeDestination: PipeDestination;
        FieldMapping: FieldMapping;
        PipeSettings: PipeSettings;
        Pipe: Pipe;
        PipeEnvelope: PipeEnvelope;
        PipeSettingsUpdate: PipeSettingsUpdate;
        PipeSettingsEnvelope: PipeSettingsEnvelope;
    };
    responses: {
        /** Any other response. Status codes, media types and bodies of errors are not documented: expect JSON of any shape, text, an HTML page from a proxy, or no body, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
            };
        };
        /** The services of the organization in the response envelope. */
        ServiceListResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ServiceListEnvelope;
            };
        };
        /** The requested pipe in the response envelope. There is one example per source kind. */
        PipeResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PipeEnvelope;
            };
        };
        /** The settings of the pipe in the response envelope. Each example is the response to the request example of the same name. */
        PipeSettingsResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PipeSettingsEnvelope;
            };
        };
    };
    parameters: {
        /**
         * Identifier of the organization that owns the service, or whose services are listed.
         *
         * @example 11111111-1111-4111-8111-111111111111
         */
        organizationId: string;
        /**
         * Filter criteria for the list; only filtering by resource tags is supported. Repeat the parameter to pass several
         * values.
         *
         * The syntax of a value is not documented. The example has a form that was chosen for this document, `tag:KEY=VALUE`:
         * find out which form your API takes, and check that the response is filtered.
         *
         * @example [
         *   "tag:env=prod"
         * ]
         */
        filter: string[];
        /**
         * Identifier of the service that owns the pipe, its `id` in the list of services.
         *
         * @example 22222222-2222-4222-8222-222222222222
         */
        serviceId: string;
        /**
         * Identifier of the pipe to read or update.
         *
         * @example 33333333-3333-4333-8333-333333333333
         */
        pipeId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export interface operations {
    listServices: {
        parameters: {
            query?: {
                /**
                 * Filter criteria for the list; only filtering by resource tags is supported. Repeat the parameter to pass several
                 * values.
                 *
                 * The syntax of a value is not documented. The example has a form that was chosen for this document, `tag:KEY=VALUE`:
                 * find out which form your API takes, and check that the response is filtered.
                 *
                 * @example [
                 *   "tag:env=prod"
                 * ]
                 */
                filter?: string[];
            };
            header?: never;
            path: {
                /**
                 * Identifier of the organization that owns the service, or whose services are listed.
                 *
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceListResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
    getPipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the organization that owns the service, or whose services are listed.
                 *
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: string;
                /**
                 * Identifier of the service that owns the pipe, its `id` in the list of services.
                 *
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: string;
                /**
                 * Identifier of the pipe to read or update.
                 *
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                pipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PipeResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
    updatePipeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the organization that owns the service, or whose services are listed.
                 *
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: string;
                /**
                 * Identifier of the service that owns the pipe, its `id` in the list of services.
                 *
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: string;
                /**
                 * Identifier of the pipe to read or update.
                 *
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                pipeId: string;
            };
            cookie?: never;
        };
        /** Settings to change, as a JSON object. */
        requestBody: {
            content: {
                "application/json": PipeSettingsUpdate;
            };
        };
        responses: {
            200: components["responses"]["PipeSettingsResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
}
