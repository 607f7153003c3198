/** 阅读理解二: open questions about a text (docs/behaviour.md, 22). */
import { CHINESE_MARK_PACE } from '#quiz/contract/pace.ts'
import { questionsType } from '#quiz/worksheet/definition.ts'

export const definition = questionsType({
  language: 'zh-Hans',
  instruction: '仔细阅读下面的文章，然后回答问题。用完整的句子回答，不写错别字。',
  pace: CHINESE_MARK_PACE,
})
