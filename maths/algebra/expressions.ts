/** Families M134 and M135: expressions from a figure and from a story. */
import type { Draw, Picture, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, measure, money, num } from '#families/kit/quantity.ts'
import { different, slipsBeside, unitRow } from '#families/kit/working.ts'
import { expression } from './expression.ts'
import { isosceles, plainTerm, rectangleOf, rod } from './figures.ts'

/** Lengths 'ay + b', each so many times in the whole. */
type Piece = Readonly<{ a: number; b: number; times: number }>
type Figure = Readonly<{ picture: Picture; text: string; pieces: readonly Piece[] }>

/** A figure whose sides have the letter y. */
function drawFigure(draw: Draw): Figure {
  // The first length is the longer one for every y, and two sides of a triangle are longer than its base.
  const c = draw.int(1, 4)
  const [a, b, d] = [c + draw.int(1, 3), draw.int(1, 9), draw.int(2, 9)]
  switch (draw.pick(['rectangle', 'triangle', 'rod'])) {
    case 'rectangle':
      return {
        picture: rectangleOf(plainTerm(a, b), plainTerm(c, 0)),
        text: 'The figure is a rectangle. Find its perimeter',
        pieces: [
          { a, b, times: 2 },
          { a: c, b: 0, times: 2 },
        ],
      }
    case 'triangle':
      return {
        picture: isosceles(plainTerm(a, 0), plainTerm(c, d)),
        text: 'The figure is an isosceles triangle. Find its perimeter',
        pieces: [
          { a, b: 0, times: 2 },
          { a: c, b: d, times: 1 },
        ],
      }
    default:
      return {
        picture: rod([plainTerm(a, 0), plainTerm(0, d), plainTerm(c, b)]),
        text: 'The figure shows the pieces of a straight rod. Find the length of the whole rod',
        pieces: [
          { a, b: 0, times: 1 },
          { a: 0, b: d, times: 1 },
          { a: c, b, times: 1 },
        ],
      }
  }
}

const letters = (pieces: readonly Piece[]): number => pieces.reduce((sum, { a, times }) => sum + a * times, 0)
const numbers = (pieces: readonly Piece[]): number => pieces.reduce((sum, { b, times }) => sum + b * times, 0)

const ofFigure = family('M134', 'Expression for a figure', 'algebraic-expressions', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const { picture, text, pieces } = drawFigure(draw)
    const [a, b] = [letters(pieces), numbers(pieces)]
    const once = pieces.map((piece) => ({ ...piece, times: 1 }))
    const key = expression(a, b)
    const isRod = text.includes('rod')
    const each = pieces.flatMap((piece) => Array.from({ length: piece.times }, () => plainTerm(piece.a, piece.b)))
    return single(
      2,
      `${text}, in centimetres, in terms of {y}. Give your answer in its simplest form.`,
      key,
      [
        `${each.map((term) => (/ /.test(term) ? `(${term})` : term).replaceAll('y', '{y}')).join(' + ')} ✓`,
        `${key.text} (cm) ✓`,
      ],
      {
        givens: { a: pieces[0]?.a ?? 0, b: pieces.find((piece) => piece.b > 0)?.b ?? 0 },
        picture,
        slips: different(key, [
          ...(isRod
            ? [slip(expression(a, b - (pieces[1]?.b ?? 0)), `You left out the piece without a letter.`)]
            : [
                slip(
                  expression(letters(once), numbers(once)),
                  `You added each length once. Go all round the figure: some sides come twice.`,
                ),
              ]),
          slip(
            expression(a + b, 0),
            `You put {y} and the numbers together. A number is not a number of {y}: keep them apart.`,
          ),
          slip(expression(a, 0), `You left out the numbers without a letter.`),
          slip(
            expression(a, b + numbers(once)),
            `You added the numbers once too often. Count how many of the lengths have a number.`,
          ),
          slip(expression(a + 1, b), `You added one {y} too many. {y} is 1{y}; count the terms with {y} again.`),
          slip(expression(a - 1, b), `You added one {y} too few. {y} is 1{y}; count the terms with {y} again.`),
          slip(expression(b, a), `You put the letter to the wrong number. Count the terms with {y} first.`),
          slip(expression(a, b + 1), `Work out the sum of the numbers again.`),
        ]),
      },
    )
  },
})

