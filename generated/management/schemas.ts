// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/**
 * One way to connect to a service.
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
     * The protocol spoken at this endpoint. `mysql` is the only value shown; the full set is not stated, so expect others.
     *
     * @example mysql
     */
    protocol?: "mysql" | (string & {});
    /**
     * The host name to connect to.
     *
     * @example analytics.example.com
     */
    host?: string;
    /**
     * The port to connect to.
     *
     * @example 3306
     */
    port?: number;
    /**
     * The user name to connect with. No password comes with it.
     *
     * @example analytics_reader
     */
    username?: string;
}

/**
 * One entry of the list of network addresses with access to a service.
 *
 * @example {
 *   "source": "203.0.113.0/24",
 *   "description": "Office network"
 * }
 */
export interface IpAccessListEntry {
    /**
     * The address or addresses of this entry. The reference states no syntax; the example is a range in CIDR notation.
     *
     * @example 203.0.113.0/24
     */
    source?: string;
    /**
     * A note for people on what the entry is for.
     *
     * @example Office network
     */
    description?: string;
}

/**
 * A service of an organization. It owns pipes and holds the tables that they write to.
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
     * Identifies the service; the `serviceId` of the pipe operations.
     *
     * Format: uuid
     *
     * @example 22222222-2222-4222-8222-222222222222
     */
    id?: string;
    /**
     * The name of the service.
     *
     * @example analytics
     */
    name?: string;
    /**
     * The version of the engine that the service runs. A string, not a number to compare.
     *
     * @example 26.3
     */
    engineVersion?: string;
    /**
     * The ways to connect to the service.
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
     * Lower bound of the memory of all replicas together, in gigabytes.
     *
     * @example 24
     */
    minTotalMemoryGb?: number;
    /**
     * Upper bound of the memory of all replicas together, in gigabytes.
     *
     * @example 96
     */
    maxTotalMemoryGb?: number;
    /**
     * Lower bound of the memory of one replica, in gigabytes.
     *
     * @example 8
     */
    minReplicaMemoryGb?: number;
    /**
     * Upper bound of the memory of one replica, in gigabytes.
     *
     * @example 32
     */
    maxReplicaMemoryGb?: number;
    /**
     * How many replicas the service has.
     *
     * @example 3
     */
    numReplicas?: number;
    /**
     * Whether the service scales when it is idle; see `idleTimeoutMinutes`.
     *
     * @example true
     */
    idleScaling?: boolean;
    /**
     * How long the service has to be idle before idle scaling sets in, in minutes.
     *
     * @example 15
     */
    idleTimeoutMinutes?: number;
    /**
     * The network addresses with access to the service. What an empty or a missing list means is not stated; do not take it for open or for closed.
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
     * When the service was created, as an ISO 8601 date and time.
     *
     * Format: date-time
     *
     * @example 2025-11-04T08:15:30Z
     */
    createdAt?: string;
    /**
     * The key that encrypts the data of the service. The reference does not say whether this is the key or a name for it; treat it as confidential.
     *
     * @example key/analytics-data
     */
    encryptionKey?: string;
    /**
     * Identifies the role that is assumed to use the encryption key.
     *
     * @example role/encryption-user
     */
    encryptionAssumedRoleIdentifier?: string;
    /**
     * The cloud role of the service.
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
     * Identifies the data warehouse the service belongs to. A plain string, not declared a UUID.
     *
     * @example warehouse-1
     */
    dataWarehouseId?: string;
    /**
     * Whether the service is the primary one. The reference does not say of what; by its name, of a data warehouse.
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
     * Identifies the customer's own cloud account ("bring your own cloud") for the service. The reference gives only the name of the field.
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
     * Identifies the key of the transparent data encryption.
     *
     * @example key/analytics-tde
     */
    transparentDataEncryptionKeyId?: string;
    /**
     * Identifies the role that belongs to the encryption.
     *
     * @example role/encryption-user
     */
    encryptionRoleId?: string;
}

