/**
 * What a history entry carries of a listening practice: the state of a sitting, or the results with the practice and the
 * answers that they are of. It survives reload and back, dies with the tab, and is stored nowhere. An entry is outside
 * data: it is parsed here, and what does not fit is as good as nothing.
 */

import { asObject, type JsonObject, readCount, readEntries, readList, readString } from '#lib/json.ts'
import type { Responses } from '#listening/practice/position.ts'
import { type Evidence, MAX_PLAYS, type Practice, type Question } from '#listening/practice/practice.ts'
import type { Results, WrongAnswer } from '#listening/practice/results.ts'
import { reconcile, type SittingState } from './sitting-state.ts'

/** A page's own state lies under `usr`, as React Router has it; a sitting's is one field of it, named by the practice. */
const FIELD = 'listening'

/** With the practice itself, so that the results can be drawn after a reload without asking the server. */
export type Outcome = Readonly<{
  results: Results
  practice: Practice
  responses: Responses
  /** How often the recording of a listening room was paused; null outside a room. */
  pauses: number | null
}>

/** The state saved for this practice in a history entry's state, or null. */
export function readSitting(entry: unknown, practice: Practice): SittingState | null {
  const saved = asObject(asObject(asObject(entry).usr)[FIELD])
  const { clip, question } = asObject(saved.position)
  const position = { clip: readCount(clip), question: readCount(question) }
  if (saved.id !== practice.id || position.clip === null || position.question === null) return null
  const plays = Object.fromEntries(
    Object.entries(readEntries(saved.plays, readCount)).map(
      ([key, number]) => [key, Math.min(number, MAX_PLAYS)] as const,
    ),
  )
  return reconcile(practice, {
    position: { clip: position.clip, question: position.question },
    responses: readEntries(saved.answers, readCount),
    plays,
  })
}

/** The history entry's state with the sitting's state in it. */
export function withSitting(entry: unknown, practiceId: string, state: SittingState): JsonObject {
  const outer = asObject(entry)
  const { position, responses: answers, plays } = state
  return { ...outer, usr: { ...asObject(outer.usr), [FIELD]: { id: practiceId, position, answers, plays } } }
}

/** The state of a history entry that shows results. */
export function withOutcome({ results, practice, responses, pauses }: Outcome): JsonObject {
  return { usr: { results, practice, answers: responses, pauses } }
}

/** The results in a history entry's state, or null. */
export function readOutcome(entry: unknown): Outcome | null {
  const { results, practice, answers, pauses } = asObject(asObject(entry).usr)
  const read = { results: readResults(results), practice: readPractice(practice) }
  if (read.results === null || read.practice === null) return null
  return {
    results: read.results,
    practice: read.practice,
    responses: readEntries(answers, readCount),
    pauses: readCount(pauses),
  }
}

function readResults(value: unknown): Results | null {
  const { correctAnswers, totalQuestions, score, wrongAnswers } = asObject(value)
  const read = {
    correctAnswers: readCount(correctAnswers),
    totalQuestions: readCount(totalQuestions),
    score: readCount(score),
    wrongAnswers: readList(wrongAnswers, readWrongAnswer),
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
  const { clipIndex, questionIndex, question, userAnswer, correctAnswer, audiofile } = asObject(value)
  const place = { clip: readCount(clipIndex), question: readCount(questionIndex) }
  const words = readList([question, userAnswer, correctAnswer, audiofile], readString)
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
  const { id, title, displayTitle, language, totalClips, instructions, clips } = asObject(value)
  const words = readList([id, title, displayTitle, instructions], readString)
  const total = readCount(totalClips)
  const read = readList(clips, readClip)
  if (words === null || total === null || read === null) return null
  const [name = '', heading = '', shown = '', told = ''] = words
  return {
    id: name,
    title: heading,
    displayTitle: shown,
    language: language === 'zh-Hans' ? 'zh-Hans' : 'en',
    totalClips: total,
    instructions: told,
    clips: read,
  }
}

function readClip(value: unknown): Practice['clips'][number] | null {
  const { id, audiofile, transcript, questions } = asObject(value)
  const words = readList([id, audiofile, transcript], readString)
  const read = readList(questions, readQuestion)
  if (words === null || read === null) return null
  const [name = '', file = '', said = ''] = words
  return { id: name, audiofile: file, transcript: said, questions: read }
}

function readQuestion(value: unknown): Question | null {
  const { type, prompt, options, pictures, key, explanation, reasons, skill, evidence } = asObject(value)
  const words = readList([prompt, explanation], readString)
  const read = { options: readList(options, readString), pictures: readList(pictures, readString), key: readCount(key) }
  if (words === null || read.options === null || read.pictures === null || read.key === null) return null
  if (type !== 'image' && type !== 'single_image' && type !== 'text') return null
  const [asked = '', why = ''] = words
  return {
    type,
    prompt: asked,
    options: read.options,
    pictures: read.pictures,
    key: read.key,
    explanation: why,
    reasons: readList(reasons, readString) ?? [],
    skill: readString(skill) ?? '',
    evidence: readEvidence(evidence),
  }
}

function readEvidence(value: unknown): Evidence | null {
  const { text, start, end } = asObject(value)
  const words = readString(text)
  if (words === null || typeof start !== 'number' || typeof end !== 'number') return null
  return { text: words, start, end }
}
