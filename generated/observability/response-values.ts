// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseValue, ResponseValueTable } from "../../src/contract/response-value.ts";

const value0: ResponseValue = {
  types: ["array"],
  members: {
    "*": { types: ["string"] },
  },
};

/** Documented values of the success responses of the Observability API, by operationId and status code. */
export const responseValues: ResponseValueTable = {
  updateAlert: {
    200: {
      types: ["object"],
      closed: true,
      members: {
        data: {
          types: ["object"],
          closed: true,
          members: {
            id: { types: ["string"] },
            name: { types: ["string"] },
            message: { types: ["string"] },
            threshold: { types: ["number"] },
            interval: { types: ["string"] },
            thresholdType: { types: ["string"], listed: true },
            source: { types: ["string"], listed: true },
            state: { types: ["string"], listed: true },
            channel: {
              types: ["object"],
              closed: true,
              members: {
                type: { types: ["string"], listed: true },
                webhookId: { types: ["string"] },
              },
            },
            team: { types: ["string"] },
            tileId: { types: ["string"] },
            dashboard: { types: ["string"] },
            savedSearch: { types: ["string"] },
            groupBy: { types: ["string"] },
            silenced: { types: ["boolean"] },
            createdAt: { types: ["string"] },
            updatedAt: { types: ["string"] },
          },
        },
      },
    },
  },
  listDashboards: {
    200: {
      types: ["object"],
      closed: true,
      members: {
        data: {
          types: ["array"],
          members: {
            "*": {
              types: ["object"],
              closed: true,
              members: {
                id: { types: ["string"] },
                name: { types: ["string"] },
                tiles: {
                  types: ["array"],
                  members: {
                    "*": {
                      types: ["object"],
                      closed: true,
                      members: {
                        id: { types: ["string"] },
                        name: { types: ["string"] },
                        x: { types: ["number"] },
                        y: { types: ["number"] },
                        w: { types: ["number"] },
                        h: { types: ["number"] },
                        asRatio: { types: ["boolean"] },
                        series: {
                          types: ["array"],
                          members: {
                            "*": {
                              types: ["object"],
                              closed: true,
                              members: {
                                sourceId: { types: ["string"] },
                                aggFn: { types: ["string"] },
                                where: { types: ["string"] },
                                groupBy: value0,
                                field: { types: ["string"] },
                                whereLanguage: { types: ["string"] },
                                metricName: { types: ["string"] },
                                metricDataType: { types: ["string"] },
                                type: { types: ["string"] },
                                dataSource: { types: ["string"] },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                },
                tags: value0,
              },
            },
          },
        },
      },
    },
  },
};