/** The envelope around a list of services. */
export interface ServiceListEnvelope {
    /**
     * The HTTP status code of the response, repeated in the body.
     *
     * @example 200
     */
    status: number;
    /**
     * Identifies this one request; a UUIDv4, unique per request.
     *
     * Format: uuid
     *
     * @example b1d4f0a2-86c3-4e57-9a1f-0c5e7d92836b
     */
    requestId: string;
    /**
     * The services of the organization; the reference names no order and no paging.
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
 * How many replicas a pipe runs on, and what each of them has.
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
     * How many replicas run the pipe.
     *
     * @example 2
     */
    replicas?: number;
    /**
     * The concurrency of the pipe. The reference does not say what is counted, nor whether it is per replica.
     *
     * @example 4
     */
    concurrency?: number;
    /**
     * Processor share of one replica, in thousandths of a core; 1000 is one core.
     *
     * @example 500
     */
    replicaCpuMillicores?: number;
    /**
     * Memory of one replica, in gigabytes. It may be fractional.
     *
     * @example 1.5
     */
    replicaMemoryGb?: number;
}

/**
 * An offset in the topics of a streaming broker, given as a point in time.
 *
 * @example {
 *   "timestamp": "2026-01-15T09:30"
 * }
 */
export interface KafkaOffset {
    /**
     * Date, the letter T, hour and minute; no seconds. The reference states no time zone.
     *
     * @example 2026-01-15T09:30
     */
    timestamp?: string;
}

/**
 * The schema registry that belongs to a streaming broker.
 *
 * @example {
 *   "url": "https://registry.example.com",
 *   "authentication": "PLAIN",
 *   "caCertificate": "<CA_CERTIFICATE>"
 * }
 */
export interface SchemaRegistry {
    /**
     * The address of the registry.
     *
     * @example https://registry.example.com
     */
    url?: string;
    /**
     * How the pipe authenticates to the registry. `PLAIN` is the only value shown; the full set is not stated, so expect others.
     *
     * @example PLAIN
     */
    authentication?: "PLAIN" | (string & {});
    /**
     * Certificate of the authority (CA) for the connection to the registry. The reference does not state its encoding.
     *
     * @example <CA_CERTIFICATE>
     */
    caCertificate?: string;
}

/**
 * A streaming broker as the source of a pipe.
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
     * The address of the broker or brokers. One string; the reference does not say how several are separated.
     *
     * @example broker-1.example.com:9092
     */
    brokers?: string;
    /**
     * The topic or topics to read. One string; the reference does not say how several are separated.
     *
     * @example orders
     */
    topics?: string;
    /**
     * The consumer group under which the pipe reads.
     *
     * @example orders-pipe
     */
    consumerGroup?: string;
    /**
     * Identifier of the cloud role used for the brokers.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
    /** An offset in the topics, given as a point in time. */
    offset?: KafkaOffset;
    /** The registry that holds the schemas of the messages. */
    schemaRegistry?: SchemaRegistry;
    /**
     * Certificate of the authority (CA) for the connection to the brokers. The reference does not state its encoding.
     *
     * @example <CA_CERTIFICATE>
     */
    caCertificate?: string;
    /**
     * Identifiers of the reverse private endpoints for the brokers.
     *
     * @example [
     *   "rpe-0a1b2c3d"
     * ]
     */
    reversePrivateEndpointIds?: string[];
}

/**
 * Files in object storage as the source of a pipe. The reference does not say which of these fields belong together.
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
     * The address of the files. It may contain wildcard patterns, whose syntax is not stated.
     *
     * @example https://storage.example.com/events/2026/*.csv
     */
    url?: string;
    /**
     * The delimiter in the files.
     *
     * @example ,
     */
    delimiter?: string;
    /**
     * The compression of the files. `auto` is the only value shown; the full set is not stated, so expect others.
     *
     * @example auto
     */
    compression?: "auto" | (string & {});
    /**
     * Whether the pipe keeps ingesting new files (`true`) or not (`false`). The setting `object_storage_polling_interval_ms` says how often a continuous pipe looks for them.
     *
     * @example true
     */
    isContinuous?: boolean;
    /**
     * The address of a queue that belongs to the storage. The reference does not say what the queue carries.
     *
     * @example https://queue.example.com/events-created
     */
    queueUrl?: string;
    /**
     * Identifier of the cloud role used for the storage.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
    /**
     * The connection string of the storage. It carries credentials: keep it out of logs, tickets and screens. The reference does not say whether a response masks it.
     *
     * @example <CONNECTION_STRING>
     */
    connectionString?: string;
    /**
     * The path of the files. It may contain wildcard patterns, whose syntax is not stated.
     *
     * @example events/2026/*.csv
     */
    path?: string;
    /**
     * The name of the storage container.
     *
     * @example events
     */
    azureContainerName?: string;
}

