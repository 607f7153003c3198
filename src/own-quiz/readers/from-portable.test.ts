/** What this site writes for other platforms is the same quiz when it is read again. */
import { describe, expect, it } from 'vitest'
import { check } from '#own-quiz/check.ts'
import { type Draft, isTextDraft } from '#own-quiz/draft.ts'
import type { OwnQuestions } from '#own-quiz/own-quiz.ts'
import { giftText } from '#portable/gift.ts'
import { moodleXml } from '#portable/moodle-xml.ts'
import { type Line, type PortableExercise, textOf } from '#portable/portable.ts'
import { qtiPackage } from '#portable/qti/package.ts'
import { SOURCE, sampleOf } from '#portable/samples.ts'
import { questionsCsv } from '#portable/table.ts'
import { readFile } from './read.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const WRITERS: Readonly<Record<string, (exercise: PortableExercise) => Uint8Array>> = {
  GIFT: (exercise) => bytes(giftText(exercise, SOURCE)),
  'Moodle XML': (exercise) => bytes(moodleXml(exercise, SOURCE)),
  'QTI 2.1': (exercise) => qtiPackage(exercise, SOURCE),
  'a table': (exercise) => bytes(questionsCsv(exercise, SOURCE)),
}

/** How each writes what is underlined (src/portable/losses.ts). */
const UNDERLINED: Readonly<Record<string, (text: string) => string>> = {
  GIFT: (text) => `[w]${text}[/w]`,
  'Moodle XML': (text) => `[w]${text}[/w]`,
  'QTI 2.1': (text) => text,
  'a table': (text) => `[${text}]`,
}

const lineOf = (line: Line, underlined: (text: string) => string): string =>
  line.map(({ kind, text }) => (kind === 'underlined' ? underlined(text) : text)).join('')

function questionsOf({ items }: PortableExercise, underlined: (text: string) => string): OwnQuestions['questions'] {
  return items.map(({ about, ask, answer, reason }) => {
    if (answer.kind !== 'choice') throw new Error('no choice')
    const lines = [...about.flatMap((block) => (block.kind === 'line' ? [block.line] : [])), ask]
    const reasons = answer.options.map((option) => option.reason)
    return {
      prompt: lines.map((line) => lineOf(line, underlined)).join(' '),
      options: answer.options.map(({ line }) => lineOf(line, underlined)),
      key: answer.key,
      reason: reason.join(' '),
      reasons: reasons.some((text) => text !== '') ? reasons : [],
    }
  })
}

async function draftsOf(bytes: Uint8Array): Promise<readonly Draft[]> {
  const found = await readFile(bytes)
  return isTextDraft(found) ? [] : found.drafts
}

async function readAgain(exercise: PortableExercise, writer: string): Promise<OwnQuestions['questions']> {
  const drafts = await draftsOf(WRITERS[writer]?.(exercise) ?? new Uint8Array())
  return drafts.map((draft, i) => {
    const verdict = check(draft, i + 1)
    if (verdict.status === 'change') throw new Error(verdict.words)
    return verdict.question
  })
}

const CHOICES = ['grammar-mcq', 'vocab-mcq', 'chinese-mcq', 'vocab-cloze', 'inline-context'] as const

describe.each(Object.keys(WRITERS))('%s, written and read again', (writer) => {
  it.each(CHOICES)('has every question of %s with its key and reasons', async (type) => {
    const exercise = sampleOf(type)
    expect(exercise.items.length).toBeGreaterThan(0)
    expect(await readAgain(exercise, writer)).toEqual(questionsOf(exercise, UNDERLINED[writer] ?? ((text) => text)))
  })

  it('names what is typed, and leaves it out', async () => {
    const drafts = await draftsOf(WRITERS[writer]?.(sampleOf('editing')) ?? new Uint8Array())
    const verdicts = drafts.map((draft, i) => check(draft, i + 1))
    expect(verdicts.length).toBeGreaterThan(0)
    for (const verdict of verdicts) expect(verdict.status).toBe('change')
  })
})

it('keeps the title', async () => {
  const exercise = sampleOf('grammar-mcq')
  for (const writer of ['GIFT', 'Moodle XML', 'QTI 2.1'])
    expect((await readFile(WRITERS[writer]?.(exercise) ?? new Uint8Array())).title).toBe(exercise.title)
  expect(textOf(exercise.items[0]?.ask ?? [])).not.toBe('')
})
