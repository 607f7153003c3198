import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

const question = { type: 'text', prompt: '', options: [], pictures: [], key: 0, explanation: '', reasons: [] } as const
const clip = (words: number, questions: number) => ({
  id: '1',
  audiofile: '',
  transcript: Array(words).fill('word').join('\n'),
  questions: Array(questions).fill(question),
})

test.each([
  ['seven clips of an exam, twice, and twenty questions', [clip(600, 10), clip(600, 10)], 25],
  ['words count twice, as often as a clip may be heard', [clip(1450, 0)], 20],
  ['a practice without transcripts has the time of its questions', [clip(0, 18)], 10],
  ['nothing takes five minutes', [], 5],
])('%s', (_, clips, minutes) => expect(minutesOf({ clips })).toBe(minutes))