/**
 * A stream service as the source of a pipe.
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
     * The name of the stream to read.
     *
     * @example clicks
     */
    streamName?: string;
    /**
     * The region the stream is in.
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
     * A point in time, as a whole number. The reference states neither its unit nor its starting point; the example would be 2026-01-15 if it were seconds since 1970.
     *
     * Format: int64
     *
     * @example 1768469400
     */
    timestamp?: number;
    /**
     * Identifier of the cloud role used for the stream.
     *
     * @example role/pipe-reader
     */
    iamRole?: string;
}

/**
 * How a relational database is read. Update pipe settings does not change these; no operation shown does.
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
     * Time between two synchronizations, in seconds.
     *
     * @example 60
     */
    syncIntervalSeconds?: number;
    /**
     * How much is pulled in one batch. The reference states no unit.
     *
     * @example 100000
     */
    pullBatchSize?: number;
    /**
     * The name of the publication in the source database.
     *
     * @example shop_publication
     */
    publicationName?: string;
    /**
     * The name of the replication slot in the source database.
     *
     * @example shop_slot
     */
    replicationSlotName?: string;
    /**
     * Whether columns of the destination may be nullable.
     *
     * @example true
     */
    allowNullableColumns?: boolean;
    /**
     * How much of the initial load runs in parallel. The reference does not say what is counted.
     *
     * @example 4
     */
    initialLoadParallelism?: number;
    /**
     * Rows in one partition of the snapshot.
     *
     * @example 500000
     */
    snapshotNumRowsPerPartition?: number;
    /**
     * How many tables are taken into the snapshot at the same time.
     *
     * @example 2
     */
    snapshotNumberOfParallelTables?: number;
    /**
     * Whether failover slots are enabled for the replication.
     *
     * @example false
     */
    enableFailoverSlots?: boolean;
}

/**
 * One table of a relational source and the table it goes to.
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
     * The database schema that holds the source table.
     *
     * @example public
     */
    sourceSchemaName?: string;
    /**
     * The table to read.
     *
     * @example customers
     */
    sourceTable?: string;
    /**
     * The table to write.
     *
     * @example customers
     */
    targetTable?: string;
    /**
     * Columns of the source table that are left out.
     *
     * @example [
     *   "password_hash"
     * ]
     */
    excludedColumns?: string[];
    /**
     * Whether the target table gets a sorting key of its own; see `sortingKeys`.
     *
     * @example true
     */
    useCustomSortingKey?: boolean;
    /**
     * The columns of the custom sorting key.
     *
     * @example [
     *   "customer_id"
     * ]
     */
    sortingKeys?: string[];
}

/**
 * A relational database as the source of a pipe.
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
     * The host name of the database server.
     *
     * @example db.example.com
     */
    host?: string;
    /**
     * The port of the database server.
     *
     * @example 5432
     */
    port?: number;
    /**
     * The name of the database to read.
     *
     * @example shop
     */
    database?: string;
    /** How the database is read. These are not the twelve settings of the pipe. */
    settings?: PostgresSourceSettings;
    /**
     * Which table of the source goes to which table of the destination.
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
 * Where the data of a pipe comes from: one member per kind of source. The reference does not say which member is present
 * for a given pipe. Test for each, and expect kinds that are not listed here.
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
    /** A streaming broker as the source. */
    kafka?: KafkaSource;
    /** Files in object storage as the source. */
    objectStorage?: ObjectStorageSource;
    /** A stream service as the source. */
    kinesis?: KinesisSource;
    /** A relational database as the source. */
    postgres?: PostgresSource;
}

/**
 * The columns that the engine of a destination table works with. The reference names no engines.
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
     * Identifies the column that holds the version of a row.
     *
     * @example updated_at
     */
    versionColumnId?: string;
    /**
     * Identifies the other columns that the engine works with.
     *
     * @example [
     *   "amount",
     *   "tax"
     * ]
     */
    columnIds?: string[];
}

/**
 * How the destination table is laid out.
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
    /** The columns that the engine of the table works with. */
    engine?: TableEngine;
    /**
     * The sorting key of the table.
     *
     * @example [
     *   "id",
     *   "placed_at"
     * ]
     */
    sortingKey?: string[];
    /**
     * What the table is partitioned by. The reference does not say whether it is a column or an expression.
     *
     * @example placed_on
     */
    partitionBy?: string;
    /**
     * The primary key of the table. One string; the reference does not say how several columns are written.
     *
     * @example id
     */
    primaryKey?: string;
}

