/**
 * What a history entry carries of a listening practice: the state of a test, or the results with the practice and the
 * answers that they are of. It survives reload and back, dies with the tab, and is stored nowhere. An entry is outside
 * data: it is parsed here, and what does not fit is as good as nothing.
 */

import { type Bag, bag, count, counts, list, text } from '#listening/audio/read-outside.ts'
import { MOST_PLAYS, type Practice, type Question } from '#listening/practice/practice.ts'
import type { Results, WrongAnswer } from '#listening/practice/results.ts'
import { type Answers, fitted, type TestState } from './test-state.ts'

/** A page's own state lies under `usr`, as React Router has it; a test's is one field of it, named by the practice. */
const FIELD = 'listening'

export type Outcome = Readonly<{ results: Results; practice: Practice; answers: Answers }>

/** The state saved for this practice in a history entry's state, or null. */
export function readTest(entry: unknown, practice: Practice): TestState | null {
  const saved = bag(bag(bag(entry).usr)[FIELD])
  const { clip, question } = bag(saved.position)
  const position = { clip: count(clip), question: count(question) }
  if (saved.id !== practice.id || position.clip === null || position.question === null) return null
  const plays = Object.fromEntries(
    Object.entries(counts(saved.plays)).map(([key, number]) => [key, Math.min(number, MOST_PLAYS)] as const),
  )
  return fitted(practice, {
    position: { clip: position.clip, question: position.question },
    answers: counts(saved.answers),
    plays,
  })
}

/** The history entry's state with the test's state in it. */
export function withTest(entry: unknown, practiceId: string, state: TestState): Bag {
  const outer = bag(entry)
  return { ...outer, usr: { ...bag(outer.usr), [FIELD]: { id: practiceId, ...state } } }
}

/** The state of a history entry that shows results. */
export function withOutcome({ results, practice, answers }: Outcome): Bag {
  return { usr: { results, practice, answers } }
}

/** The results in a history entry's state, or null. */
export function readOutcome(entry: unknown): Outcome | null {
  const { results, practice, answers } = bag(bag(entry).usr)
  const read = { results: readResults(results), practice: readPractice(practice) }
  if (read.results === null || read.practice === null) return null
  return { results: read.results, practice: read.practice, answers: counts(answers) }
}

function readResults(value: unknown): Results | null {
  const { correctAnswers, totalQuestions, score, wrongAnswers } = bag(value)
  const read = {
    correctAnswers: count(correctAnswers),
    totalQuestions: count(totalQuestions),
    score: count(score),
    wrongAnswers: list(wrongAnswers, readWrongAnswer),
  }
  if (read.correctAnswers === null || read.totalQuestions === null) return null
  if (read.score === null || read.wrongAnswers === null) return null
  return {
    correctAnswers: read.correctAnswers,
    totalQuestions: read.totalQuestions,
    score: read.score,
    wrongAnswers: read.wrongAnswers,
  }
}

function readWrongAnswer(value: unknown): WrongAnswer | null {
  const { clipIndex, questionIndex, question, userAnswer, correctAnswer, audiofile } = bag(value)
  const place = { clip: count(clipIndex), question: count(questionIndex) }
  const words = list([question, userAnswer, correctAnswer, audiofile], text)
  if (place.clip === null || place.question === null || words === null) return null
  const [asked = '', given = '', right = '', file = ''] = words
  return {
    clipIndex: place.clip,
    questionIndex: place.question,
    question: asked,
    userAnswer: given,
    correctAnswer: right,
    audiofile: file,
  }
}

function readPractice(value: unknown): Practice | null {
  const { id, title, displayTitle, totalClips, instructions, clips } = bag(value)
  const words = list([id, title, displayTitle, instructions], text)
  const total = count(totalClips)
  const read = list(clips, readClip)
  if (words === null || total === null || read === null) return null
  const [name = '', heading = '', shown = '', told = ''] = words
  return { id: name, title: heading, displayTitle: shown, totalClips: total, instructions: told, clips: read }
}

function readClip(value: unknown): Practice['clips'][number] | null {
  const { id, audiofile, transcript, questions } = bag(value)
  const words = list([id, audiofile, transcript], text)
  const read = list(questions, readQuestion)
  if (words === null || read === null) return null
  const [name = '', file = '', said = ''] = words
  return { id: name, audiofile: file, transcript: said, questions: read }
}

function readQuestion(value: unknown): Question | null {
  const { type, prompt, options, pictures, key, explanation } = bag(value)
  const words = list([prompt, explanation], text)
  const read = { options: list(options, text), pictures: list(pictures, text), key: count(key) }
  if (words === null || read.options === null || read.pictures === null || read.key === null) return null
  if (type !== 'image' && type !== 'single_image' && type !== 'text') return null
  const [asked = '', why = ''] = words
  return { type, prompt: asked, options: read.options, pictures: read.pictures, key: read.key, explanation: why }
}
