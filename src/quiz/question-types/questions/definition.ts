/** Questions of the bank of Science (docs/behaviour.md, 21). */
import { SCIENCE_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'en',
  instruction: 'Choose the best answer, or write full sentences. The marks are in brackets. We keep nothing you write.',
  pace: SCIENCE_PACE,
})
