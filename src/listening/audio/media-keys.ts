/** Media keys and the browser's own player can pause and go on, but not move within a clip. */

const MOVES: readonly MediaSessionAction[] = ['seekbackward', 'seekforward', 'seekto', 'previoustrack', 'nexttrack']

function setMoves(handler: (() => void) | null): void {
  if (!('mediaSession' in navigator)) return
  for (const move of MOVES) {
    try {
      navigator.mediaSession.setActionHandler(move, handler)
    } catch {
      // A browser that does not know the key has none.
    }
  }
}

/** Until the returned function is called. */
export function preventSeeking(): () => void {
  setMoves(() => {})
  return () => setMoves(null)
}
