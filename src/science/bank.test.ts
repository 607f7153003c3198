import { expect, test } from 'vitest'
import { theme } from './bank.ts'

const open = (text: string, points: readonly string[]) => ({
  id: 'O44a',
  topic: 'friction',
  ideas: [],
  until: 0,
  reserved: false,
  level: 2,
  setup: '',
  stem: ['A block was pulled along a table.'],
  figure: null,
  table: [],
  parts: [{ text, points, accept: '', refuse: '', lines: 3, samples: [] }],
})

const reasons = (text: string, points: readonly string[]): string[] => {
  const parsed = theme.safeParse({ theme: 'interactions', choice: [], open: [open(text, points)] })
  return parsed.error?.issues.map(({ message }) => message) ?? []
}

test('no mark is given for a guess: the first point of a choice has its reason', () => {
  const ask = 'Will the force be less than, equal to or more than 2.5 units? Explain why.'
  const bare = ['the first mark is for a choice with its reason']
  expect(reasons(ask, ['More.', 'The blocks press harder on the surface, so there is more friction.'])).toEqual(bare)
  expect(reasons(ask, ['More, because there is more friction.', 'The blocks press harder.'])).toEqual([])
  expect(reasons('Bulb A fuses. What happens to bulb B? Explain why.', ['It goes out.', 'No current flows.'])).toEqual(
    bare,
  )
  expect(reasons('Name two things that must be the same.', ['The block.', 'The surface.'])).toEqual([])
})

test.each([
  [0, null],
  [2025, 2025],
])('a last year that is written as %s is read as %s', (until, year) => {
  const item = { ...open('Name one.', ['The block.']), until }
  const { open: items } = theme.parse({ theme: 'interactions', choice: [], open: [item] })
  expect(items.map((one) => one.until)).toEqual([year])
})

const ODD = {
  id: 'D1a',
  topic: 'animals',
  ideas: [],
  until: 0,
  reserved: true,
  level: 1,
  setup: '',
  stem: ['Pupils looked at a coral.', 'Which of these show that it is living?'],
  figure: null,
  table: [],
  statements: ['It is hard.', 'It draws in its arms when touched.'],
  options: ['A only', 'B only', 'A and B', 'neither of them'],
  optionTable: null,
  key: 1,
  reasons: ['Stones are hard as well.', '', 'Stones are hard as well.', 'It responds to touch.'],
  fixed: true,
  explanation: 'Living things respond.',
}

test.each([
  ['none', {}, []],
  ['a reason for the key', { reasons: ['a', 'b', 'c', 'd'] }, [/a reason for each wrong option/]],
  ['no reasons for a reserved question', { reasons: [] }, [/which a reserved question must have/]],
  ['no reasons for another question', { reasons: [], reserved: false }, []],
  ['a statement in the stem', { stem: ['A: It is hard.', 'What is it?'] }, [/in their own list/]],
  ['statements in one line', { stem: ['Look. A: It is hard. B: It moves.', 'What is it?'] }, [/in their own list/]],
  ['a stem that ends without a question', { stem: ['What is it?', 'It is hard.'] }, [/asks the question/]],
])('a question with options: %s', (_, own, found) => {
  const parsed = theme.safeParse({ theme: 'diversity', choice: [{ ...ODD, ...own }], open: [] })
  expect(parsed.error?.issues.map(({ message }) => message) ?? []).toEqual(
    found.map((pattern) => expect.stringMatching(pattern)),
  )
})

const FILL = {
  head: 'Bulb',
  columns: [{ head: 'State', choices: ['lit', 'not lit'] }],
  rows: [
    { name: 'L1', keys: [0], why: 'It has a path of its own.' },
    { name: 'L2', keys: [1], why: 'Its path is open.' },
  ],
}
const PLOT = {
  look: 'bars',
  across: 'Time (min)',
  up: 'Mass (g)',
  square: 2,
  squares: 10,
  numbered: 5,
  places: [
    { name: '0', key: 20 },
    { name: '2', key: 7 },
  ],
}

const handReasons = (part: unknown): string[] => {
  const parsed = theme.safeParse({
    theme: 'interactions',
    choice: [],
    open: [{ ...open('', []), parts: [part] }],
  })
  return parsed.error?.issues.map(({ message }) => message) ?? []
}

test.each([
  ['nothing', {}, []],
  ['marks that do not divide the cells', { marks: 4 }, [/cells that the marks divide/]],
  ['a key that is no choice', { rows: [{ ...FILL.rows[0], keys: [2] }, FILL.rows[1]] }, [/a key among the choices/]],
  ['a column without a key', { rows: [{ ...FILL.rows[0], keys: [] }, FILL.rows[1]] }, [/a key among the choices/]],
  ['one key for all rows', { rows: [FILL.rows[0], { ...FILL.rows[1], keys: [0] }] }, [/more than one key/]],
  ['two rows of one name', { rows: [FILL.rows[0], { ...FILL.rows[1], name: 'L1' }] }, [/rows with different names/]],
  ['a row without a reason', { rows: [FILL.rows[0], { ...FILL.rows[1], why: '' }] }, [/./]],
  ['signs of the notation', { head: 'A | B' }, [/signs of the notation/]],
])('of a table to complete is refused: %s', (_, { marks = 2, ...own }: Readonly<Record<string, unknown>>, found) =>
  expect(handReasons({ text: 'Complete it.', marks, fill: { ...FILL, ...own } })).toEqual(
    found.map((pattern) => expect.stringMatching(pattern)),
  ),
)

test.each([
  ['nothing', {}, []],
  [
    'a key between the middle and the lines of a square',
    { places: [PLOT.places[0], { name: '2', key: 7.5 }] },
    [/drawn on the grid/],
  ],
  ['a key above the grid', { places: [PLOT.places[0], { name: '2', key: 22 }] }, [/drawn on the grid/]],
  ['a key on the axis', { places: [PLOT.places[0], { name: '2', key: 0 }] }, [/./]],
])('of a graph to draw is refused: %s', (_, own, found) =>
  expect(handReasons({ text: 'Draw it.', marks: 1, plot: { ...PLOT, ...own }, reason: 'Read it.' })).toEqual(
    found.map((pattern) => expect.stringMatching(pattern)),
  ),
)