/** Three amounts: one, so many times it, and so much less; and what is asked of their sum. */
const STORIES = [
  {
    one: 'A is {y} years old.',
    two: 'B is # times as old as A.',
    three: 'C is @ years younger than B.',
    total: 'the total of their ages',
    unit: 'years',
    mean: 'What is their average age',
    least: 4,
    most: 12,
  },
  {
    one: 'A saved {y} dollars.',
    two: 'B saved # times as much as A.',
    three: 'C saved $@ less than B.',
    total: 'the total amount, in dollars, that they saved',
    unit: '$',
    mean: 'How much did they save on average',
    least: 6,
    most: 40,
  },
  {
    one: 'A folded {y} paper cranes.',
    two: 'B folded # times as many as A.',
    three: 'C folded @ fewer than B.',
    total: 'the total number of cranes',
    unit: '',
    mean: 'How many cranes did they fold on average',
    least: 10,
    most: 50,
  },
] as const

const ofStory = family('M135', 'Expression for three amounts', 'algebraic-expressions', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const story = draw.pick(STORIES)
    const [k, y, less] = [draw.int(3, 6), draw.int(story.least, story.most), draw.int(2, 15)]
    const [a, total] = [2 * k + 1, (2 * k + 1) * y - less]
    const mean = total / 3
    if (!Number.isInteger(mean) || k * y - less < 2 || k * y - less === y || (story.unit === 'years' && k * y > 60))
      return null
    const [one, two, three] = draw.children()
    const named = (text: string): string =>
      text
        .replace(/\b[ABC]\b/g, (who) => ({ A: one.name, B: two.name, C: three.name })[who] ?? who)
        .replace('#', String(k))
        .replace('@', String(less))
    const kind = (n: number): Quantity =>
      story.unit === '$' ? money(n) : story.unit === '' ? count(n) : measure(n, story.unit)
    const key = expression(a, -less)
    const answers = [kind(total), kind(mean)] as const
    return several(
      `${named(story.one)} ${named(story.two)} ${named(story.three)}`,
      [
        part(
          2,
          `Find ${story.total} in terms of {y}. Give your answer in its simplest form.`,
          key,
          [
            withBars(
              `${two.name}: ${k}{y}; ${three.name}: ${k}{y} − ${less} ✓`,
              barModel(
                [
                  unitRow(one.name, 1, 'y'),
                  unitRow(two.name, k, `${k}y`),
                  bar(three.name, [...unitCells(k - 1), cell(0.5), cell(0.5, '', 'gone')], `${k}y − ${less}`),
                ],
                `1 unit = y; taken away: ${less}`,
              ),
            ),
            `{y} + ${k}{y} + ${k}{y} − ${less} = ${key.text} ✓`,
          ],
          {
            slips: different(key, [
              slip(expression(2 * k, -less), `You left out the {y} of ${one.name}.`),
              slip(expression(a, less), `You added ${less}, but ${three.name} has ${less} less.`),
              slip(
                expression(k + 2, -less),
                `You took ${three.name} as {y} − ${less}. ${three.name} is compared with ${two.name}, who has ${k}{y}.`,
              ),
              slip(expression(a, 0), `You left out the − ${less}.`),
              ...(a > less
                ? [
                    slip(
                      expression(a - less, 0),
                      `You took ${less} away from ${a}. ${a}{y} and ${less} cannot be put together.`,
                    ),
                  ]
                : []),
            ]),
          },
        ),
        part(1, `Find ${story.total} if {y} = ${y}.`, answers[0], [`${a} × ${y} − ${less} = ${num(total)} ✓`], {
          slips: slipsBeside(answers[0], kind, [
            [a * y, `You left out the − ${less}.`],
            [a + y - less, `You added ${a} and ${y}. ${a}{y} means ${a} × {y}.`],
            [a * y + less, `You added ${less}. It is taken away.`],
          ]),
          follows: `a at ${y}`,
        }),
        part(1, `${story.mean} if {y} = ${y}?`, answers[1], [`${num(total)} ÷ 3 = ${num(mean)} ✓`], {
          slips: slipsBeside(answers[1], kind, [
            [total, `You gave the total. Share it by how many children there are.`],
            [total / 2, `You divided by 2. There are three children.`],
          ]),
          follows: 'b / 3',
        }),
      ],
      { givens: { k, less, y } },
    )
  },
})

export const expressionFamilies = [ofFigure, ofStory] as const
