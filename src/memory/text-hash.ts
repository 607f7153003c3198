/** A short name for a text as it is now: another text has another one. Pure. */

/** The FNV-1a hash of its UTF-16 units in 32 bits, in at most seven signs. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
