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
         * Returns the services of one organization, with their endpoints, scaling, network access and encryption. The request
         * has no body and changes nothing.
         *
         * The optional `filter` restricts the list by resource tags, the only supported kind of filter. Paging and order are
         * not documented: read the whole array, which may be empty, and do not rely on the position of a service.
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
         * **Beta.** The contract of this operation is declared stable; no breaking changes are expected.
         *
         * Returns one pipe of a service: its state, scaling, source, destination, field mappings and twelve settings. The
         * request has no body and changes nothing.
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
         * Update the settings of one pipe
         *
         * **Beta.** The contract of this operation is declared stable; no breaking changes are expected.
         *
         * Changes up to twelve settings of a pipe and returns an object with the same twelve fields. No setting is required.
         * Ten are integers with an inclusive range, two are booleans, and each may be `null`. Durations are in milliseconds
         * (`_ms`) and sizes in bytes (`_bytes`). A value outside its range is outside the contract.
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
        /** Any other response. Status codes, media types and bodies of errors are not documented: expect JSON of any shape, text, an HTML page from a proxy, or no body, and decide by the status code. */
        UnknownError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": unknown;
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
        /** The twelve settings of the pipe in the response envelope. Each example is the response to the request example of the same name. */
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
         * Restricts the list to services whose resource tags match, the only supported kind of filter. Repeat the parameter to
         * pass several values.
         *
         * Not documented: the syntax of a value, and how several values are combined. The example uses a form that services of
         * this kind accept, `tag:KEY=VALUE`. Some servers ignore a value that they do not recognize and return every service:
         * check the response.
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

export type $defs = Record<string, never>;

export interface operations {
    listServices: {
        parameters: {
            query?: {
                /**
                 * Restricts the list to services whose resource tags match, the only supported kind of filter. Repeat the parameter to
                 * pass several values.
                 *
                 * Not documented: the syntax of a value, and how several values are combined. The example uses a form that services of
                 * this kind accept, `tag:KEY=VALUE`. Some servers ignore a value that they do not recognize and return every service:
                 * check the response.
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
