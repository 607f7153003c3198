/** Reads whatever a teacher pastes or opens: what it is follows from its content, not from its name. */
import { type Drafts, FileRefused, type Found, isTextDraft, NO_DRAFT } from '#own-quiz/draft.ts'
import { looksLikeQuiz, readQuizText } from '#own-quiz/link.ts'
import { isText, type OwnQuestions } from '#own-quiz/own-quiz.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { textRows } from '#own-quiz/texts/text-rows.ts'
import { isArchive, MAX_FILE, unpacked } from './archive.ts'
import { noArchiveBecause, noQuestionsBecause, noTextBecause } from './no-questions.ts'

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

/** Questions about one text are that text. */
const whole = async (found: Found): Promise<Found> =>
  isTextDraft(found) ? found : (await import('./one-text.ts')).oneText(found)

/** A text of any of the kinds. Rejects with FileRefused. */
export async function readText(source: string): Promise<Found> {
  const text = source.replace(/^\uFEFF/, '')
  const begin = text.trimStart()
  if (looksLikeQuiz(begin)) return readOwn(begin.trimEnd())
  const refused = noQuestionsBecause(begin)
  if (refused !== '') throw new FileRefused(refused)
  if (/^<(?:\?xml|!DOCTYPE|!--|[\w:-]+[\s/>])/i.test(begin)) return whole(await readXmlText(begin))
  const { looksLikeAiken, readAiken } = await import('./aiken.ts')
  if (looksLikeAiken(text)) return readAiken(text)
  const { looksLikeGift, readGift } = await import('./gift.ts')
  if (looksLikeGift(text)) return whole(readGift(text))
  return whole((await import('./table.ts')).readTable(text))
}

/** The files by their paths in the folder that holds the manifest: some programs pack the folder, not what is in it. */
function withoutFolder(files: ReadonlyMap<string, string>, manifest: string): ReadonlyMap<string, string> {
  const found = [...files.keys()].find((name) => name.endsWith(`/${manifest}`) && !name.startsWith('__MACOSX/'))
  if (found === undefined || files.has(manifest)) return files
  const folder = found.slice(0, -manifest.length)
  return new Map(
    [...files].flatMap(([name, text]) => (name.startsWith(folder) ? [[name.slice(folder.length), text]] : [])),
  )
}

async function readArchive(bytes: Uint8Array): Promise<Found> {
  const files = unpacked(bytes, /\.(?:xml|rels)$|^h5p\.json$/i)
  if (files.has('xl/workbook.xml')) return (await import('./workbook.ts')).readWorkbook(files)
  const { MANIFEST, readPackage } = await import('./qti.ts')
  const inside = withoutFolder(files, MANIFEST)
  if (inside.has(MANIFEST)) return whole(readPackage(inside))
  throw new FileRefused(noArchiveBecause([...files.keys()]))
}

/** Chinese as Chinese Windows writes it: its letters have two bytes, and no text of Western Europe has only such pairs. */
const isChinese = (bytes: Uint8Array): boolean => {
  let run = 0
  for (const byte of bytes) {
    if (byte < 0x80 && run % 2 === 1) return false
    if (byte >= 0x80 && byte < 0xa1) return false
    run = byte < 0x80 ? 0 : run + 1
  }
  return run % 2 === 0
}

/** Excel writes 'Unicode text' in two bytes a letter, and CSV in the letters of the computer. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isChinese(bytes) ? 'gb18030' : 'windows-1252').decode(bytes)
  }
}

async function readAny(bytes: Uint8Array): Promise<Found> {
  if (bytes.length > MAX_FILE) throw new FileRefused('This file is too large: 2 MB is the most.')
  if (isArchive(bytes)) return readArchive(bytes)
  const refused = noTextBecause(bytes)
  if (refused !== '') throw new FileRefused(refused)
  return readText(textOf(bytes))
}

/** A file of any of the kinds. Rejects with FileRefused. */
export async function readFile(bytes: Uint8Array): Promise<Found> {
  const found = await readAny(bytes)
  if (!isTextDraft(found) && found.drafts.length === 0) throw new FileRefused('No question was found in this file.')
  return found
}
