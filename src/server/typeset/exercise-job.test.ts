/** What a printout of an exercise holds, before it is typeset. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { examBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { type Exercise, oneSection, quizOf } from '#quiz/exercise/exercise.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { samples } from '#quiz/registry/samples.ts'
import { mathsPaper } from '#worksheets/papers.ts'
import type { Booklet } from './booklets.ts'
import { sectionBooklets } from './exercise-booklets.ts'
import { exerciseJob } from './exercise-job.ts'

function bookletsOf(exercise: Exercise): readonly Booklet[] {
  const booklets = sectionBooklets(exercise.sections, [])
  const printout = { exercise, subject: '', set: '', booklets, skillNames: {}, url: '' }
  const { data } = exerciseJob(printout, { part: 'both', large: false, answerSheet: false }, 'x', DEFAULT_SITE)
  return JSON.parse(data).booklets
}

function aPaper(): Exercise {
  const plan = examBlueprint.parse(JSON.parse(readFileSync('content/plans/maths/1.json', 'utf8')))
  return mathsPaper({ title: 'Mathematics paper 1', format: '2026 format' }, makeExamPaper(plan))
}

function aQuiz(type: 'grammar-mcq' | 'compre-cloze'): Exercise {
  const parsed = parseQuiz(samples[type])
  if (parsed.status !== 'ok') throw new Error('the sample is broken')
  return oneSection(parsed.typed)
}

describe('the key has each question once, in its order, with an answer', () => {
  it.each([
    ['a whole paper of Mathematics', aPaper()],
    ['a set of questions', aQuiz('grammar-mcq')],
    ['a passage with blanks', aQuiz('compre-cloze')],
  ])('%s', (_, exercise) => {
    const keys = bookletsOf(exercise).flatMap((booklet) => booklet.keys)
    const questions = quizOf(exercise).items.map(({ id }) => id.replace(/[a-z]+$/, ''))
    const numbers = [...new Set(questions)].map((id) => id.replace('P2-', ''))
    expect(keys.map(({ number }) => number)).toEqual(numbers)
    for (const { number, answers } of keys) expect(answers.join(''), number).not.toBe('')
  })
})
