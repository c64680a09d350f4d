// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.

/** Properties of every object in a seed, in the order of the OpenAPI documents; null for a value that is not an object. */
export const propertyOrder = {
  "$schema": null,
  "organizations": {
    "id": null,
    "name": null,
    "keys": {
      "id": null,
      "secret": null,
      "secretHash": null,
      "expiresAt": null,
      "revokedAt": null
    },
    "services": {
      "id": null,
      "name": null,
      "engineVersion": null,
      "endpoints": {
        "protocol": null,
        "host": null,
        "port": null,
        "username": null
      },
      "minTotalMemoryGb": null,
      "maxTotalMemoryGb": null,
      "minReplicaMemoryGb": null,
      "maxReplicaMemoryGb": null,
      "numReplicas": null,
      "idleScaling": null,
      "idleTimeoutMinutes": null,
      "ipAccessList": {
        "source": null,
        "description": null
      },
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
      "pipes": {
        "id": null,
        "serviceId": null,
        "name": null,
        "state": null,
        "scaling": {
          "replicas": null,
          "concurrency": null,
          "replicaCpuMillicores": null,
          "replicaMemoryGb": null
        },
        "source": {
          "kafka": {
            "brokers": null,
            "topics": null,
            "consumerGroup": null,
            "iamRole": null,
            "offset": {
              "timestamp": null
            },
            "schemaRegistry": {
              "url": null,
              "authentication": null,
              "caCertificate": null
            },
            "caCertificate": null,
            "reversePrivateEndpointIds": null
          },
          "objectStorage": {
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
          "kinesis": {
            "streamName": null,
            "region": null,
            "useEnhancedFanOut": null,
            "timestamp": null,
            "iamRole": null
          },
          "postgres": {
            "host": null,
            "port": null,
            "database": null,
            "settings": {
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
            "tableMappings": {
              "sourceSchemaName": null,
              "sourceTable": null,
              "targetTable": null,
              "excludedColumns": null,
              "useCustomSortingKey": null,
              "sortingKeys": null
            }
          }
        },
        "destination": {
          "database": null,
          "table": null,
          "managedTable": null,
          "tableDefinition": {
            "engine": {
              "versionColumnId": null,
              "columnIds": null
            },
            "sortingKey": null,
            "partitionBy": null,
            "primaryKey": null
          },
          "columns": {
            "name": null,
            "type": null
          }
        },
        "fieldMappings": {
          "sourceField": null,
          "destinationField": null
        },
        "settings": {
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
        "createdAt": null,
        "updatedAt": null
      }
    }
  },
  "teams": {
    "id": null,
    "name": null,
    "tokens": {
      "token": null,
      "tokenHash": null,
      "expiresAt": null,
      "revokedAt": null
    },
    "dashboards": {
      "id": null,
      "name": null,
      "tiles": {
        "id": null,
        "name": null,
        "x": null,
        "y": null,
        "w": null,
        "h": null,
        "asRatio": null,
        "series": {
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
        }
      },
      "tags": null
    },
    "alerts": {
      "id": null,
      "name": null,
      "message": null,
      "threshold": null,
      "interval": null,
      "thresholdType": null,
      "source": null,
      "state": null,
      "channel": {
        "type": null,
        "webhookId": null
      },
      "team": null,
      "tileId": null,
      "dashboard": null,
      "savedSearch": null,
      "groupBy": null,
      "silenced": null,
      "createdAt": null,
      "updatedAt": null
    }
  }
} as const;
