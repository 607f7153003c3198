/** Questions with options about a notice, a poster or a web page (docs/behaviour.md, 22). */
import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'en',
  instruction: 'Study the text carefully, then choose the best answer to each question.',
  pace: ENGLISH_PACE,
})
