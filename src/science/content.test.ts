import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ScienceChoice, type ScienceTheme, THEMES, theme } from './bank.ts'
import { drawScienceLevel, drawScienceSet, MIXED, type SetTheme } from './set.ts'

const ROOT = new URL('../../content/', import.meta.url)
const read = (path: string): ScienceTheme => theme.parse(JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')))
const bank = THEMES.map((name) => read(`science/${name}.json`))
const questions = bank.flatMap(({ choice, open }) => [...choice, ...open])

const textsOf = ({ options, optionTable }: ScienceChoice): string[] =>
  optionTable === null ? options : optionTable.rows.map((row) => row.join(' '))
const share = (count: number, all: number): number => count / Math.max(1, all)

test('no id is given twice', () => {
  const ids = questions.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

/** Of a question that a phone shows whole, in characters, with the options. */
const SHORT = 240

const SETS: readonly SetTheme[] = [MIXED, ...THEMES]

test.each(SETS)('%s: sets have ten questions, none reserved for a whole paper', (name) => {
  for (let number = 1; number <= 40; number += 1) {
    const { choice, open } = drawScienceSet(bank, name, number)
    const items = [...choice, ...open].map(({ item }) => item)
    expect(items).toHaveLength(10)
    expect(items.filter(({ reserved }) => reserved)).toEqual([])
  }
})

test.each(SETS)('%s: a set begins with a question that is easy, short and without a drawing or table', (name) => {
  for (let number = 1; number <= 40; number += 1) {
    const [first, ...others] = drawScienceSet(bank, name, number).choice.map(({ item }) => item)
    if (first === undefined) throw new Error('a set without questions')
    const { stem, statements, options, optionTable, level, figure, table } = first
    const words = [...stem, ...statements, ...options, ...(optionTable?.rows.flat() ?? [])].join('')
    expect([level < 3, figure, table], `set ${number}`).toEqual([true, null, []])
    expect(words.length, `set ${number}`).toBeLessThanOrEqual(SHORT)
    const levels = others.map((item) => item.level)
    expect(levels, `set ${number}`).toEqual(levels.toSorted())
  }
})

test.each(THEMES)('%s: ten questions of each level, so that a class can have two papers of it', (name) => {
  for (const level of [1, 2, 3] as const)
    for (let number = 1; number <= 10; number += 1) {
      const { choice, open } = drawScienceLevel(bank, name, level, number)
      const items = [...choice, ...open].map(({ item }) => item)
      expect(new Set(items.map(({ id }) => id)).size, `level ${level}, set ${number}`).toBe(10)
      expect(items.filter((item) => item.level !== level || item.reserved)).toEqual([])
    }
})

test('every drawing is there, and each is used', () => {
  const named = questions.flatMap(({ figure }) => figure?.file ?? [])
  const files = readdirSync(new URL('drawings/', ROOT)).filter((name) => name.endsWith('.svg'))
  expect(files.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})

test.each(bank.map((one) => ({ name: one.theme, ...one })))('$name: the key is given away by nothing', ({ choice }) => {
  const free = choice.filter(({ fixed }) => !fixed)
  for (const place of [0, 1, 2, 3])
    expect(share(choice.filter(({ key }) => key === place).length, choice.length), `key (${place + 1})`).toBeLessThan(
      0.36,
    )
  const longest = free.filter((item) => {
    const lengths = textsOf(item).map((text) => text.length)
    return lengths[item.key] === Math.max(...lengths) && lengths.filter((n) => n === lengths[item.key]).length === 1
  })
  expect(share(longest.length, free.length), 'the key is the longest option').toBeLessThan(0.36)
})

test.each(bank.map((one) => ({ name: one.theme, ...one })))('$name: samples for no mark and for all', ({ open }) => {
  for (const { id, parts } of open)
    for (const { points, samples } of parts.flatMap((part) => ('points' in part ? [part] : []))) {
      const marks = samples.map((sample) => sample.marks)
      expect(marks, id).toEqual(expect.arrayContaining([0, points.length]))
      if (points.length > 1) expect(marks, id).toContain(1)
    }
})
