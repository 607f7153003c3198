/** Sets a sheet of every type for real, where that can be done. */

import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { totalMarks } from '#quiz/print/printout.ts'
import { definitions, isTypeName } from '#quiz/registry/definitions.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import { samples } from '#quiz/registry/samples.ts'
import { canTypeset } from './can-typeset.ts'
import { printoutJob } from './printout-job.ts'
import { createTypesetter } from './typesetter.ts'

const names = Object.keys(definitions).filter(isTypeName)

function parsedOf(name: (typeof names)[number]) {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(name)
  return parsed
}

/** Without spaces and signs, which a PDF has in its own way. */
const letters = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')

function sheetOf(name: (typeof names)[number]) {
  const parsed = parsedOf(name)
  return {
    language: definitions[name].language,
    subject: 'Subject',
    heading: parsed.typed.quiz.title,
    set: '2024 set',
    notes: [],
    sections: [{ ...printTyped(parsed.typed, 1), heading: '' }],
    url: 'https://example.org/quiz',
  }
}

describe.skipIf(!canTypeset())('a sheet', () => {
  const typeset = canTypeset() ? createTypesetter() : null

  test.each(names)('of %s is a tagged PDF/UA whose key has every reason, and so is its large print', async (name) => {
    const sheet = sheetOf(name)
    expect(totalMarks(sheet)).toBeGreaterThan(0)
    const both = { part: 'both', large: false, answerSheet: false } as const
    const normal = await typeset?.(printoutJob(sheet, both, name, DEFAULT_SITE))
    expect(normal?.pages).toBeGreaterThanOrEqual(2)
    expect(Buffer.from(normal?.pdf ?? []).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const key = await typeset?.(printoutJob(sheet, { ...both, part: 'key' }, name, DEFAULT_SITE))
    expect(key?.pages).toBeLessThan(normal?.pages ?? 0)
    const { text } = await extractText(new Uint8Array(key?.pdf ?? []), { mergePages: true })
    for (const { explanation } of parsedOf(name).typed.quiz.items) expect(letters(text)).toContain(letters(explanation))
    const large = await typeset?.(
      printoutJob(sheet, { part: 'both', large: true, answerSheet: true }, name, DEFAULT_SITE),
    )
    expect(large?.pages).toBeGreaterThan(normal?.pages ?? 0)
  })
})

test.skipIf(!canTypeset())('a sheet of a renamed site has its name, also one with signs of the template', async () => {
  const site = { name: 'Kampung #1 "*Practice*"', shortName: 'K#1', mark: null }
  const job = printoutJob(sheetOf('editing'), { part: 'paper', large: false, answerSheet: false }, 'editing', site)
  const { pdf } = await createTypesetter()(job)
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('K#1 · Primary 6')
  expect(text).toContain('Original practice material by Kampung #1 "*Practice*".')
  expect(text).not.toContain('ReadySix')
})

describe.skipIf(!canTypeset())('the last page of a paper', () => {
  const typeset = canTypeset() ? createTypesetter() : null
  const large = { part: 'paper', large: true, answerSheet: false } as const

  // Each note more moves what follows down, so that the end of the paper comes to the foot of a page.
  test.each(['grammar-mcq', 'compre-cloze', 'chinese-dialogue'] as const)(
    'of %s has more than its end',
    async (name) => {
      for (let notes = 0; notes < 10; notes += 1) {
        const sheet = { ...sheetOf(name), notes: Array.from({ length: notes }, (_, i) => `Note ${i}`) }
        const made = await typeset?.(printoutJob(sheet, large, name, DEFAULT_SITE))
        const { text } = await extractText(made?.pdf ?? new Uint8Array(), { mergePages: false })
        const [body] = (text.at(-1) ?? '').split(/End of paper|试卷完/)
        expect(body?.replaceAll(/\s/g, '').length, `${notes} notes`).toBeGreaterThan(0)
      }
    },
  )
})

describe.skipIf(!canTypeset())('a later section of a paper', () => {
  const typeset = canTypeset() ? createTypesetter() : null
  const paper = { part: 'paper', large: false, answerSheet: false } as const

  test.each([
    ['grammar-mcq', 'vocab-cloze'],
    ['chinese-mcq', 'inline-context'],
    ['chinese-mcq', 'chinese-dialogue'],
  ] as const)('after %s, %s has its passage and its questions on one page', async (before, name) => {
    for (let notes = 0; notes < 30; notes += 3) {
      const first = sheetOf(before)
      const sections = [first, sheetOf(name)].flatMap((one, i) =>
        one.sections.map((section) => ({ ...section, heading: i === 0 ? 'First' : 'Later' })),
      )
      const sheet = { ...first, sections, notes: Array.from({ length: notes }, (_, i) => `Note ${i}`) }
      const made = await typeset?.(printoutJob(sheet, paper, name, DEFAULT_SITE))
      const { text } = await extractText(made?.pdf ?? new Uint8Array(), { mergePages: false })
      expect(text.at(-1), `${notes} notes`).toContain('Later')
    }
  })
})

test('a file has a name that every system takes', () =>
  expect(
    printoutJob(sheetOf('editing'), { part: 'both', large: false, answerSheet: false }, '2024-语文/"x', DEFAULT_SITE)
      .name,
  ).toBe('2024-x'))
