/** The media type of a file, by its extension. */
import { getMimeType } from 'hono/utils/mime'

const UNKNOWN = 'application/octet-stream'
/** Types that a browser would execute in this origin are sent as bytes. */
const ACTIVE = /html|xml|javascript/

export function fileType(path: string): string {
  const type = getMimeType(path) ?? UNKNOWN
  return ACTIVE.test(type) ? UNKNOWN : type
}