/**
 * One column of the destination table.
 *
 * @example {
 *   "name": "placed_at",
 *   "type": "DateTime"
 * }
 */
export interface DestinationColumn {
    /**
     * The name of the column.
     *
     * @example placed_at
     */
    name?: string;
    /**
     * The data type of the column. The reference lists no types; the one in the example is an illustration.
     *
     * @example DateTime
     */
    type?: string;
}

/**
 * The table of the service that a pipe writes to.
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
     * The database that holds the table.
     *
     * @example sales
     */
    database?: string;
    /**
     * The name of the table.
     *
     * @example orders
     */
    table?: string;
    /**
     * Whether the table is a managed one. The reference does not say who manages it, nor what follows from that.
     *
     * @example true
     */
    managedTable?: boolean;
    /** Engine, keys and partitions of the table. */
    tableDefinition?: TableDefinition;
    /**
     * The columns of the table.
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
 * Sends one field of the source to one field of the destination.
 *
 * @example {
 *   "sourceField": "order_id",
 *   "destinationField": "id"
 * }
 */
export interface FieldMapping {
    /**
     * The field of the source that is read.
     *
     * @example order_id
     */
    sourceField?: string;
    /**
     * The field of the destination that is written.
     *
     * @example id
     */
    destinationField?: string;
}

/**
 * The settings of a pipe as the API returns them. The ranges of Update pipe settings are stated for its request body;
 * a response is not held to them. `null`, `0` or `false`, and an absent setting are different things; the reference
 * does not say what `null` means.
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
     * Longest wait before data is inserted, in milliseconds; null is possible, its meaning not stated.
     *
     * @example 5000
     */
    streaming_max_insert_wait_ms?: number | null;
    /**
     * How many threads process files at the same time; null is possible, its meaning not stated.
     *
     * @example 8
     */
    object_storage_concurrency?: number | null;
    /**
     * How long continuous ingestion waits between two looks for new object data, in milliseconds; null is possible, its meaning not stated.
     *
     * @example 30000
     */
    object_storage_polling_interval_ms?: number | null;
    /**
     * How much is processed in one insert batch, in bytes; null is possible, its meaning not stated.
     *
     * Format: int64
     *
     * @example 1073741824
     */
    object_storage_max_insert_bytes?: number | null;
    /**
     * The most files in one insert batch; null is possible, its meaning not stated.
     *
     * @example 500
     */
    object_storage_max_file_count?: number | null;
    /**
     * The most threads that process files at the same time. 0 and null are different values; the meaning of neither is stated.
     *
     * @example 8
     */
    engine_max_threads?: number | null;
    /**
     * The most threads that insert at the same time. 0 and null are different values; the meaning of neither is stated.
     *
     * @example 4
     */
    engine_max_insert_threads?: number | null;
    /**
     * The smallest block to insert, in bytes. 0 and null are different values; the meaning of neither is stated.
     *
     * Format: int64
     *
     * @example 268435456
     */
    engine_min_insert_block_size_bytes?: number | null;
    /**
     * The most threads that download at the same time. 0 and null are different values; the meaning of neither is stated.
     *
     * @example 4
     */
    engine_max_download_threads?: number | null;
    /**
     * The setting for parallel distributed insert-select. 0 and null are different values; what each value does is not stated.
     *
     * @example 2
     */
    engine_parallel_distributed_insert_select?: number | null;
    /**
     * Whether the cluster function is used, which distributes the processing; null is possible, its meaning not stated.
     *
     * @example true
     */
    object_storage_use_cluster_function?: boolean | null;
    /**
     * Whether data is pushed to attached views concurrently (true) or one after another (false); null is possible, its meaning not stated.
     *
     * @example false
     */
    engine_parallel_view_processing?: boolean | null;
}

