/** The files of the storage: audio, pictures, papers. No page, and nothing lists them. */
import { services } from '#server/services.server.ts'
import type { Route } from './+types/files'

export function loader({ params, request }: Route.LoaderArgs) {
  return services().answerFile(params['*'], request)
}
