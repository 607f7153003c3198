/** A listening practice on paper: its questions with their pictures, an answer sheet to shade, and the key. */
import type { ByLanguage } from '#lib/language.ts'
import type { Site } from '#lib/site.ts'
import { type Item, itemsOf, itemsOfClip } from '#listening/practice/position.ts'
import { choicesOf, optionWords, type Practice } from '#listening/practice/practice.ts'
import { skillName } from '#listening/practice/skill-name.ts'
import { yearIn } from '#listening/practice/sort-practices.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import type { ChoiceBlock, WorkedKey } from '#quiz/worksheet/print/blocks.ts'
import { mathsLine } from '#quiz/worksheet/print/lines.ts'
import type { Figure } from '#quiz/worksheet/worksheet.ts'
import { listeningCover } from '#worksheets/booklets.ts'
import { type Booklet, bookletJob } from './booklets.ts'
import type { TypesetJob } from './typeset-job.ts'

/** The pictures of the practice as WebP, by storage path; one that is missing is left out. */
type PictureBytes = ReadonlyMap<string, Uint8Array>

/** `minutes` are those of its whole recording, `url` is the page of the practice. */
export type ListeningPrintout = Readonly<{
  practice: Practice
  minutes: number
  pictures: PictureBytes
  url: string
}>

const SIDE = 100
const GAP = 12
const NUMBER = 16
/** Of a picture that has its parts side by side, with their numbers drawn in it. */
const PARTS = { width: 3 * SIDE + 2 * GAP, height: 128 } as const
/** On paper, in millimetres. */
const FIGURE_WIDTH = 120

const image = (bytes: Uint8Array, x: number, width: number, height: number): string =>
  `<image x="${x}" y="0" width="${width}" height="${height}" href="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}"/>`

/** The pictures of a question in one row, numbered where each is an option. */
function figuresOf({ question }: Item, pictures: PictureBytes): readonly Figure[] {
  const found = question.pictures.map((path) => pictures.get(path))
  const alt = Array.from({ length: choicesOf(question) }, (_, i) => `${i + 1}: ${optionWords(question, i)}`).join('; ')
  const [only] = found
  const svg = (height: number, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PARTS.width} ${height}">${inside}</svg>`
  if (question.type === 'single_image')
    return only === undefined
      ? []
      : [{ svg: svg(PARTS.height, image(only, 0, PARTS.width, PARTS.height)), alt, width: FIGURE_WIDTH }]
  const drawn = found.map((bytes, i) => {
    const x = i * (SIDE + GAP)
    const number = `<text x="${x + SIDE / 2}" y="${SIDE + NUMBER - 3}" font-family="Lexend" font-size="12" text-anchor="middle">(${i + 1})</text>`
    return bytes === undefined ? number : image(bytes, x, SIDE, SIDE) + number
  })
  return question.type === 'image' ? [{ svg: svg(SIDE + NUMBER, drawn.join('')), alt, width: FIGURE_WIDTH }] : []
}

function block(item: Item, pictures: PictureBytes): ChoiceBlock {
  const { question, number } = item
  const figures = figuresOf(item, pictures)
  const words =
    figures.length > 0 ? [] : Array.from({ length: choicesOf(question) }, (_, i) => optionWords(question, i))
  return {
    kind: 'choice',
    number: String(number),
    stem: [mathsLine(question.prompt)],
    figures,
    tables: [],
    question: [],
    columns: 1,
    options: words.map((text) => mathsLine(text ?? '')),
    optionTable: [],
  }
}

function keyOf({ question, number }: Item): WorkedKey {
  const lines = [question.evidence === null ? '' : `“${question.evidence.text}”`, question.explanation]
  return {
    number: String(number),
    answers: [mathsLine(`(${question.key + 1}) ${optionWords(question, question.key) ?? ''}`)],
    reasons: lines.filter((text) => text !== '').map((text) => ({ line: mathsLine(text), mark: '', figures: [] })),
  }
}

/** The name of its subject, the marks of a question, and the heading of a passage. Source of the marks: the exam formats of 2026. */
const PAPERS: ByLanguage<Readonly<{ subject: string; each: number; passage(number: number): string }>> = {
  en: { subject: 'English Language', each: 1, passage: (number) => `Passage ${number}` },
  'zh-Hans': { subject: '华文', each: 2, passage: (number) => `第 ${number} 段` },
}

function booklet({ practice, minutes, pictures }: ListeningPrintout): Booklet {
  const items = itemsOf(practice)
  const { each, passage } = PAPERS[practice.language]
  const cover = listeningCover(practice.language, minutes, practice.readings)
  const parts = practice.clips.map((_, clip) => {
    const own = itemsOfClip(items, clip)
    return {
      heading: passage(clip + 1),
      note: '',
      marks: own.length * each,
      title: [],
      stimulus: null,
      blocks: own.map((item) => block(item, pictures)),
    }
  })
  return {
    cover,
    heading: cover.component,
    inKey: cover.component,
    note: '',
    marks: items.length * each,
    first: '1',
    last: String(items.length),
    parts,
    places: items.map(({ number, question }) => ({
      number: String(number),
      ovals: Array.from({ length: choicesOf(question) }, (_, i) => String(i + 1)),
    })),
    keys: items.map(keyOf),
    overview: items.map(({ number, question }) => ({
      number: String(number),
      topic: '',
      skill: skillName(question.skill, practice.language),
      level: '',
      marks: String(each),
    })),
  }
}

/** `name` becomes the file name of the PDF. */
export function listeningJob(printout: ListeningPrintout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { practice, url } = printout
  const { language, displayTitle, title } = practice
  const paper = {
    language,
    heading: displayTitle,
    subject: PAPERS[language].subject,
    set: displayTitle,
    format: String(yearIn(title)),
    url,
    booklets: [booklet(printout)],
  }
  return bookletJob(paper, choices, name, site)
}
