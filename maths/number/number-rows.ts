/** Family M73: numbers in the columns of a table, and in rows that become longer. */
import type { Draw, Picture, Quantity } from '#families/family.ts'
import { drawing, label, line, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, part, several, single, slip } from '#families/kit/problem.ts'
import { count, num, words } from '#families/kit/quantity.ts'
import { wrong } from './wrong.ts'

const COLUMNS = ['A', 'B', 'C', 'D'] as const
const [WIDE, HIGH, SHOWN] = [56, 30, 4]

const TOLD = [
  ['Numbers are written in a table as shown.', 'the number'],
  ['The lockers of a swimming complex are numbered as shown.', 'locker'],
  ['The seats of a hall stand in four columns and are numbered as shown.', 'seat'],
] as const

/** The column from 0 of the number at a place from 0; a snake turns back at the end of each row. */
function columnOf(place: number, snake: boolean): number {
  const along = place % COLUMNS.length
  return snake && Math.floor(place / COLUMNS.length) % 2 === 1 ? COLUMNS.length - 1 - along : along
}

/** The first rows of the table. */
function table(step: number, snake: boolean): Picture {
  const cells = Array.from({ length: SHOWN * COLUMNS.length }, (_, place) => ({
    n: (place + 1) * step,
    row: Math.floor(place / COLUMNS.length),
    column: columnOf(place, snake),
  }))
  const body = [
    ...COLUMNS.map((name, i) => rectangle(i * WIDE, 0, WIDE, HIGH, '#ddd') + label([(i + 0.5) * WIDE, HIGH / 2], name)),
    ...cells.map(({ n, row, column }) => {
      const [x, y] = [column * WIDE, (row + 1) * HIGH]
      return rectangle(x, y, WIDE, HIGH) + label([x + WIDE / 2, y + HIGH / 2], String(n))
    }),
    ...COLUMNS.map((_, i) => label([(i + 0.5) * WIDE, (SHOWN + 1.4) * HIGH], '…')),
    line([0, 0], [0, (SHOWN + 1.7) * HIGH]),
    line([4 * WIDE, 0], [4 * WIDE, (SHOWN + 1.7) * HIGH]),
  ]
  const rows = Array.from({ length: SHOWN }, (_, row) => {
    const own = cells.filter((one) => one.row === row).toSorted((a, b) => a.column - b.column)
    return `row ${row + 1}: ${own.map(({ n }) => n).join(', ')}`
  })
  return {
    svg: drawing(4 * WIDE, (SHOWN + 1.7) * HIGH, ...body),
    alt: `A table with the columns A, B, C and D; ${rows.join('; ')}; and so on`,
    width: millimetres(4 * WIDE),
  }
}

function inColumn(draw: Draw) {
  const [step, snake, place] = [draw.pick([1, 2, 3, 5]), draw.int(0, 2) > 0, draw.int(40, 110)]
  const n = place * step
  const key = columnOf(place - 1, snake)
  const period = snake ? 2 * COLUMNS.length : COLUMNS.length
  const rest = place % period
  const told = draw.pick(TOLD)
  const [story, thing] = step === 1 ? told : TOLD[0]
  const first = (column: number): string =>
    Array.from({ length: 2 * period }, (_, i) => i)
      .filter((i) => columnOf(i, snake) === column)
      .map((i) => (i + 1) * step)
      .join(', ')
  const ordinal = step === 1 ? `${n}` : `${n} ÷ ${step} = ${place}; ${place}`
  const name = COLUMNS[key] ?? ''
  return single(
    2,
    `${story} The pattern goes on in the same way. In which column is ${thing} ${n}?`,
    words(key + 1, `Column ${name}`),
    [
      `The columns come again after ${period} numbers. ${ordinal} ÷ ${period} = ${(place - rest) / period}${rest === 0 ? ' without a remainder' : ` remainder ${rest}`} ✓`,
      rest === 0
        ? `Number ${n} stands below ${period * step}, in Column ${name} ✓`
        : `Number ${n} stands in the column of ${rest * step}, Column ${name} ✓`,
    ],
    {
      givens: { n },
      picture: table(step, snake),
      slips: [0, 1, 2, 3]
        .filter((column) => column !== key)
        .map((column) =>
          slip(
            words(column + 1, `Column ${COLUMNS[column]}`),
            `Column ${COLUMNS[column]} has ${first(column)} and so on. After every ${period * step} the same columns come again: does ${n} belong there?`,
          ),
        ),
    },
  )
}

