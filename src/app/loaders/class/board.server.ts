/** What the board of an exercise loads: its items one by one. Server side only. */
import { data } from 'react-router'
import { type ExerciseArgs, findExercise } from '#app/loaders/exercises/kinds.server.ts'
import type { BoardItem } from '#app/parts/board/board-page.tsx'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { isWorksheet, type Part, type Question } from '#quiz/worksheet/worksheet.ts'

/** The sentence of a passage around an item; '' where the item itself asks with it. */
function contextOf(passage: string, { id, prompt }: Item): string {
  const sentence = sentenceAround(passage, id)
  return sentence === prompt ? '' : sentence
}

function textItems<T extends PlayableName>({ type, quiz }: Playable<T>): readonly BoardItem[] {
  const definition = kits.definitions[type]
  const passage = 'passage' in quiz ? quiz.passage : ''
  return quiz.items
    .filter(({ fault }) => fault === '')
    .map((item) => ({
      id: item.id,
      isSmall: false,
      context: contextOf(passage, item),
      lines: item.prompt === '' ? [] : [item.prompt],
      bank: definition.pad(quiz, item.id).flatMap(({ symbol, word }) => (word === '' ? [] : `${symbol} ${word}`)),
      figures: [],
      table: [],
      options: item.options,
      key: item.options.length === 0 ? null : Number(item.key),
      answers: [definition.responseText(quiz, item, item.key)],
      why: item.explanation,
      steps: [],
    }))
}

/** What stands above the answer of a part: the question as a whole, and what the part asks. */
function partItem({ stem, figures, table, asks }: Question, { id, ask, answer, reason, steps }: Part): BoardItem {
  const isChoice = answer.kind === 'choice'
  return {
    id,
    isSmall: true,
    context: '',
    bank: [],
    lines: [...stem, ...asks, ask].filter((line) => line !== ''),
    figures,
    table,
    options: isChoice ? answer.options : [],
    key: isChoice ? answer.key : null,
    answers: isChoice
      ? [`(${answer.key + 1}) ${answer.options[answer.key] ?? ''}`]
      : answer.kind === 'lines'
        ? answer.points
        : [answer.key],
    why: reason,
    steps,
  }
}

const itemsOf = (asked: Playable): readonly BoardItem[] =>
  isWorksheet(asked.quiz)
    ? asked.quiz.questions.flatMap((question) => question.parts.map((part) => partItem(question, part)))
    : textItems<PlayableName>(asked)

/** `pattern` is that of the board; `board` is null for an exercise that is not there. */
export async function loadBoard(args: ExerciseArgs) {
  const found = await findExercise({ ...args, pattern: args.pattern.replace(/\/board$/, '') })
  if (found.status !== 'ok') return data({ board: null }, { status: 404 })
  const { exercise, facts, path } = found.view
  const items = exercise.sections.flatMap(({ asked }) => itemsOf(asked))
  return data({ board: { title: facts.title, path, language: facts.language, items } }, { status: 200 })
}
