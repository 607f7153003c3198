import { expect, test } from 'vitest'
import { labelTopics, type TopicLabel, topicLabel } from './topics.ts'

const KNOWN: readonly TopicLabel[] = [
  { key: 'Grammar', label: 'Grammar', glyph: 'is', language: 'en' },
  { key: 'VocabularyCloze', label: 'Vocabulary Cloze', glyph: '≈', language: 'en' },
  { key: 'ChineseDialogue', label: '完成对话', glyph: '话', language: 'zh-Hans' },
]

test.each([
  ['VocabularyCloze', 'Vocabulary Cloze'],
  ['ChineseDialogue', '完成对话'],
  ['Paper-2-Grammar', 'Paper-2-Grammar'],
  ['grammar', 'grammar'],
])('%s is labelled %s', (key, label) => expect(topicLabel(KNOWN, key).label).toBe(label))

test('topics stand in the order of the known ones, unknown ones after them', () => {
  const labels = labelTopics(KNOWN, ['Synthesis', 'ChineseDialogue', 'Grammar', 'Aural']).map(({ label }) => label)
  expect(labels).toEqual(['Grammar', '完成对话', 'Synthesis', 'Aural'])
})
