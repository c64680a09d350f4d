// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type {
    ServiceEndpoint,
    IpAccessListEntry,
    Service,
    ServiceListEnvelope,
    PipeScaling,
    KafkaOffset,
    SchemaRegistry,
    KafkaSource,
    ObjectStorageSource,
    KinesisSource,
    PostgresSourceSettings,
    PostgresTableMapping,
    PostgresSource,
    PipeSource,
    TableEngine,
    TableDefinition,
    DestinationColumn,
    PipeDestination,
    FieldMapping,
    PipeSettings,
    Pipe,
    PipeEnvelope,
    PipeSettingsUpdate,
    PipeSettingsEnvelope,
} from "./schemas.ts";

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
         *
         * Returns the services of one organization with their endpoints, scaling, network access and encryption fields.
         *
         * `filter` narrows the list by resource tags, the only filter there is. It is optional. The reference describes no
         * paging and no order: read the whole array, which can be empty, and do not rely on the position of a service in it.
         *
         * The request has no body and changes nothing.
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
         *
         * **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
         *
         * Returns one pipe of a service: its state, how it is scaled, where its data comes from and goes to, how fields map
         * to columns, and its twelve settings.
         *
         * `source` holds one member per source kind: `kafka`, `objectStorage`, `kinesis` or `postgres`. The reference does not
         * say which member is present for a given pipe or which fields are always there, so test for a member before reading
         * it, and keep a branch for a kind you do not know.
         *
         * The request has no body and changes nothing.
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
         *
         * **Beta.** The contract of this operation is declared stable, with no breaking changes expected.
         *
         * Changes up to twelve settings of a pipe and returns an object with the same twelve fields. No setting is marked
         * required. Ten are whole numbers with an inclusive range, two are booleans, and each may also be `null`. Durations
         * are in milliseconds and sizes in bytes, as the ends of the names (`_ms`, `_bytes`) say. A value outside its range
         * is outside the contract.
         *
         * Leaving a setting out, sending `null` and sending `0` or `false` are three different requests; send exactly the
         * one you mean. The reference does not say what `null` does, nor whether a setting that is left out keeps its value:
         * if you depend on either, get the pipe afterwards and compare.
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
        /** Any response other than the one above. The reference describes neither the status codes of errors nor their bodies: expect any media type, any shape, or no body at all, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
            };
        };
        /** The services of the organization, in the envelope. */
        ServiceListResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ServiceListEnvelope;
            };
        };
        /** The pipe, in the envelope. The examples show one pipe per kind of source. */
        PipeResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PipeEnvelope;
            };
        };
        /** The twelve settings of the pipe, in the envelope. Each example answers the request example of the same name. */
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
         * The organization that owns the service, or the one whose services are listed. A UUID.
         *
         * @example 11111111-1111-4111-8111-111111111111
         */
        organizationId: string;
        /**
         * Criteria that narrow the list of services. Optional; repeat the parameter to give several. Only filtering by resource
         * tags is supported.
         *
         * The reference does not show the syntax of a value, nor how several are combined. The example uses a form that services
         * of this kind have been seen to accept, `tag:KEY=VALUE`. Check the answer before you trust it: some servers ignore
         * a value they do not understand and return every service.
         *
         * @example [
         *   "tag:env=prod"
         * ]
         */
        filter: string[];
        /**
         * The service that owns the pipe. A UUID, found as `id` in the list of services.
         *
         * @example 22222222-2222-4222-8222-222222222222
         */
        serviceId: string;
        /**
         * The pipe to read, or the pipe whose settings are updated. A UUID.
         *
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
                 * Criteria that narrow the list of services. Optional; repeat the parameter to give several. Only filtering by resource
                 * tags is supported.
                 *
                 * The reference does not show the syntax of a value, nor how several are combined. The example uses a form that services
                 * of this kind have been seen to accept, `tag:KEY=VALUE`. Check the answer before you trust it: some servers ignore
                 * a value they do not understand and return every service.
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
                 * The organization that owns the service, or the one whose services are listed. A UUID.
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
                 * The organization that owns the service, or the one whose services are listed. A UUID.
                 *
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: string;
                /**
                 * The service that owns the pipe. A UUID, found as `id` in the list of services.
                 *
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: string;
                /**
                 * The pipe to read, or the pipe whose settings are updated. A UUID.
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
                 * The organization that owns the service, or the one whose services are listed. A UUID.
                 *
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                organizationId: string;
                /**
                 * The service that owns the pipe. A UUID, found as `id` in the list of services.
                 *
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                serviceId: string;
                /**
                 * The pipe to read, or the pipe whose settings are updated. A UUID.
                 *
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                pipeId: string;
            };
            cookie?: never;
        };
        /** The settings to change, as one JSON object. */
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
