/** Where a pupil is in a practice: a question of a clip. The numbering runs across all clips (docs/behaviour.md, 8.4). */
import type { Clip, Practice, Question } from './practice.ts'

/** Both from 0. */
export type Position = Readonly<{ clip: number; question: number }>

/** A question with its clip; `number` counts all questions of the practice from 1. */
export type Place = Readonly<{ position: Position; clip: Clip; question: Question; number: number }>

/** Every question in order, with its number from 1. */
export function placesOf(practice: Practice): readonly Place[] {
  const places = practice.clips.flatMap((clip, c) =>
    clip.questions.map((question, q) => ({ position: { clip: c, question: q }, clip, question })),
  )
  return places.map((place, i) => ({ ...place, number: i + 1 }))
}

/** By value: each reading of a history entry makes a new object. */
export function isSame(a: Position, b: Position): boolean {
  return a.clip === b.clip && a.question === b.question
}

/** What a pupil chose: options from 0, by `responseKey`. */
export type Responses = Readonly<Record<string, number>>

/** The name of a question's response: 'clipIndex-questionIndex' (docs/behaviour.md, 8.12). */
export function responseKey({ clip, question }: Position): string {
  return `${clip}-${question}`
}

/** The place of a position, or null where the practice has no such question. */
export function placeAt(places: readonly Place[], position: Position): Place | null {
  return places.find((place) => isSame(place.position, position)) ?? null
}

/**
 * The position a number of questions further on, or back: from the last of a clip to the first of the next one, and from
 * the first to the last of the one before. Null beyond either end.
 */
export function step(places: readonly Place[], from: Position, by: 1 | -1): Position | null {
  const at = places.findIndex((place) => isSame(place.position, from))
  return at === -1 ? null : (places[at + by]?.position ?? null)
}

/** The first question of the clip after this one, or before it; null beyond either end. */
export function stepClip(places: readonly Place[], from: Position, by: 1 | -1): Position | null {
  const clips = [...new Set(places.map(({ position }) => position.clip))]
  const at = clips.indexOf(from.clip)
  const clip = at === -1 ? null : (clips[at + by] ?? null)
  return places.find(({ position }) => position.clip === clip)?.position ?? null
}

/** Every question of one clip, in order. `clip` is its index, from 0. */
export function placesOfClip(places: readonly Place[], clip: number): readonly Place[] {
  return places.filter(({ position }) => position.clip === clip)
}
