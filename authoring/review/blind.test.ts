import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { samples } from '#quiz/registry/samples.ts'
import { agreementLines, compare, guessItems, stripped } from './blind.ts'

const dialogue = { file: 'd', collection: 'quizzes', id: 'D', body: samples['chinese-dialogue'] } as const
const grammar = { file: 'g', collection: 'quizzes', id: 'G', body: samples['grammar-mcq'] } as const

const listening = { file: 'l', collection: 'listeningPractices', id: 'L', body: storedPractice } as const

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

  test('of a listening practice tells no key and no sentence of an answer', () => {
    const [clip] = storedPractice.clips
    const body = {
      ...storedPractice,
      clips: [{ ...clip, questions: [{ correctAnswer: 2, evidence: { text: 'bus' }, mentions: ['bus'] }] }],
    }
    expect(stripped(body)).toMatchObject({ clips: [{ transcript: clip?.transcript, questions: [{}] }] })
    expect(JSON.stringify(stripped(body))).not.toMatch(/correctAnswer|evidence|mentions/)
  })

  test('keeps what is needed to solve it', () =>
    expect(stripped(samples['grammar-cloze'])).toMatchObject({
      passage: expect.any(String),
      answers: [{ index: 1 }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    }))
})

describe('a guesser', () => {
  test('of a quiz sees nothing but the options', () => {
    const [first] = guessItems(grammar)
    expect(Object.keys(first ?? {})).toEqual(['item', 'options'])
    expect(guessItems(grammar)).toHaveLength(10)
  })

  test('of a listening practice sees the questions, counted over all clips', () =>
    expect(guessItems(listening).at(-1)).toEqual({
      item: 3,
      question: 'Who is late?',
      options: ['Ali', 'Mei', 'Devi'],
    }))

  test('of a text sees the options of its choices, and the keys of these are compared', () => {
    const body: unknown = JSON.parse(readFileSync('content/tasks/reading-2/2.json', 'utf8'))
    const text = { ...grammar, collection: 'tasks' as const, id: 'reading-2/2', body }
    expect(guessItems(text).map(({ item, options }) => [item, options.length])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ])
    const given = [1, 2, 3].map((item) => ({ item, answer: 2 }))
    expect(compare(responses({ 'reading-2/2': given }), [text])).toEqual([
      { id: 'reading-2/2', items: 3, agreed: 1, differing: ['2', '3'] },
    ])
  })

  test('sees nothing of a document without options', () =>
    expect(guessItems({ ...grammar, body: samples['grammar-cloze'] })).toEqual([]))
})

describe('comparing', () => {
  test('counts the items of a listening practice over all its clips', () => {
    const given = [
      { item: 1, answer: 2 },
      { item: 2, answer: 1 },
      { item: 3, answer: 2 },
    ]
    expect(compare(responses({ L: given }), [listening])).toEqual([
      { id: 'L', items: 3, agreed: 1, differing: ['2', '3'] },
    ])
  })

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
