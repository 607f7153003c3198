/** The whole recording of a listening room as one MP3, for a teacher with a loudspeaker (docs/behaviour.md, 25). */
import { hallResponse } from '#app/loaders/hall-recording.server.ts'
import type { Route } from './+types/hall-recording'

export const loader = ({ params, request }: Route.LoaderArgs) => hallResponse(params.practiceId, request)
