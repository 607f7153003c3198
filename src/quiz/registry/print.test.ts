/** The contract of a type on paper, run over the registry: it covers a tenth type without a change. */
import { describe, expect, test } from 'vitest'
import type { Line, PrintBlock, PrintedQuiz } from '#quiz/contract/print-view.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed, TypeName } from './definitions.ts'
import { definitions, isTypeName } from './definitions.ts'
import { printTyped } from './documents.ts'
import { samples } from './samples.ts'

function sample(name: TypeName): Typed {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(`${name}: ${JSON.stringify(parsed)}`)
  return parsed.typed
}

const linesOf = (block: PrintBlock): readonly Line[] => {
  switch (block.kind) {
    case 'choice':
      return [...block.stem, ...block.options]
    case 'passage':
      return block.paragraphs
    case 'dialogue':
      return block.lines.map(({ line }) => line)
    default:
      return []
  }
}

/** The numbers that have a place to answer on the paper. */
function numbersOf({ blocks }: PrintedQuiz): string[] {
  const choices = blocks.flatMap((block) => (block.kind === 'choice' ? [block.number] : []))
  const runs = blocks.flatMap(linesOf).flat()
  const blanks = runs.flatMap((run) => (run.kind === 'blank' || run.kind === 'fix' ? [run.number] : []))
  return choices.length > 0 ? choices : blanks
}

const text = (line: Line): string => line.map((run) => ('text' in run ? run.text : '')).join('')
const curly = (value: string): string => value.replaceAll("'", '’')

const names = Object.keys(definitions).filter(isTypeName)

test('every type of the registry has a print view', () =>
  expect(Object.keys(definitions).sort()).toEqual([...names].sort()))

describe.each(names)('%s on paper', (name) => {
  const typed = sample(name)
  const { quiz } = typed
  const printed = printTyped(typed, 31)
  const numbers = quiz.items.map((_, i) => String(31 + i))

  test('has a place for every item, with its number, on the paper and on the answer sheet', () => {
    expect(numbersOf(printed)).toEqual(numbers)
    expect(printed.answers.map(({ number }) => number)).toEqual(numbers)
  })

  test('has the key and the reason of every item', () => {
    expect(printed.keys.map(({ number }) => number)).toEqual(numbers)
    for (const [i, item] of quiz.items.entries()) {
      const own = printed.keys[i]
      const option = item.options[Number(item.key)] ?? item.key
      expect(text(own?.answer ?? [])).toContain(curly(option))
      for (const other of item.alternatives) expect(text(own?.answer ?? [])).toContain(curly(other))
      expect(text(own?.reason ?? []).length).toBe(item.explanation.length)
      expect(text(own?.reason ?? [])).not.toBe('')
    }
  })

  test('prints every option of an item, in its order, and an oval for each', () => {
    const options = printed.blocks.flatMap((block) => (block.kind === 'choice' ? [block.options.map(text)] : []))
    for (const [i, item] of quiz.items.entries()) {
      if (item.options.length === 0) continue
      expect(options[i]?.map((option) => option.length)).toEqual(
        item.options.map((option) => option.replaceAll(/\[\/?[nw]\]/g, '').length),
      )
      expect(printed.answers[i]?.ovals).toHaveLength(item.options.length)
    }
  })

  test('gives no reason away before the key', () => {
    const { keys: _keys, ...paper } = printed
    const asked = JSON.stringify(paper)
    for (const { reason } of printed.keys) expect(asked).not.toContain(text(reason))
  })

  test('shows no markers', () => {
    const shown = [
      ...printed.blocks.flatMap(linesOf),
      ...printed.keys.flatMap(({ answer, reason }) => [answer, reason]),
    ]
    for (const line of shown) expect(text(line)).not.toMatch(/\[\/?\w+\]|__/)
  })

  test('says what to do, and whom the numbers belong to where a paper has several parts', () => {
    expect(printed.instruction).not.toBe('')
    if (definitions[name].language === 'en')
      expect(printed.instruction).toContain(`questions 31 to ${numbers.at(-1)}, `)
  })
})

test('a question that cannot be asked on the screen is left out on paper, and the numbers run on', () => {
  const typed = sample('grammar-mcq')
  const [first, ...rest] = typed.quiz.items
  if (typed.type !== 'grammar-mcq' || first === undefined) throw new Error('the sample has changed')
  const faulty = { ...typed, quiz: { ...typed.quiz, items: [{ ...first, fault: 'No options' }, ...rest] } }
  expect(printTyped(faulty, 1).keys.map(({ number }) => number)).toEqual(rest.map((_, i) => String(i + 1)))
})

test('a passage whose markers count from elsewhere is numbered in reading order', () => {
  const document = {
    type: 'compre-cloze',
    title: 'Two',
    passage: 'One [28]____[/28] and [29]____[/29].',
    questions: [28, 29].map((index) => ({ index, answer: 'x' })),
  }
  const parsed = parseQuiz(document)
  if (parsed.status !== 'ok') throw new Error('not parsed')
  expect(numbersOf(printTyped(parsed.typed, 1))).toEqual(['1', '2'])
})
