/** How long parsing a document and marking a full response take, a type at a time. */
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { samples } from '#quiz/registry/samples.ts'

const RUNS = 2000

/** Microseconds a run, the median of five rounds. */
function timed(work: () => void): number {
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now()
    for (let i = 0; i < RUNS; i += 1) work()
    return ((performance.now() - start) / RUNS) * 1000
  })
  return rounds.sort((a, b) => a - b)[2] ?? 0
}

function row<T extends TypeName>(typed: Typed<T>, document: unknown): Record<string, string | number> {
  const { type, quiz } = typed
  const keys = Object.fromEntries(quiz.items.map((item) => [item.id, item.key]))
  return {
    type,
    items: quiz.items.length,
    'parse (µs)': timed(() => parseQuiz(document)).toFixed(1),
    'mark (µs)': timed(() => definitions[type].score(quiz, keys)).toFixed(1),
  }
}

export async function benchMarking(): Promise<{ name: string; rows: Record<string, string | number>[] }> {
  const rows = Object.values(samples).map((document) => {
    const parsed = parseQuiz(document)
    if (parsed.status !== 'ok') throw new Error(`a sample is ${parsed.status}`)
    return row(parsed.typed, document)
  })
  return { name: 'Parsing and marking, one quiz', rows }
}
