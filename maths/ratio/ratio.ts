/** Families M27 and M28: sharing in a ratio, joining ratios. */
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, single, slip, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, gcd, lcm, money, ratio } from '#families/kit/quantity.ts'
import { unitRow, withMore } from '#families/kit/working.ts'

const coprime = (a: number, b: number): boolean => a !== b && gcd(a, b) === 1

const share = family(
  'M27',
  'Sharing in a ratio',
  'sharing-in-a-ratio',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [a, b, c, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(6, 25)]
      if (new Set([a, b, c]).size < 3 || gcd(gcd(a, b), c) > 1) return null
      const [one, two, three] = draw.children()
      const total = (a + b + c) * unit
      const slips = withMore(
        money(a * unit),
        slipsOf(money, [
          [(a + b) * unit, `You found what ${one.name} and ${two.name} got together.`],
          [total / 3, `You shared the $${total} equally. The ratio says that the three get different amounts.`],
          [b * unit, `You found what ${two.name} got. ${one.name} comes first in the ratio.`],
          [c * unit, `You found what ${three.name} got. ${one.name} comes first in the ratio.`],
          [
            total / a,
            `You divided $${total} by ${a}, the units of ${one.name}. The $${total} are the units of all three.`,
          ],
        ]),
        slipsOf(money, [
          [(b + c) * unit, `You found what ${two.name} and ${three.name} got together.`],
          [unit, `You stopped at 1 unit. ${one.name} got ${a} units.`],
        ]),
      )
      return single(
        1,
        `${one.name}, ${two.name} and ${three.name} shared $${total} in the ratio ${a} : ${b} : ${c}. How much did ${one.name} get?`,
        money(a * unit),
        [
          withBars(
            `${a + b + c} units = $${total}; 1 unit = $${unit}; ${a} units = $${a * unit} ✓`,
            barModel(
              [unitRow(one.name, a, '?', 'shaded'), unitRow(two.name, b), unitRow(three.name, c)],
              `${a + b + c} units = $${total}`,
            ),
          ),
        ],
        { givens: { a, b, c, total }, slips },
      )
    },
  },
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, c, unit] = [draw.int(5, 9), draw.int(2, 6), draw.int(2, 6), draw.int(4, 16)]
      if (a - b < 2 || !coprime(a, b) || c === b || c === a) return null
      const [one, two, three] = draw.pick([
        ['red', 'blue', 'green'],
        ['apple', 'pear', 'plum'],
      ])
      const things = one === 'red' ? 'beads' : 'trees'
      const more = (a - b) * unit
      const slips = withMore(
        count((a + b + c) * unit),
        slipsOf(count, [
          [
            (more / a) * (a + b + c),
            `You took ${more} as all ${a} units of ${one} ${things}. It is how many *more* there are than ${two} ones.`,
          ],
          [more * 3, `You multiplied ${more} by 3. It is a difference of two kinds, not the number of one kind.`],
          [(a + b) * unit, `You left out the ${three} ${things}.`],
          [(a + b + c) * more, `You took ${more} as 1 unit. Look at the difference between ${a} and ${b} units.`],
          [(a + c) * unit, `You left out the ${two} ${things}.`],
        ]),
        slipsOf(count, [
          [(b + c) * unit, `You left out the ${one} ${things}.`],
          [(a + b + c + 1) * unit, `You added one unit too many: add ${a}, ${b} and ${c} again.`],
          [(2 * a + b + c) * unit, `You counted the ${one} ${things} twice.`],
        ]),
      )
      return single(
        2,
        `The ratio of ${one} ${things} to ${two} ${things} to ${three} ${things} is ${a} : ${b} : ${c}. There are ${more} more ${one} ${things} than ${two} ${things}. How many ${things} are there altogether?`,
        count((a + b + c) * unit),
        [
          withBars(
            `${a} − ${b} = ${a - b} units = ${more}; 1 unit = ${unit} ✓`,
            barModel(
              [
                bar(`${one} ${things}`, [...unitCells(b), ...unitCells(a - b, '', 'shaded')]),
                unitRow(`${two} ${things}`, b),
                unitRow(`${three} ${things}`, c),
              ],
              `shaded: ${a - b} units = ${more}`,
            ),
          ),
          `${a + b + c} units = ${(a + b + c) * unit} ✓`,
        ],
        { givens: { a, b, c, more }, slips },
      )
    },
  },
)

const joining = family('M28', 'Joining ratios', 'simplest-ratio', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(2, 7), draw.int(2, 6), draw.int(2, 6), draw.int(2, 7)]
    if (!coprime(a, b) || !coprime(c, d) || b === c || a === d) return null
    const [one, two, three] = draw.children()
    const key = ratio(a * c, b * d)
    const first = [
      slip(
        ratio(a, d),
        `You took the first and the last number, but ${two.name} has ${b} units in one ratio and ${c} in the other.`,
      ),
      slip(
        ratio(a * d, b * c),
        `You multiplied crosswise the wrong way. Give ${two.name} the same number of units in both ratios.`,
      ),
      slip(
        ratio(a + c, b + d),
        `You added the terms of the two ratios. Give ${two.name} the same number of units in both ratios instead.`,
      ),
      slip(ratio(b * d, a * c), `You wrote ${three.name} first. The question asks for ${one.name} to ${three.name}.`),
      slip(
        ratio(a * b, c * d),
        `You multiplied the terms of each ratio. Give ${two.name} the same number of units in both ratios instead.`,
      ),
    ]
    const slips = withMore(key, first, [
      slip(ratio(a * c, d), `You changed ${one.name}'s units only. ${three.name}'s units must be made as large too.`),
      slip(ratio(a, b * d), `You changed ${three.name}'s units only. ${one.name}'s units must be made as large too.`),
    ])
    const shared = lcm(b, c)
    return single(
      1,
      `The ratio of ${one.name}'s age to ${two.name}'s age is ${a} : ${b}. The ratio of ${two.name}'s age to ${three.name}'s age is ${c} : ${d}. Find the ratio of ${one.name}'s age to ${three.name}'s age.`,
      key,
      [
        withBars(
          `Make ${two.name}'s units ${shared}: ${(a * shared) / b} : ${shared} : ${(d * shared) / c}, so the ratio is ${key.text} ✓`,
          barModel([
            unitRow(one.name, (a * shared) / b, '', 'shaded'),
            unitRow(two.name, shared),
            unitRow(three.name, (d * shared) / c, '', 'shaded'),
          ]),
        ),
      ],
      { givens: { a, b, c, d }, slips },
    )
  },
})

export const ratioFamilies = [share, joining] as const
