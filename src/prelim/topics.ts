/** The topics of a school's paper by their keys, with the labels that pages show (docs/behaviour.md, 9.4). */

import type { Language } from '#lib/language.ts'

/** `glyph` is '' for a topic that we do not know: its label is its raw key. */
export type TopicLabel = Readonly<{ key: string; label: string; glyph: string; language: Language }>

const english = (key: string, label: string, glyph: string): TopicLabel => ({ key, label, glyph, language: 'en' })
const chinese = (key: string, label: string, glyph: string): TopicLabel => ({ key, label, glyph, language: 'zh-Hans' })

/** In the order of the examination. */
const TOPICS: readonly TopicLabel[] = [
  english('Grammar', 'Grammar', 'is'),
  english('Vocabulary', 'Vocabulary', 'Aa'),
  english('VocabularyCloze', 'Vocabulary Cloze', '≈'),
  english('Grammarcloze', 'Grammar Cloze', 'A–Q'),
  english('Editing', 'Editing', 'ab'),
  english('ComprehensionCloze', 'Comprehension Cloze', '__'),
  chinese('Chinese', '语文应用', '词'),
  chinese('ChineseInline', '短文填空', '填'),
  chinese('ChineseDialogue', '完成对话', '话'),
]

export function topicLabel(key: string): TopicLabel {
  return TOPICS.find((topic) => topic.key === key) ?? english(key, key, '')
}

/** The topics that we know in the order of the examination, then the others as they come. */
export function labelTopics(keys: readonly string[]): readonly TopicLabel[] {
  const known = TOPICS.filter(({ key }) => keys.includes(key))
  const others = keys.filter((key) => known.every((topic) => topic.key !== key))
  return [...known, ...others.map(topicLabel)]
}
