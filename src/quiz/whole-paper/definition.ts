/** How a whole paper is played: one sheet with one Submit; each section is marked by the rules of its own kind. */
import type { Item, ItemId, PadKey, Quiz, QuizType, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import { scoreOf } from '#quiz/scoring/score-items.ts'
import { type WorksheetSubject, worksheetType } from '#quiz/worksheet/definition.ts'
import type { PaperQuiz, PaperSection, TextType } from './paper-quiz.ts'

/** The subjects whose whole papers are put together from documents. */
export type LanguageSubject = Extract<WorksheetSubject, 'english' | 'chinese'>

const INSTRUCTIONS: Readonly<Record<LanguageSubject, string>> = {
  english: 'Answer all questions. Marks are in brackets. Nothing you write is stored.',
  chinese: '回答所有问题。括号里是分数。你写的内容不会保存下来。',
}

/** The rules of one section, for its own quiz. */
type Rules = Readonly<{
  accept(id: ItemId, raw: string): string | null
  /** Of the items that this go asks. */
  results(asked: ReadonlySet<ItemId>, response: Responses): Score['results']
  responseText(item: Item, value: string): string
  pad(id: ItemId): readonly PadKey[]
}>

function rulesFor<Q extends Quiz>(type: QuizType<Q>, quiz: Q): Rules {
  return {
    accept: (id, raw) => type.accept(quiz, id, raw),
    results: (asked, response) =>
      type.score({ ...quiz, items: quiz.items.filter(({ id }) => asked.has(id)) }, response).results,
    responseText: (item, value) => type.responseText(quiz, item, value),
    pad: (id) => type.pad(quiz, id),
  }
}

const textRules = <T extends TextType>({ type, quiz }: Typed<T>): Rules => rulesFor(definitions[type], quiz)

const rulesOf = ({ asked }: PaperSection, subject: LanguageSubject): Rules =>
  asked.type === 'worksheet' ? rulesFor(worksheetType(subject), asked.quiz) : textRules(asked)

/** A blank of a text earns what the paper gives for it. */
function sectionResults(
  section: PaperSection,
  subject: LanguageSubject,
  asked: ReadonlySet<ItemId>,
  response: Responses,
): Score['results'] {
  const results = rulesOf(section, subject).results(asked, response)
  const { each } = section
  if (section.asked.type === 'worksheet' || each === 1) return results
  return Object.fromEntries(
    Object.entries(results).map(([id, { earned, marks, hint }]) => [
      id,
      { earned: earned * each, marks: marks * each, hint },
    ]),
  )
}

/** The rules of a subject's whole papers. An empty paper may be submitted, as on the day of the examination. */
export function paperType(subject: LanguageSubject): QuizType<PaperQuiz> {
  const language = subject === 'chinese' ? 'zh-Hans' : 'en'
  const rulesAt = (quiz: PaperQuiz, id: ItemId): Rules | null => {
    const section = quiz.sections.find(({ asked }) => asked.quiz.items.some((item) => item.id === id))
    return section === undefined ? null : rulesOf(section, subject)
  }
  return {
    flow: 'sheet',
    language,
    itemLanguage: () => language,
    heading: ({ title }) => title,
    instruction: INSTRUCTIONS[subject],
    today: '',
    accept: (quiz, id, raw) => rulesAt(quiz, id)?.accept(id, raw) ?? null,
    emptyResponse: blankResponse,
    refusal: () => '',
    score(quiz, response) {
      const asked = new Set(quiz.items.map(({ id }) => id))
      return scoreOf(
        Object.fromEntries(
          quiz.sections.flatMap((section) => Object.entries(sectionResults(section, subject, asked, response))),
        ),
      )
    },
    responseText: (quiz, item, value) => rulesAt(quiz, item.id)?.responseText(item, value) ?? value,
    doneText: 'Your score',
    scoreText: (earned, total) => `Score: ${earned} / ${total} marks`,
    noun: 'question',
    pad: (quiz, id) => rulesAt(quiz, id)?.pad(id) ?? [],
    pace: ({ minutes, items }) => (minutes * 60) / items.length,
  }
}
