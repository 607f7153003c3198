import { describe, expect, it } from 'vitest'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import type { ClassItem } from './class-set.ts'
import type { CodedSet } from './coded-set.ts'
import { type ClassResult, MAX_PUPILS, type Pupil, readClass, repeatsIn } from './read-class.ts'
import { asTabs, setRows } from './table-text.ts'
import { countItems, isLow, teachAgain } from './teach-again.ts'

const SET = 'Grammar_Set_1'
const R: ItemMark = { kind: 'right' }
const E: ItemMark = { kind: 'empty' }
const W = (choice: number | null): ItemMark => ({ kind: 'wrong', choice })
const code = encodeResult(SET, [R, W(2), E])
const own: CodedSet = { id: SET, name: 'Grammar 2020', choices: [4, 4, 4] }
const other: CodedSet = { id: 'Editing_Set_2', name: 'Editing 2021', choices: [0, 0, 0] }
const wordsOf = ({ problems }: ClassResult) => problems.map(({ words }) => words)
const read = (text: string) => {
  const result = readClass(text, [own], [other])
  return { pupils: result.pupils.get(SET) ?? [], problems: wordsOf(result) }
}

describe('what a teacher pasted', () => {
  it('has the codes of pupils, named or numbered', () => {
    const { pupils, problems } = read(
      `\n${code}\nAisha: ${code.toLowerCase()}\r\n[12:30] Ben Tan:\t${code}\n 陈：${code}`,
    )
    expect(problems).toEqual([])
    expect(pupils.map(({ name, line }) => `${line} ${name}`)).toEqual(['2 1', '3 Aisha', '4 Ben Tan', '5 陈'])
    expect(pupils.every(({ marks }) => marks.length === 3)).toBe(true)
  })

  it.each([
    [code.slice(0, -1), 'Line 1 looks like a code with one sign missing. Ask for it again.'],
    [`Ben Tan ${code.slice(0, -1)}`, 'Line 1 looks like a code with one sign missing. Ask for it again.'],
    [`${code.slice(0, -1)} Tan`, 'Line 1 looks like a code with a sign that is wrong or missing. Ask for it again.'],
    [code.slice(0, -3), 'Line 1 looks like a code with signs missing. Ask for it again.'],
    [`${code.replaceAll(' ', '')}2`, 'Line 1 looks like a code with too many signs. Ask for it again.'],
    [
      `Ben Tan ${code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      'Line 1 looks like a code with a sign that is wrong. Ask for it again.',
    ],
    [code.replace(/.$/, '0'), 'Line 1 looks like a code with a sign that no code has: I, O, 0 or 1. Ask for it again.'],
    [code.replace(/^./, '0'), 'Line 1 looks like a code with a sign that is wrong or missing. Ask for it again.'],
    ['Ben Tan sends his code this afternoon, call 9234 5678', 'Line 1: no code in this line.'],
    ['好的', 'Line 1: no code in this line.'],
    [`Ben: ${encodeResult('Editing_Set_2', [R, R, R])}`, 'Line 1 is a code of another set: Editing 2021.'],
    [encodeResult('Maths_Set_2', [R, R, R]), 'Line 1 is a code of a set that is not here.'],
    [encodeResult(SET, [R, R]), 'Line 1 is a code of an older version of Grammar 2020.'],
    [encodeResult(SET, [R, R, W(4)]), 'Line 1 is a code of an older version of Grammar 2020.'],
  ])('%j: %s', (line, problem) => expect(read(line)).toEqual({ pupils: [], problems: [problem] }))

  it('may be codes of several sets, each in its own table', () => {
    const second = encodeResult('Editing_Set_2', [R, E, R])
    const { pupils, problems } = readClass(`Ben ${code}\nBen ${second}\n${code} Siti`, [own, other], [])
    expect(problems).toEqual([])
    expect([...pupils].map(([id, all]) => [id, ...all.map(({ name }) => name)])).toEqual([
      [SET, 'Ben', 'Siti'],
      ['Editing_Set_2', 'Ben'],
    ])
  })

  it.each([
    ['Ben CODE Siti CODE', ['Ben', 'Siti']],
    ['CODE Ben, CODE Siti', ['Ben', 'Siti']],
    ['Ben\nCODE\nSiti\nCODE', ['Ben', 'Siti']],
    ['CODE\nBen\n\nCODE\nSiti', ['Ben', 'Siti']],
    ['[1/2/26, 7:45 pm] ~ Ben: hello\nCODE\n[1/2/26, 7:46 pm] Siti: CODE', ['Ben', 'Siti']],
    ['[1/2/26, 7:45 pm] Ben: this is my code CODE', ['Ben']],
    ['2026/11/23 下午7:45 - 陈美玲: CODE', ['陈美玲']],
    ['23/11/2026 19:45:12\tBen Tan\t6A\tCODE', ['Ben Tan 6A']],
    ['[1/2/26, 7:45 pm] Ben: CODE\nSiti CODE\nAisha\nCODE', ['Ben', 'Siti', 'Aisha']],
    ['Ben: CODE\nCODE', ['Ben', '2']],
  ])('%j names %j', (text, names) => {
    const { pupils, problems } = read(text.replaceAll('CODE', code))
    expect(pupils.map(({ name }) => name)).toEqual(names)
    expect(problems).toEqual([])
  })

  it('leaves a line alone that may be the name of the code above or of the one below', () => {
    const { pupils, problems } = read(`${code}\nBen\n${code}`)
    expect(pupils.map(({ name }) => name)).toEqual(['1', '2'])
    expect(problems).toEqual(['Line 2: no code in this line.'])
  })

  it('has a pupil twice: both rows are there, and a sentence says that the first counts', () => {
    const { pupils } = read(`Ben Tan ${code}\n${code}\nben  tan: ${code}\nSiti ${code}\n${code}`)
    expect(pupils.map(({ isRepeat }) => isRepeat)).toEqual([false, false, true, false, false])
    expect(repeatsIn(pupils)).toEqual(['Ben Tan is here twice, in lines 1 and 3. Only the first counts.'])
  })

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

describe('the table as text for a sheet', () => {
  const item = (id: string, signs: readonly string[]): ClassItem => {
    return { id, text: '', key: '', choices: ['a', 'b', 'c', 'd'], signs, isTicked: false, skill: '' }
  }
  const items = [item('1', []), item('2', []), item('3', ['A', 'B', 'C', 'D'])]

  it('has a line a pupil, a tick for right and sums that count a pupil once', () => {
    const letters = encodeResult(SET, [R, R, W(3)])
    const { pupils } = read(`Ben ${code}\nSiti ${letters}\nBen ${letters}`)
    const counts = countItems(pupils.slice(0, 2), 3)
    expect(asTabs(setRows(pupils, items, counts))).toBe(
      [
        'Pupil\tQ1\tQ2\tQ3\tRight',
        'Ben\t✓\t3\t–\t1',
        'Siti\t✓\t✓\tD\t2',
        'Ben (again)\t✓\t✓\tD\t2',
        'Right\t2\t1\t0\t3',
      ].join('\n'),
    )
  })

  it.each([
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
    ['+65 9234', "'+65 9234"],
    ['@ben', "'@ben"],
    ['Ben = Tan', 'Ben = Tan'],
  ])('makes no formula of %j', (name, cell) => {
    const { pupils } = read(`${name}\t${code}`)
    expect(setRows(pupils, items, [])[1]?.[0]).toBe(cell)
  })
})

describe('what to teach again', () => {
  const pupil = (...marks: ItemMark[]): Pupil => ({
    number: 1,
    line: 1,
    name: '1',
    isNamed: false,
    marks,
    isRepeat: false,
  })
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
