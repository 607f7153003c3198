/** chinese-dialogue documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { Issue } from '#lib/issue.ts'
import { optionName } from '#lib/key-place.ts'
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { repeated } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import type { DialogueQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'

/** The dialogue's table has eight phrases, four of them for its blanks. */
const PHRASES = 8

/** Blanks with the phrase of an earlier one. */
function usedTwice(items: readonly Item[], phrases: readonly string[]): readonly Issue[] {
  return items.flatMap(({ key }, i) => {
    const first = items.findIndex((item) => item.key === key)
    if (first === i) return []
    const phrase = optionName(Number(key) - 1, phrases, 'phrase')
    return [{ path: `$.answers[${i}]`, reason: `${phrase}, is already the key of item ${first + 1}` }]
  })
}

export const document: QuizDocument<'chinese-dialogue', DialogueQuiz> = {
  schema: typedAs('chinese-dialogue', schema),
  lint: ({ phrases, items }) => [
    ...(phrases.length === PHRASES ? [] : [{ path: '$.options', reason: `${phrases.length} phrases, not ${PHRASES}` }]),
    ...repeated(phrases, '$.options', 'phrase'),
    ...usedTwice(items, phrases),
  ],
  print,
  exam: { heading: '完成对话', first: 26, count: 4, newPage: true },
  card: {
    title: '完成对话',
    gloss: 'Chinese complete the dialogue',
    hint: '',
    specimen: [
      { style: 'plain', text: '是啊，' },
      { style: 'pen target', text: '2 你说得对' },
      { style: 'plain', text: '！' },
    ],
    docPrefix: 'Dialogue',
  },
  prelim: { key: 'ChineseDialogue', label: '完成对话', glyph: '话' },
  norms: { items: [4], passage: [120, 230], explanation: [22, 70] },
}
