import { expect, test } from 'vitest'
import { estimatedMinutes, minutesOf } from './minutes.ts'

const question = {
  type: 'text',
  prompt: '',
  options: [],
  pictures: [],
  key: 0,
  explanation: '',
  reasons: [],
  skill: '',
  evidence: null,
} as const
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
])('%s', (_, clips, minutes) => expect(minutesOf({ clips, language: 'en', plays: 2 })).toBe(minutes))

test('Chinese is counted by characters', () => {
  const said = { ...clip(0, 0), transcript: '请听一段对话。'.repeat(205) }
  expect(minutesOf({ clips: [said], language: 'zh-Hans', plays: 2 })).toBe(15)
})

test('fewer or more plays take less or more', () => {
  const clips = [clip(1450, 0)]
  expect([1, 3].map((plays) => minutesOf({ clips, language: 'en', plays }))).toEqual([10, 30])
})

test('a room takes its clips as often as they are read, and all the time to read, to answer and to check', () => {
  const practice = { clips: Array.from({ length: 7 }, () => clip(170, 3)), language: 'en' } as const
  expect([1, 2, 3].map((readings) => estimatedMinutes({ ...practice, readings }))).toEqual([22, 32, 42])
})
