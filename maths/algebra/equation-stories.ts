/** Families M138 and M139: equations from a figure and from a story. */
import type { BarCell, Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, measure, money } from '#families/kit/quantity.ts'
import { different, slipsBeside } from '#families/kit/working.ts'
import { expression } from './expression.ts'
import { balance, isosceles, plainTerm, rectangleOf } from './figures.ts'

const fromFigure = family(
  'M138',
  'Equation from a figure',
  'simple-equations',
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [boxes, extra, y] = [draw.int(2, 5), draw.int(20, 90, 5), draw.int(20, 95, 5)]
      const total = boxes * y + extra
      if (y === extra || total > 500) return null
      const answer = count(y)
      const what = draw.pick([
        ['boxes of raisins', 'box'],
        ['packets of beads', 'packet'],
        ['bars of soap', 'bar'],
      ])
      return single(
        2,
        `The balance is level. On the left, there are ${boxes} ${what[0]} of the same mass and a weight of ${extra} g. Each ${what[1]} has a mass of {y} g. Find the value of {y}.`,
        answer,
        [
          withBars(
            `${boxes}{y} + ${extra} = ${total}; ${boxes}{y} = ${total - extra} ✓`,
            barModel(
              [
                bar('left', [...Array.from({ length: boxes }, () => cell(2, 'y')), cell(2, `${extra} g`, 'shaded')]),
                bar('right', [cell(2 * boxes + 2, `${total} g`)]),
              ],
              'Both sides are the same',
            ),
          ),
          `{y} = ${total - extra} ÷ ${boxes} = ${y} ✓`,
        ],
        {
          givens: { boxes, extra, total },
          picture: balance(boxes, extra, total),
          slips: slipsBeside(answer, count, [
            [total - extra, `You found the mass of ${boxes === 2 ? 'both' : `all ${boxes}`} together.`],
            [total / boxes, `You left the weight of ${extra} g on the left. Take it away from both sides first.`],
            [
              (total + extra) / boxes,
              `You added the ${extra} g to the right side. It stands on the left, so take it away from both sides.`,
            ],
            [
              (total - extra) / (boxes + 1),
              `You divided by ${boxes + 1}, but the weight of ${extra} g is not one of the ${what[0]}.`,
            ],
            [total - extra - boxes, `You took ${boxes} away. ${boxes}{y} means ${boxes} × {y}, so divide.`],
            [
              total - boxes * extra,
              `You took away ${extra} g for each of the ${what[0]}. There is one weight of ${extra} g.`,
            ],
            [total / (boxes + 1), `You took the weight as one more of the ${what[0]}. Its mass is ${extra} g.`],
          ]),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, c, y] = [draw.int(2, 4), draw.int(1, 9), draw.int(1, 3), draw.int(3, 12)]
      const isRectangle = draw.pick([true, false])
      // The triangle: two sides cy and a base ay + b shorter than both together.
      const [sides, numbers] = isRectangle ? [2 * (a + c), 2 * b] : [2 * (c + 2) + a, b]
      const perimeter = sides * y + numbers
      if (isRectangle ? a < c : 2 * (c + 2) * y <= a * y + b) return null
      const key = expression(sides, numbers)
      const [text, picture] = isRectangle
        ? ['The figure is a rectangle.', rectangleOf(plainTerm(a, b), plainTerm(c, 0))]
        : ['The figure is an isosceles triangle.', isosceles(plainTerm(c + 2, 0), plainTerm(a, b))]
      const answer = count(y)
      return several(
        text,
        [
          part(
            1,
            'Write its perimeter, in centimetres, in terms of {y}. Give your answer in its simplest form.',
            key,
            [
              isRectangle
                ? `2 × (${a}{y} + ${b}) + 2 × ${c === 1 ? '' : c}{y} = ${key.text} ✓`
                : `2 × ${c + 2}{y} + ${a}{y} + ${b} = ${key.text} ✓`,
            ],
            {
              slips: different(key, [
                slip(
                  isRectangle ? expression(a + c, b) : expression(c + 2 + a, b),
                  `You added each length once. Go all round the figure: some sides come twice.`,
                ),
                slip(
                  expression(sides, isRectangle ? b : 2 * b),
                  `You counted the number ${b} for the wrong number of sides.`,
                ),
                slip(expression(sides + numbers, 0), `You put {y} and the numbers together. Keep them apart.`),
                slip(expression(sides, 0), `You left out the numbers without a letter.`),
              ]),
            },
          ),
          part(
            2,
            `The perimeter is ${perimeter} cm. Find the value of {y}.`,
            answer,
            [
              `${sides}{y} + ${numbers} = ${perimeter}; ${sides}{y} = ${perimeter - numbers} ✓`,
              `{y} = ${perimeter - numbers} ÷ ${sides} = ${y} ✓`,
            ],
            {
              slips: slipsBeside(answer, count, [
                [perimeter - numbers, `You found ${sides}{y}. The question asks for one {y}.`],
                [(perimeter + numbers) / sides, `You added ${numbers}. Take it away from both sides.`],
                [perimeter / sides, `You left out the ${numbers}. Take it away from both sides first.`],
                [a * y + b, `You found how long one of the sides is. The question asks for {y}.`],
                [perimeter - numbers - sides, `You took ${sides} away. ${sides}{y} means ${sides} × {y}, so divide.`],
              ]),
              follows: `a is ${perimeter}`,
            },
          ),
        ],
        { givens: { b, perimeter }, picture },
      )
    },
  },
)

