/** How an exercise of several sections is played: each is marked by the rules of its own type. */
import type { Language } from '#lib/language.ts'
import type { Item, ItemId, PadKey, Quiz, QuizType, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { blankResponse, isAnswered } from '#quiz/contract/responses.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import type { Definitions, Playable, PlayableName } from '#quiz/registry/playable.ts'
import { scoreOf } from '#quiz/scoring/score-items.ts'
import { type Exercise, type ExerciseQuiz, type Section, sectionAt } from './exercise.ts'

/** The rules of one section, for its own quiz. */
type Rules = Readonly<{
  accept(id: ItemId, raw: string): string | null
  /** Of the items that are asked. */
  refusal(asked: ReadonlySet<ItemId>, response: Responses): string
  itemLanguage(id: ItemId): Language
  /** Of the items that this attempt asks. */
  results(asked: ReadonlySet<ItemId>, response: Responses): Score['results']
  responseText(item: Item, value: string): string
  pad(id: ItemId): readonly PadKey[]
}>

function rulesFor<Q extends Quiz>(type: QuizType<Q>, quiz: Q): Rules {
  const only = (asked: ReadonlySet<ItemId>): Q => ({ ...quiz, items: quiz.items.filter(({ id }) => asked.has(id)) })
  return {
    accept: (id, raw) => type.accept(quiz, id, raw),
    refusal: (asked, response) =>
      quiz.items.some(({ id }) => asked.has(id)) ? type.refusal(only(asked), response) : '',
    itemLanguage: (id) => type.itemLanguage(quiz, id),
    results: (asked, response) => type.score(only(asked), response).results,
    responseText: (item, value) => type.responseText(quiz, item, value),
    pad: (id) => type.pad(quiz, id),
  }
}

const rulesOf = <T extends PlayableName>(definitions: Definitions<PlayableName>, { type, quiz }: Playable<T>): Rules =>
  rulesFor(definitions[type], quiz)

/** An item of one mark earns what the exercise gives for it. */
const weighted = (results: Score['results'], each: number): Score['results'] =>
  each === 1
    ? results
    : Object.fromEntries(
        Object.entries(results).map(([id, { earned, marks, hint }]) => [
          id,
          { earned: earned * each, marks: marks * each, hint },
        ]),
      )

const idsOf = ({ items }: Quiz): ReadonlySet<ItemId> => new Set(items.map(({ id }) => id))

/** A section whose type has one Submit is asked as a whole. */
const stepsIn = (definitions: Definitions<PlayableName>, quiz: ExerciseQuiz): readonly (readonly Item[])[] => {
  const all = idsOf(quiz)
  return quiz.sections.flatMap(({ asked }) => {
    const items = asked.quiz.items.filter(({ id }) => all.has(id))
    if (items.length === 0) return []
    return definitions[asked.type].flow === 'sheet' ? [items] : stepsOf(items)
  })
}

/** The items with a response. */
const answeredIn = (quiz: Quiz, response: Responses): ReadonlySet<ItemId> =>
  new Set(quiz.items.flatMap(({ id }) => (isAnswered(response[id]) ? [id] : [])))

/**
 * The rules of an exercise. A sheet may be submitted with answers left out, as on the day of the examination; one that cannot be
 * read is asked for again.
 */
export function exerciseType(
  definitions: Definitions<PlayableName>,
  { language, instruction, flow }: Pick<Exercise, 'language' | 'instruction' | 'flow'>,
): QuizType<ExerciseQuiz> {
  const rules = ({ asked }: Section) => rulesOf(definitions, asked)
  const rulesAt = (quiz: ExerciseQuiz, id: ItemId): Rules | null => {
    const section = sectionAt(quiz, id)
    return section === undefined ? null : rules(section)
  }
  return {
    flow,
    formFlow: 'sheet',
    language,
    itemLanguage: (quiz, id) => rulesAt(quiz, id)?.itemLanguage(id) ?? language,
    heading: ({ title }) => title,
    instruction,
    today: '',
    steps: (quiz) => stepsIn(definitions, quiz),
    accept: (quiz, id, raw) => rulesAt(quiz, id)?.accept(id, raw) ?? null,
    emptyResponse: blankResponse,
    refusal(quiz, response) {
      const asked = flow === 'sheet' ? answeredIn(quiz, response) : idsOf(quiz)
      return quiz.sections.map((section) => rules(section).refusal(asked, response)).find((words) => words !== '') ?? ''
    },
    score(quiz, response) {
      const asked = idsOf(quiz)
      const results = quiz.sections.flatMap((section) =>
        Object.entries(weighted(rules(section).results(asked, response), section.each)),
      )
      return scoreOf(Object.fromEntries(results))
    },
    responseText: (quiz, item, value) => rulesAt(quiz, item.id)?.responseText(item, value) ?? value,
    doneText: 'Your score',
    scoreText: (earned, total) => `Score: ${earned} / ${total} marks`,
    noun: 'question',
    pad: (quiz, id) => rulesAt(quiz, id)?.pad(id) ?? [],
    pace: ({ minutes, items }) => (minutes * 60) / items.length,
  }
}
