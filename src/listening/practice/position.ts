/** Where a pupil is in a practice: a question of a clip. The numbering runs across all clips (docs/behaviour.md, 8.4). */
import type { Language } from '#lib/language.ts'
import type { Clip, Practice, Question } from './practice.ts'

/** Both from 0. */
export type Position = Readonly<{ clip: number; question: number }>

/** A question with its clip; `number` counts all questions of the practice from 1, `language` is that of the practice. */
export type Item = Readonly<{ position: Position; clip: Clip; question: Question; number: number; language: Language }>

/** Every question in order, with its number from 1. */
export function itemsOf(practice: Practice): readonly Item[] {
  const items = practice.clips.flatMap((clip, c) =>
    clip.questions.map((question, q) => ({ position: { clip: c, question: q }, clip, question })),
  )
  return items.map((item, i) => ({ ...item, number: i + 1, language: practice.language }))
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

/** The item of a position, or null where the practice has no such question. */
export function itemAt(items: readonly Item[], position: Position): Item | null {
  return items.find((item) => isSame(item.position, position)) ?? null
}

/**
 * The position a number of questions further on, or back: from the last of a clip to the first of the next one, and from
 * the first to the last of the one before. Null beyond either end.
 */
export function step(items: readonly Item[], from: Position, by: 1 | -1): Position | null {
  const at = items.findIndex((item) => isSame(item.position, from))
  return at === -1 ? null : (items[at + by]?.position ?? null)
}

/** The first question of the clip after this one, or before it; null beyond either end. */
export function stepClip(items: readonly Item[], from: Position, by: 1 | -1): Position | null {
  const clips = [...new Set(items.map(({ position }) => position.clip))]
  const at = clips.indexOf(from.clip)
  const clip = at === -1 ? null : (clips[at + by] ?? null)
  return items.find(({ position }) => position.clip === clip)?.position ?? null
}

/** Every question of one clip, in order. `clip` is its index, from 0. */
export function itemsOfClip(items: readonly Item[], clip: number): readonly Item[] {
  return items.filter(({ position }) => position.clip === clip)
}
