/** Family M194: true, false, or not possible to tell. */

import type { Draw } from '#families/family.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { words } from '#families/kit/quantity.ts'
import { type Source, type Statement, sourceOf, statementOf, VERDICTS } from './statements.ts'

const givensOf = ({ values }: Source): Record<string, number> =>
  Object.fromEntries(values.map((value, i) => [`v${i}`, value]))

/** What is asked, and the verdicts of the four statements; that of the key first. */
const ASKED = [
  { ask: 'Which one of these statements is *true*?', verdicts: [0, 1, 1, 2] },
  { ask: 'Which one of these statements is *false*?', verdicts: [1, 0, 0, 2] },
  { ask: 'For which one of these statements is it *not possible to tell* whether it is true?', verdicts: [2, 0, 1, 0] },
  { ask: 'Which one of these statements must be true?', verdicts: [0, 1, 2, 2] },
] as const

function oneStatement(draw: Draw) {
  const source = sourceOf(draw)
  if (source === null) return null
  const { ask, verdicts } = draw.pick(ASKED)
  const made = verdicts.map((verdict) => statementOf(draw, source, verdict))
  const statements = made.filter((statement): statement is Statement => statement !== null)
  const [key, ...others] = statements
  if (key === undefined || statements.length < 4 || new Set(statements.map(({ text }) => text)).size < 4) return null
  const place = draw.int(1, 4)
  const places = [1, 2, 3, 4].filter((n) => n !== place)
  const said = ({ verdict, why }: Statement): string =>
    `${why} So ${verdict === 2 ? 'it is not possible to tell.' : `the statement is ${verdict === 0 ? 'true' : 'false'}.`}`
  return single(
    1,
    `${source.told} ${ask}`,
    words(place, key.text),
    [
      `${key.why} ${key.verdict === 2 ? 'It is not possible to tell' : `The statement is ${key.verdict === 0 ? 'true' : 'false'}`} ✓`,
    ],
    {
      givens: givensOf(source),
      slips: others.map((statement, i) => slip(words(places[i] ?? 0, statement.text), said(statement))),
      picture: source.picture,
    },
  )
}

const both = (a: number, b: number): string => `A: ${VERDICTS[a]}; B: ${VERDICTS[b]}`

function twoStatements(draw: Draw) {
  const source = sourceOf(draw)
  const [first, second] = [draw.pick([0, 1, 2]), draw.pick([0, 1, 2])]
  if (source === null || (first === 2 && second === 2)) return null
  const [a, b] = [statementOf(draw, source, first), statementOf(draw, source, second)]
  if (a === null || b === null || a.text === b.text) return null
  const [turnA, turnB] = [draw.int(1, 2), draw.int(1, 2)]
  const [wrongA, wrongB] = [(first + turnA) % 3, (second + turnB) % 3]
  const pair = (x: number, y: number) => words(x * 3 + y + 1, both(x, y))
  const judge = (name: string, statement: Statement): string => `Look at statement ${name} again. ${statement.why}`
  return single(
    2,
    `${source.told} Statement A: ${a.text} Statement B: ${b.text} Which is right?`,
    pair(first, second),
    [`A: ${a.why} ${VERDICTS[first]} ✓`, `B: ${b.why} ${VERDICTS[second]} ✓`],
    {
      givens: givensOf(source),
      slips: [
        slip(pair(first, wrongB), judge('B', b)),
        slip(pair(wrongA, second), judge('A', a)),
        slip(pair(wrongA, wrongB), `${judge('A', a)} Then do the same with statement B.`),
      ],
      picture: source.picture,
    },
  )
}

export const possibleToTell = family(
  'M194',
  'True, false or not possible to tell',
  'tables-and-graphs',
  { marks: 1, choice: true, level: 1, calculator: false, make: oneOf(oneStatement) },
  { marks: 2, choice: true, level: 2, calculator: false, make: oneOf(twoStatements) },
)
