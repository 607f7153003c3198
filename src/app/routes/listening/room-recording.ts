/** The whole recording of a listening room as one MP3, for a teacher with a loudspeaker (docs/behaviour.md, 25). */
import { roomRecordingResponse } from '#app/loaders/room-recording.server.ts'
import type { Route } from './+types/room-recording'

export const loader = ({ params, request }: Route.LoaderArgs) => roomRecordingResponse(params.practiceId, request)
