/** An exercise of each kind, as the table of docs/tools.md calls it. */
import { quizSets } from './quiz/sets.ts'

export const exercises: readonly (readonly [kind: string, path: string])[] = [
  ...quizSets.map(({ type, path }) => [type, path] as const),
  ['prelim', '/prelim/2024/Kingfisher/Grammar'],
  ['today', '/today/2026-03-02'],
  ['today by subjects', '/today/2026-03-02/english-maths-science'],
  ['skill', '/skill/connector/practice'],
  ['skill, one level', '/skill/connector/s'],
  ['Mathematics', '/maths/mixed/1'],
  ['Mathematics, one level', '/maths/decimals/t/1'],
  ['Science', '/science/energy/1'],
  ['Science, one level', '/science/energy/t/1'],
  ['text', '/tasks/visual-text/1'],
  ['open text', '/tasks/comprehension/1'],
  ['whole paper', '/paper/english/1'],
  ['its section', '/paper/english/1/editing'],
  ['Mathematics paper', '/maths/paper/1'],
  ['Science paper', '/science/paper/1'],
]
