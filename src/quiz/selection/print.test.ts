import { expect, it } from 'vitest'
import type { Item } from '#quiz/contract/quiz-type.ts'
import type { SelectionQuiz } from './definition.ts'
import { print } from './print.ts'

const item = (id: string, prompt: string, options: readonly string[]): Item => ({
  id,
  prompt,
  options,
  glosses: {},
  key: '1',
  alternatives: [],
  secondBest: [],
  explanation: `why ${id}`,
  mistakes: [],
  level: 1,
  skill: '',
  fault: '',
})

const quiz: SelectionQuiz = {
  title: 'Idioms',
  format: '',
  items: [
    item('1', 'The rain ____ at noon.', ['stop', 'stopped', 'stops', 'stopping']),
    item('2', 'What is the closest meaning of "shabby"?', ['new', 'worn', 'red', 'tall']),
    item('3', '他____来了。', ['没', '已经', '不', '再']),
  ],
  sources: {
    1: { topic: 'Grammar', language: 'en', sentence: '' },
    2: { topic: 'Vocabulary Cloze', language: 'en', sentence: 'His coat was [w]shabby[/w].' },
    3: { topic: '语文应用', language: 'zh-Hans', sentence: '' },
  },
}

it('a selection on paper has each question after the sentence that it asks about, with its options and its key', () => {
  const { blocks, keys, answers } = print(quiz, 4)
  expect(
    blocks.map((block) => block.kind === 'choice' && [block.number, block.stem.length, block.options.length]),
  ).toEqual([
    ['4', 1, 4],
    ['5', 2, 4],
    ['6', 1, 4],
  ])
  const [, shabby] = blocks
  expect(shabby?.kind === 'choice' && shabby.stem[0]).toEqual([
    { kind: 'text', text: 'His coat was ' },
    { kind: 'underlined', number: '', text: 'shabby' },
    { kind: 'text', text: '.' },
  ])
  expect(keys.map(({ number }) => number)).toEqual(['4', '5', '6'])
  expect(JSON.stringify(keys[1])).toContain('worn')
  expect(answers.map(({ ovals }) => ovals.length)).toEqual([4, 4, 4])
})
