/** Which stores the settings ask for: files in DATA_DIR, or PostgreSQL when DATABASE_URL is set. */
import { createPostgresDocumentStore } from '#server/adapters/document-store.postgres.ts'
import { createSqliteDocumentStore } from '#server/adapters/document-store.sqlite.ts'
import { createPostgresMessageStore } from '#server/adapters/message-store.postgres.ts'
import { createSqliteMessageStore } from '#server/adapters/message-store.sqlite.ts'
import type { Config } from '#server/config.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { MessageStore } from '#server/ports/message-store.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Rejects with the port's errors. */
export function openDocumentStore({ databaseUrl, dataDir }: Place): Promise<DocumentStore> {
  return databaseUrl === null
    ? createSqliteDocumentStore({ dataDir })
    : createPostgresDocumentStore({ url: databaseUrl })
}

/** Rejects with the port's errors. */
export function openMessageStore({ databaseUrl, dataDir }: Place): Promise<MessageStore> {
  return databaseUrl === null ? createSqliteMessageStore({ dataDir }) : createPostgresMessageStore({ url: databaseUrl })
}
