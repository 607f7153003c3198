import { expect, test } from 'vitest'
import { labelTopics, topicLabel } from './topics.ts'

test.each([
  ['Grammar', 'Grammar'],
  ['Vocabulary', 'Vocabulary'],
  ['VocabularyCloze', 'Vocabulary Cloze'],
  ['Editing', 'Editing'],
  ['ComprehensionCloze', 'Comprehension Cloze'],
  ['Chinese', '语文应用'],
  ['ChineseInline', '短文填空'],
  ['ChineseDialogue', '完成对话'],
  ['Grammarcloze', 'Grammar Cloze'],
  ['Paper-2-Grammar', 'Paper-2-Grammar'],
  ['grammarcloze', 'grammarcloze'],
])('%s is labelled %s', (key, label) => {
  expect(topicLabel(key).label).toBe(label)
})

test('topics stand in the order of the examination, unknown ones after them', () => {
  const labels = labelTopics(['Synthesis', 'ChineseDialogue', 'Grammar', 'Editing', 'Aural']).map(({ label }) => label)
  expect(labels).toEqual(['Grammar', 'Editing', '完成对话', 'Synthesis', 'Aural'])
})
