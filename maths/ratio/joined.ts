/** Family M126: a ratio that changes when a number and a percentage are taken away. */
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, part, several, withBars } from '#families/kit/problem.ts'
import { count, equation, gcd, oneUnit, units } from '#families/kit/quantity.ts'
import { slipsBeside, unitRow } from '#families/kit/working.ts'

/** Where, the two kinds, who took away and how, what is left. */
const STORIES = [
  [
    'The ratio of the number of red beads to the number of blue beads in a box was',
    'red beads',
    'blue beads',
    'were used in a craft lesson',
    'beads',
  ],
  [
    'The ratio of the number of chicken buns to the number of tuna buns at a school fair was',
    'chicken buns',
    'tuna buns',
    'were sold',
    'buns',
  ],
  [
    'The ratio of the number of adults to the number of children at a sports day was',
    'adults',
    'children',
    'went home at noon',
    'people',
  ],
] as const

/** The least factor that makes all of these numbers of units whole; 0 if none is small. */
function scaleFor(b: number, p: number, c: number, d: number): number {
  for (let m = 1; m <= 20; m += 1) {
    const left = (b * m * (100 - p)) / 100
    if (Number.isInteger(left) && Number.isInteger((left * c) / d)) return m
  }
  return 0
}

const numberAndPercentage = family('M126', 'A number and a percentage taken away', 'ratio-and-fraction', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(2, 8), draw.int(2, 8), draw.int(1, 5), draw.int(1, 5)]
    const [p, unit] = [draw.int(20, 80, 5), draw.int(2, 12)]
    const m = scaleFor(b, p, c, d)
    if (m === 0 || a === b || c === d || gcd(a, b) > 1 || gcd(c, d) > 1 || (b * m * p) % 100 !== 0) return null
    const [first, second] = [a * m, b * m]
    const left = (second * (100 - p)) / 100
    const rest = (left * c) / d
    const taken = first - rest
    if (taken < 2 || first > 32 || second > 32 || rest < 1) return null
    const [start, one, two, went, all] = draw.pick(STORIES)
    const k = taken * unit
    const answers = [count(second * unit), count((left + rest) * unit)] as const
    return several(
      `${start} ${a} : ${b}. After ${k} ${one} and ${p}% of the ${two} ${went}, the ratio of the number of ${one} left to the number of ${two} left was ${c} : ${d}.`,
      [
        part(
          4,
          `How many ${two} were there at first?`,
          answers[0],
          [
            withBars(
              `${m === 1 ? '' : `${equation(`${a} : ${b}`, `${first} : ${second}`)}; `}${two} left: ${100 - p}% of ${second} units = ${units(left)} ✓`,
              barModel(
                [
                  unitRow(`${one}, at first`, first),
                  bar(`${two}, at first`, [...unitCells(left), ...unitCells(second - left, '', 'gone')]),
                ],
                `taken away: ${p}% of the ${two}`,
              ),
            ),
            withBars(
              `${one} left: ${d === 1 ? c : `{${c}/${d}}`} × ${units(left)} = ${units(rest)} ✓`,
              barModel(
                [
                  bar(`${one}, in the end`, [...unitCells(rest), ...unitCells(taken, '', 'gone')]),
                  unitRow(`${two}, in the end`, left),
                ],
                `taken away: ${units(taken)} = ${k}`,
              ),
            ),
            `${first} − ${rest} = ${oneUnit(taken, unit)} ✓`,
            `${two} at first: ${second} × ${unit} = ${second * unit} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], count, [
              [first * unit, `You found the ${one} at first. The question asks for the ${two}.`],
              [left * unit, `You found the ${two} that were left.`],
              [
                (k / (a - c)) * b,
                `You took ${c} from ${a}, but a unit of ${a} : ${b} is not as large as one of ${c} : ${d}. Find the ${two} left in units first.`,
              ],
              [second * k, `You took ${k} as 1 unit. Find how many units the ${k} ${one} are.`],
              [
                (k / (first - (second - left) * (c / d))) * second,
                `You went on with the ${p}% that were taken. What is left is ${100 - p}%.`,
              ],
            ]),
          },
        ),
        part(
          1,
          `How many ${all} were left altogether?`,
          answers[1],
          [`(${rest} + ${left}) × ${unit} = ${(left + rest) * unit} ✓`],
          {
            slips: slipsBeside(answers[1], count, [
              [(first + second) * unit, `You found how many there were at first.`],
              [left * unit, `You counted the ${two} only. Add the ${one} that were left.`],
              [rest * unit, `You counted the ${one} only. Add the ${two} that were left.`],
              [(first + second) * unit - k, `You took away the ${k} ${one} only. ${p}% of the ${two} are gone too.`],
            ]),
            follows: `a * ${left + rest} / ${second}`,
          },
        ),
      ],
      { givens: { a, b, k, p, c, d } },
    )
  },
})

export const joinedFamilies = [numberAndPercentage] as const
