/** Open questions about a story (docs/behaviour.md, 22). */
import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'en',
  instruction: 'Read the passage, then answer in your own words. Full sentences are not always needed.',
  pace: ENGLISH_PACE,
})
