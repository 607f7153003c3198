/** Which of the hashed assets some texts need: those they name, and what these name in turn. */

/** `assets` has the text of each asset by its file name, '' where it has none (a font). */
export function assetsNamed(texts: readonly string[], assets: ReadonlyMap<string, string>): ReadonlySet<string> {
  const named = new Set<string>()
  const waiting = [...texts]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [name, own] of assets) {
      if (named.has(name) || !text.includes(name)) continue
      named.add(name)
      waiting.push(own)
    }
  }
  return named
}
