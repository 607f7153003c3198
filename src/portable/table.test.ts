import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { SOURCE, sampleOf } from './samples.ts'
import { questionsCsv } from './table.ts'

const grammar = sampleOf('grammar-mcq')

it('begins with a card and what a game asks for, one row a question', () => {
  const text = questionsCsv(grammar, SOURCE)
  expect(text).toMatch(
    /^\uFEFFRight answer,Question,Answer 1,Answer 2,Answer 3,Answer 4,Time limit in seconds,Number of the right answer,Reason,/,
  )
  const [first] = grammar.items
  if (first?.answer.kind !== 'choice') throw new Error('no choice')
  const options = first.answer.options.map(({ line }) => line[0]?.text)
  expect(text.split('\r\n')[1]).toContain(`${options.join(',')},120,${first.answer.key + 1},`)
})

it('has no cell that a spreadsheet takes for a formula', () => {
  const [first] = grammar.items
  if (first === undefined) throw new Error('empty')
  const ask = [{ kind: 'plain', text: '=HYPERLINK("https://bad.example")' }] as const
  expect(questionsCsv({ ...grammar, items: [{ ...first, ask }] }, SOURCE)).toContain(
    `"'=HYPERLINK(""https://bad.example"")"`,
  )
})

it('shows an underlined word in brackets', () => {
  const text = questionsCsv(sampleOf('vocab-cloze'), SOURCE)
  expect(text).toMatch(/\[\w+\]/)
})

it('keeps the lines of a passage in one cell', () => {
  const exercise = sampleOf('inline-context')
  const rows: unknown = parse(questionsCsv(exercise, SOURCE), { bom: true, columns: true })
  expect(rows).toHaveLength(exercise.items.length)
})
