import { describe, expect, test } from 'vitest'
import { sampleFill, samplePart, samplePlot, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Answer, Part, Question } from '#quiz/worksheet/worksheet.ts'
import { optionColumns, questionBlock, shadedPlace, workedKey } from './blocks.ts'

const part = (answer: Answer, own: Partial<Part> = {}): Part => samplePart(answer, { steps: [], ...own })
const question = (parts: readonly Part[], own: Partial<Question> = {}): Question => ({
  ...sampleQuestion(...parts),
  id: '7',
  number: '7',
  stem: ['A tank holds 20 cm.'],
  ...own,
})
const choice: Answer = { kind: 'choice', options: ['1', '2', '3', '4'], table: [], key: 2, whys: [] }
const lines: Answer = {
  kind: 'lines',
  lines: 2,
  points: ['It heats up.', 'It expands.'],
  accept: 'gets hotter',
  refuse: '',
  samples: [],
}
const number: Answer = { kind: 'number', before: '$', after: 'm', key: '5 m' }
const figure = { svg: '<svg/>', alt: 'A bar', width: 50 }

describe('a question on paper', () => {
  test('with options is chosen, and has a place on the answer sheet', () => {
    const asked = question([part(choice)])
    expect(questionBlock(asked)).toMatchObject({ kind: 'choice', number: '7', columns: 4 })
    expect(shadedPlace(asked)).toEqual({ number: '7', ovals: ['1', '2', '3', '4'] })
  })

  test('with boxes has room to work by its marks and the unit behind the line', () => {
    const asked = question([part(number)])
    expect(questionBlock(asked)).toMatchObject({
      kind: 'written',
      parts: [{ ruled: false, space: 34, answers: [{ before: 'Ans: $', after: 'm' }] }],
    })
    expect(shadedPlace(asked)).toBeNull()
  })

  test('with an open answer has ruled lines and no line for a result', () =>
    expect(questionBlock(question([part(lines)]))).toMatchObject({ parts: [{ ruled: true, space: 17, answers: [] }] }))

  test('of a table to complete has the table and its choices, without lines below', () =>
    expect(questionBlock(question([part(sampleFill)]))).toMatchObject({
      parts: [
        {
          ruled: false,
          space: 0,
          answers: [],
          choices: [[{ kind: 'text', text: 'Choose from: lit / not lit' }]],
          tables: [[{ length: 3 }, [{ 0: { text: 'L1' } }, [], []], { length: 3 }]],
          figures: [],
        },
      ],
    }))

  test('of a graph to draw has an empty grid', () =>
    expect(questionBlock(question([part(samplePlot)]))).toMatchObject({
      parts: [{ tables: [], figures: [{ alt: 'Grid: Temperature (°C) from 0 to 40, above Time (min)' }] }],
    }))

  test('asks its last line below the figure, the others above', () => {
    const block = questionBlock(question([part(choice)], { figures: [figure], asks: ['Look at it.', 'Which?'] }))
    expect(block.stem).toHaveLength(2)
    expect(block.question).toEqual([{ kind: 'text', text: 'Which?' }])
  })

  test.each([
    [['1', '2'], 4],
    [['a short answer of words', 'b'], 2],
    [['an answer that is longer than half of the line', 'b'], 1],
    [['左边的课室', '右边'], 4],
    [['左边，窗外是一年级课室', '右边'], 2],
    [['星期六浇兰花和茉莉花，星期日两种都不浇', '右边'], 1],
  ] as const)('%j stand in %i columns', (options, columns) => expect(optionColumns(options)).toBe(columns))
})

describe('its row in the key', () => {
  test('has what is right in a table, a line a mark, and the reason of each row', () => {
    const { answers, reasons } = workedKey(question([part(sampleFill)]), 'en')
    expect(answers).toEqual([[{ kind: 'text', text: '2 marks' }]])
    expect(reasons.map(({ mark }) => mark)).toEqual(['[1]', '[1]', '', ''])
    expect(reasons[0]?.line).toEqual([{ kind: 'text', text: 'L1: lit, not lit' }])
    expect(reasons[2]?.line.at(-1)).toEqual({ kind: 'text', text: ' L1 has a path of its own through S1.' })
  })

  test('has a graph as it is drawn', () => {
    const [first] = workedKey(question([part(samplePlot)]), 'en').reasons
    expect(first?.line).toEqual([{ kind: 'text', text: '0: 20' }])
    expect(first?.figures[0]?.alt).toContain('drawn: 0: 20; 2: 14')
  })

  test('has the number of the option, and no marks for steps', () => {
    const steps = [{ text: '1 + 2 = 3', mark: 1 as const, figure: null }]
    const row = workedKey(question([part(choice, { steps })]), 'en')
    expect(row.answers).toEqual([[{ kind: 'text', text: '(3) 3' }]])
    expect(row.reasons).toMatchObject([{ mark: '' }])
  })

  test('has the model of a step, its mark, and the labels of the parts', () => {
    const steps = [{ text: '5 units', mark: 1 as const, figure }]
    const row = workedKey(question([part(number, { label: '(a)', steps }), part(lines, { label: '(b)' })]), 'en')
    expect(row.reasons[0]).toMatchObject({
      mark: '[1]',
      figures: [figure],
      line: [{ text: '(a) ' }, { text: '5\u00a0units' }],
    })
    expect(row.answers).toEqual([[{ kind: 'text', text: '(a) 5\u00a0m' }], [{ kind: 'text', text: '(b) 2 marks' }]])
  })

  test('has every marking point and what is accepted', () => {
    const reasons = workedKey(question([part(lines)]), 'en').reasons.map(({ mark }) => mark)
    expect(reasons).toEqual(['[1]', '[1]', ''])
  })
})
