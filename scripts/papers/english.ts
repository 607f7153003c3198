/**
 * A school's English paper and its key from its prelim documents, in the order and with the numbers of the exam until
 * 2024. What the exam asks between them (questions 21 to 28, visual text) has no documents and is left out.
 */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import type { Item, Quiz } from '#quiz/quiz-type.ts'
import type { FindQuiz, Prelim } from './prelim-documents.ts'
import type { Block, Printout, Section } from './printout.ts'
import { type Drawing, english, markedLine, paragraphs } from './runs.ts'

/** The first number of each section on the paper until 2024. */
const FIRST = {
  grammar: 1,
  vocabulary: 11,
  vocabularyCloze: 16,
  grammarCloze: 29,
  editing: 39,
  comprehension: 51,
} as const

const COLUMNS: readonly [string, string, string] = ['Qn', 'Answer', 'Reason']

/** Options in one row only when they are short. */
const columnsFor = (options: readonly string[]): 1 | 2 | 4 => {
  const longest = Math.max(...options.map((option) => option.length))
  if (longest <= 13) return 4
  return longest <= 36 ? 2 : 1
}

const stemDrawing: Drawing = { number: (label) => label, blank: 'word', quotes: true }
const numbered = (first: number, blank: Drawing['blank']): Drawing => ({
  number: (label) => String(first + Number(label) - 1),
  blank,
  quotes: true,
})

function choices(items: readonly Item[], first: number): Block[] {
  return items.map((item, i) => ({
    kind: 'choice',
    number: String(first + i),
    stem: [markedLine(item.prompt, stemDrawing)],
    figures: [],
    tables: [],
    question: [],
    columns: columnsFor(item.options),
    options: item.options.map(english),
    optionTable: [],
  }))
}

function keys(items: readonly Item[], first: number, answer: (item: Item) => string): Block {
  const rows = items.map((item, i) => ({
    number: String(first + i),
    answers: [english(answer(item))],
    reasons: [{ line: english(item.explanation), mark: '' }],
  }))
  return { kind: 'keys', columns: COLUMNS, wide: false, rows }
}

const chosen = (item: Item): string => `(${Number(item.key) + 1}) ${item.options[Number(item.key)] ?? ''}`
const typed = (item: Item): string => [item.key, ...item.alternatives].join(' / ')

/** A section twice: as it is asked and as it is answered. */
type Pair = Readonly<{ asked: Section; answered: Section; questions: string; marks: number }>

type Own = Readonly<{
  heading: string
  instructions: string
  first: number
  items: readonly Item[]
  newPage: boolean
  blocks: readonly Block[]
  answer(item: Item): string
}>

function pair({ heading, instructions, first, items, newPage, blocks, answer }: Own): Pair {
  const range = `${first} to ${first + items.length - 1}`
  const marks = `${items.length} marks`
  return {
    asked: { heading, instructions: `For questions ${range}, ${instructions}`, marks, newPage, blocks },
    answered: { heading, instructions: '', marks: '', newPage: false, blocks: [keys(items, first, answer)] },
    questions: range.replace(' to ', ' – '),
    marks: items.length,
  }
}

const passage = (text: string, drawing: Drawing, loose: boolean): Block => ({
  kind: 'passage',
  paragraphs: paragraphs(text, drawing),
  loose,
})

const CHOOSE =
  'four options are given. One of them is the correct answer. Write its number (1, 2, 3 or 4) in the brackets.'

/** A document of ten items holds two papers' worth of vocabulary: every second item goes on this one. */
const onePaper = (quiz: Quiz): readonly Item[] =>
  quiz.items.length > 5 ? quiz.items.filter((_, i) => i % 2 === 0) : quiz.items

function objectiveSections(find: FindQuiz): (Pair | null)[] {
  const grammar = find('Grammar', 'grammar-mcq')
  const vocabulary = find('Vocabulary', 'vocab-mcq')
  const cloze = find('VocabularyCloze', 'vocab-cloze')
  const choice = (heading: string, first: number, items: readonly Item[], newPage: boolean): Pair =>
    pair({ heading, instructions: CHOOSE, first, items, newPage, blocks: choices(items, first), answer: chosen })
  return [
    grammar && choice('Grammar', FIRST.grammar, grammar.items, true),
    vocabulary && choice('Vocabulary', FIRST.vocabulary, onePaper(vocabulary), false),
    cloze &&
      pair({
        heading: 'Vocabulary Cloze',
        instructions:
          'read the passage and choose the option (1, 2, 3 or 4) whose meaning is closest to the underlined word or words. Write its number in the brackets.',
        first: FIRST.vocabularyCloze,
        items: cloze.items,
        newPage: true,
        blocks: [
          passage(cloze.passage, numbered(FIRST.vocabularyCloze, 'word'), false),
          ...choices(cloze.items, FIRST.vocabularyCloze),
        ],
        answer: chosen,
      }),
  ]
}

