/** 阅读理解一: questions with options about a text (docs/behaviour.md, 22). */
import { CHINESE_MARK_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'zh-Hans',
  instruction: '仔细阅读下面的文章，然后选出最适当的答案。（每题 2 分）',
  pace: CHINESE_MARK_PACE,
})
