/** A whole paper put together from its parts, with the numbers that the examination prints. Pure. */
import type { ExamPaper } from '#exam/exam-facts.ts'
import type { ByLanguage, Language } from '#lib/language.ts'
import { titleAfterColon } from '#quiz/contract/own-title.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { type Exercise, marksOf, type Section } from '#quiz/exercise/exercise.ts'
import * as questionTypes from '#quiz/question-types/definitions.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { definition as selection } from '#quiz/selection/definition.ts'
import { taskQuizFrom } from '#worksheets/task-quiz.ts'
import { formatOf, itemCount, type PaperPart } from './paper-part.ts'

/** The markers of a text with the numbers of the paper. */
const renumber = (text: string, first: number): string =>
  text.replaceAll(
    /\[(\/?)(\d{1,3})\]/g,
    (_all, slash: string, label: string) => `[${slash}${Number(label) + first - 1}]`,
  )

const itemsFrom = ({ items }: Quiz, first: number): readonly Item[] =>
  items.map((item) => ({
    ...item,
    id: String(Number(item.id) + first - 1),
    prompt: renumber(item.prompt, first),
    glosses: {},
  }))

/** The same quiz with the numbers of the paper, in which no word says what it means; `title` stands above questions without a text. */
function numbered<T extends TypeName>({ type, quiz }: Typed<T>, first: number, title: string): Typed<T> {
  const own = {
    title: 'passage' in quiz || 'lines' in quiz ? titleAfterColon(quiz.title) : title,
    items: itemsFrom(quiz, first),
    ...('words' in quiz ? { words: [] } : {}),
    ...('passage' in quiz ? { passage: renumber(quiz.passage, first) } : {}),
    ...('lines' in quiz ? { lines: quiz.lines.map((line) => ({ ...line, text: renumber(line.text, first) })) } : {}),
  }
  return { type, quiz: { ...quiz, ...own } }
}

/** A text has a title of its own: `title` stands above it. */
const askedOf = ({ document, first }: PaperPart, title: string): Playable =>
  document.kind === 'quiz'
    ? numbered(document.typed, first, title)
    : { type: document.task.kind, quiz: { ...taskQuizFrom(document.task, first), title } }

/** The numbers of questions as printed. */
const RANGES: ByLanguage<(first: number, last: number) => string> = {
  en: (first, last) => `${first} to ${last}`,
  'zh-Hans': (first, last) => `${first}–${last}`,
}

const numbersOf = ({ first, document }: PaperPart, language: Language): string =>
  RANGES[language](first, first + itemCount(document) - 1)

/** `title` is the heading of its page where it is played alone, '' below the heading of a paper. */
export function sectionOf(part: PaperPart, language: Language, title: string): Section {
  const { section } = part
  const asked = askedOf(part, title)
  return {
    id: section.play,
    name: section.name,
    numbers: numbersOf(part, language),
    note: instructions[asked.type].instruction,
    marks: section.marks,
    each: asked.type in questionTypes ? 1 : section.marks / section.items,
    asked,
  }
}

const instructions: Readonly<Record<PlayableName, Readonly<{ instruction: string }>>> = {
  ...definitions,
  ...questionTypes,
  selection,
}

const INSTRUCTIONS: ByLanguage<string> = {
  en: 'Answer all questions.',
  'zh-Hans': '回答所有问题。',
}

/** `title` is the heading of the page. The minutes are those of the paper, in proportion for some sections of it. */
export function paperExercise(
  title: string,
  paper: ExamPaper,
  parts: readonly PaperPart[],
  language: Language,
): Exercise {
  const sections = parts.map((part) => sectionOf(part, language, parts.length === 1 ? title : ''))
  const [first] = parts
  return {
    title,
    format: first === undefined ? '' : formatOf(first.document),
    language,
    instruction: INSTRUCTIONS[language],
    flow: 'sheet',
    minutes: Math.round((paper.minutes * marksOf({ sections })) / paper.marks),
    sections,
  }
}
