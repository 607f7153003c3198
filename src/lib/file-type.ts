/** The media type that a file is sent with, by the end of its name. */
import { getMimeType } from 'hono/utils/mime'

const UNKNOWN = 'application/octet-stream'
/** What a browser would run in our name is handed over as bytes. */
const ACTIVE = /html|xml|javascript/

export function fileType(path: string): string {
  const type = getMimeType(path) ?? UNKNOWN
  return ACTIVE.test(type) ? UNKNOWN : type
}
