/** A text with questions as a worksheet. Pure: the server and the commands of authors use it. */
import type { LanguageSubject } from '#lib/subjects.ts'
import { wordsIn } from '#quiz/contract/gloss.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { variantsOf } from '#quiz/worksheet/judge/sentence/answer-pattern.ts'
import type { Answer, Part, Question, Stimulus, StimulusBlock, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { KINDS, type Task, type TaskItem, type TaskKind } from '#tasks/task.ts'
import { itemsOf } from './items.ts'

/** What a question with options earns. */
const CHOICE_MARKS: Readonly<Record<LanguageSubject, number>> = { english: 1, chinese: 2 }
const SENTENCE_MARKS = 2

type Marked = Readonly<{ answer: Answer; marks: number }>

function answerOf(item: TaskItem, kind: TaskKind): Marked {
  switch (item.kind) {
    case 'choice': {
      const { options, key, reasons: whys } = item
      return { answer: { kind: 'choice', options, table: [], key, whys }, marks: CHOICE_MARKS[KINDS[kind].subject] }
    }
    case 'sentence': {
      const { given, answers } = item
      const mistakes = item.mistakes.map(({ answer, marks, reason }) => ({ answer, marks, why: reason }))
      const key = variantsOf(answers[0] ?? '')[0] ?? ''
      return { answer: { kind: 'sentence', given, key, answers, mistakes }, marks: SENTENCE_MARKS }
    }
    default: {
      const { lines, points, accept, refuse, samples } = item
      return { answer: { kind: 'lines', lines, points, accept, refuse, samples }, marks: points.length }
    }
  }
}

/** Before a part of an open question, '(b) Why …', that does not go on with the sentence before it. */
const PART = /(?<=[.?!:;'"]) (?=\([a-g]\) )/

function questionOf(item: TaskItem, kind: TaskKind, number: number): Question {
  const part: Part = {
    id: String(number),
    label: '',
    ask: '',
    slips: [],
    follows: '',
    steps: [],
    reason: item.explanation,
    ...answerOf(item, kind),
  }
  return {
    id: String(number),
    number: String(number),
    stem: item.kind === 'sentence' ? item.sentences : item.ask.split(PART),
    figures: [],
    table: [],
    asks: item.kind === 'sentence' ? [`Write one sentence with: *${item.given}*`] : [],
    calculator: false,
    since: 0,
    until: null,
    origin: '',
    parts: [part],
  }
}

function textsOf(block: StimulusBlock): readonly string[] {
  if (block.kind === 'table') return block.rows.flat()
  return block.kind === 'list' ? block.items : [block.text]
}

function stimulusOf({ stimulus, glosses }: Task): Stimulus | null {
  if (stimulus === null) return null
  return { ...stimulus, words: wordsIn(stimulus.blocks.flatMap(textsOf), glosses) }
}

/** The questions have the numbers that they have in a whole paper of today. */
export const taskQuiz = (task: Task): WorksheetQuiz => taskQuizFrom(task, KINDS[task.kind].number)

/** `first` is the number of its first question. */
export function taskQuizFrom(task: Task, first: number): WorksheetQuiz {
  const { kind, title, format, items } = task
  const asked = items.map((item, i) => ({ item, question: questionOf(item, kind, first + i) }))
  const quizItems: readonly Item[] = asked.flatMap(({ item, question }) => itemsOf(question, item.skill, item.level))
  const questions = asked.map(({ question }) => question)
  return { title, format, items: quizItems, stimulus: stimulusOf(task), questions }
}
