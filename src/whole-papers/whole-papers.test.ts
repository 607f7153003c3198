/** Whole papers put together from documents of the library, cut to the lengths that the examination has. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { subjectFacts } from '#exam/exam-facts.ts'
import type { JsonObject } from '#lib/json.ts'
import { type LanguageSubject, subjects } from '#lib/subjects.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { exerciseType } from '#quiz/exercise/definition.ts'
import { type Exercise, type ExerciseQuiz, marksOf, quizOf as quizOfExercise } from '#quiz/exercise/exercise.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { readPaper } from './certify.ts'
import { paperExercise } from './paper-quiz.ts'

const paperType = (exercise: Exercise) => exerciseType(kits.definitions, exercise)

const read = (path: string): JsonObject => JSON.parse(readFileSync(`content/${path}`, 'utf8'))
const facts = {
  english: subjectFacts.parse(read('exam/english.json')),
  chinese: subjectFacts.parse(read('exam/chinese.json')),
}

const FORMATS = { english: '2025 to today', chinese: '2017 to today' } as const
const FILES: Readonly<Record<LanguageSubject, Readonly<Record<string, string>>>> = {
  english: {
    'grammar-mcq': 'quizzes/Grammar_Set_1.json',
    'vocab-mcq': 'quizzes/Vocabulary_Set_1.json',
    'vocab-cloze': 'quizzes/Vocabulary Cloze_Set_1.json',
    'visual-text': 'tasks/visual-text/1.json',
    'grammar-cloze': 'quizzes/GrammarCloze_Set_1.json',
    editing: 'quizzes/Editing_Set_1.json',
    'compre-cloze': 'quizzes/ComprehensionCloze_Set_1.json',
    synthesis: 'tasks/synthesis/1.json',
    comprehension: 'tasks/comprehension/1.json',
  },
  chinese: {
    'chinese-mcq': 'quizzes/Chinese_Set_1.json',
    'inline-context': 'quizzes/Chinese2_Set_1.json',
    'reading-1': 'tasks/reading-1/1.json',
    'chinese-dialogue': 'quizzes/Dialogue_Set_1.json',
    'reading-2': 'tasks/reading-2/2.json',
  },
}

/** The sets of 2020 to 2024 have more of these two. */
function cut(play: string, stored: JsonObject): JsonObject {
  const { passage, errors, questions } = stored
  if (play === 'vocab-mcq' && Array.isArray(questions)) return { ...stored, questions: questions.slice(0, 5) }
  if (play !== 'editing' || typeof passage !== 'string' || !Array.isArray(errors)) return stored
  return { ...stored, errors: errors.slice(0, 10), passage: passage.replaceAll(/\[(11|12)\](.*?)\[\/\1\]/g, '$2') }
}

const storedPaper = (subject: LanguageSubject): Map<string, JsonObject> =>
  new Map(
    Object.entries(FILES[subject]).map(([play, file]) => [
      play,
      { ...cut(play, read(file)), format: FORMATS[subject] },
    ]),
  )

/** The sections of these kinds; all without them. */
function quizOf(subject: LanguageSubject, ...plays: readonly string[]): ExerciseQuiz {
  const { paper, parts, issues } = readPaper(facts[subject], storedPaper(subject))
  expect(issues).toEqual([])
  if (paper === null) throw new Error('no paper')
  const chosen = parts.filter(({ section }) => plays.length === 0 || plays.includes(section.play))
  return quizOfExercise(paperExercise('Paper', paper, chosen, subjects[subject].language))
}

/** The key of every item, as a pupil who knows it answers. */
const keysOf = (quiz: ExerciseQuiz) => Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))

describe.each([
  { subject: 'english' as const, questions: 75, marked: 70, minutes: 110 },
  { subject: 'chinese' as const, questions: 40, marked: 64, minutes: 100 },
])('a whole paper of $subject', ({ subject, questions, marked, minutes }) => {
  const quiz = quizOf(subject)
  const type = paperType(quiz)

  test('numbers its questions from first to last', () =>
    expect(quiz.items.map(({ id }) => id)).toEqual(Array.from({ length: questions }, (_, i) => String(i + 1))))

  test('has the marks and minutes of the examination, and so has its clock', () => {
    expect([marksOf(quiz), quiz.minutes]).toEqual([90, minutes])
    expect(examMinutes(questions, type.pace(quiz))).toBe(minutes)
  })

  test('gives every mark that is marked here for the keys, and none for nothing', () => {
    expect(type.score(quiz, keysOf(quiz))).toMatchObject({ earned: marked, total: marked })
    expect(type.score(quiz, type.emptyResponse(quiz))).toMatchObject({ earned: 0, total: marked })
  })

  test('is marked within 5 ms', () => {
    const keys = keysOf(quiz)
    type.score(quiz, keys)
    const times = Array.from({ length: 9 }, () => {
      const from = performance.now()
      type.score(quiz, keys)
      return performance.now() - from
    }).sort((a, b) => a - b)
    expect(times[4]).toBeLessThan(5)
  })

  test('takes what each kind of question takes', () => {
    expect(type.accept(quiz, '1', '3')).toBe('3')
    expect(type.accept(quiz, '1', '9')).toBeNull()
    expect(type.accept(quiz, String(questions + 1), 'x')).toBeNull()
  })

  test('scores only the questions that a go asks', () => {
    const some = { ...quiz, items: quiz.items.slice(0, 2) }
    expect(Object.keys(type.score(some, keysOf(quiz)).results)).toEqual(['1', '2'])
  })
})

