/** A paper of the file storage as an HTTP response. */
import type { Logger } from 'pino'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { paperPath } from '#server/repositories/papers.ts'
import { fileResponse } from './file-response.ts'

/** As fileResponse, for a GET or HEAD of a paper by its file name; null if there is no such paper. */
export async function paperResponse(
  storage: FileStorage,
  fileName: string,
  request: Request,
  log: Pick<Logger, 'error'>,
): Promise<Response | null> {
  const path = paperPath(fileName)
  if (path === null) return null
  const response = await fileResponse(storage, path, request, log)
  return response.status === 404 ? null : response
}