/** 'Row 12' */
const rowNumber = (value: number): Quantity => ({
  value,
  text: `Row ${value}`,
  form: { kind: 'number', before: 'Row', after: '' },
})

/** Four rows of numbers, each in the middle. */
function rows(lengthOf: (row: number) => number): Picture {
  const across = 34
  const most = lengthOf(SHOWN) * across
  const named = 64
  let next = 1
  const said: string[] = []
  const body = Array.from({ length: SHOWN }, (_, i) => {
    const length = lengthOf(i + 1)
    const y = 10 + i * 26
    const own = Array.from({ length }, (__, at) => next + at)
    next += length
    said.push(`Row ${i + 1}: ${own.join(', ')}`)
    const start = named + (most - length * across) / 2
    const numbers = own.map((n, at) => label([start + (at + 0.5) * across, y], String(n)))
    return label([0, y], `Row ${i + 1}`, 'start') + numbers.join('')
  })
  return {
    svg: drawing(named + most, 10 + SHOWN * 26, ...body),
    alt: `Whole numbers in rows. ${said.join('; ')}; and so on`,
    width: millimetres(named + most),
  }
}

function inRows(draw: Draw) {
  const [odd, row, found] = [draw.int(0, 1) === 1, draw.int(9, 20), draw.int(12, 28)]
  const lengthOf = (n: number): number => (odd ? 2 * n - 1 : n)
  const lastOf = (n: number): number => (odd ? n * n : (n * (n + 1)) / 2)
  const shown = lastOf(found - 1) + draw.int(2, found - 2)
  if (row === found || row === found - 1) return null
  const sum = odd ? `${row} × ${row}` : `${row} × ${row + 1} ÷ 2`
  const sumOf = (n: number): string => (odd ? `${n} × ${n}` : `${n} × ${n + 1} ÷ 2`)
  const step = lastOf(4) - lastOf(3)
  const tested = (n: number): string =>
    `Row ${n} goes from ${num(lastOf(n - 1) + 1)} to ${num(lastOf(n))}. Is ${num(shown)} among them?`
  return several(
    'Whole numbers are written in rows. The first four rows are shown, and the pattern goes on in the same way.',
    [
      part(
        2,
        `What is the last number in Row ${row}?`,
        count(lastOf(row)),
        [
          odd
            ? `The rows end with 1 × 1, 2 × 2, 3 × 3, 4 × 4 ✓`
            : `The rows end with 1, 1 + 2, 1 + 2 + 3, 1 + 2 + 3 + 4; Row ${row} ends with 1 + 2 + … + ${row} ✓`,
          `Row ${row}: ${sum} = ${num(lastOf(row))} ✓`,
        ],
        {
          slips: wrong(lastOf(row), [
            [
              lastOf(4) + (row - 4) * step,
              `You added ${step} for each new row. The rows become longer, so the last numbers move apart more and more.`,
            ],
            [lastOf(row - 1), `That is the last number in Row ${row - 1}. Count the rows again.`],
            [lastOf(row - 1) + 1, `That is the first number in Row ${row}. The last one is asked for.`],
            [lengthOf(row), `That is how many numbers Row ${row} has. The rows above it have numbers too.`],
            [2 * row, `You doubled ${row}. Write down the last numbers of the first rows and look how they grow.`],
          ]),
        },
      ),
      part(
        2,
        `In which row is the number ${num(shown)}?`,
        rowNumber(found),
        [
          `Row ${found - 1} ends with ${sumOf(found - 1)} = ${num(lastOf(found - 1))}; Row ${found} ends with ${sumOf(found)} = ${num(lastOf(found))} ✓`,
          `${num(shown)} lies between them, in Row ${found} ✓`,
        ],
        {
          slips: wrong(
            found,
            [
              [found - 1, tested(found - 1)],
              [found + 1, tested(found + 1)],
              [found - 2, tested(found - 2)],
              [found + 2, tested(found + 2)],
            ],
            rowNumber,
          ),
        },
      ),
    ],
    { givens: { row, shown }, picture: rows(lengthOf) },
  )
}

export const numberRows = family(
  'M73',
  'Numbers in rows and columns',
  'number-patterns',
  { marks: 2, choice: true, level: 2, calculator: false, make: inColumn },
  { marks: 4, choice: false, level: 3, calculator: true, make: inRows },
)
