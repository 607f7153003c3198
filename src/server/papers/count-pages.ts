/** Counts the pages of a PDF. Whether it can be displayed is not checked. */

/** A larger file, usually a scan, would need too much memory only to be counted. */
const MAX_BYTES = 32 * 1024 * 1024

/** Null if it is no PDF, is broken, or too large to be counted. */
export async function countPages(bytes: Uint8Array): Promise<number | null> {
  if (bytes.byteLength > MAX_BYTES) return null
  // Loaded when the first paper is listed: no other page needs it.
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch(() => null)
  if (document === null) return null
  const { numPages, loadingTask } = document
  await loadingTask.destroy()
  return numPages
}
