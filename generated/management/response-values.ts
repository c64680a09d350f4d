// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseValue, ResponseValueTable } from "../../src/contract/response-value.ts";

const value0: ResponseValue = {
  types: ["array"],
  members: {
    "*": { types: ["string"] },
  },
};
const value1: ResponseValue = {
  types: ["object"],
  closed: true,
  members: {
    streaming_max_insert_wait_ms: { types: ["integer", "null"] },
    object_storage_concurrency: { types: ["integer", "null"] },
    object_storage_polling_interval_ms: { types: ["integer", "null"] },
    object_storage_max_insert_bytes: { types: ["integer", "null"] },
    object_storage_max_file_count: { types: ["integer", "null"] },
    engine_max_threads: { types: ["integer", "null"] },
    engine_max_insert_threads: { types: ["integer", "null"] },
    engine_min_insert_block_size_bytes: { types: ["integer", "null"] },
    engine_max_download_threads: { types: ["integer", "null"] },
    engine_parallel_distributed_insert_select: { types: ["integer", "null"] },
    object_storage_use_cluster_function: { types: ["boolean", "null"] },
    engine_parallel_view_processing: { types: ["boolean", "null"] },
  },
};

/** Documented values of the success responses of the Management API, by operationId and status code. */
export const responseValues: ResponseValueTable = {
  listServices: {
    200: {
      types: ["object"],
      closed: true,
      members: {
        status: { types: ["number"] },
        requestId: { types: ["string"] },
        result: {
          types: ["array"],
          members: {
            "*": {
              types: ["object"],
              closed: true,
              members: {
                id: { types: ["string"] },
                name: { types: ["string"] },
                engineVersion: { types: ["string"] },
                endpoints: {
                  types: ["array"],
                  members: {
                    "*": {
                      types: ["object"],
                      closed: true,
                      members: {
                        protocol: { types: ["string"], listed: true },
                        host: { types: ["string"] },
                        port: { types: ["number"] },
                        username: { types: ["string"] },
                      },
                    },
                  },
                },
                minTotalMemoryGb: { types: ["number"] },
                maxTotalMemoryGb: { types: ["number"] },
                minReplicaMemoryGb: { types: ["number"] },
                maxReplicaMemoryGb: { types: ["number"] },
                numReplicas: { types: ["number"] },
                idleScaling: { types: ["boolean"] },
                idleTimeoutMinutes: { types: ["number"] },
                ipAccessList: {
                  types: ["array"],
                  members: {
                    "*": {
                      types: ["object"],
                      closed: true,
                      members: {
                        source: { types: ["string"] },
                        description: { types: ["string"] },
                      },
                    },
                  },
                },
                createdAt: { types: ["string"] },
                encryptionKey: { types: ["string"], sensitive: true },
                encryptionAssumedRoleIdentifier: { types: ["string"] },
                iamRole: { types: ["string"] },
                privateEndpointIds: value0,
                availablePrivateEndpointIds: value0,
                dataWarehouseId: { types: ["string"] },
                isPrimary: { types: ["boolean"] },
                isReadonly: { types: ["boolean"] },
                byocId: { types: ["string"] },
                hasTransparentDataEncryption: { types: ["boolean"] },
                transparentDataEncryptionKeyId: { types: ["string"] },
                encryptionRoleId: { types: ["string"] },
              },
            },
          },
        },
      },
    },
  },
  getPipe: {
    200: {
      types: ["object"],
      closed: true,
      members: {
        status: { types: ["number"] },
        requestId: { types: ["string"] },
        result: {
          types: ["object"],
          closed: true,
          members: {
            id: { types: ["string"] },
            serviceId: { types: ["string"] },
            name: { types: ["string"] },
            state: { types: ["string"] },
            scaling: {
              types: ["object"],
              closed: true,
              members: {
                replicas: { types: ["number"] },
                concurrency: { types: ["number"] },
                replicaCpuMillicores: { types: ["number"] },
                replicaMemoryGb: { types: ["number"] },
              },
            },
            source: {
              types: ["object"],
              closed: true,
              members: {
                kafka: {
                  types: ["object"],
                  closed: true,
                  members: {
                    brokers: { types: ["string"] },
                    topics: { types: ["string"] },
                    consumerGroup: { types: ["string"] },
                    iamRole: { types: ["string"] },
                    offset: {
                      types: ["object"],
                      closed: true,
                      members: {
                        timestamp: { types: ["string"] },
                      },
                    },
                    schemaRegistry: {
                      types: ["object"],
                      closed: true,
                      members: {
                        url: { types: ["string"] },
                        authentication: { types: ["string"], listed: true },
                        caCertificate: { types: ["string"] },
                      },
                    },
                    caCertificate: { types: ["string"] },
                    reversePrivateEndpointIds: value0,
                  },
                },
                objectStorage: {
                  types: ["object"],
                  closed: true,
                  members: {
                    url: { types: ["string"] },
                    delimiter: { types: ["string"] },
                    compression: { types: ["string"], listed: true },
                    isContinuous: { types: ["boolean"] },
                    queueUrl: { types: ["string"] },
                    iamRole: { types: ["string"] },
                    connectionString: { types: ["string"], sensitive: true },
                    path: { types: ["string"] },
                    azureContainerName: { types: ["string"] },
                  },
                },
                kinesis: {
                  types: ["object"],
                  closed: true,
                  members: {
                    streamName: { types: ["string"] },
                    region: { types: ["string"] },
                    useEnhancedFanOut: { types: ["boolean"] },
                    timestamp: { types: ["integer"] },
                    iamRole: { types: ["string"] },
                  },
                },
                postgres: {
                  types: ["object"],
                  closed: true,
                  members: {
                    host: { types: ["string"] },
                    port: { types: ["number"] },
                    database: { types: ["string"] },
                    settings: {
                      types: ["object"],
                      closed: true,
                      members: {
                        syncIntervalSeconds: { types: ["number"] },
                        pullBatchSize: { types: ["number"] },
                        publicationName: { types: ["string"] },
                        replicationSlotName: { types: ["string"] },
                        allowNullableColumns: { types: ["boolean"] },
                        initialLoadParallelism: { types: ["number"] },
                        snapshotNumRowsPerPartition: { types: ["number"] },
                        snapshotNumberOfParallelTables: { types: ["number"] },
                        enableFailoverSlots: { types: ["boolean"] },
                      },
                    },
                    tableMappings: {
                      types: ["array"],
                      members: {
                        "*": {
                          types: ["object"],
                          closed: true,
                          members: {
                            sourceSchemaName: { types: ["string"] },
                            sourceTable: { types: ["string"] },
                            targetTable: { types: ["string"] },
                            excludedColumns: value0,
                            useCustomSortingKey: { types: ["boolean"] },
                            sortingKeys: value0,
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            destination: {
              types: ["object"],
              closed: true,
              members: {
                database: { types: ["string"] },
                table: { types: ["string"] },
                managedTable: { types: ["boolean"] },
                tableDefinition: {
                  types: ["object"],
                  closed: true,
                  members: {
                    engine: {
                      types: ["object"],
                      closed: true,
                      members: {
                        versionColumnId: { types: ["string"] },
                        columnIds: value0,
                      },
                    },
                    sortingKey: value0,
                    partitionBy: { types: ["string"] },
                    primaryKey: { types: ["string"] },
                  },
                },
                columns: {
                  types: ["array"],
                  members: {
                    "*": {
                      types: ["object"],
                      closed: true,
                      members: {
                        name: { types: ["string"] },
                        type: { types: ["string"] },
                      },
                    },
                  },
                },
              },
            },
            fieldMappings: {
              types: ["array"],
              members: {
                "*": {
                  types: ["object"],
                  closed: true,
                  members: {
                    sourceField: { types: ["string"] },
                    destinationField: { types: ["string"] },
                  },
                },
              },
            },
            settings: value1,
            createdAt: { types: ["string"] },
            updatedAt: { types: ["string"] },
          },
        },
      },
    },
  },
  updatePipeSettings: {
    200: {
      types: ["object"],
      closed: true,
      members: {
        status: { types: ["number"] },
        requestId: { types: ["string"] },
        result: value1,
      },
    },
  },
};
