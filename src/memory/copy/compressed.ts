/** Bytes through the browser's own compression. */

export const compressed = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
