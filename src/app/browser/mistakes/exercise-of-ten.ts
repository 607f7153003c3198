/** The mistakes of a day as an exercise: each at its place, with its options in another order or with other numbers. */
import { originIn } from '#memory/book/drawn.ts'
import type { KeptQuestion, Mistake } from '#memory/kept/shapes.ts'
import { atPlace, inAnotherOrder } from '#quiz/alone/at-place.ts'
import { ENGLISH_PACE, examMinutes } from '#quiz/contract/pace.ts'
import type { Exercise, Section } from '#quiz/exercise/exercise.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { marksOf, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { Known } from './known.ts'

export const TITLE = 'My mistakes'

/** A mistake whose question is on this device. */
export type Here = Readonly<{ mistake: Mistake; question: KeptQuestion }>

export const isHere = (known: Known): known is Here => known.question !== null

/** What this device kept of a section is what it is: its own script wrote it, for the types that there are. */
const isPlayable = (asked: KeptQuestion['asked']): asked is Playable => asked.type in kits.players

const marksIn = ({ quiz }: Playable): number => ('questions' in quiz ? marksOf(quiz.questions) : quiz.items.length)

const placed = <T extends PlayableName>(asked: Playable<T>, place: number, seed: string): Playable<T> => ({
  ...asked,
  quiz: { ...inAnotherOrder(atPlace(asked.quiz, place), seed), title: '' },
})

/** The seed is another one for each day on which it comes back. */
const seedOf = ({ mistake }: Here): string => `${mistake.ref} ${mistake.due}`

/** The question at its place, of a problem with other numbers if what draws it is at hand. */
async function askedAt(one: Here, place: number): Promise<Playable | null> {
  const { asked } = one.question
  if (!isPlayable(asked)) return null
  const drawn = await drawnAgain(one, place)
  return drawn === null ? placed(asked, place, seedOf(one)) : { type: 'problems', quiz: drawn }
}

/** Without a network what draws problems may not be here: then the numbers are those of before. */
async function drawnAgain(one: Here, place: number): Promise<WorksheetQuiz | null> {
  const origin = originIn(one.mistake.ref)
  if (origin === '') return null
  try {
    const { withNewNumbers } = await import('./new-numbers.ts')
    return withNewNumbers(origin, seedOf(one), place)
  } catch {
    return null
  }
}

async function sectionOf(one: Here, place: number): Promise<Section | null> {
  const asked = await askedAt(one, place)
  if (asked === null) return null
  return {
    id: String(place),
    name: one.question.title,
    numbers: String(place),
    note: kits.definitions[asked.type].instruction,
    marks: marksIn(asked),
    each: 1,
    asked,
  }
}

/** One question at a time, in the order of the list. */
export async function exerciseOfTen(ten: readonly Here[]): Promise<Exercise> {
  const sections = await Promise.all(ten.map((one, i) => sectionOf(one, i + 1)))
  const asked = sections.filter((section) => section !== null)
  return {
    title: TITLE,
    format: '',
    language: 'en',
    instruction: 'Each question comes from another exercise. It leaves once you are right on two days.',
    flow: 'stepper',
    minutes: examMinutes(asked.length, ENGLISH_PACE),
    sections: asked,
  }
}
