/** Sets a sheet of every type for real, where that can be done. */
import { describe, expect, test } from 'vitest'
import { parseQuiz } from '#quiz/parse-quiz.ts'
import { totalMarks } from '#quiz/print/print-sheet.ts'
import { printTyped } from '#quiz/prints.ts'
import { isTypeName, registry } from '#quiz/registry.ts'
import { samples } from '#quiz/samples.ts'
import { canTypeset } from './can-typeset.ts'
import { sheetJob } from './sheet-job.ts'
import { createTypesetter } from './typesetter.ts'

const names = Object.keys(registry).filter(isTypeName)

function sheetOf(name: (typeof names)[number]) {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(name)
  return {
    language: registry[name].language,
    subject: 'Subject',
    heading: parsed.typed.quiz.title,
    set: '2024 set',
    notes: [],
    sections: [{ ...printTyped(parsed.typed, 1), heading: '' }],
    address: 'https://example.org/quiz',
  }
}

describe.skipIf(!canTypeset())('a sheet', () => {
  const typeset = canTypeset() ? createTypesetter() : null

  test.each(names)('of %s is a tagged PDF/UA, and so is its large print', async (name) => {
    const sheet = sheetOf(name)
    expect(totalMarks(sheet)).toBeGreaterThan(0)
    const both = { part: 'both', large: false, answerSheet: false } as const
    const normal = await typeset?.(sheetJob(sheet, both, name))
    expect(normal?.pages).toBeGreaterThanOrEqual(2)
    expect(Buffer.from(normal?.pdf ?? []).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const key = await typeset?.(sheetJob(sheet, { ...both, part: 'key' }, name))
    expect(key?.pages).toBeLessThan(normal?.pages ?? 0)
    const large = await typeset?.(sheetJob(sheet, { part: 'both', large: true, answerSheet: true }, name))
    expect(large?.pages).toBeGreaterThan(normal?.pages ?? 0)
  })
})

test('a file has a name that every system takes', () =>
  expect(sheetJob(sheetOf('editing'), { part: 'both', large: false, answerSheet: false }, '2024-语文/"x').name).toBe(
    '2024-x',
  ))
