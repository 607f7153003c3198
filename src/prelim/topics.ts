/** The topics of a school's paper by their keys, with the labels that pages show (docs/behaviour.md, 9). */
import { type Language, PAGE_LANGUAGE } from '#lib/language.ts'

/** `glyph` is '' for a topic that the site does not know: its label is its raw key. */
export type TopicLabel = Readonly<{ key: string; label: string; glyph: string; language: Language }>

/** `known` are the labels of the quiz types. */
export function topicLabel(known: readonly TopicLabel[], key: string): TopicLabel {
  return known.find((topic) => topic.key === key) ?? { key, label: key, glyph: '', language: PAGE_LANGUAGE }
}

/** The topics among `keys` that are known, in the order of `known`, then the others as they come. */
export function labelTopics(known: readonly TopicLabel[], keys: readonly string[]): readonly TopicLabel[] {
  const others = keys.filter((key) => known.every((topic) => topic.key !== key))
  return [...known.filter(({ key }) => keys.includes(key)), ...others.map((key) => topicLabel(known, key))]
}
