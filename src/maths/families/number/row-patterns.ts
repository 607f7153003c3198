/** Families M71 and M72: repeating and growing patterns. */
import { family, part, several, single, slipsOf } from '#maths/problem/problem.ts'
import { count, words } from '#maths/problem/quantity.ts'

const ROWS = [
  ['A', 'B', 'C', 'A', 'D'],
  ['P', 'S', 'L', 'E'],
  ['R', 'Y', 'R', 'G', 'B', 'Y'],
] as const

const repeating = family('M71', 'Repeating pattern', 'number-patterns', {
  marks: 2,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const row = draw.pick(ROWS)
    const n = draw.int(47, 199)
    const key = row[(n - 1) % row.length] ?? ''
    const letters = [...new Set<string>(row)].sort()
    if (letters.length !== 4) return null
    const shown = [...row, ...row, row[0]].join(' ')
    const rest = n % row.length
    const at = (letter: string) => letters.indexOf(letter) + 1
    return single(
      2,
      `The letters follow a pattern: ${shown} … Which letter is in the ${n}${ending(n)} place?`,
      words(at(key), key),
      [
        `The ${row.length} letters ${row.join(' ')} repeat. ${n} ÷ ${row.length} = ${Math.floor(n / row.length)} remainder ${rest} ✓`,
        rest === 0
          ? `Remainder 0 is the last letter of the group: ${key} ✓`
          : `It is letter number ${rest} of the group: ${key} ✓`,
      ],
      {
        givens: { n },
        slips: letters.flatMap((letter) =>
          letter === key
            ? []
            : [
                {
                  ...words(at(letter), letter),
                  why: `Divide ${n} by the length of the group that repeats. The remainder tells the place in the group.`,
                },
              ],
        ),
      },
    )
  },
})

/** 'st', 'nd', 'rd' or 'th' */
function ending(n: number): string {
  if (n % 100 > 10 && n % 100 < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}

const squares = family('M72', 'Growing squares', 'number-patterns', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [extra, ask, inverse] = [draw.int(1, 6), draw.int(9, 20), draw.int(21, 40)]
    const at = (n: number) => n * n + extra
    const [thing, place] = draw.pick([
      ['tiles', 'on a floor'],
      ['counters', 'on a table'],
      ['stickers', 'on a board'],
    ])
    return several(
      `A pattern is made of ${thing} ${place}. Figure 1 has ${at(1)} ${thing}, Figure 2 has ${at(2)}, Figure 3 has ${at(3)} and Figure 4 has ${at(4)}.`,
      [
        part(
          2,
          `How many ${thing} does Figure ${ask} have?`,
          count(at(ask)),
          [
            `The numbers without ${extra} are 1, 4, 9, 16: the figure number times itself, plus ${extra} ✓`,
            `${ask} × ${ask} + ${extra} = ${at(ask)} ✓`,
          ],
          {
            slips: slipsOf(count, [
              [ask * 2 + extra, `You doubled ${ask}. The pattern is ${ask} times ${ask}.`],
              [ask * ask, `You forgot the ${extra} that every figure has besides its square.`],
              [
                at(4) + (ask - 4) * (at(4) - at(3)),
                `You added the same number each time. Here the number that is added grows.`,
              ],
            ]),
          },
        ),
        part(
          2,
          `Which figure has ${at(inverse)} ${thing}?`,
          { ...count(inverse), text: `Figure ${inverse}`, form: { kind: 'number', before: 'Figure', after: '' } },
          [
            `${at(inverse)} − ${extra} = ${inverse * inverse} ✓`,
            `${inverse} × ${inverse} = ${inverse * inverse}: Figure ${inverse} ✓`,
          ],
          {
            slips: slipsOf(
              (n) => ({ ...count(n), text: `Figure ${n}`, form: { kind: 'number', before: 'Figure', after: '' } }),
              [
                [
                  (at(inverse) - extra) / 2,
                  `You halved. Look for the number that gives ${inverse * inverse} when it is multiplied by itself.`,
                ],
                [inverse + 1, `Check it: one figure earlier fits.`],
                [inverse - 1, `Check it: one figure later fits.`],
              ],
            ),
          },
        ),
      ],
      { givens: { one: at(1), two: at(2), ask, dots: at(inverse) } },
    )
  },
})

export const rowPatterns = [repeating, squares]