/**
 * A pipe moves data from a source into a destination table of its service.
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
     * Identifies the pipe; the `pipeId` of the pipe operations.
     *
     * Format: uuid
     *
     * @example 33333333-3333-4333-8333-333333333333
     */
    id?: string;
    /**
     * The service that owns the pipe.
     *
     * Format: uuid
     *
     * @example 22222222-2222-4222-8222-222222222222
     */
    serviceId?: string;
    /**
     * The name of the pipe.
     *
     * @example orders-from-kafka
     */
    name?: string;
    /**
     * The state the pipe is in. Neither the possible values nor the transitions between them are stated; the value in the example is only an illustration.
     *
     * @example Running
     */
    state?: string;
    /** How many replicas the pipe runs on, and how large each one is. */
    scaling?: PipeScaling;
    /** Where the data comes from, under a member named after the kind of source. */
    source?: PipeSource;
    /** The table that the data goes to. */
    destination?: PipeDestination;
    /**
     * Which field of the source goes to which field of the destination.
     *
     * @example [
     *   {
     *     "sourceField": "order_id",
     *     "destinationField": "id"
     *   }
     * ]
     */
    fieldMappings?: FieldMapping[];
    /** The twelve settings of the pipe, the ones that Update pipe settings changes. */
    settings?: PipeSettings;
    /**
     * When the pipe was created. The reference states no format, so do not rely on the one in the example.
     *
     * @example 2026-01-15T09:30:00Z
     */
    createdAt?: string;
    /**
     * When the pipe was last updated. The reference states no format, so do not rely on the one in the example.
     *
     * @example 2026-02-03T14:05:12Z
     */
    updatedAt?: string;
}

/** The envelope around one pipe. */
export interface PipeEnvelope {
    /**
     * The HTTP status code of the response, repeated in the body.
     *
     * @example 200
     */
    status: number;
    /**
     * Identifies this one request; a UUIDv4, unique per request.
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
 * The settings to change. None is required. Each accepts `null` besides its integer or boolean type.
 *
 * Leaving a setting out, `null` and `0` or `false` are three different things. The reference does not say what `null`
 * does to a setting, nor whether a setting that is left out keeps its value, nor what the defaults are.
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
     * Longest wait before data is inserted, in milliseconds. From 500 (half a second) to 60000 (one minute), both included. What null means is not stated.
     *
     * @example 5000
     */
    streaming_max_insert_wait_ms?: number | null;
    /**
     * How many threads process files at the same time. From 1 to 35, both included; 0 is not allowed. What null means is not stated.
     *
     * @example 8
     */
    object_storage_concurrency?: number | null;
    /**
     * How long continuous ingestion waits between two looks for new object data, in milliseconds. From 100 to 3600000 (one hour), both included. What null means is not stated.
     *
     * @example 30000
     */
    object_storage_polling_interval_ms?: number | null;
    /**
     * How much is processed in one insert batch, in bytes. From 10485760 (10 MiB) to 53687091200 (50 GiB), both included. What null means is not stated.
     *
     * Format: int64
     *
     * @example 1073741824
     */
    object_storage_max_insert_bytes?: number | null;
    /**
     * The most files in one insert batch. From 1 to 10000, both included; 0 is not allowed. What null means is not stated.
     *
     * @example 500
     */
    object_storage_max_file_count?: number | null;
    /**
     * The most threads that process files at the same time. From 0 to 64, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
     *
     * @example 8
     */
    engine_max_threads?: number | null;
    /**
     * The most threads that insert at the same time. From 0 to 16, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
     *
     * @example 4
     */
    engine_max_insert_threads?: number | null;
    /**
     * The smallest block to insert, in bytes. From 0 to 10737418240 (10 GiB), both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
     *
     * Format: int64
     *
     * @example 268435456
     */
    engine_min_insert_block_size_bytes?: number | null;
    /**
     * The most threads that download at the same time. From 0 to 32, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
     *
     * @example 4
     */
    engine_max_download_threads?: number | null;
    /**
     * The setting for parallel distributed insert-select: 0, 1 or 2. What each of the three does, and what null means, is not stated. 0 is a value, unlike null or an absent setting.
     *
     * @example 2
     */
    engine_parallel_distributed_insert_select?: number | null;
    /**
     * Whether the cluster function is used, which distributes the processing. false is a value, unlike null or an absent setting; what null means is not stated.
     *
     * @example true
     */
    object_storage_use_cluster_function?: boolean | null;
    /**
     * Whether data is pushed to attached views concurrently (true) or one after another (false). false is a value, unlike null or an absent setting; what null means is not stated.
     *
     * @example false
     */
    engine_parallel_view_processing?: boolean | null;
}

/** The envelope around the settings of a pipe. */
export interface PipeSettingsEnvelope {
    /**
     * The HTTP status code of the response, repeated in the body.
     *
     * @example 200
     */
    status: number;
    /**
     * Identifies this one request; a UUIDv4, unique per request.
     *
     * Format: uuid
     *
     * @example 3f2b8c14-5d7e-4a91-8b06-2e9d47c1a530
     */
    requestId: string;
    /** The settings of the pipe, with the same twelve fields as the request body. */
    result: PipeSettings;
}
