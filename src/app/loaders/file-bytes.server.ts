/** The bytes of a file of the storage. Server side only. */
import { services } from '#server/services.server.ts'

/** Null if there is no such file. */
export async function fileBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { files } = services()
  const file = await files.find(path)
  if (file === null) return null
  const body = await files.open(file, { start: 0, end: file.size })
  return new Uint8Array(await new Response(body).arrayBuffer())
}
