/** An exercise as a file for another platform. One module for all. */
import { loadPortableFile } from '#app/loaders/elsewhere/portable.server.ts'
import type { Route } from './+types/portable-file'

export const loader = (args: Route.LoaderArgs): Promise<Response> => loadPortableFile(args)
