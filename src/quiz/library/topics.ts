/** The nine topics of the practice page, their sets and document ids (docs/behaviour.md, 2). */
import type { Language } from '#lib/language.ts'
import type { TypeName } from '#quiz/quizzes.ts'

export type Topic = Readonly<{
  title: string
  type: TypeName
  docPrefix: string
  language: Language
  /** The name in English, '' where the title is English. */
  gloss: string
}>

const english = (title: string, type: TypeName, docPrefix: string): Topic => ({
  title,
  type,
  docPrefix,
  language: 'en',
  gloss: '',
})
const chinese = (title: string, gloss: string, type: TypeName, docPrefix: string): Topic => ({
  title,
  type,
  docPrefix,
  language: 'zh-Hans',
  gloss,
})

export const topics: readonly Topic[] = [
  english('Grammar', 'grammar-mcq', 'Grammar'),
  english('Vocabulary', 'vocab-mcq', 'Vocabulary'),
  english('Vocabulary Cloze', 'vocab-cloze', 'Vocabulary Cloze'),
  english('Grammar Cloze', 'grammar-cloze', 'GrammarCloze'),
  english('Editing', 'editing', 'Editing'),
  english('Comprehension Cloze', 'compre-cloze', 'ComprehensionCloze'),
  chinese('语文应用', 'Chinese language application', 'chinese-mcq', 'Chinese'),
  chinese('短文填空', 'Chinese passage fill-in', 'inline-context', 'Chinese2'),
  chinese('完成对话', 'Chinese complete the dialogue', 'chinese-dialogue', 'Dialogue'),
]

/** Set_1 is 2020. */
export const sets: readonly Readonly<{ id: string; year: number }>[] = [1, 2, 3, 4, 5].map((n) => ({
  id: `Set_${n}`,
  year: 2019 + n,
}))

export function topicOf(type: string): Topic | null {
  return topics.find((topic) => topic.type === type) ?? null
}

/** The year a set is labelled with, or null for an id that is no set. */
export function yearOf(setId: string): number | null {
  return sets.find((set) => set.id === setId)?.year ?? null
}

/** The id of a set's document: the topic's prefix, '_' and the set's id. */
export function documentId(topic: Topic, setId: string): string {
  return `${topic.docPrefix}_${setId}`
}
