/** Every text with questions that is shipped: what is accepted earns its marks, what is named as a mistake does not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judge } from '#quiz/worksheet/judge/judge.ts'
import { variantsOf } from '#quiz/worksheet/judge/sentence/answer-pattern.ts'
import { KINDS, type Task, task, taskKinds } from '#tasks/task.ts'
import { taskQuiz } from './task-quiz.ts'

const ROOT = 'content'
const MIN_WORDINGS = 8
const isTask = new RegExp(`^(?:tasks|whole-papers|prelimTasks)/.*\\b(?:${taskKinds.join('|')})(?:/\\d+)?\\.json$`)
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => isTask.test(file))
const read = (file: string): Task => task.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))

describe.each(files)('%s', (file) => {
  const stored = read(file)
  const { kind, items } = stored
  const questions = taskQuiz(stored).questions

  test('is named by its kind', () => expect(file).toMatch(new RegExp(`[/-]${kind}\\b`)))

  // What a school's paper has is compared with the facts of its year where it is made.
  if (!file.startsWith('prelimTasks/'))
    test('has as many items as the examination has', () => {
      expect(items).toHaveLength(KINDS[kind].items)
      const marks = questions.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.marks, 0)
      expect(marks).toBe(KINDS[kind].marks)
      expect(questions[0]?.number).toBe(String(KINDS[kind].number))
    })

  test('has no notation by accident', () => expect(JSON.stringify(stored)).not.toMatch(/[*{]\w|_{3,}(?!")/))

  test('an open question has a sample for each number of marks, and a sentence is accepted in eight wordings at least', () => {
    for (const item of items) {
      if (item.kind === 'open') {
        const marks = new Set(item.samples.map((sample) => sample.marks))
        expect.soft(marks.size, item.ask).toBe(item.points.length + 1)
      }
      if (item.kind === 'sentence')
        expect.soft(item.answers.flatMap(variantsOf).length, item.given).toBeGreaterThanOrEqual(MIN_WORDINGS)
    }
  })

  test('every accepted sentence earns all marks, every mistake what it says', () => {
    for (const [i, item] of items.entries()) {
      const [question, part] = [questions[i], questions[i]?.parts[0]]
      if (item.kind !== 'sentence' || question === undefined || part === undefined) continue
      const earned = (given: string) => judge(question, part, { [part.id]: given })
      for (const given of item.answers.flatMap(variantsOf))
        expect.soft(earned(given), given).toMatchObject({ verdict: 'right', earned: 2 })
      for (const mistake of item.mistakes)
        for (const given of variantsOf(mistake.answer))
          expect
            .soft(earned(given), given)
            .toMatchObject({ verdict: 'slip', earned: mistake.marks, note: mistake.reason })
    }
  })
})

test('each part of an open question begins a line, unless it goes on with a sentence', () => {
  const open = read('tasks/comprehension/1.json')
  const linesOf = (ask: string) =>
    taskQuiz({ ...open, items: open.items.slice(0, 1).map((item) => ({ ...item, ask })) }).questions[0]?.stem
  expect(linesOf('Look at paragraph 1. (a) What is "it"? (b) Why (paragraph 2)?')).toEqual([
    'Look at paragraph 1.',
    '(a) What is "it"?',
    '(b) Why (paragraph 2)?',
  ])
  expect(linesOf('What do these stand for: (a) "that"; (b) "It"?')).toEqual([
    'What do these stand for:',
    '(a) "that";',
    '(b) "It"?',
  ])
  expect(linesOf('Say (a) what it was and (b) why.')).toEqual(['Say (a) what it was and (b) why.'])
})