function writtenSections(find: FindQuiz): (Pair | null)[] {
  const grammar = find('Grammarcloze', 'grammar-cloze')
  const editing = find('Editing', 'editing')
  const comprehension = find('ComprehensionCloze', 'compre-cloze')
  const wordOf = (letter: string): string => grammar?.wordList.find((entry) => entry.letter === letter)?.word ?? ''
  return [
    grammar &&
      pair({
        heading: 'Grammar Cloze',
        instructions:
          'there are ten blanks in the passage. From the list of words given, choose the most suitable word for each blank and write its letter in the blank. Use each word once only. The letters I and O have been left out to avoid confusion.',
        first: FIRST.grammarCloze,
        items: grammar.items,
        newPage: true,
        blocks: [
          { kind: 'words', entries: grammar.wordList },
          passage(grammar.passage, numbered(FIRST.grammarCloze, 'letter'), true),
        ],
        answer: (item) => `(${item.key}) ${wordOf(item.key)}`,
      }),
    editing &&
      pair({
        heading: 'Editing for Spelling and Grammar',
        instructions:
          'each underlined word contains either a spelling or a grammatical error. Write the correct word in the box above it.',
        first: FIRST.editing,
        items: editing.items,
        newPage: true,
        blocks: [passage(editing.passage, numbered(FIRST.editing, 'word'), true)],
        answer: typed,
      }),
    comprehension &&
      pair({
        heading: 'Comprehension Cloze',
        instructions: 'fill in each blank with one suitable word.',
        first: FIRST.comprehension,
        items: comprehension.items,
        newPage: true,
        blocks: [passage(comprehension.passage, numbered(FIRST.comprehension, 'word'), true)],
        answer: typed,
      }),
  ]
}

const INSTRUCTIONS: readonly string[] = [
  'Write your name and class in the spaces above.',
  'Answer all questions. Write your answers in this paper.',
  'Questions 1 to 20 have four options. Write the number of the correct one in the brackets.',
  'The numbers are those of the examination paper until 2024. Questions 21 to 28 (visual text) and the sections after question 65 are not part of this practice paper.',
  'Suggested time: 50 minutes.',
]

function marksTable(pairs: readonly Pair[]): string[][] {
  const total = pairs.reduce((sum, { marks }) => sum + marks, 0)
  return [
    ['Section', 'Questions', 'Marks', 'Your marks'],
    ...pairs.map(({ asked, questions, marks }) => [asked.heading, questions, String(marks), '']),
    ['Total', '', String(total), ''],
  ]
}

const COUNTS: readonly number[] = [10, 5, 5, 10, 12, 15]

/** The paper and its key, or null if a document is missing or is not of the exam's length. */
export function englishPrintouts(prelim: Prelim, find: FindQuiz): readonly Printout[] | null {
  const pairs = [...objectiveSections(find), ...writtenSections(find)].filter((section) => section !== null)
  if (pairs.length !== COUNTS.length || !pairs.every(({ marks }, i) => marks === COUNTS[i])) return null
  const { year, school } = prelim
  const paper: Printout = {
    fileName: format({ year, school, subject: 'English', kind: 'paper' }),
    language: 'en',
    title: `${splitCamelCase(school)} ${year}: English Language, prelim practice paper`,
    school: splitCamelCase(school),
    occasion: `Prelim practice paper ${year}`,
    subject: 'English Language',
    component: 'Paper 2: Language Use and Comprehension',
    fields: ['Name', 'Class', 'Date'],
    instructions: INSTRUCTIONS,
    marksTable: marksTable(pairs),
    sections: pairs.map(({ asked }) => asked),
    ending: 'End of paper',
  }
  const key: Printout = {
    ...paper,
    fileName: format({ year, school, subject: 'English', kind: 'key' }),
    title: `${paper.title}: answer key`,
    component: 'Answer key with reasons',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: pairs.map(({ answered }) => answered),
    ending: 'End of answer key',
  }
  return [paper, key]
}
