/** How long drawing a set of Mathematics takes, and marking one of its problems: at most 20 ms and 1 ms. */
import { drawSet, MIXED, playedSkills } from '#maths/set.ts'
import { judge } from '#quiz/worksheet/judge/judge.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'

const SETS = 200
const MAX_DRAW_MS = 20
const MAX_MARK_MS = 1

type Row = Record<string, string | number>

/** The median and the longest, in milliseconds. */
function times(all: readonly number[]): Readonly<{ median: number; longest: number }> {
  const sorted = [...all].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
}

function timed<T>(work: () => T): Readonly<{ ms: number; made: T }> {
  const start = performance.now()
  const made = work()
  return { ms: performance.now() - start, made }
}

const questionsOf = (skill: Parameters<typeof drawSet>[0], number: number): readonly Question[] =>
  drawSet(skill, number).map((asked, i) => mathsQuestion(asked, i + 1))

const row = (what: string, all: readonly number[], limit: number): Row => {
  const { median, longest } = times(all)
  return {
    what,
    runs: all.length,
    'median ms': median.toFixed(3),
    'longest ms': longest.toFixed(3),
    limit,
    ok: median <= limit ? 'yes' : 'NO',
  }
}

export async function benchWorksheets(): Promise<{ name: string; rows: Row[] }> {
  const skills = [MIXED, ...playedSkills.map(({ id }) => id)] as const
  const drawn = Array.from({ length: SETS }, (_, i) =>
    timed(() => questionsOf(skills[i % skills.length] ?? MIXED, i + 1)),
  )
  const marked = drawn.flatMap(({ made }) =>
    made.flatMap((question) =>
      question.parts.map((part) => timed(() => judge(question, part, { [part.id]: '12 3/4' })).ms),
    ),
  )
  const rows = [
    row(
      'a set drawn',
      drawn.map(({ ms }) => ms),
      MAX_DRAW_MS,
    ),
    row('a problem marked', marked, MAX_MARK_MS),
  ]
  return { name: 'Worksheets of Mathematics', rows }
}
