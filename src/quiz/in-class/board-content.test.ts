/** What the board has of each kind of exercise. */
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#lib/language.ts'
import { drawSet } from '#maths/set.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { definitions, type Typed, type TypeName, typeNames } from '#quiz/registry/definitions.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { samples } from '#quiz/registry/samples.ts'
import { sampleFill, samplePart, samplePlot, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'
import { boardContent } from './board-content.ts'

const contentOf = <T extends TypeName>({ type, quiz }: Typed<T>) => ({ ...boardContent(definitions[type], quiz), quiz })

function sampleContent(type: TypeName) {
  const parsed = parseQuiz(samples[type])
  if (parsed.status !== 'ok') throw new Error(type)
  return contentOf(parsed.typed)
}

const ABOUT_A_TEXT = [
  'vocab-cloze',
  'grammar-cloze',
  'editing',
  'compre-cloze',
  'inline-context',
  'chinese-dialogue',
] as const

describe.each(typeNames)('the board of %s', (type) => {
  const { text, items, quiz } = sampleContent(type)

  it('has every item with its answer and its reason, and none without something to read', () => {
    expect(items.map(({ id }) => id)).toEqual(quiz.items.map(({ id }) => id))
    for (const { lines, context, options, key, answers, why } of items) {
      expect([...lines, context, ...options].join('') + (text === null ? '' : 'the text')).not.toBe('')
      expect(answers.join('')).not.toBe('')
      expect(why).not.toBe('')
      if (key !== null) expect(answers[0]).toContain(options[key])
    }
  })

  it('has the whole text, with what fills each of its places, where there is one', () => {
    const isAboutText = ABOUT_A_TEXT.some((one) => one === type)
    expect(text?.kind).toBe(isAboutText ? 'passage' : undefined)
    if (text?.kind !== 'passage') return
    const places = parseMarkup(text.text).segments.flatMap((segment) => ('label' in segment ? [segment.label] : []))
    for (const { id, answers } of items) {
      expect(places).toContain(id)
      expect(text.fills[id]).toBe(answers[0])
    }
  })
})

test('a question of a selection is in the language of its own topic', () => {
  const parsed = parseQuiz(samples['chinese-mcq'])
  if (parsed.status !== 'ok') throw new Error('chinese-mcq')
  const { quiz } = parsed.typed
  const [first, second] = quiz.items
  if (first === undefined || second === undefined) throw new Error('no items')
  const source = (language: Language) => ({ topic: 'A topic', language, sentence: '' })
  const mixed = {
    ...{ title: 'Ten', format: '', items: [first, second] },
    sources: { [first.id]: source('zh-Hans'), [second.id]: source('en') },
  }
  const { items } = boardContent(kits.definitions.selection, mixed)
  expect(items.map(({ language }) => language)).toEqual(['zh-Hans', 'en'])
})

const { problems, questions } = kits.definitions

describe('the board of work of the hand', () => {
  it('has the empty table with its choices, and its grid, and what is right with the reasons', () => {
    const quiz = sampleWorksheet(samplePart(sampleFill), samplePart(samplePlot, { id: '2', reason: 'Read it.' }))
    const [fill, plot] = boardContent(questions, quiz).items
    expect(fill).toMatchObject({
      lines: ['Choose from: lit / not lit'],
      answers: ['L1: lit, not lit', 'L2: not lit, not lit'],
      why: 'L1: L1 has a path of its own through S1. L2: No current flows through L2.',
    })
    expect(fill?.table).toHaveLength(3)
    const tabled = quiz.questions.slice(0, 1).map((question) => ({ ...question, table: [['Time'], ['2']] }))
    const [besideTable] = boardContent(questions, { ...quiz, questions: tabled }).items
    expect(besideTable).toMatchObject({ table: [['Time'], ['2']], lines: ['L1', 'L2', 'Choose from: lit / not lit'] })
    expect(plot).toMatchObject({ answers: ['0: 20', '2: 14'], why: 'Read it.' })
    expect(plot?.figures).toHaveLength(1)
  })
})

describe('the board of problems', () => {
  it('has their figures, and their working with its bar models', () => {
    const asked = [...drawSet('changing-ratios', 1), ...drawSet('average', 1), ...drawSet('circle-figures', 1)].map(
      (one, i) => mathsQuestion(one, i + 1),
    )
    const quiz = { ...sampleWorksheet(), questions: asked }
    const { text, items } = boardContent(problems, quiz)
    expect(text).toBeNull()
    expect(items).toHaveLength(asked.reduce((sum, { parts }) => sum + parts.length, 0))
    expect(items.some(({ figures }) => figures.length > 0)).toBe(true)
    expect(items.every(({ steps, answers }) => steps.length > 0 && answers.join('') !== '')).toBe(true)
    const models = items.flatMap(({ steps }) => steps.flatMap(({ figure }) => figure ?? []))
    expect(models.length).toBeGreaterThan(0)
    for (const { svg, alt } of models) expect([svg.startsWith('<svg'), alt !== '']).toEqual([true, true])
  })

  it('keeps a text beside them, and has the points of an open answer', () => {
    const open = samplePart({
      kind: 'lines',
      lines: 2,
      points: ['It is warm.', 'It is wet.'],
      accept: '',
      refuse: '',
      samples: [],
    })
    const stimulus = { look: 'notice', title: 'A notice', blocks: [], words: [] } as const
    const { text, items } = boardContent(problems, { ...sampleWorksheet(open), stimulus })
    expect(text).toEqual({ kind: 'stimulus', stimulus })
    expect(items[0]?.answers).toEqual(['It is warm.', 'It is wet.'])
  })
})
