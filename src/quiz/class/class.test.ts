import { describe, expect, it } from 'vitest'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import { MAX_PUPILS, type Pupil, readClass } from './read-class.ts'
import { countItems, isLow, teachAgain } from './teach-again.ts'

const SET = 'Grammar_Set_1'
const R: ItemMark = { kind: 'right' }
const E: ItemMark = { kind: 'empty' }
const W = (choice: number | null): ItemMark => ({ kind: 'wrong', choice })
const code = encodeResult(SET, [R, W(2), E])
const others = [{ id: 'Editing_Set_2', name: 'Editing 2021' }]
const read = (text: string) => readClass(text, SET, 3, others)

describe('what a teacher pasted', () => {
  it('is a code a line, named or numbered', () => {
    const { pupils, problems } = read(
      `\n${code}\nAisha: ${code.toLowerCase()}\r\n[12:30] Ben Tan:\t${code}\n 陈：${code}`,
    )
    expect(problems).toEqual([])
    expect(pupils.map(({ name }) => name)).toEqual(['1', 'Aisha', '[12:30] Ben Tan:', '陈'])
    expect(pupils.every(({ marks }) => marks.length === 3)).toBe(true)
  })

  it.each([
    [code.slice(0, -1), 'Line 1 is one sign short. Ask for that code again.'],
    [`${code}22`, 'Line 1 is 2 signs too long. Ask for that code again.'],
    [
      code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'Line 1 has a sign that is wrong. Ask for that code again.',
    ],
    [code.replace(/^./, '0'), 'Line 1 has a sign that no code has. A code never has the signs I, O, 0 and 1.'],
    [encodeResult('Editing_Set_2', [R, R, R]), 'Line 1 is a code of another set: Editing 2021.'],
    [encodeResult('Maths_Set_2', [R, R, R]), 'Line 1 is a code of a set that is not here.'],
    [encodeResult(SET, [R, R]), 'Line 1 is of an older version of this set.'],
  ])('%j: %s', (line, problem) => expect(read(line)).toEqual({ pupils: [], problems: [problem] }))

  it('has a limit', () => {
    const { pupils, problems } = read(
      Array(MAX_PUPILS + 1)
        .fill(code)
        .join('\n'),
    )
    expect(pupils).toHaveLength(MAX_PUPILS)
    expect(problems).toEqual([`Line ${MAX_PUPILS + 1} is left out: the table has room for ${MAX_PUPILS}.`])
  })
})

describe('what to teach again', () => {
  const pupil = (...marks: ItemMark[]): Pupil => ({ line: 1, name: '', marks })
  const pupils = [pupil(R, W(1), E, R), pupil(R, W(1), W(null), R), pupil(R, W(0), R, W(3)), pupil(R, R, R, R)]
  const counts = countItems(pupils, 4)

  it('counts right ones and the commonest wrong choice', () => {
    expect(counts).toEqual([
      { item: 0, right: 4, choice: null, chosenBy: 0 },
      { item: 1, right: 1, choice: 1, chosenBy: 2 },
      { item: 2, right: 2, choice: null, chosenBy: 0 },
      { item: 3, right: 3, choice: 3, chosenBy: 1 },
    ])
    expect(counts.map((count) => isLow(count, 4))).toEqual([false, true, false, false])
  })

  it('is the hardest first, and nothing that all had right', () => {
    expect(teachAgain(counts, 4).map(({ item }) => item)).toEqual([1, 2, 3])
    expect(teachAgain(countItems([pupil(R, R)], 2), 1)).toEqual([])
  })
})
