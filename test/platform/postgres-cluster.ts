/** The throw-away PostgreSQL servers that the benchmark starts as well. */
export { createCluster, findPostgres, type PostgresCluster } from "../../scripts/lib/postgres-cluster.ts";
