/** Sentences to join with given words (docs/behaviour.md, 22). */
import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'en',
  instruction:
    'Rewrite the given sentences as one sentence, with the words that are printed. The meaning must stay the same.',
  pace: ENGLISH_PACE,
})
