/** Sets whole papers and a set of problems for real, where that can be done. */
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { examBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { drawSet } from '#maths/set.ts'
import { oneSection, quizOf } from '#quiz/exercise/exercise.ts'
import { candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import { namedSet } from '#quiz/library/library-set.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { samples } from '#quiz/registry/samples.ts'
import { coversOf } from '#worksheets/booklets.ts'
import { itemsOf } from '#worksheets/items.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'
import { mathsPaper } from '#worksheets/papers.ts'
import { canTypeset } from './can-typeset.ts'
import { sectionBooklets } from './exercise-booklets.ts'
import { exerciseJob } from './exercise-job.ts'
import { createTypesetter } from './typesetter.ts'

const plan = examBlueprint.parse(JSON.parse(readFileSync('content/plans/maths/1.json', 'utf8')))
const exercise = mathsPaper({ title: 'Mathematics paper 1', format: '2026 format' }, makeExamPaper(plan))
const { items } = quizOf(exercise)
const paper = {
  exercise,
  subject: 'Mathematics',
  set: 'Paper 1',
  booklets: sectionBooklets(exercise.sections, coversOf('maths')),
  skillNames: Object.fromEntries(items.map(({ skill }) => [skill, { topic: 'Topic', name: `Skill ${skill}` }])),
  url: 'https://example.org/maths/paper/1',
}
const choices = { part: 'both', large: false, answerSheet: false } as const

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe.skipIf(!canTypeset())('a worksheet as a PDF', () => {
  const typeset = canTypeset() ? createTypesetter() : null
  const make = async (job: Parameters<typeof exerciseJob>) => {
    const made = await typeset?.(exerciseJob(...job))
    if (made === undefined) throw new Error('no typesetter')
    return { ...made, text: await textOf(made.pdf) }
  }

  test('a whole paper has three booklets with covers, an answer sheet, and the key with models and an overview', async () => {
    const { pdf, text } = await make([paper, choices, 'paper', DEFAULT_SITE])
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const component of ['PAPER 1 (BOOKLET A)', 'PAPER 1 (BOOKLET B)', 'PAPER 2']) expect(text).toContain(component)
    expect(text.match(/INSTRUCTIONS TO CANDIDATES/g)).toHaveLength(3)
    expect(text.match(/Do not turn over this page/g)).toHaveLength(3)
    expect(text).toContain('Answer sheet')
    expect(text).toContain('What each question asks')
    expect(text).toContain(`Skill ${items[0]?.skill}`)
  })

  test('the paper alone has no answer, the key alone no question', async () => {
    const asked = await make([paper, { ...choices, part: 'paper' }, 'paper', DEFAULT_SITE])
    expect(asked.text).not.toContain('Answer key')
    expect(asked.text).not.toContain('Working and marks')
    const key = await make([paper, { ...choices, part: 'key' }, 'key', DEFAULT_SITE])
    expect(key.text).toContain('Answer key')
    expect(key.text).not.toContain('INSTRUCTIONS TO CANDIDATES')
    expect(key.pages).toBeLessThan(asked.pages)
  })

  test('large print takes more pages', async () => {
    const [normal, large] = [
      await make([paper, choices, 'paper', DEFAULT_SITE]),
      await make([paper, { ...choices, large: true }, 'paper', DEFAULT_SITE]),
    ]
    expect(large.pages).toBeGreaterThan(normal.pages)
  })

  test('a section whose text has no title has no heading for it', async () => {
    const parsed = parseQuiz(samples['vocab-mcq'])
    if (parsed.status !== 'ok' || parsed.typed.type !== 'vocab-mcq') throw new Error('the sample is broken')
    const { type, quiz } = parsed.typed
    const [section] = oneSection({ type, quiz: { ...quiz, title: '' } }).sections
    const exercise = { ...paper.exercise, sections: section === undefined ? [] : [{ ...section, name: 'Vocabulary' }] }
    const { text } = await make([
      { ...paper, exercise, booklets: sectionBooklets(exercise.sections, []) },
      choices,
      'x',
      DEFAULT_SITE,
    ])
    expect(text).toContain('Vocabulary')
  })

  test('questions of one skill have the title of their page alone', async () => {
    const parsed = parseQuiz(samples['grammar-mcq'])
    if (parsed.status !== 'ok') throw new Error('the sample is broken')
    const candidates = candidatesOf({ ...namedSet(topicOfType('grammar-mcq'), 1, ''), typed: parsed.typed })
    const exercise = oneSection({ type: 'selection', quiz: selectionOf('Passive voice', candidates) })
    const set = { ...paper, exercise, booklets: sectionBooklets(exercise.sections, []) }
    const { text } = await make([set, { ...choices, part: 'paper' }, 'skill', DEFAULT_SITE])
    expect(text.split('Passive voice')).toHaveLength(2)
    for (const { item } of candidates) expect(text).toContain(item.options[0])
  })

  test('a set has no cover, and an answer sheet only where it is asked for', async () => {
    const asked = drawSet('mixed', 1)
    const questions = asked.map((one, i) => mathsQuestion(one, i + 1))
    const items = questions.flatMap((question) => itemsOf(question, '', 2))
    const quiz = { title: 'Mixed practice', format: '', items, stimulus: null, questions }
    const exercise = oneSection({ type: 'problems', quiz })
    const set = { ...paper, exercise, booklets: sectionBooklets(exercise.sections, []) }
    const plain = await make([set, choices, 'set', DEFAULT_SITE])
    expect(plain.text).not.toContain('INSTRUCTIONS TO CANDIDATES')
    expect(plain.text).not.toContain('Answer sheet')
    const sheet = await make([set, { ...choices, answerSheet: true }, 'set', DEFAULT_SITE])
    expect(sheet.text).toContain('Answer sheet')
  })
})
