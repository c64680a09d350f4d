// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/v1/organizations/{organizationId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services of an organization
         * @description Returns the services of one organization with their endpoints, scaling, network access and encryption fields.
         *
         *     `filter` narrows the list by resource tags, the only filter there is. It is optional. The reference describes no
         *     paging and no order: read the whole array, which can be empty, and do not rely on the position of a service in it.
         *
         *     The request has no body and changes nothing.
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
         * Get one pipe
         * @description **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
         *
         *     Returns one pipe of a service: its state, how it is scaled, where its data comes from and goes to, how fields map
         *     to columns, and its twelve settings.
         *
         *     `source` holds one member per source kind: `kafka`, `objectStorage`, `kinesis` or `postgres`. The reference does not
         *     say which member is present for a given pipe or which fields are always there, so test for a member before reading
         *     it, and keep a branch for a kind you do not know.
         *
         *     The request has no body and changes nothing.
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
         * Update the settings of one pipe
         * @description **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
         *
         *     Changes up to twelve settings of a pipe and returns an object with the same twelve fields. No setting is marked
         *     required. Ten are whole numbers with an inclusive range, two are booleans, and each may also be `null`. Durations
         *     are in milliseconds and sizes in bytes, as the ends of the names (`_ms`, `_bytes`) say. A value outside its range
         *     is outside the contract.
         *
         *     Leaving a setting out, sending `null` and sending `0` or `false` are three different requests; send exactly the
         *     one you mean. The reference does not say what `null` does, nor whether a setting that is left out keeps its value:
         *     if you depend on either, get the pipe afterwards and compare.
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description One way to connect to a service.
         * @example {
         *       "protocol": "mysql",
         *       "host": "analytics.example.com",
         *       "port": 3306,
         *       "username": "analytics_reader"
         *     }
         */
        ServiceEndpoint: {
            /**
             * @description The protocol spoken at this endpoint. `mysql` is the only value shown; the full set is not stated, so expect others.
             * @example mysql
             */
            protocol?: "mysql" | (string & {});
            /**
             * @description The host name to connect to.
             * @example analytics.example.com
             */
            host?: string;
            /**
             * @description The port to connect to.
             * @example 3306
             */
            port?: number;
            /**
             * @description The user name to connect with. No password comes with it.
             * @example analytics_reader
             */
            username?: string;
        };
        /**
         * @description One entry of the list of network addresses with access to a service.
         * @example {
         *       "source": "203.0.113.0/24",
         *       "description": "Office network"
         *     }
         */
        IpAccessListEntry: {
            /**
             * @description The address or addresses of this entry. The reference states no syntax; the example is a range in CIDR notation.
             * @example 203.0.113.0/24
             */
            source?: string;
            /**
             * @description A note for people on what the entry is for.
             * @example Office network
             */
            description?: string;
        };
        /**
         * @description A service of an organization. It owns pipes and holds the tables that they write to.
         * @example {
         *       "id": "22222222-2222-4222-8222-222222222222",
         *       "name": "analytics",
         *       "engineVersion": "26.3",
         *       "endpoints": [
         *         {
         *           "protocol": "mysql",
         *           "host": "analytics.example.com",
         *           "port": 3306,
         *           "username": "analytics_reader"
         *         }
         *       ],
         *       "numReplicas": 3,
         *       "idleScaling": true,
         *       "idleTimeoutMinutes": 15,
         *       "createdAt": "2025-11-04T08:15:30Z",
         *       "isPrimary": true,
         *       "isReadonly": false
         *     }
         */
        Service: {
            /**
             * Format: uuid
             * @description Identifies the service; the `serviceId` of the pipe operations.
             * @example 22222222-2222-4222-8222-222222222222
             */
            id?: string;
            /**
             * @description The name of the service.
             * @example analytics
             */
            name?: string;
            /**
             * @description The version of the engine that the service runs. A string, not a number to compare.
             * @example 26.3
             */
            engineVersion?: string;
            /**
             * @description The ways to connect to the service.
             * @example [
             *       {
             *         "protocol": "mysql",
             *         "host": "analytics.example.com",
             *         "port": 3306,
             *         "username": "analytics_reader"
             *       }
             *     ]
             */
            endpoints?: components["schemas"]["ServiceEndpoint"][];
            /**
             * @description Lower bound of the memory of all replicas together, in gigabytes.
             * @example 24
             */
            minTotalMemoryGb?: number;
            /**
             * @description Upper bound of the memory of all replicas together, in gigabytes.
             * @example 96
             */
            maxTotalMemoryGb?: number;
            /**
             * @description Lower bound of the memory of one replica, in gigabytes.
             * @example 8
             */
            minReplicaMemoryGb?: number;
            /**
             * @description Upper bound of the memory of one replica, in gigabytes.
             * @example 32
             */
            maxReplicaMemoryGb?: number;
            /**
             * @description How many replicas the service has.
             * @example 3
             */
            numReplicas?: number;
            /**
             * @description Whether the service scales when it is idle; see `idleTimeoutMinutes`.
             * @example true
             */
            idleScaling?: boolean;
            /**
             * @description How long the service has to be idle before idle scaling sets in, in minutes.
             * @example 15
             */
            idleTimeoutMinutes?: number;
            /**
             * @description The network addresses with access to the service. What an empty or a missing list means is not stated; do not take it for open or for closed.
             * @example [
             *       {
             *         "source": "203.0.113.0/24",
             *         "description": "Office network"
             *       }
             *     ]
             */
            ipAccessList?: components["schemas"]["IpAccessListEntry"][];
            /**
             * Format: date-time
             * @description When the service was created, as an ISO 8601 date and time.
             * @example 2025-11-04T08:15:30Z
             */
            createdAt?: string;
            /**
             * @description The key that encrypts the data of the service. The reference does not say whether this is the key or a name for it; treat it as confidential.
             * @example key/analytics-data
             */
            encryptionKey?: string;
            /**
             * @description Identifies the role that is assumed to use the encryption key.
             * @example role/encryption-user
             */
            encryptionAssumedRoleIdentifier?: string;
            /**
             * @description The cloud role of the service.
             * @example role/analytics-service
             */
            iamRole?: string;
            /**
             * @description Identifiers of the private endpoints of the service.
             * @example [
             *       "pe-0a1b2c3d"
             *     ]
             */
            privateEndpointIds?: string[];
            /**
             * @description Identifiers of the private endpoints that are available to the service.
             * @example [
             *       "pe-0a1b2c3d",
             *       "pe-4e5f6a7b"
             *     ]
             */
            availablePrivateEndpointIds?: string[];
            /**
             * @description Identifies the data warehouse the service belongs to. A plain string, not declared a UUID.
             * @example warehouse-1
             */
            dataWarehouseId?: string;
            /**
             * @description Whether the service is the primary one. The reference does not say of what; by its name, of a data warehouse.
             * @example true
             */
            isPrimary?: boolean;
            /**
             * @description Whether the service is read-only.
             * @example false
             */
            isReadonly?: boolean;
            /**
             * @description Identifies the customer's own cloud account ("bring your own cloud") for the service. The reference gives only the name of the field.
             * @example byoc-7f3a
             */
            byocId?: string;
            /**
             * @description Whether the service uses transparent data encryption.
             * @example true
             */
            hasTransparentDataEncryption?: boolean;
            /**
             * @description Identifies the key of the transparent data encryption.
             * @example key/analytics-tde
             */
            transparentDataEncryptionKeyId?: string;
            /**
             * @description Identifies the role that belongs to the encryption.
             * @example role/encryption-user
             */
            encryptionRoleId?: string;
        };
        /** @description The envelope around a list of services. */
        ServiceListEnvelope: {
            /**
             * @description The HTTP status code of the response, repeated in the body.
             * @example 200
             */
            status: number;
            /**
             * Format: uuid
             * @description Identifies this one request; a UUIDv4, unique per request.
             * @example b1d4f0a2-86c3-4e57-9a1f-0c5e7d92836b
             */
            requestId: string;
            /**
             * @description The services of the organization; the reference names no order and no paging.
             * @example [
             *       {
             *         "id": "22222222-2222-4222-8222-222222222222",
             *         "name": "analytics"
             *       }
             *     ]
             */
            result: components["schemas"]["Service"][];
        };
        /**
         * @description How many replicas a pipe runs on, and what each of them has.
         * @example {
         *       "replicas": 2,
         *       "concurrency": 4,
         *       "replicaCpuMillicores": 500,
         *       "replicaMemoryGb": 1.5
         *     }
         */
        PipeScaling: {
            /**
             * @description How many replicas run the pipe.
             * @example 2
             */
            replicas?: number;
            /**
             * @description The concurrency of the pipe. The reference does not say what is counted, nor whether it is per replica.
             * @example 4
             */
            concurrency?: number;
            /**
             * @description Processor share of one replica, in thousandths of a core; 1000 is one core.
             * @example 500
             */
            replicaCpuMillicores?: number;
            /**
             * @description Memory of one replica, in gigabytes. It may be fractional.
             * @example 1.5
             */
            replicaMemoryGb?: number;
        };
        /**
         * @description An offset in the topics of a streaming broker, given as a point in time.
         * @example {
         *       "timestamp": "2026-01-15T09:30"
         *     }
         */
        KafkaOffset: {
            /**
             * @description Date, the letter T, hour and minute; no seconds. The reference states no time zone.
             * @example 2026-01-15T09:30
             */
            timestamp?: string;
        };
        /**
         * @description The schema registry that belongs to a streaming broker.
         * @example {
         *       "url": "https://registry.example.com",
         *       "authentication": "PLAIN",
         *       "caCertificate": "<CA_CERTIFICATE>"
         *     }
         */
        SchemaRegistry: {
            /**
             * @description The address of the registry.
             * @example https://registry.example.com
             */
            url?: string;
            /**
             * @description How the pipe authenticates to the registry. `PLAIN` is the only value shown; the full set is not stated, so expect others.
             * @example PLAIN
             */
            authentication?: "PLAIN" | (string & {});
            /**
             * @description Certificate of the authority (CA) for the connection to the registry. The reference does not state its encoding.
             * @example <CA_CERTIFICATE>
             */
            caCertificate?: string;
        };
        /**
         * @description A streaming broker as the source of a pipe.
         * @example {
         *       "brokers": "broker-1.example.com:9092",
         *       "topics": "orders",
         *       "consumerGroup": "orders-pipe",
         *       "iamRole": "role/pipe-reader",
         *       "offset": {
         *         "timestamp": "2026-01-15T09:30"
         *       },
         *       "schemaRegistry": {
         *         "url": "https://registry.example.com",
         *         "authentication": "PLAIN",
         *         "caCertificate": "<CA_CERTIFICATE>"
         *       },
         *       "caCertificate": "<CA_CERTIFICATE>",
         *       "reversePrivateEndpointIds": [
         *         "rpe-0a1b2c3d"
         *       ]
         *     }
         */
        KafkaSource: {
            /**
             * @description The address of the broker or brokers. One string; the reference does not say how several are separated.
             * @example broker-1.example.com:9092
             */
            brokers?: string;
            /**
             * @description The topic or topics to read. One string; the reference does not say how several are separated.
             * @example orders
             */
            topics?: string;
            /**
             * @description The consumer group under which the pipe reads.
             * @example orders-pipe
             */
            consumerGroup?: string;
            /**
             * @description Identifier of the cloud role used for the brokers.
             * @example role/pipe-reader
             */
            iamRole?: string;
            /** @description An offset in the topics, given as a point in time. */
            offset?: components["schemas"]["KafkaOffset"];
            /** @description The registry that holds the schemas of the messages. */
            schemaRegistry?: components["schemas"]["SchemaRegistry"];
            /**
             * @description Certificate of the authority (CA) for the connection to the brokers. The reference does not state its encoding.
             * @example <CA_CERTIFICATE>
             */
            caCertificate?: string;
            /**
             * @description Identifiers of the reverse private endpoints for the brokers.
             * @example [
             *       "rpe-0a1b2c3d"
             *     ]
             */
            reversePrivateEndpointIds?: string[];
        };
        /**
         * @description Files in object storage as the source of a pipe. The reference does not say which of these fields belong together.
         * @example {
         *       "url": "https://storage.example.com/events/2026/*.csv",
         *       "delimiter": ",",
         *       "compression": "auto",
         *       "isContinuous": true,
         *       "queueUrl": "https://queue.example.com/events-created",
         *       "iamRole": "role/pipe-reader",
         *       "connectionString": "<CONNECTION_STRING>",
         *       "path": "events/2026/*.csv",
         *       "azureContainerName": "events"
         *     }
         */
        ObjectStorageSource: {
            /**
             * @description The address of the files. It may contain wildcard patterns, whose syntax is not stated.
             * @example https://storage.example.com/events/2026/*.csv
             */
            url?: string;
            /**
             * @description The delimiter in the files.
             * @example ,
             */
            delimiter?: string;
            /**
             * @description The compression of the files. `auto` is the only value shown; the full set is not stated, so expect others.
             * @example auto
             */
            compression?: "auto" | (string & {});
            /**
             * @description Whether the pipe keeps ingesting new files (`true`) or not (`false`). The setting `object_storage_polling_interval_ms` says how often a continuous pipe looks for them.
             * @example true
             */
            isContinuous?: boolean;
            /**
             * @description The address of a queue that belongs to the storage. The reference does not say what the queue carries.
             * @example https://queue.example.com/events-created
             */
            queueUrl?: string;
            /**
             * @description Identifier of the cloud role used for the storage.
             * @example role/pipe-reader
             */
            iamRole?: string;
            /**
             * @description The connection string of the storage. It carries credentials: keep it out of logs, tickets and screens. The reference does not say whether a response masks it.
             * @example <CONNECTION_STRING>
             */
            connectionString?: string;
            /**
             * @description The path of the files. It may contain wildcard patterns, whose syntax is not stated.
             * @example events/2026/*.csv
             */
            path?: string;
            /**
             * @description The name of the storage container.
             * @example events
             */
            azureContainerName?: string;
        };
        /**
         * @description A stream service as the source of a pipe.
         * @example {
         *       "streamName": "clicks",
         *       "region": "region-1",
         *       "useEnhancedFanOut": true,
         *       "timestamp": 1768469400,
         *       "iamRole": "role/pipe-reader"
         *     }
         */
        KinesisSource: {
            /**
             * @description The name of the stream to read.
             * @example clicks
             */
            streamName?: string;
            /**
             * @description The region the stream is in.
             * @example region-1
             */
            region?: string;
            /**
             * @description Whether the pipe reads with enhanced fan-out.
             * @example true
             */
            useEnhancedFanOut?: boolean;
            /**
             * @description A point in time, as a whole number. The reference states neither its unit nor its starting point; the example would be 2026-01-15 if it were seconds since 1970.
             * @example 1768469400
             */
            timestamp?: number;
            /**
             * @description Identifier of the cloud role used for the stream.
             * @example role/pipe-reader
             */
            iamRole?: string;
        };
        /**
         * @description How a relational database is read. Update pipe settings does not change these; no operation shown does.
         * @example {
         *       "syncIntervalSeconds": 60,
         *       "pullBatchSize": 100000,
         *       "publicationName": "shop_publication",
         *       "replicationSlotName": "shop_slot",
         *       "allowNullableColumns": true,
         *       "initialLoadParallelism": 4,
         *       "snapshotNumRowsPerPartition": 500000,
         *       "snapshotNumberOfParallelTables": 2,
         *       "enableFailoverSlots": false
         *     }
         */
        PostgresSourceSettings: {
            /**
             * @description Time between two synchronizations, in seconds.
             * @example 60
             */
            syncIntervalSeconds?: number;
            /**
             * @description How much is pulled in one batch. The reference states no unit.
             * @example 100000
             */
            pullBatchSize?: number;
            /**
             * @description The name of the publication in the source database.
             * @example shop_publication
             */
            publicationName?: string;
            /**
             * @description The name of the replication slot in the source database.
             * @example shop_slot
             */
            replicationSlotName?: string;
            /**
             * @description Whether columns of the destination may be nullable.
             * @example true
             */
            allowNullableColumns?: boolean;
            /**
             * @description How much of the initial load runs in parallel. The reference does not say what is counted.
             * @example 4
             */
            initialLoadParallelism?: number;
            /**
             * @description Rows in one partition of the snapshot.
             * @example 500000
             */
            snapshotNumRowsPerPartition?: number;
            /**
             * @description How many tables are taken into the snapshot at the same time.
             * @example 2
             */
            snapshotNumberOfParallelTables?: number;
            /**
             * @description Whether failover slots are enabled for the replication.
             * @example false
             */
            enableFailoverSlots?: boolean;
        };
        /**
         * @description One table of a relational source and the table it goes to.
         * @example {
         *       "sourceSchemaName": "public",
         *       "sourceTable": "customers",
         *       "targetTable": "customers",
         *       "excludedColumns": [
         *         "password_hash"
         *       ],
         *       "useCustomSortingKey": true,
         *       "sortingKeys": [
         *         "customer_id"
         *       ]
         *     }
         */
        PostgresTableMapping: {
            /**
             * @description The database schema that holds the source table.
             * @example public
             */
            sourceSchemaName?: string;
            /**
             * @description The table to read.
             * @example customers
             */
            sourceTable?: string;
            /**
             * @description The table to write.
             * @example customers
             */
            targetTable?: string;
            /**
             * @description Columns of the source table that are left out.
             * @example [
             *       "password_hash"
             *     ]
             */
            excludedColumns?: string[];
            /**
             * @description Whether the target table gets a sorting key of its own; see `sortingKeys`.
             * @example true
             */
            useCustomSortingKey?: boolean;
            /**
             * @description The columns of the custom sorting key.
             * @example [
             *       "customer_id"
             *     ]
             */
            sortingKeys?: string[];
        };
        /**
         * @description A relational database as the source of a pipe.
         * @example {
         *       "host": "db.example.com",
         *       "port": 5432,
         *       "database": "shop",
         *       "settings": {
         *         "syncIntervalSeconds": 60,
         *         "publicationName": "shop_publication"
         *       },
         *       "tableMappings": [
         *         {
         *           "sourceSchemaName": "public",
         *           "sourceTable": "customers",
         *           "targetTable": "customers"
         *         }
         *       ]
         *     }
         */
        PostgresSource: {
            /**
             * @description The host name of the database server.
             * @example db.example.com
             */
            host?: string;
            /**
             * @description The port of the database server.
             * @example 5432
             */
            port?: number;
            /**
             * @description The name of the database to read.
             * @example shop
             */
            database?: string;
            /** @description How the database is read. These are not the twelve settings of the pipe. */
            settings?: components["schemas"]["PostgresSourceSettings"];
            /**
             * @description Which table of the source goes to which table of the destination.
             * @example [
             *       {
             *         "sourceSchemaName": "public",
             *         "sourceTable": "customers",
             *         "targetTable": "customers"
             *       }
             *     ]
             */
            tableMappings?: components["schemas"]["PostgresTableMapping"][];
        };
        /**
         * @description Where the data of a pipe comes from: one member per kind of source. The reference does not say which member is present
         *     for a given pipe. Test for each, and expect kinds that are not listed here.
         * @example {
         *       "kafka": {
         *         "brokers": "broker-1.example.com:9092",
         *         "topics": "orders",
         *         "consumerGroup": "orders-pipe"
         *       }
         *     }
         */
        PipeSource: {
            /** @description A streaming broker as the source. */
            kafka?: components["schemas"]["KafkaSource"];
            /** @description Files in object storage as the source. */
            objectStorage?: components["schemas"]["ObjectStorageSource"];
            /** @description A stream service as the source. */
            kinesis?: components["schemas"]["KinesisSource"];
            /** @description A relational database as the source. */
            postgres?: components["schemas"]["PostgresSource"];
        };
        /**
         * @description The columns that the engine of a destination table works with. The reference names no engines.
         * @example {
         *       "versionColumnId": "updated_at",
         *       "columnIds": [
         *         "amount",
         *         "tax"
         *       ]
         *     }
         */
        TableEngine: {
            /**
             * @description Identifies the column that holds the version of a row.
             * @example updated_at
             */
            versionColumnId?: string;
            /**
             * @description Identifies the other columns that the engine works with.
             * @example [
             *       "amount",
             *       "tax"
             *     ]
             */
            columnIds?: string[];
        };
        /**
         * @description How the destination table is laid out.
         * @example {
         *       "engine": {
         *         "versionColumnId": "updated_at",
         *         "columnIds": [
         *           "amount"
         *         ]
         *       },
         *       "sortingKey": [
         *         "id",
         *         "placed_at"
         *       ],
         *       "partitionBy": "placed_on",
         *       "primaryKey": "id"
         *     }
         */
        TableDefinition: {
            /** @description The columns that the engine of the table works with. */
            engine?: components["schemas"]["TableEngine"];
            /**
             * @description The sorting key of the table.
             * @example [
             *       "id",
             *       "placed_at"
             *     ]
             */
            sortingKey?: string[];
            /**
             * @description What the table is partitioned by. The reference does not say whether it is a column or an expression.
             * @example placed_on
             */
            partitionBy?: string;
            /**
             * @description The primary key of the table. One string; the reference does not say how several columns are written.
             * @example id
             */
            primaryKey?: string;
        };
        /**
         * @description One column of the destination table.
         * @example {
         *       "name": "placed_at",
         *       "type": "DateTime"
         *     }
         */
        DestinationColumn: {
            /**
             * @description The name of the column.
             * @example placed_at
             */
            name?: string;
            /**
             * @description The data type of the column. The reference lists no types; the one in the example is an illustration.
             * @example DateTime
             */
            type?: string;
        };
        /**
         * @description The table of the service that a pipe writes to.
         * @example {
         *       "database": "sales",
         *       "table": "orders",
         *       "managedTable": true,
         *       "tableDefinition": {
         *         "sortingKey": [
         *           "id"
         *         ],
         *         "primaryKey": "id"
         *       },
         *       "columns": [
         *         {
         *           "name": "id",
         *           "type": "Int64"
         *         },
         *         {
         *           "name": "placed_at",
         *           "type": "DateTime"
         *         }
         *       ]
         *     }
         */
        PipeDestination: {
            /**
             * @description The database that holds the table.
             * @example sales
             */
            database?: string;
            /**
             * @description The name of the table.
             * @example orders
             */
            table?: string;
            /**
             * @description Whether the table is a managed one. The reference does not say who manages it, nor what follows from that.
             * @example true
             */
            managedTable?: boolean;
            /** @description Engine, keys and partitions of the table. */
            tableDefinition?: components["schemas"]["TableDefinition"];
            /**
             * @description The columns of the table.
             * @example [
             *       {
             *         "name": "id",
             *         "type": "Int64"
             *       },
             *       {
             *         "name": "placed_at",
             *         "type": "DateTime"
             *       }
             *     ]
             */
            columns?: components["schemas"]["DestinationColumn"][];
        };
        /**
         * @description Sends one field of the source to one field of the destination.
         * @example {
         *       "sourceField": "order_id",
         *       "destinationField": "id"
         *     }
         */
        FieldMapping: {
            /**
             * @description The field of the source that is read.
             * @example order_id
             */
            sourceField?: string;
            /**
             * @description The field of the destination that is written.
             * @example id
             */
            destinationField?: string;
        };
        /**
         * @description The settings of a pipe as the API returns them. The ranges of Update pipe settings are stated for its request body;
         *     a response is not held to them. `null`, `0` or `false`, and an absent setting are different things; the reference
         *     does not say what `null` means.
         * @example {
         *       "streaming_max_insert_wait_ms": 5000,
         *       "object_storage_concurrency": 8,
         *       "object_storage_polling_interval_ms": 30000,
         *       "object_storage_max_insert_bytes": 1073741824,
         *       "object_storage_max_file_count": 500,
         *       "engine_max_threads": 8,
         *       "engine_max_insert_threads": 4,
         *       "engine_min_insert_block_size_bytes": 268435456,
         *       "engine_max_download_threads": 4,
         *       "engine_parallel_distributed_insert_select": 2,
         *       "object_storage_use_cluster_function": true,
         *       "engine_parallel_view_processing": false
         *     }
         */
        PipeSettings: {
            /**
             * @description Longest wait before data is inserted, in milliseconds; null is possible, its meaning not stated.
             * @example 5000
             */
            streaming_max_insert_wait_ms?: number | null;
            /**
             * @description How many threads process files at the same time; null is possible, its meaning not stated.
             * @example 8
             */
            object_storage_concurrency?: number | null;
            /**
             * @description How long continuous ingestion waits between two looks for new object data, in milliseconds; null is possible, its meaning not stated.
             * @example 30000
             */
            object_storage_polling_interval_ms?: number | null;
            /**
             * @description How much is processed in one insert batch, in bytes; null is possible, its meaning not stated.
             * @example 1073741824
             */
            object_storage_max_insert_bytes?: number | null;
            /**
             * @description The most files in one insert batch; null is possible, its meaning not stated.
             * @example 500
             */
            object_storage_max_file_count?: number | null;
            /**
             * @description The most threads that process files at the same time. 0 and null are different values; the meaning of neither is stated.
             * @example 8
             */
            engine_max_threads?: number | null;
            /**
             * @description The most threads that insert at the same time. 0 and null are different values; the meaning of neither is stated.
             * @example 4
             */
            engine_max_insert_threads?: number | null;
            /**
             * @description The smallest block to insert, in bytes. 0 and null are different values; the meaning of neither is stated.
             * @example 268435456
             */
            engine_min_insert_block_size_bytes?: number | null;
            /**
             * @description The most threads that download at the same time. 0 and null are different values; the meaning of neither is stated.
             * @example 4
             */
            engine_max_download_threads?: number | null;
            /**
             * @description The setting for parallel distributed insert-select. 0 and null are different values; what each value does is not stated.
             * @example 2
             */
            engine_parallel_distributed_insert_select?: number | null;
            /**
             * @description Whether the cluster function is used, which distributes the processing; null is possible, its meaning not stated.
             * @example true
             */
            object_storage_use_cluster_function?: boolean | null;
            /**
             * @description Whether data is pushed to attached views concurrently (true) or one after another (false); null is possible, its meaning not stated.
             * @example false
             */
            engine_parallel_view_processing?: boolean | null;
        };
        /**
         * @description A pipe moves data from a source into a destination table of its service.
         * @example {
         *       "id": "33333333-3333-4333-8333-333333333333",
         *       "serviceId": "22222222-2222-4222-8222-222222222222",
         *       "name": "orders-from-kafka",
         *       "state": "Running",
         *       "scaling": {
         *         "replicas": 2,
         *         "concurrency": 4
         *       },
         *       "source": {
         *         "kafka": {
         *           "brokers": "broker-1.example.com:9092",
         *           "topics": "orders"
         *         }
         *       },
         *       "destination": {
         *         "database": "sales",
         *         "table": "orders"
         *       },
         *       "fieldMappings": [
         *         {
         *           "sourceField": "order_id",
         *           "destinationField": "id"
         *         }
         *       ],
         *       "settings": {
         *         "streaming_max_insert_wait_ms": 5000
         *       },
         *       "createdAt": "2026-01-15T09:30:00Z",
         *       "updatedAt": "2026-02-03T14:05:12Z"
         *     }
         */
        Pipe: {
            /**
             * Format: uuid
             * @description Identifies the pipe; the `pipeId` of the pipe operations.
             * @example 33333333-3333-4333-8333-333333333333
             */
            id?: string;
            /**
             * Format: uuid
             * @description The service that owns the pipe.
             * @example 22222222-2222-4222-8222-222222222222
             */
            serviceId?: string;
            /**
             * @description The name of the pipe.
             * @example orders-from-kafka
             */
            name?: string;
            /**
             * @description The state the pipe is in. Neither the possible values nor the transitions between them are stated; the value in the example is only an illustration.
             * @example Running
             */
            state?: string;
            /** @description How many replicas the pipe runs on, and how large each one is. */
            scaling?: components["schemas"]["PipeScaling"];
            /** @description Where the data comes from, under a member named after the kind of source. */
            source?: components["schemas"]["PipeSource"];
            /** @description The table that the data goes to. */
            destination?: components["schemas"]["PipeDestination"];
            /**
             * @description Which field of the source goes to which field of the destination.
             * @example [
             *       {
             *         "sourceField": "order_id",
             *         "destinationField": "id"
             *       }
             *     ]
             */
            fieldMappings?: components["schemas"]["FieldMapping"][];
            /** @description The twelve settings of the pipe, the ones that Update pipe settings changes. */
            settings?: components["schemas"]["PipeSettings"];
            /**
             * @description When the pipe was created. The reference states no format, so do not rely on the one in the example.
             * @example 2026-01-15T09:30:00Z
             */
            createdAt?: string;
            /**
             * @description When the pipe was last updated. The reference states no format, so do not rely on the one in the example.
             * @example 2026-02-03T14:05:12Z
             */
            updatedAt?: string;
        };
        /** @description The envelope around one pipe. */
        PipeEnvelope: {
            /**
             * @description The HTTP status code of the response, repeated in the body.
             * @example 200
             */
            status: number;
            /**
             * Format: uuid
             * @description Identifies this one request; a UUIDv4, unique per request.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            requestId: string;
            /** @description The requested pipe. */
            result: components["schemas"]["Pipe"];
        };
        /**
         * @description The settings to change. None is required. Each accepts `null` besides its integer or boolean type.
         *
         *     Leaving a setting out, `null` and `0` or `false` are three different things. The reference does not say what `null`
         *     does to a setting, nor whether a setting that is left out keeps its value, nor what the defaults are.
         * @example {
         *       "streaming_max_insert_wait_ms": 5000,
         *       "engine_max_threads": 8
         *     }
         * @example {
         *       "engine_max_threads": 0,
         *       "object_storage_concurrency": null
         *     }
         */
        PipeSettingsUpdate: {
            /**
             * @description Longest wait before data is inserted, in milliseconds. From 500 (half a second) to 60000 (one minute), both included. What null means is not stated.
             * @example 5000
             */
            streaming_max_insert_wait_ms?: number | null;
            /**
             * @description How many threads process files at the same time. From 1 to 35, both included; 0 is not allowed. What null means is not stated.
             * @example 8
             */
            object_storage_concurrency?: number | null;
            /**
             * @description How long continuous ingestion waits between two looks for new object data, in milliseconds. From 100 to 3600000 (one hour), both included. What null means is not stated.
             * @example 30000
             */
            object_storage_polling_interval_ms?: number | null;
            /**
             * @description How much is processed in one insert batch, in bytes. From 10485760 (10 MiB) to 53687091200 (50 GiB), both included. What null means is not stated.
             * @example 1073741824
             */
            object_storage_max_insert_bytes?: number | null;
            /**
             * @description The most files in one insert batch. From 1 to 10000, both included; 0 is not allowed. What null means is not stated.
             * @example 500
             */
            object_storage_max_file_count?: number | null;
            /**
             * @description The most threads that process files at the same time. From 0 to 64, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
             * @example 8
             */
            engine_max_threads?: number | null;
            /**
             * @description The most threads that insert at the same time. From 0 to 16, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
             * @example 4
             */
            engine_max_insert_threads?: number | null;
            /**
             * @description The smallest block to insert, in bytes. From 0 to 10737418240 (10 GiB), both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
             * @example 268435456
             */
            engine_min_insert_block_size_bytes?: number | null;
            /**
             * @description The most threads that download at the same time. From 0 to 32, both included. 0 is a value, unlike null or an absent setting; what 0 and null mean is not stated.
             * @example 4
             */
            engine_max_download_threads?: number | null;
            /**
             * @description The setting for parallel distributed insert-select: 0, 1 or 2. What each of the three does, and what null means, is not stated. 0 is a value, unlike null or an absent setting.
             * @example 2
             */
            engine_parallel_distributed_insert_select?: number | null;
            /**
             * @description Whether the cluster function is used, which distributes the processing. false is a value, unlike null or an absent setting; what null means is not stated.
             * @example true
             */
            object_storage_use_cluster_function?: boolean | null;
            /**
             * @description Whether data is pushed to attached views concurrently (true) or one after another (false). false is a value, unlike null or an absent setting; what null means is not stated.
             * @example false
             */
            engine_parallel_view_processing?: boolean | null;
        };
        /** @description The envelope around the settings of a pipe. */
        PipeSettingsEnvelope: {
            /**
             * @description The HTTP status code of the response, repeated in the body.
             * @example 200
             */
            status: number;
            /**
             * Format: uuid
             * @description Identifies this one request; a UUIDv4, unique per request.
             * @example 3f2b8c14-5d7e-4a91-8b06-2e9d47c1a530
             */
            requestId: string;
            /** @description The settings of the pipe, with the same twelve fields as the request body. */
            result: components["schemas"]["PipeSettings"];
        };
    };
    responses: {
        /** @description Any response other than the one above. The reference describes neither the status codes of errors nor their bodies: expect any media type, any shape, or no body at all, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
            };
        };
        /** @description The services of the organization, in the envelope. */
        ServiceListResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceListEnvelope"];
            };
        };
        /** @description The pipe, in the envelope. The examples show one pipe per kind of source. */
        PipeResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PipeEnvelope"];
            };
        };
        /** @description The twelve settings of the pipe, in the envelope. Each example answers the request example of the same name. */
        PipeSettingsResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PipeSettingsEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description The organization that owns the service, or the one whose services are listed. A UUID.
         * @example 11111111-1111-4111-8111-111111111111
         */
        organizationId: string;
        /**
         * @description Criteria that narrow the list of services. Optional; repeat the parameter to give several. Only filtering by resource
         *     tags is supported.
         *
         *     The reference does not show the syntax of a value, nor how several are combined. The example uses a form that services
         *     of this kind have been seen to accept, `tag:KEY=VALUE`. Check the answer before you trust it: some servers ignore
         *     a value they do not understand and return every service.
         * @example [
         *       "tag:env=prod"
         *     ]
         */
        filter: string[];
        /**
         * @description The service that owns the pipe. A UUID, found as `id` in the list of services.
         * @example 22222222-2222-4222-8222-222222222222
         */
        serviceId: string;
        /**
         * @description The pipe to read, or the pipe whose settings are updated. A UUID.
         * @example 33333333-3333-4333-8333-333333333333
         */
        pipeId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Criteria that narrow the list of services. Optional; repeat the parameter to give several. Only filtering by resource
                 *     tags is supported.
                 *
                 *     The reference does not show the syntax of a value, nor how several are combined. The example uses a form that services
                 *     of this kind have been seen to accept, `tag:KEY=VALUE`. Check the answer before you trust it: some servers ignore
                 *     a value they do not understand and return every service.
                 * @example [
                 *       "tag:env=prod"
                 *     ]
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization that owns the service, or the one whose services are listed. A UUID.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: components["parameters"]["organizationId"];
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
                 * @description The organization that owns the service, or the one whose services are listed. A UUID.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The service that owns the pipe. A UUID, found as `id` in the list of services.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: components["parameters"]["serviceId"];
                /**
                 * @description The pipe to read, or the pipe whose settings are updated. A UUID.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                pipeId: components["parameters"]["pipeId"];
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
                 * @description The organization that owns the service, or the one whose services are listed. A UUID.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The service that owns the pipe. A UUID, found as `id` in the list of services.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: components["parameters"]["serviceId"];
                /**
                 * @description The pipe to read, or the pipe whose settings are updated. A UUID.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                pipeId: components["parameters"]["pipeId"];
            };
            cookie?: never;
        };
        /** @description The settings to change, as one JSON object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PipeSettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PipeSettingsResponse"];
            default: components["responses"]["UnknownError"];
        };
    };
}
