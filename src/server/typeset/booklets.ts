/** Booklets as the data of `worksheet.typ`: covers, questions, an answer sheet to shade, and the worked key. */
import { type Language, languages } from '#lib/language.ts'
import { qrSvg } from '#lib/qr-drawing.ts'
import type { Site } from '#lib/site.ts'
import type { AnswerPlace, PrintBlock, Line as PrintLine } from '#quiz/contract/print-view.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import type { ChoiceBlock, WorkedKey, WrittenBlock } from '#quiz/worksheet/print/blocks.ts'
import type { stimulusOnPaper } from '#quiz/worksheet/print/stimulus.ts'
import type { Cover } from '#worksheets/booklets.ts'
import { bookletWords, formatWords } from './booklet-words.ts'
import { fileName } from './file-name.ts'
import type { TypesetJob } from './typeset-job.ts'

/** Questions under one heading, '' for none. `title` is that of their text. */
export type BookletPart = Readonly<{
  heading: string
  note: string
  marks: number
  title: PrintLine
  stimulus: ReturnType<typeof stimulusOnPaper> | null
  blocks: readonly (ChoiceBlock | WrittenBlock | PrintBlock)[]
}>

/** `cover` is null for a set. `inKey` is printed above its answers. `places` are its questions on the answer sheet. */
export type Booklet = Readonly<{
  cover: Cover | null
  heading: string
  inKey: string
  note: string
  marks: number
  first: string
  last: string
  parts: readonly BookletPart[]
  places: readonly AnswerPlace[]
  keys: readonly WorkedKey[]
  /** A grid of the key. `topic` and `level` are '' where nothing is known of them. */
  overview: readonly Readonly<{ number: string; topic: string; skill: string; level: string; marks: string }>[]
}>

/** `url` is where it is answered on screen; '' if nowhere. */
export type BookletPaper = Readonly<{
  language: Language
  heading: string
  subject: string
  set: string
  format: string
  url: string
  booklets: readonly Booklet[]
}>

/** `name` becomes the file name of the PDF. */
export function bookletJob(paper: BookletPaper, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { language, heading, subject, set, url } = paper
  const words = bookletWords(language)
  const data = {
    ...paper,
    ...choices,
    language: languages[language].primary,
    format: formatWords(paper.format, language),
    site: { name: site.name, shortName: site.shortName },
    title: `${choices.part === 'key' ? `${words.key} ` : ''}${subject}, ${set}${heading === subject ? '' : `: ${heading}`}`,
    shown: url.replace(/^https?:\/\//, ''),
    qr: url === '' ? '' : qrSvg(url),
    words,
  }
  return { template: 'worksheet', name: fileName(name), data: JSON.stringify(data) }
}
