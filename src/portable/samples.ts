/** Exercises for tests: one of each quiz type, and one with a question of each way to answer. */
import { readFileSync } from 'node:fs'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Question, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { portableOf } from './from-exercise.ts'
import type { PortableExercise, Source } from './portable.ts'

export const SOURCE: Source = { site: 'Kampung', url: 'https://kampung.example/quiz/1' }

/** The sample of a quiz type. */
export function sampleOf(type: string): PortableExercise {
  const parsed = parseQuiz(JSON.parse(readFileSync(`src/quiz/types/${type}/sample.json`, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(type)
  return portableOf(kits.definitions, oneSection(parsed.typed), `A set of ${type}`)
}

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text x="1" y="9">3 &lt; 4</text></svg>'

const QUESTIONS: readonly Question[] = [
  {
    ...sampleQuestion(
      samplePart(
        { kind: 'number', before: '', after: 'cm²', key: '1,250' },
        { id: '1a', label: '(a)', ask: 'Find the area.', slips: [{ answer: '150', why: 'That is the perimeter.' }] },
      ),
      samplePart(
        { kind: 'fraction', before: '', after: '', key: '{1 3/4}' },
        { id: '1b', label: '(b)', ask: 'What fraction is *not* shaded?' },
      ),
    ),
    id: '1',
    number: '1',
    stem: ['The figure has a side of {1/2} cm & an angle < 90°.'],
    figures: [{ svg: SVG, alt: 'A square & a line', width: 40 }],
  },
  {
    ...sampleQuestion(
      samplePart(
        {
          kind: 'choice',
          options: ['3; hot', '4; cold'],
          table: [
            ['Time', 'Water'],
            ['3', 'hot'],
            ['4', 'cold'],
          ],
          key: 1,
          whys: ['It cools.', ''],
        },
        { id: '2', reason: 'Heat moves away.' },
      ),
    ),
    id: '2',
    number: '2',
    stem: ['Which row is right?'],
    table: [
      ['Cup', 'Heat'],
      ['A', '{3/4}'],
    ],
  },
  {
    ...sampleQuestion(
      samplePart(
        {
          kind: 'sentence',
          given: 'Despite ...',
          key: 'Despite the rain, he ran.',
          answers: ['Despite the (rain|storm), he ran.'],
          mistakes: [{ answer: 'Despite it rained, he ran.', marks: 1, why: 'A noun comes after despite.' }],
        },
        { id: '3', ask: 'It rained. He ran.' },
      ),
    ),
    id: '3',
    number: '3',
  },
  {
    ...sampleQuestion(
      samplePart(
        { kind: 'lines', lines: 2, points: ['It is warm.', 'It is {1/2} wet.'], accept: '', refuse: '', samples: [] },
        { id: '4', ask: 'Say why.' },
      ),
    ),
    id: '4',
    number: '4',
  },
]

const WORKSHEET: WorksheetQuiz = {
  title: 'A worksheet',
  format: '',
  items: [],
  stimulus: { look: 'notice', title: 'A notice', blocks: [{ kind: 'list', items: ['One', 'Two'] }], words: [] },
  questions: QUESTIONS,
}

export const worksheet: PortableExercise = portableOf(
  kits.definitions,
  oneSection({ type: 'questions', quiz: WORKSHEET }),
  'A worksheet: 1/2',
)
