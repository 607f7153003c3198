/** Reads whatever a teacher pastes or opens: what it is follows from its content, not from its name. */
import { type Drafts, FileRefused, type Found, NO_DRAFT } from '#own-quiz/draft.ts'
import { looksLikeQuiz, readQuizText } from '#own-quiz/link.ts'
import { isText, type OwnQuestions } from '#own-quiz/own-quiz.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { textRows } from '#own-quiz/texts/text-rows.ts'
import { isArchive, MAX_FILE, unpacked } from './archive.ts'

const fromQuestions = ({ title, questions }: OwnQuestions): Drafts => ({
  title,
  drafts: questions.map(({ prompt, options, key, reason, reasons }) => ({
    ...NO_DRAFT,
    prompt,
    options,
    keys: [key],
    reason,
    reasons,
  })),
})

async function readOwn(text: string): Promise<Found> {
  const read = await readQuizText(text)
  if (read.status !== 'ok') throw new FileRefused(QUIZ_REFUSALS[read.status])
  const { quiz } = read
  if (!isText(quiz)) return fromQuestions(quiz)
  const { readRows } = await import('./table.ts')
  const rows = textRows(quiz).map((cells, i) => ({ line: i + 1, cells }))
  return { ...readRows(rows), title: quiz.title }
}

async function readXmlText(text: string): Promise<Drafts> {
  const { readXml } = await import('./xml.ts')
  const root = readXml(text)
  if (root.name === 'quiz') return (await import('./moodle.ts')).readMoodle(root)
  const item = (await import('./qti.ts')).readItem(root)
  if (item !== null) return { title: root.attributes.title ?? '', drafts: [item] }
  throw new FileRefused(`This is XML of a kind that is not read here (${root.name}).`)
}

/** A text of any of the kinds. Rejects with FileRefused. */
export async function readText(source: string): Promise<Found> {
  const text = source.replace(/^\uFEFF/, '')
  const begin = text.trimStart()
  if (looksLikeQuiz(begin)) return readOwn(begin.trimEnd())
  if (/^<(?:\?xml|!DOCTYPE|\w+[\s>])/i.test(begin)) return readXmlText(begin)
  const { looksLikeAiken, readAiken } = await import('./aiken.ts')
  if (looksLikeAiken(text)) return readAiken(text)
  const { looksLikeGift, readGift } = await import('./gift.ts')
  if (looksLikeGift(text)) return readGift(text)
  return (await import('./table.ts')).readTable(text)
}

async function readArchive(bytes: Uint8Array): Promise<Found> {
  const files = unpacked(bytes, /\.(?:xml|rels)$/i)
  if (files.has('xl/workbook.xml')) return (await import('./workbook.ts')).readWorkbook(files)
  if (files.has('word/document.xml'))
    throw new FileRefused('This is a document of Word. Copy its table and paste it above.')
  const { MANIFEST, readPackage } = await import('./qti.ts')
  if (files.has(MANIFEST)) return readPackage(files)
  throw new FileRefused('This archive holds no questions that are read here.')
}

/** Excel writes 'Unicode text' in two bytes a letter, and CSV in the letters of the computer. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const OTHER_FILES: readonly Readonly<{ begin: string; words: string }>[] = [
  { begin: '%PDF', words: 'This is a PDF. Copy its questions into a sheet, a row each, and paste them above.' },
  { begin: '\u00d0\u00cf\u0011\u00e0', words: 'This is an old file of Excel or Word. Save it as XLSX or CSV.' },
]

/** A file of any of the kinds. Rejects with FileRefused. */
export async function readFile(bytes: Uint8Array): Promise<Found> {
  if (bytes.length > MAX_FILE) throw new FileRefused('This file is too large: 2 MB is the most.')
  if (isArchive(bytes)) return readArchive(bytes)
  const begin = String.fromCharCode(...bytes.subarray(0, 4))
  const other = OTHER_FILES.find((kind) => begin.startsWith(kind.begin))
  if (other !== undefined) throw new FileRefused(other.words)
  return readText(textOf(bytes))
}
