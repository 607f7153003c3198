import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { samples } from '#quiz/registry/samples.ts'
import { agreementLines, compare, stripped } from './blind.ts'

const dialogue = { file: 'd', collection: 'quizzes', id: 'D', body: samples['chinese-dialogue'] } as const
const grammar = { file: 'g', collection: 'quizzes', id: 'G', body: samples['grammar-mcq'] } as const

function responses(given: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'blind-')), 'responses.json')
  writeFileSync(file, JSON.stringify(given))
  return file
}

describe('a stripped document', () => {
  test.each(Object.entries(samples))('of %s tells no key and no reason', (_type, body) => {
    const text = JSON.stringify(stripped(body))
    const secrets = ['answer"', 'correct"', 'explanation', 'skill', 'alternatives', 'secondBest']
    for (const name of [...secrets, '"answers":[0', '"answers":[4']) expect(text).not.toContain(name)
  })

  test('keeps what is needed to solve it', () =>
    expect(stripped(samples['grammar-cloze'])).toMatchObject({
      passage: expect.any(String),
      answers: [{ index: 1 }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    }))
})

describe('comparing', () => {
  test('counts what agrees and names what differs', () => {
    const file = responses({
      D: [
        { item: 1, answer: 5 },
        { item: 2, answer: '8' },
        { item: 3, answer: 2, sure: 1 },
        { item: 4, answer: 3 },
      ],
    })
    const found = compare(file, [dialogue, grammar])
    expect(found).toEqual([{ id: 'D', items: 4, agreed: 3, differing: ['3'] }])
    expect(agreementLines(found)).toEqual(['D: 3 of 4, differing: 3', 'Agreement: 3 of 4 items, 75.0 %'])
  })

  test('counts an unanswered item as differing', () =>
    expect(compare(responses({ G: [{ item: 1, answer: 1 }] }), [grammar])[0]?.agreed).toBe(1))

  test('refuses a file of another shape', () => expect(() => compare(responses([1]), [grammar])).toThrow())
})
