/** Problems of Mathematics, drawn from the families of a skill (docs/behaviour.md, 21). */
import { MATHS_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'en',
  instruction: 'Do your working on paper. Write only the number where the unit is printed. We keep nothing you write.',
  pace: MATHS_PACE,
})
