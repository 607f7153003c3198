/** Family M133: the averages of two groups and the ratio of their sizes. */
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, slip, withBars } from '#families/kit/problem.ts'
import { count, gcd, measure, ratio } from '#families/kit/quantity.ts'
import { different, slipsBeside, wide } from '#families/kit/working.ts'

/** What two groups have on average: the text around three averages, the groups, the unit, the range. */
const GROUPS = [
  [
    'At a dragon boat club, the average mass of the men is ',
    ' and the average mass of the women is ',
    '. The average mass of all members is ',
    'men',
    'women',
    'members',
    'kg',
    52,
    78,
  ],
  [
    'In a quiz for two schools, the pupils of School A scored an average of ',
    ' and those of School B an average of ',
    '. The average of all pupils was ',
    'pupils of School A',
    'pupils of School B',
    'pupils',
    'marks',
    48,
    88,
  ],
  [
    'In a choir, the average height of the Primary 6 pupils is ',
    ' and that of the Primary 5 pupils is ',
    '. The average height of all members is ',
    'Primary 6 pupils',
    'Primary 5 pupils',
    'members',
    'cm',
    132,
    156,
  ],
] as const

const twoAverages = family('M133', 'Two averages and a ratio', 'average', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [first, second, third, one, two, all, unit, least, most] = draw.pick(GROUPS)
    const [low, above, below, unitCount] = [draw.int(least, most - 8), draw.int(2, 9), draw.int(2, 9), draw.int(3, 12)]
    const mean = low + below
    const high = mean + above
    const shared = gcd(above, below)
    // One of the first group balances so many of the second.
    const [a, b] = [below / shared, above / shared]
    if (high > most || a === b || a > 6 || b > 6) return null
    const k = Math.abs(a - b) * unitCount
    const [more, fewer] = a > b ? [one, two] : [two, one]
    const total = (a + b) * unitCount
    const of = (n: number): string => measure(n, unit).text
    const answers = [ratio(a, b), count(total)] as const
    return several(
      `${first}${of(high)}${second}${of(low)}${third}${of(mean)}.`,
      [
        part(
          2,
          `Find the ratio of the number of ${one} to the number of ${two}.`,
          answers[0],
          [
            withBars(
              `Each of the ${one} is ${of(above)} above the average of all, each of the ${two} ${of(below)} below it ✓`,
              barModel(
                [
                  bar(one, [cell(4, of(mean).replace('\u00a0', ' ')), cell(wide(above / 3), '', 'shaded')], of(high)),
                  bar(two, [cell(wide(4 - below / 3)), cell(wide(below / 3), '', 'gone')], of(low)),
                ],
                `shaded: ${of(above)} above; taken away: ${of(below)} below`,
              ),
            ),
            `Above and below are the same in all, so the ratio is ${below} : ${above}${shared === 1 ? '' : ` = ${answers[0].text}`} ✓`,
          ],
          {
            slips: different(answers[0], [
              slip(
                ratio(above, below),
                `You turned the ratio round. The group that is nearer to the average of all is the larger one.`,
              ),
              slip(ratio(high, low), `You compared the averages. The question asks for the number of people.`),
              slip(ratio(high - mean, high - low), `You compared one difference with both together.`),
            ]),
          },
        ),
        part(
          2,
          `There are ${k} more ${more} than ${fewer}. How many ${all} are there altogether?`,
          answers[1],
          [
            `${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b) === 1 ? `1 unit = ${k}` : `${Math.abs(a - b)} units = ${k}; 1 unit = ${unitCount}`} ✓`,
            `${a + b} units = ${total} ✓`,
          ],
          {
            slips: slipsBeside(answers[1], count, [
              [k * (a + b), `You took ${k} as 1 unit. It is as many units as the two terms of the ratio differ by.`],
              [Math.max(a, b) * unitCount, `You found the number of ${more} only.`],
              [Math.min(a, b) * unitCount, `You found the number of ${fewer} only.`],
              [k, `You gave the difference. The question asks for all ${all}.`],
            ]),
          },
        ),
      ],
      { givens: { high, low, mean, k } },
    )
  },
})

export const twoAverageFamilies = [twoAverages] as const
