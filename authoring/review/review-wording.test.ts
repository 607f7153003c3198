import { expect, test } from 'vitest'
import { reviewWording } from './review-wording.ts'

const of = (body: object) => reviewWording([{ file: 'a.json', body }])

test('a reason that is nothing but questions is named', () => {
  expect(of({ questions: [{ reasons: ['', 'Ears can ring, but can they clap?'] }] })).toEqual([
    "a.json: questions.0.reasons.1: a reason that only asks teaches nothing: 'Ears can ring, but can they clap?'",
  ])
  expect(of({ errors: [{ mistakes: [{ reason: 'Which twin? And where is it?' }] }] })).toHaveLength(1)
})

test('a reason that says something and then asks is none, and neither is a question of the text itself', () => {
  expect(of({ reasons: ["'Scent' is what a dog follows. Is it a dog?"], question: 'Which of these is it?' })).toEqual(
    [],
  )
})

test("', for' before a clause is named, and not before a noun alone", () => {
  expect(of({ passage: 'They ran, for it was late.' })).toEqual([
    "a.json: passage: write 'because': ', for it was late'",
  ])
  expect(of({ passage: 'Then, for once, they ran. He thanked them, for the first time.' })).toEqual([])
})
