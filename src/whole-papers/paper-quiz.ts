/** A whole paper put together from its parts, with the numbers that the examination prints. Pure. */
import type { ExamPaper } from '#exam/exam-facts.ts'
import { titleAfterColon } from '#quiz/contract/own-title.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import { type Asked, isText, type PaperQuiz, type PaperSection, type TextType } from '#quiz/whole-paper/paper-quiz.ts'
import { taskQuiz } from '#worksheets/task-quiz.ts'
import { choiceSection } from './choice-section.ts'
import { formatOf, itemCount, type PaperPart } from './paper-part.ts'

/** What the examination says above the questions of a text; the quiz types have an instruction of their own. */
const NOTES: Readonly<Record<string, string>> = {
  'visual-text': 'Study the text carefully, then choose the best answer to each question.',
  synthesis:
    'Rewrite the given sentences as one sentence, with the words that are printed. The meaning must stay the same.',
  comprehension: 'Read the passage, then answer in your own words. Full sentences are not always needed.',
  'reading-1': '仔细阅读下面的文章，然后选出最适当的答案。（每题 2 分）',
  'reading-2': '仔细阅读下面的文章，然后回答问题。',
}

/** The markers of a text with the numbers of the paper. */
const renumber = (text: string, first: number): string =>
  text.replaceAll(
    /\[(\/?)(\d{1,3})\]/g,
    (_all, slash: string, label: string) => `[${slash}${Number(label) + first - 1}]`,
  )

const itemsFrom = ({ items }: Quiz, first: number): readonly Item[] =>
  items.map((item) => ({ ...item, id: String(Number(item.id) + first - 1), prompt: renumber(item.prompt, first) }))

const passageFrom = <Q extends Quiz & Readonly<{ passage: string }>>(quiz: Q, first: number): Q => ({
  ...quiz,
  title: titleAfterColon(quiz.title),
  items: itemsFrom(quiz, first),
  passage: renumber(quiz.passage, first),
})

function numbered(typed: Typed<TextType>, first: number): Typed<TextType> {
  switch (typed.type) {
    case 'grammar-cloze':
      return { ...typed, quiz: passageFrom(typed.quiz, first) }
    case 'editing':
      return { ...typed, quiz: passageFrom(typed.quiz, first) }
    case 'compre-cloze':
      return { ...typed, quiz: passageFrom(typed.quiz, first) }
    default: {
      const lines = typed.quiz.lines.map((line) => ({ ...line, text: renumber(line.text, first) }))
      return {
        ...typed,
        quiz: { ...typed.quiz, title: titleAfterColon(typed.quiz.title), items: itemsFrom(typed.quiz, first), lines },
      }
    }
  }
}

function askedOf({ document, first, section }: PaperPart): Asked {
  if (document.kind === 'task') return { type: 'worksheet', quiz: taskQuiz(document.task) }
  const { typed } = document
  return isText(typed)
    ? numbered(typed, first)
    : { type: 'worksheet', quiz: choiceSection(typed, first, section.marks / section.items) }
}

/** On the screen, and on paper, where answers have numbers and brackets. */
function notesOf({ document, first, section }: PaperPart): Pick<PaperSection, 'note' | 'paperNote'> {
  const note = NOTES[section.play] ?? ''
  if (document.kind === 'task') return { note, paperNote: note }
  const { typed } = document
  return { note: definitions[typed.type].instruction, paperNote: printTyped(typed, first).instruction }
}

/** The numbers of its questions as printed: '26 to 35', '26–29' in Chinese. */
function numbersOf({ first, document }: PaperPart, chinese: boolean): string {
  const last = first + itemCount(document) - 1
  return chinese ? `${first}–${last}` : `${first} to ${last}`
}

/** `chinese`: whether the paper speaks Chinese. */
export function sectionOf(part: PaperPart, chinese: boolean): PaperSection {
  const { section } = part
  return {
    play: section.play,
    name: section.name,
    numbers: numbersOf(part, chinese),
    ...notesOf(part),
    marks: section.marks,
    each: section.marks / section.items,
    asked: askedOf(part),
  }
}

/** `title` is the heading of the page. The minutes are those of the paper, in proportion for some sections of it. */
export function paperQuiz(title: string, paper: ExamPaper, parts: readonly PaperPart[], chinese: boolean): PaperQuiz {
  const sections = parts.map((part) => sectionOf(part, chinese))
  const marks = sections.reduce((sum, section) => sum + section.marks, 0)
  const [first] = parts
  return {
    title,
    format: first === undefined ? '' : formatOf(first.document),
    items: sections.flatMap(({ asked }) => asked.quiz.items),
    marks,
    minutes: Math.round((paper.minutes * marks) / paper.marks),
    sections,
  }
}