/** Two kinds, the second cheaper, lighter or smaller by a fixed amount. */
const KINDS = [
  {
    unit: '$',
    buy: 'A family bought # tickets for adults and @ tickets for children to a bird park. An adult ticket cost {y} dollars. A child ticket cost $% less than an adult ticket.',
    sum: 'the total cost of the tickets',
    know: 'The family paid $&.',
    ask: 'Find the cost of a child ticket.',
    one: 'adult tickets',
    two: 'child tickets',
    y: [18, 42],
  },
  {
    unit: 'g',
    buy: 'A hamper has # jars of jam and @ packets of biscuits. A jar has a mass of {y} g. The mass of a packet is % g less than that of a jar.',
    sum: 'the total mass of the jars and packets',
    know: 'Their total mass is & g.',
    ask: 'Find the mass of a packet.',
    one: 'jars',
    two: 'packets',
    y: [120, 320],
  },
  {
    unit: '',
    buy: 'A hall has # long rows and @ short rows of chairs. A long row has {y} chairs. A short row has % fewer chairs than a long row.',
    sum: 'the total number of chairs',
    know: 'There are & chairs in all.',
    ask: 'How many chairs are in a short row?',
    one: 'long rows',
    two: 'short rows',
    y: [14, 36],
  },
] as const

const fromStory = family('M139', 'Equation from a story', 'simple-equations', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const story = draw.pick(KINDS)
    const [n, m, less] = [draw.int(2, 6), draw.int(2, 6), draw.int(3, 12)]
    const big = story.unit === 'g'
    const y = draw.int(story.y[0], story.y[1], big ? 10 : 1)
    const d = big ? less * 5 : less
    const total = (n + m) * y - m * d
    if (n === m || y - d < 5) return null
    const kind = (v: number): Quantity =>
      story.unit === '$' ? money(v) : story.unit === '' ? count(v) : measure(v, 'g')
    const fill = (text: string): string =>
      text.replace('#', String(n)).replace('@', String(m)).replace('%', String(d)).replace('&', String(total))
    const key = expression(n + m, -m * d)
    const answer = kind(y - d)
    const ys = (times: number, last: BarCell | null): readonly BarCell[] =>
      Array.from({ length: times }, () => (last === null ? [cell(2, 'y')] : [cell(1.5), last])).flat()
    return several(
      fill(story.buy),
      [
        part(
          2,
          `Write ${story.sum} in terms of {y}${story.unit === '' ? '' : story.unit === '$' ? ', in dollars' : ', in grams'}. Give your answer in its simplest form.`,
          key,
          [
            withBars(
              `${n} × {y} = ${n}{y} and ${m} × ({y} − ${d}) = ${m}{y} − ${m * d} ✓`,
              barModel(
                [bar(story.one, ys(n, null)), bar(story.two, ys(m, cell(0.5, '', 'gone')))],
                `taken away: ${m} × ${d} = ${m * d}`,
              ),
            ),
            `${n}{y} + ${m}{y} − ${m * d} = ${key.text} ✓`,
          ],
          {
            slips: different(key, [
              slip(
                expression(n + m, -d),
                `You took away ${d} once. It is ${d} less for each of the ${m} ${story.two}.`,
              ),
              slip(expression(n + m, m * d), `You added ${m * d}. The ${story.two} come to less, so take it away.`),
              slip(
                expression(n + m, -n * d),
                `You took away ${d} for each of the ${n} ${story.one}. It is less for the ${story.two}.`,
              ),
              slip(
                expression(n + m, -(n + m) * d),
                `You took away ${d} for all ${n + m}. It is less for the ${m} ${story.two} only.`,
              ),
              slip(expression(n + m, 0), `You took all as {y}. The ${story.two} are ${d} less each.`),
            ]),
          },
        ),
        part(
          2,
          `${fill(story.know)} ${story.ask}`,
          answer,
          [
            `${n + m}{y} = ${total} + ${m * d} = ${total + m * d}; {y} = ${total + m * d} ÷ ${n + m} = ${y} ✓`,
            `${y} − ${d} = ${y - d} ✓`,
          ],
          {
            slips: slipsBeside(answer, kind, [
              [y, `You found {y}. The question asks for what is ${d} less.`],
              [
                (total - m * d) / (n + m) - d,
                `You took ${m * d} away from ${total}. To undo − ${m * d}, add it to both sides.`,
              ],
              [total / (n + m), `You shared ${total} equally among all ${n + m}, but the two kinds are not the same.`],
              [
                (total + d) / (n + m) - d,
                `You added ${d} once. Each of the ${m} ${story.two} needs ${d} more to be {y}.`,
              ],
              [total / (n + m) - d, `You left out the − ${m * d}. Add it to both sides first.`],
              [y + d, `You added ${d} to {y}. It is ${d} less than {y}.`],
            ]),
            follows: `a is ${total} - ${d}`,
          },
        ),
      ],
      { givens: { n, m, d, total } },
    )
  },
})

export const equationStories = [fromFigure, fromStory] as const
