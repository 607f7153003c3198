/**
 * The right and wrong sounds. Never the only signal; a sound that cannot play is no error to a pupil. A visitor who
 * switched sounds off hears none: the page says so by its `data-sound`.
 */

/** The name of a file in public/sounds, without '.mp3'. */
export type SoundName = 'correct' | 'wrong'

const players = new Map<SoundName, HTMLAudioElement>()

/** Plays /sounds/{name}.mp3 from its start. Failures are told to `onFailure`: a blocked sound must not stop a quiz. */
export function playSound(name: SoundName, onFailure: (reason: unknown) => void): void {
  if (document.documentElement.dataset.sound === 'off') return
  const player = players.get(name) ?? new Audio(`/sounds/${name}.mp3`)
  players.set(name, player)
  player.currentTime = 0
  player.play().catch(onFailure)
}
