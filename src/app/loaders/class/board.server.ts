/** What the boards of an exercise and of a list load: items one by one, beside the text that they are about. Server side only. */
import { data } from 'react-router'
import { findList, LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { type ExerciseArgs, findExercise } from '#app/loaders/exercises/kinds.server.ts'
import type { Board, BoardItem, BoardSection, BoardText } from '#app/parts/board/board-view.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { setsPath } from '#app/parts/sets/chosen-sets.ts'
import { counted } from '#lib/counted.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { titleAfterColon } from '#quiz/contract/own-title.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { isWorksheet, type Part, type Question } from '#quiz/worksheet/worksheet.ts'

/**
 * The sentence of a passage around an item; '' where the item itself asks with it, and where options need the room: the text
 * stands beside it.
 */
function contextOf(passage: string, { id, prompt, options }: Item): string {
  const sentence = options.length > 0 ? '' : sentenceAround(passage, id)
  return sentence === prompt ? '' : sentence
}

/** The whole text that a quiz is about, as its questions ask of it; null where each question stands alone. */
function passageOf<T extends PlayableName>({ type, quiz }: Playable<T>): BoardText | null {
  const definition = kits.definitions[type]
  const fills = Object.fromEntries(
    quiz.items.map((item) => [item.id, definition.responseText(quiz, item, item.key)] as const),
  )
  const passage = { kind: 'passage', title: titleAfterColon(quiz.title), fills } as const
  if ('passage' in quiz) return { ...passage, text: quiz.passage, split: 'paragraphs' }
  if (!('lines' in quiz)) return null
  return { ...passage, text: quiz.lines.map(({ speaker, text }) => `${speaker}：${text}`).join('\n'), split: 'lines' }
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

/** What is asked in a section, and about which text. */
function contentOf(asked: Playable): Pick<BoardSection, 'text' | 'items'> {
  if (!isWorksheet(asked.quiz)) return { text: passageOf<PlayableName>(asked), items: textItems<PlayableName>(asked) }
  const { stimulus, questions } = asked.quiz
  return {
    text: stimulus === null ? null : { kind: 'stimulus', stimulus },
    items: questions.flatMap((question) => question.parts.map((part) => partItem(question, part))),
  }
}

/** Of an exercise; `prefix` and `name` as in a section. */
const sectionsOf = ({ exercise, facts }: ExerciseView, prefix: string, name: string): readonly BoardSection[] =>
  exercise.sections.map(({ id, asked }) => {
    const { text, items } = contentOf(asked)
    return {
      id: prefix + id,
      prefix,
      name,
      language: facts.language,
      text,
      items: items.map((item) => ({ ...item, id: prefix + item.id })),
    }
  })

/** `pattern` is that of the board; `board` is null for an exercise that is not there. */
export async function loadBoard(args: ExerciseArgs) {
  const found = await findExercise({ ...args, pattern: args.pattern.replace(/\/board$/, '') })
  if (found.status !== 'ok') return data({ board: null }, { status: 404 })
  const { facts, path } = found.view
  const board: Board = { title: facts.title, language: facts.language, path, sections: sectionsOf(found.view, '', '') }
  return data({ board }, { status: 200 })
}

/** All exercises of a list, one after the other: question 3 of the second one is 2.3. */
export async function loadListBoard({ request }: Readonly<{ request: Request }>) {
  const { pieces } = await findList(new URL(request.url).searchParams)
  if (pieces.length === 0) return data({ board: null }, { status: 404, headers: LIST_HEADERS })
  const board: Board = {
    title: counted(pieces.length, 'set'),
    language: PAGE_LANGUAGE,
    path: setsPath(pieces.map(({ name }) => name)),
    sections: pieces.flatMap(({ view }, i) => sectionsOf(view, `${i + 1}.`, view.facts.title)),
  }
  return data({ board }, { status: 200, headers: LIST_HEADERS })
}
