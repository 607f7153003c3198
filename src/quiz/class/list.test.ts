/** The codes of several sets of one list. */
import { describe, expect, it } from 'vitest'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import { byPupil, namelessCount } from './by-pupil.ts'
import { asCoded, type ClassItem, type ClassSet } from './class-set.ts'
import { readClass } from './read-class.ts'
import { asCsv, asTabs, listRows } from './table-text.ts'

const [R, E]: readonly ItemMark[] = [{ kind: 'right' }, { kind: 'empty' }]
const codeOf = (id: string, ...marks: readonly (ItemMark | undefined)[]) =>
  encodeResult(
    id,
    marks.filter((mark) => mark !== undefined),
  )

const item: ClassItem = { id: '1', text: '', key: '', choices: [], signs: [], isTicked: false, skill: '' }
const listed = (id: string, name: string): ClassSet => ({
  id,
  name,
  language: 'en',
  board: '',
  items: [item, item, item],
})
const sets = [listed('Grammar_Set_1', 'Grammar 2020'), listed('maths decimals 1', 'Mathematics: Decimals, Set 1')]
const [first, second] = [codeOf('Grammar_Set_1', R, E, E), codeOf('maths decimals 1', R, E, R)]
const result = readClass(
  [`Ben Tan ${first}`, `Siti ${second}`, `BEN TAN: ${second}`, `ben tan ${first}`, second].join('\n\n'),
  sets.map(asCoded),
  [],
)

describe('the codes of a list', () => {
  it('are a row a name, whatever the capitals; of two the first counts, and a code without a name is nobody’s', () => {
    expect(byPupil(sets, result)).toEqual([
      { name: 'Ben Tan', right: [1, 2] },
      { name: 'Siti', right: [null, 2] },
    ])
    expect(namelessCount(result)).toBe(1)
  })

  it('are a table for a sheet: a column a set, empty where no code has come', () => {
    expect(asTabs(listRows(byPupil(sets, result), sets))).toBe(
      [
        'Pupil\tGrammar 2020 (of 3)\tMathematics: Decimals, Set 1 (of 3)\tRight',
        'Ben Tan\t1\t2\t3',
        'Siti\t\t2\t2',
      ].join('\n'),
    )
  })

  it('are a file whose cells may hold anything', () => {
    const cells = [
      ['Tan, "Ben"', 3],
      ['陈\n美玲', ''],
    ]
    expect(asCsv(cells)).toBe(['\ufeff"Tan, ""Ben""","3"', '"陈\n美玲",""', ''].join('\r\n'))
  })
})
