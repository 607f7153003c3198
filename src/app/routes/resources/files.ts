/** The files of the storage: audio, pictures, papers. No page, and nothing lists them. */
import { fileResponse } from '#server/http/file-response.ts'
import { log, services } from '#server/services.server.ts'
import type { Route } from './+types/files'

export function loader({ params, request }: Route.LoaderArgs) {
  return fileResponse(services().files, params['*'], request, log)
}
