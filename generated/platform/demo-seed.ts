// Generated from src/platform/apis/*/demo.seed.yaml by `npm run generate`. Do not edit.
import type { Seed } from "../../src/platform/seed/seed.ts";

/** Demo data of the local platform. */
export const demoSeed: Seed = {
  "organizations": [
    {
      "id": "11111111-1111-4111-8111-111111111111",
      "name": "Demo",
      "keys": [
        {
          "id": "demo-key",
          "secret": "demo-secret"
        }
      ],
      "services": [
        {
          "tags": {
            "env": "prod",
            "team": "data"
          },
          "pipes": [
            {
              "id": "33333333-3333-4333-8333-333333333333",
              "name": "orders-from-kafka",
              "state": "Running",
              "scaling": {
                "replicas": 2,
                "concurrency": 4,
                "replicaCpuMillicores": 500,
                "replicaMemoryGb": 1.5
              },
              "source": {
                "kafka": {
                  "brokers": "broker-1.example.com:9092",
                  "topics": "orders",
                  "consumerGroup": "orders-pipe",
                  "iamRole": "role/pipe-reader",
                  "offset": {
                    "timestamp": "2026-01-15T09:30"
                  },
                  "schemaRegistry": {
                    "url": "https://registry.example.com",
                    "authentication": "PLAIN",
                    "caCertificate": "<CA_CERTIFICATE>"
                  },
                  "caCertificate": "<CA_CERTIFICATE>",
                  "reversePrivateEndpointIds": [
                    "rpe-0a1b2c3d",
                    "rpe-4e5f6a7b"
                  ]
                }
              },
              "destination": {
                "database": "sales",
                "table": "orders",
                "managedTable": true,
                "tableDefinition": {
                  "engine": {
                    "versionColumnId": "updated_at",
                    "columnIds": [
                      "amount",
                      "tax"
                    ]
                  },
                  "sortingKey": [
                    "id",
                    "placed_at"
                  ],
                  "partitionBy": "placed_on",
                  "primaryKey": "id"
                },
                "columns": [
                  {
                    "name": "id",
                    "type": "Int64"
                  },
                  {
                    "name": "placed_at",
                    "type": "DateTime"
                  },
                  {
                    "name": "placed_on",
                    "type": "Date"
                  },
                  {
                    "name": "amount",
                    "type": "Decimal"
                  },
                  {
                    "name": "tax",
                    "type": "Decimal"
                  },
                  {
                    "name": "updated_at",
                    "type": "DateTime"
                  }
                ]
              },
              "fieldMappings": [
                {
                  "sourceField": "order_id",
                  "destinationField": "id"
                },
                {
                  "sourceField": "order_time",
                  "destinationField": "placed_at"
                },
                {
                  "sourceField": "order_date",
                  "destinationField": "placed_on"
                },
                {
                  "sourceField": "total",
                  "destinationField": "amount"
                },
                {
                  "sourceField": "total_tax",
                  "destinationField": "tax"
                },
                {
                  "sourceField": "changed",
                  "destinationField": "updated_at"
                }
              ],
              "settings": {
                "streaming_max_insert_wait_ms": 5000,
                "object_storage_concurrency": null,
                "object_storage_polling_interval_ms": null,
                "object_storage_max_insert_bytes": null,
                "object_storage_max_file_count": null,
                "engine_max_threads": 8,
                "engine_max_insert_threads": 4,
                "engine_min_insert_block_size_bytes": 268435456,
                "engine_max_download_threads": 4,
                "engine_parallel_distributed_insert_select": 2,
                "object_storage_use_cluster_function": null,
                "engine_parallel_view_processing": false
              },
              "createdAt": "2026-01-15T09:30:00Z",
              "updatedAt": "2026-02-03T14:05:12Z"
            },
            {
              "id": "44444444-4444-4444-8444-444444444444",
              "name": "events-from-files",
              "state": "Running",
              "scaling": {
                "replicas": 1,
                "concurrency": 8,
                "replicaCpuMillicores": 1000,
                "replicaMemoryGb": 4
              },
              "source": {
                "objectStorage": {
                  "url": "https://storage.example.com/events/2026/*.csv",
                  "delimiter": ",",
                  "compression": "auto",
                  "isContinuous": true,
                  "queueUrl": "https://queue.example.com/events-created",
                  "iamRole": "role/pipe-reader",
                  "connectionString": "<CONNECTION_STRING>",
                  "path": "events/2026/*.csv",
                  "azureContainerName": "events"
                }
              },
              "destination": {
                "database": "product",
                "table": "events",
                "managedTable": true,
                "tableDefinition": {
                  "engine": {
                    "versionColumnId": "received_at",
                    "columnIds": [
                      "event_id"
                    ]
                  },
                  "sortingKey": [
                    "event_name",
                    "event_id"
                  ],
                  "partitionBy": "received_on",
                  "primaryKey": "event_name"
                },
                "columns": [
                  {
                    "name": "event_id",
                    "type": "String"
                  },
                  {
                    "name": "event_name",
                    "type": "String"
                  },
                  {
                    "name": "received_at",
                    "type": "DateTime"
                  },
                  {
                    "name": "received_on",
                    "type": "Date"
                  }
                ]
              },
              "fieldMappings": [
                {
                  "sourceField": "id",
                  "destinationField": "event_id"
                },
                {
                  "sourceField": "name",
                  "destinationField": "event_name"
                },
                {
                  "sourceField": "received",
                  "destinationField": "received_at"
                },
                {
                  "sourceField": "day",
                  "destinationField": "received_on"
                }
              ],
              "settings": {
                "streaming_max_insert_wait_ms": null,
                "object_storage_concurrency": 8,
                "object_storage_polling_interval_ms": 30000,
                "object_storage_max_insert_bytes": 1073741824,
                "object_storage_max_file_count": 500,
                "engine_max_threads": 16,
                "engine_max_insert_threads": 8,
                "engine_min_insert_block_size_bytes": 1073741824,
                "engine_max_download_threads": 8,
                "engine_parallel_distributed_insert_select": 2,
                "object_storage_use_cluster_function": true,
                "engine_parallel_view_processing": true
              },
              "createdAt": "2026-01-20T11:00:45Z",
              "updatedAt": "2026-01-20T11:00:45Z"
            },
            {
              "id": "55555555-5555-4555-8555-555555555555",
              "name": "clicks-from-stream",
              "state": "Running",
              "scaling": {
                "replicas": 3,
                "concurrency": 2,
                "replicaCpuMillicores": 250,
                "replicaMemoryGb": 0.5
              },
              "source": {
                "kinesis": {
                  "streamName": "clicks",
                  "region": "region-1",
                  "useEnhancedFanOut": true,
                  "timestamp": 1768469400,
                  "iamRole": "role/pipe-reader"
                }
              },
              "destination": {
                "database": "product",
                "table": "clicks",
                "managedTable": false,
                "tableDefinition": {
                  "engine": {
                    "versionColumnId": "seen_at",
                    "columnIds": [
                      "session_id"
                    ]
                  },
                  "sortingKey": [
                    "session_id",
                    "seen_at"
                  ],
                  "partitionBy": "seen_on",
                  "primaryKey": "session_id"
                },
                "columns": [
                  {
                    "name": "session_id",
                    "type": "String"
                  },
                  {
                    "name": "page",
                    "type": "String"
                  },
                  {
                    "name": "seen_at",
                    "type": "DateTime"
                  },
                  {
                    "name": "seen_on",
                    "type": "Date"
                  }
                ]
              },
              "fieldMappings": [
                {
                  "sourceField": "session",
                  "destinationField": "session_id"
                },
                {
                  "sourceField": "url",
                  "destinationField": "page"
                },
                {
                  "sourceField": "time",
                  "destinationField": "seen_at"
                },
                {
                  "sourceField": "day",
                  "destinationField": "seen_on"
                }
              ],
              "settings": {
                "streaming_max_insert_wait_ms": 1000,
                "object_storage_concurrency": null,
                "object_storage_polling_interval_ms": null,
                "object_storage_max_insert_bytes": null,
                "object_storage_max_file_count": null,
                "engine_max_threads": 0,
                "engine_max_insert_threads": 0,
                "engine_min_insert_block_size_bytes": 0,
                "engine_max_download_threads": 0,
                "engine_parallel_distributed_insert_select": 0,
                "object_storage_use_cluster_function": null,
                "engine_parallel_view_processing": false
              },
              "createdAt": "2026-01-15T10:02:18Z",
              "updatedAt": "2026-03-01T07:45:00Z"
            },
            {
              "id": "66666666-6666-4666-8666-666666666666",
              "name": "shop-from-database",
              "state": "Running",
              "scaling": {
                "replicas": 1,
                "concurrency": 1,
                "replicaCpuMillicores": 2000,
                "replicaMemoryGb": 8
              },
              "source": {
                "postgres": {
                  "host": "db.example.com",
                  "port": 5432,
                  "database": "shop",
                  "settings": {
                    "syncIntervalSeconds": 60,
                    "pullBatchSize": 100000,
                    "publicationName": "shop_publication",
                    "replicationSlotName": "shop_slot",
                    "allowNullableColumns": true,
                    "initialLoadParallelism": 4,
                    "snapshotNumRowsPerPartition": 500000,
                    "snapshotNumberOfParallelTables": 2,
                    "enableFailoverSlots": false
                  },
                  "tableMappings": [
                    {
                      "sourceSchemaName": "public",
                      "sourceTable": "customers",
                      "targetTable": "customers",
                      "excludedColumns": [
                        "password_hash"
                      ],
                      "useCustomSortingKey": true,
                      "sortingKeys": [
                        "customer_id"
                      ]
                    },
                    {
                      "sourceSchemaName": "public",
                      "sourceTable": "products",
                      "targetTable": "products",
                      "excludedColumns": [],
                      "useCustomSortingKey": false,
                      "sortingKeys": []
                    }
                  ]
                }
              },
              "destination": {
                "database": "shop",
                "table": "customers",
                "managedTable": true,
                "tableDefinition": {
                  "engine": {
                    "versionColumnId": "row_version",
                    "columnIds": [
                      "customer_id"
                    ]
                  },
                  "sortingKey": [
                    "customer_id"
                  ],
                  "partitionBy": "country",
                  "primaryKey": "customer_id"
                },
                "columns": [
                  {
                    "name": "customer_id",
                    "type": "Int64"
                  },
                  {
                    "name": "country",
                    "type": "String"
                  },
                  {
                    "name": "row_version",
                    "type": "Int64"
                  }
                ]
              },
              "fieldMappings": [
                {
                  "sourceField": "id",
                  "destinationField": "customer_id"
                },
                {
                  "sourceField": "country",
                  "destinationField": "country"
                },
                {
                  "sourceField": "version",
                  "destinationField": "row_version"
                }
              ],
              "settings": {
                "streaming_max_insert_wait_ms": 10000,
                "object_storage_concurrency": 1,
                "object_storage_polling_interval_ms": 60000,
                "object_storage_max_insert_bytes": 10485760,
                "object_storage_max_file_count": 100,
                "engine_max_threads": 4,
                "engine_max_insert_threads": 2,
                "engine_min_insert_block_size_bytes": 134217728,
                "engine_max_download_threads": 2,
                "engine_parallel_distributed_insert_select": 1,
                "object_storage_use_cluster_function": false,
                "engine_parallel_view_processing": true
              },
              "createdAt": "2026-02-10T16:20:00Z",
              "updatedAt": "2026-02-11T08:00:30Z"
            }
          ],
          "id": "22222222-2222-4222-8222-222222222222",
          "name": "analytics",
          "engineVersion": "26.3",
          "endpoints": [
            {
              "protocol": "mysql",
              "host": "analytics.example.com",
              "port": 3306,
              "username": "analytics_reader"
            }
          ],
          "minTotalMemoryGb": 24,
          "maxTotalMemoryGb": 96,
          "minReplicaMemoryGb": 8,
          "maxReplicaMemoryGb": 32,
          "numReplicas": 3,
          "idleScaling": true,
          "idleTimeoutMinutes": 15,
          "ipAccessList": [
            {
              "source": "203.0.113.0/24",
              "description": "Office network"
            },
            {
              "source": "198.51.100.7",
              "description": "Build server"
            }
          ],
          "createdAt": "2025-11-04T08:15:30Z",
          "encryptionKey": "key/analytics-data",
          "encryptionAssumedRoleIdentifier": "role/encryption-user",
          "iamRole": "role/analytics-service",
          "privateEndpointIds": [
            "pe-0a1b2c3d"
          ],
          "availablePrivateEndpointIds": [
            "pe-0a1b2c3d",
            "pe-4e5f6a7b"
          ],
          "dataWarehouseId": "warehouse-1",
          "isPrimary": true,
          "isReadonly": false,
          "byocId": "byoc-7f3a",
          "hasTransparentDataEncryption": true,
          "transparentDataEncryptionKeyId": "key/analytics-tde",
          "encryptionRoleId": "role/encryption-user"
        },
        {
          "tags": {
            "env": "prod"
          },
          "id": "88888888-8888-4888-8888-888888888888",
          "name": "analytics-readonly",
          "engineVersion": "26.3",
          "endpoints": [
            {
              "protocol": "mysql",
              "host": "analytics-readonly.example.com",
              "port": 3306,
              "username": "analytics_reader"
            }
          ],
          "minTotalMemoryGb": 16,
          "maxTotalMemoryGb": 16,
          "minReplicaMemoryGb": 16,
          "maxReplicaMemoryGb": 16,
          "numReplicas": 1,
          "idleScaling": true,
          "idleTimeoutMinutes": 5,
          "ipAccessList": [
            {
              "source": "203.0.113.0/24",
              "description": "Office network"
            }
          ],
          "createdAt": "2026-01-08T13:40:05Z",
          "privateEndpointIds": [],
          "availablePrivateEndpointIds": [
            "pe-4e5f6a7b"
          ],
          "dataWarehouseId": "warehouse-1",
          "isPrimary": false,
          "isReadonly": true,
          "hasTransparentDataEncryption": false
        },
        {
          "tags": {
            "env": "dev",
            "team": "data"
          },
          "pipes": [
            {
              "id": "99999999-9999-4999-8999-999999999999",
              "name": "trial-from-kafka",
              "state": "Stopped",
              "source": {
                "kafka": {
                  "brokers": "broker-2.example.com:9092",
                  "topics": "trial"
                }
              },
              "destination": {
                "database": "trial",
                "table": "events"
              },
              "settings": {
                "streaming_max_insert_wait_ms": 10000,
                "object_storage_concurrency": 12,
                "object_storage_polling_interval_ms": 60000,
                "object_storage_max_insert_bytes": 5368709120,
                "object_storage_max_file_count": 1000,
                "engine_max_threads": 32,
                "engine_max_insert_threads": 8,
                "engine_min_insert_block_size_bytes": 1073741824,
                "engine_max_download_threads": 16,
                "engine_parallel_distributed_insert_select": 1,
                "object_storage_use_cluster_function": true,
                "engine_parallel_view_processing": true
              },
              "createdAt": "2026-03-12T10:20:00Z",
              "updatedAt": "2026-03-12T10:20:00Z"
            }
          ],
          "id": "77777777-7777-4777-8777-777777777777",
          "name": "sandbox",
          "engineVersion": "26.3",
          "endpoints": [
            {
              "protocol": "mysql",
              "host": "sandbox.example.com",
              "port": 3306,
              "username": "sandbox_user"
            }
          ],
          "numReplicas": 1,
          "idleScaling": false,
          "createdAt": "2026-03-12T10:00:00Z"
        },
        {
          "id": "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
          "name": "archive",
          "engineVersion": "25.8",
          "numReplicas": 1,
          "idleScaling": true,
          "idleTimeoutMinutes": 60,
          "createdAt": "2025-02-17T07:30:00Z"
        }
      ]
    }
  ],
  "teams": [
    {
      "id": "demo-team",
      "name": "Demo",
      "tokens": [
        {
          "token": "demo-token"
        }
      ],
      "dashboards": [
        {
          "id": "dashboard-1",
          "name": "Ingestion",
          "tiles": [
            {
              "id": "tile-1",
              "name": "Delay by pipe",
              "x": 0,
              "y": 0,
              "w": 6,
              "h": 3,
              "asRatio": false,
              "series": [
                {
                  "sourceId": "source-1",
                  "aggFn": "max",
                  "where": "level = 'info'",
                  "groupBy": [
                    "pipe"
                  ],
                  "field": "value",
                  "whereLanguage": "sql",
                  "metricName": "pipe.delay",
                  "metricDataType": "gauge",
                  "type": "time",
                  "dataSource": "metrics"
                }
              ]
            },
            {
              "id": "tile-2",
              "name": "Notes",
              "x": 6,
              "y": 0,
              "w": 6,
              "h": 3,
              "asRatio": false,
              "series": []
            }
          ],
          "tags": [
            "ingestion"
          ]
        },
        {
          "id": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
          "name": "Checkout service",
          "tiles": [
            {
              "id": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
              "name": "Response time by route",
              "x": 0,
              "y": 0,
              "w": 8,
              "h": 3,
              "asRatio": false,
              "series": [
                {
                  "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
                  "aggFn": "avg",
                  "where": "service = 'checkout'",
                  "groupBy": [
                    "service",
                    "route"
                  ],
                  "field": "value",
                  "whereLanguage": "sql",
                  "metricName": "http.server.duration",
                  "metricDataType": "gauge",
                  "type": "time",
                  "dataSource": "metrics"
                }
              ]
            },
            {
              "id": "57b2e9d0-4c83-4f1a-b6e5-d2098a7c3f64",
              "name": "Share of failed requests",
              "x": 8,
              "y": 0,
              "w": 4,
              "h": 3,
              "asRatio": true,
              "series": [
                {
                  "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
                  "aggFn": "sum",
                  "where": "service = 'checkout' AND status >= 500",
                  "groupBy": [
                    "service"
                  ],
                  "field": "value",
                  "whereLanguage": "sql",
                  "metricName": "http.server.requests",
                  "metricDataType": "sum",
                  "type": "time",
                  "dataSource": "metrics"
                },
                {
                  "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
                  "aggFn": "sum",
                  "where": "service = 'checkout'",
                  "groupBy": [
                    "service"
                  ],
                  "field": "value",
                  "whereLanguage": "sql",
                  "metricName": "http.server.requests",
                  "metricDataType": "sum",
                  "type": "time",
                  "dataSource": "metrics"
                }
              ]
            }
          ],
          "tags": [
            "production",
            "checkout"
          ]
        },
        {
          "id": "d96a04e7-2f5b-4831-8c7e-60b1f93d2a85",
          "name": "Orders",
          "tiles": [
            {
              "id": "3e80c7b5-a914-4d62-95f0-7bc6182ed04a",
              "name": "Waiting orders",
              "x": 0,
              "y": 0,
              "w": 6,
              "h": 2.5,
              "asRatio": false,
              "series": [
                {
                  "sourceId": "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
                  "aggFn": "max",
                  "where": "queue = 'orders'",
                  "groupBy": [
                    "region"
                  ],
                  "field": "value",
                  "whereLanguage": "sql",
                  "metricName": "queue.depth",
                  "metricDataType": "gauge",
                  "type": "number",
                  "dataSource": "metrics"
                }
              ]
            },
            {
              "id": "f2c61d48-0b97-4ea3-8d15-49e7a3b8c50d",
              "name": "Errors by service",
              "x": 6,
              "y": 0,
              "w": 6,
              "h": 2.5,
              "asRatio": false,
              "series": [
                {
                  "sourceId": "25e9b8f4-d370-4c16-a8b9-1f64c07e5d32",
                  "aggFn": "count",
                  "where": "level = 'error'",
                  "groupBy": [
                    "service"
                  ],
                  "field": "duration_ms",
                  "whereLanguage": "sql",
                  "type": "table",
                  "dataSource": "events"
                }
              ]
            }
          ],
          "tags": [
            "orders"
          ]
        }
      ],
      "alerts": [
        {
          "id": "alert-1",
          "name": "Pipe delay",
          "message": "A pipe falls behind. Look at its settings first.",
          "threshold": 60,
          "interval": "5m",
          "thresholdType": "above",
          "source": "tile",
          "state": "inactive",
          "channel": {
            "type": "webhook",
            "webhookId": "webhook-1"
          },
          "tileId": "tile-1",
          "dashboard": "dashboard-1",
          "groupBy": "pipe",
          "silenced": false,
          "createdAt": "2026-02-11T08:30:00.000Z",
          "updatedAt": "2026-02-11T08:30:00.000Z"
        },
        {
          "id": "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813",
          "name": "Checkout latency",
          "message": "Checkout is slow. See the checkout runbook.",
          "threshold": 750,
          "interval": "5m",
          "thresholdType": "above",
          "source": "tile",
          "state": "inactive",
          "channel": {
            "type": "webhook",
            "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
          },
          "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
          "dashboard": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
          "groupBy": "service",
          "silenced": false,
          "createdAt": "2026-03-02T09:15:30.000Z",
          "updatedAt": "2026-06-18T14:02:07.481Z"
        },
        {
          "id": "b4e08d3a-6a17-4c5f-92d6-3f8c71e05a9b",
          "name": "Too few orders",
          "message": "Few orders. Check the payment provider.",
          "threshold": 20,
          "interval": "1h",
          "thresholdType": "below",
          "source": "search",
          "state": "inactive",
          "channel": {
            "type": "webhook",
            "webhookId": "93d5f2c8-1b6e-4a07-8e4d-c70a95b3e612"
          },
          "savedSearch": "c25f71a8-e6d9-4b04-93a7-58b0d41e6f2a",
          "groupBy": "region",
          "silenced": true,
          "createdAt": "2026-01-20T11:40:05.212Z",
          "updatedAt": "2026-06-18T14:05:44.903Z"
        }
      ]
    }
  ]
};
