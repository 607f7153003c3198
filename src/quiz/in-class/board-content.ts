/** What a quiz of any type has for the board: its questions one by one, and the text that they are about. */
import type { Language } from '#lib/language.ts'
import { titleAfterColon } from '#quiz/contract/own-title.ts'
import type { Item, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { gridFigure } from '#quiz/worksheet/hand/grid-figure.ts'
import { choiceLines, emptyTable, handPoints, rowReasons } from '#quiz/worksheet/hand/on-paper.ts'
import { isHand, isWorksheet, type Part, type Question } from '#quiz/worksheet/worksheet.ts'
import type { BoardItem, BoardSection, BoardText } from './board-view.ts'

const hasPassage = (quiz: Quiz): quiz is Quiz & Readonly<{ passage: string }> => 'passage' in quiz

type Lines = Readonly<{ lines: readonly Readonly<{ speaker: string; text: string }>[] }>

const hasLines = (quiz: Quiz): quiz is Quiz & Lines => 'lines' in quiz

/**
 * The sentence of a passage around an item; '' where the item itself asks with it, and where options need the room: the text
 * stands beside it.
 */
function contextOf(passage: string, { id, prompt, options }: Item): string {
  const sentence = options.length > 0 ? '' : sentenceAround(passage, id)
  return sentence === prompt ? '' : sentence
}

/** The whole text that a quiz is about, as its questions ask of it; null where each question stands alone. */
function passageOf<Q extends Quiz>(type: QuizType<Q>, quiz: Q): BoardText | null {
  const fills = Object.fromEntries(
    quiz.items.map((item) => [item.id, type.responseText(quiz, item, item.key)] as const),
  )
  const passage = { kind: 'passage', title: titleAfterColon(quiz.title), fills } as const
  if (hasPassage(quiz)) return { ...passage, text: quiz.passage, split: 'paragraphs' }
  if (!hasLines(quiz)) return null
  return { ...passage, text: quiz.lines.map(({ speaker, text }) => `${speaker}：${text}`).join('\n'), split: 'lines' }
}

function textItems<Q extends Quiz>(type: QuizType<Q>, quiz: Q): readonly BoardItem[] {
  const passage = hasPassage(quiz) ? quiz.passage : ''
  return quiz.items
    .filter(({ fault }) => fault === '')
    .map((item) => ({
      id: item.id,
      language: type.itemLanguage(quiz, item.id),
      isSmall: false,
      context: contextOf(passage, item),
      lines: item.prompt === '' ? [] : [item.prompt],
      bank: type.pad(quiz, item.id).flatMap(({ symbol, word }) => (word === '' ? [] : `${symbol} ${word}`)),
      figures: [],
      table: [],
      options: item.options,
      key: item.options.length === 0 ? null : Number(item.key),
      answers: [type.responseText(quiz, item, item.key)],
      why: item.explanation,
      steps: [],
    }))
}

/** What the board shows as right: the words of the option, the points, or what is written. */
function answersOf({ answer, marks }: Part): readonly string[] {
  if (answer.kind === 'choice') return [`(${answer.key + 1}) ${answer.options[answer.key] ?? ''}`]
  if (answer.kind === 'lines') return answer.points
  return isHand(answer) ? handPoints(answer, marks) : [answer.key]
}

/** What is chosen from, and the rows where the table of the question takes the place of the empty one. */
function handLines(answer: Part['answer'], table: Question['table']): readonly string[] {
  if (answer.kind !== 'fill') return []
  return [...(table.length === 0 ? [] : answer.rows.map(({ name }) => name)), ...choiceLines(answer)]
}

/** What stands above the answer of a part: the question as a whole, and what the part asks. */
function partItem({ stem, figures, table, asks }: Question, part: Part, language: Language): BoardItem {
  const { id, ask, answer, reason, steps } = part
  const isChoice = answer.kind === 'choice'
  return {
    id,
    language,
    isSmall: true,
    context: '',
    bank: [],
    lines: [...stem, ...asks, ask, ...handLines(answer, table)].filter((line) => line !== ''),
    figures: answer.kind === 'plot' ? [...figures, gridFigure(answer, [])] : figures,
    table: answer.kind === 'fill' && table.length === 0 ? emptyTable(answer) : table,
    options: isChoice ? answer.options : [],
    key: isChoice ? answer.key : null,
    answers: answersOf(part),
    why: reason || rowReasons(answer),
    steps,
  }
}

/** What a quiz asks, and about which text. */
export function boardContent<Q extends Quiz>(type: QuizType<Q>, quiz: Q): Pick<BoardSection, 'text' | 'items'> {
  if (!isWorksheet(quiz)) return { text: passageOf(type, quiz), items: textItems(type, quiz) }
  const { stimulus, questions } = quiz
  return {
    text: stimulus === null ? null : { kind: 'stimulus', stimulus },
    items: questions.flatMap((question) =>
      question.parts.map((part) => partItem(question, part, type.itemLanguage(quiz, part.id))),
    ),
  }
}
