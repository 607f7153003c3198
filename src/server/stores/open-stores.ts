/**
 * Opens the stores that the settings name: folders and files in DATA_DIR, or PostgreSQL and an S3-compatible bucket.
 */
import { join } from 'node:path'
import { createPostgresDocumentStore } from '#server/adapters/documents/document-store.postgres.ts'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createS3FileStorage } from '#server/adapters/files/file-storage.s3.ts'
import { createPostgresMessageStore } from '#server/adapters/messages/message-store.postgres.ts'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { type Config, filesFolder } from '#server/config/config.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import type { MessageStore } from '#server/ports/message-store.ts'

/** Files are as fresh as content: see content-version.ts. */
const FILES_FRESH_MS = 1000
const S3_LIMIT_MS = 3000

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Rejects with the port's errors. */
export function openDocumentStore({ databaseUrl, dataDir }: Place): Promise<DocumentStore> {
  return databaseUrl === null
    ? createSqliteDocumentStore({ dataDir })
    : createPostgresDocumentStore({ url: databaseUrl })
}

/** `mustExist`: as of createSqliteMessageStore. Rejects with the port's errors. */
export function openMessageStore({ databaseUrl, dataDir }: Place, mustExist: boolean): Promise<MessageStore> {
  return databaseUrl === null
    ? createSqliteMessageStore({ dataDir, mustExist })
    : createPostgresMessageStore({ url: databaseUrl })
}

/** Opens nothing before it is used. */
export function openFileStorage(config: Pick<Config, 's3' | 'dataDir'>): FileStorage {
  if (config.s3 === null) return createDiskFileStorage({ dir: filesFolder(config) })
  return createS3FileStorage({ place: config.s3, freshMs: FILES_FRESH_MS, limitMs: S3_LIMIT_MS, now: Date.now })
}

/** Recordings that this machine has joined from clips of the file storage; the folder can be removed at any time. */
export function openJoinedRecordings({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  return createDiskFileStorage({ dir: join(dataDir, 'recordings') })
}
