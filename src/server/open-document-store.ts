/** Which document store the settings ask for: one file, or PostgreSQL when DATABASE_URL is set. */
import { createPostgresDocumentStore } from '#server/adapters/document-store.postgres.ts'
import { createSqliteDocumentStore } from '#server/adapters/document-store.sqlite.ts'
import type { Config } from '#server/config.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'

/** Rejects with the port's errors. */
export function openDocumentStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<DocumentStore> {
  return databaseUrl === null
    ? createSqliteDocumentStore({ dataDir })
    : createPostgresDocumentStore({ url: databaseUrl })
}