test('a section that has two texts in the examination has both, with their questions and marks', () => {
  const ofOneText: JsonObject = JSON.parse(JSON.stringify(read('tasks/reading-2/1.json')).replaceAll(/【[AB]组】/g, ''))
  const stored = new Map([...storedPaper('chinese'), ['reading-2', ofOneText]])
  expect(readPaper(facts.chinese, stored).issues.map(({ path }) => path)).toEqual([
    'the number of questions of A组',
    'the marks of A组',
    'the number of questions of B组',
    'the marks of B组',
  ])
})

test('a section has its own marks, and the clock the minutes for them', () => {
  const quiz = quizOf('english', 'synthesis')
  expect([quiz.items.length, marksOf(quiz), quiz.minutes]).toEqual([5, 10, 12])
  expect(examMinutes(quiz.items.length, paperType(quiz).pace(quiz))).toBe(12)
})

test('the numbers of the paper stand in the texts', () => {
  const cloze = quizOf('english').sections.find(({ id }) => id === 'grammar-cloze')?.asked
  expect(cloze?.type === 'grammar-cloze' && cloze.quiz.passage).toContain('[26]_____')
  const vocab = quizOf('english').sections.find(({ id }) => id === 'vocab-cloze')?.asked
  expect(vocab?.type === 'vocab-cloze' && vocab.quiz.passage).toContain('[16]')
  expect(vocab?.quiz.items.map(({ id }) => id)).toEqual(['16', '17', '18', '19', '20'])
  const dialogue = quizOf('chinese').sections.find(({ id }) => id === 'chinese-dialogue')?.asked
  expect(dialogue?.type === 'chinese-dialogue' && dialogue.quiz.lines.some(({ text }) => text.includes('[26]'))).toBe(
    true,
  )
})

test('letters are tapped where blanks take letters, and nowhere else', () => {
  const quiz = quizOf('english')
  const type = paperType(quiz)
  expect(type.pad(quiz, '26')).toHaveLength(15)
  expect(type.pad(quiz, '1')).toEqual([])
  expect(type.pad(quiz, '46')).toEqual([])
})

describe('certification', () => {
  const issuesOf = (change: (stored: Map<string, JsonObject>) => void) => {
    const stored = storedPaper('english')
    change(stored)
    return readPaper(facts.english, stored).issues
  }
  const without = (stored: Map<string, JsonObject>, play: string, field: string) => {
    const document = stored.get(play) ?? {}
    const list = document[field]
    stored.set(play, { ...document, [field]: Array.isArray(list) ? list.slice(1) : list })
  }

  test.each<[string, (stored: Map<string, JsonObject>) => void, string, RegExp]>([
    ['a question is missing', (stored) => without(stored, 'vocab-mcq', 'questions'), 'vocab-mcq.json', /'4'.*'5'/],
    ['a mark is missing', (stored) => without(stored, 'comprehension', 'items'), 'comprehension.json', /'18'.*'20'/],
    ['a section is missing', (stored) => stored.delete('editing'), 'editing.json', /missing/],
    ['a section is none of it', (stored) => stored.set('oral', {}), 'oral.json', /no section/],
    [
      'the format is an old one',
      (stored) => stored.set('editing', { ...stored.get('editing'), format: '2020-2024 format' }),
      'editing.json',
      /2025 to today/,
    ],
    [
      'a document is of another kind',
      (stored) => stored.set('editing', stored.get('compre-cloze') ?? {}),
      'editing.json',
      /not a editing/,
    ],
  ])('refuses a paper where %s', (_what, change, file, reason) => {
    const issue = issuesOf(change).find((one) => one.file === file && reason.test(one.reason))
    expect(issue).toBeDefined()
  })
})
