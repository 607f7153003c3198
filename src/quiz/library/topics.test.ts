import { expect, test } from 'vitest'
import { documentId, prelimTopics, topicOf, topics, yearOf } from './topics.ts'

test('the practice page has the nine topics in the order of the examination', () =>
  expect(topics.map(({ title, type, docPrefix }) => [title, type, docPrefix])).toEqual([
    ['Grammar', 'grammar-mcq', 'Grammar'],
    ['Vocabulary', 'vocab-mcq', 'Vocabulary'],
    ['Vocabulary Cloze', 'vocab-cloze', 'Vocabulary Cloze'],
    ['Grammar Cloze', 'grammar-cloze', 'GrammarCloze'],
    ['Editing', 'editing', 'Editing'],
    ['Comprehension Cloze', 'compre-cloze', 'ComprehensionCloze'],
    ['语文应用', 'chinese-mcq', 'Chinese'],
    ['短文填空', 'inline-context', 'Chinese2'],
    ['完成对话', 'chinese-dialogue', 'Dialogue'],
  ]))

test('the topics of a school have their keys and labels in the order of the examination', () =>
  expect(prelimTopics.map(({ key, label }) => [key, label])).toEqual([
    ['Grammar', 'Grammar'],
    ['Vocabulary', 'Vocabulary'],
    ['VocabularyCloze', 'Vocabulary Cloze'],
    ['Grammarcloze', 'Grammar Cloze'],
    ['Editing', 'Editing'],
    ['ComprehensionCloze', 'Comprehension Cloze'],
    ['Chinese', '语文应用'],
    ['ChineseInline', '短文填空'],
    ['ChineseDialogue', '完成对话'],
  ]))

test.each([
  ['Set_1', 2020],
  ['Set_5', 2024],
  ['Set_6', null],
  ['toString', null],
])('%s is of %j', (set, year) => expect(yearOf(set)).toBe(year))

test('the document of a set has the prefix of its topic', () => {
  const topic = topicOf('vocab-cloze')
  expect(topic === null ? '' : documentId(topic, 'Set_3')).toBe('Vocabulary Cloze_Set_3')
  expect(topicOf('crossword')).toBeNull()
})
