// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** One way to connect to a service. */
export type ServiceEndpoint = components["schemas"]["ServiceEndpoint"];

/** One entry of the list of network addresses with access to a service. */
export type IpAccessListEntry = components["schemas"]["IpAccessListEntry"];

/** A service of an organization. It owns pipes and holds the tables that they write to. */
export type Service = components["schemas"]["Service"];

/** The envelope around a list of services. */
export type ServiceListEnvelope = components["schemas"]["ServiceListEnvelope"];

/** How many replicas a pipe runs on, and what each of them has. */
export type PipeScaling = components["schemas"]["PipeScaling"];

/** An offset in the topics of a streaming broker, given as a point in time. */
export type KafkaOffset = components["schemas"]["KafkaOffset"];

/** The schema registry that belongs to a streaming broker. */
export type SchemaRegistry = components["schemas"]["SchemaRegistry"];

/** A streaming broker as the source of a pipe. */
export type KafkaSource = components["schemas"]["KafkaSource"];

/** Files in object storage as the source of a pipe. The reference does not say which of these fields belong together. */
export type ObjectStorageSource = components["schemas"]["ObjectStorageSource"];

/** A stream service as the source of a pipe. */
export type KinesisSource = components["schemas"]["KinesisSource"];

/** How a relational database is read. Update pipe settings does not change these; no operation shown does. */
export type PostgresSourceSettings = components["schemas"]["PostgresSourceSettings"];

/** One table of a relational source and the table it goes to. */
export type PostgresTableMapping = components["schemas"]["PostgresTableMapping"];

/** A relational database as the source of a pipe. */
export type PostgresSource = components["schemas"]["PostgresSource"];

/**
 * Where the data of a pipe comes from: one member per kind of source. The reference does not say which member is present
 * for a given pipe. Test for each, and expect kinds that are not listed here.
 */
export type PipeSource = components["schemas"]["PipeSource"];

/** The columns that the engine of a destination table works with. The reference names no engines. */
export type TableEngine = components["schemas"]["TableEngine"];

/** How the destination table is laid out. */
export type TableDefinition = components["schemas"]["TableDefinition"];

/** One column of the destination table. */
export type DestinationColumn = components["schemas"]["DestinationColumn"];

/** The table of the service that a pipe writes to. */
export type PipeDestination = components["schemas"]["PipeDestination"];

/** Sends one field of the source to one field of the destination. */
export type FieldMapping = components["schemas"]["FieldMapping"];

/**
 * The settings of a pipe as the API returns them. The ranges of Update pipe settings are stated for its request body;
 * a response is not held to them. `null`, `0` or `false`, and an absent setting are different things; the reference
 * does not say what `null` means.
 */
export type PipeSettings = components["schemas"]["PipeSettings"];

/** A pipe moves data from a source into a destination table of its service. */
export type Pipe = components["schemas"]["Pipe"];

/** The envelope around one pipe. */
export type PipeEnvelope = components["schemas"]["PipeEnvelope"];

/**
 * The settings to change. None is required. Each accepts `null` besides its integer or boolean type.
 *
 * Leaving a setting out, `null` and `0` or `false` are three different things. The reference does not say what `null`
 * does to a setting, nor whether a setting that is left out keeps its value, nor what the defaults are.
 */
export type PipeSettingsUpdate = components["schemas"]["PipeSettingsUpdate"];

/** The envelope around the settings of a pipe. */
export type PipeSettingsEnvelope = components["schemas"]["PipeSettingsEnvelope"];
