/**
 * A quiz as the text of a link or file: '1.{deflated rows}.{check}', and '2.…' for one about a text. It stands in the fragment of a
 * link, which no server sees. The check tells a text that was cut off or changed on its way from one that is no quiz.
 */
import { z } from 'zod'
import { isText, type OwnQuestions, type OwnQuiz, ownQuestions } from './own-quiz.ts'
import { withReasons } from './shorten.ts'
import { type OwnText, ownText } from './texts/own-text.ts'

/** The longest text that is read, in characters. */
export const MAX_TEXT_LENGTH: number = 16 * 1024
/** What it may hold, in bytes: reading stops there. */
const MAX_BYTES = 128 * 1024

const CHECK_LENGTH = 7

/** FNV-1a of 32 bits, in letters and digits that no chat takes for the end of a link. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36).padStart(CHECK_LENGTH, '0')
}

const toSigns = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromSigns = (signs: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** The rows of questions: title, then prompt, options, key, reason and reasons of each. */
const questionRows = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.array(z.string()), z.number(), z.string(), z.array(z.string())])),
])

/** The rows of a text: type, title, paragraphs, words, then answers, options, reason and reasons of each place. */
const textRows = z.tuple([
  z.string(),
  z.string(),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.tuple([z.array(z.string()), z.array(z.string()), z.string(), z.array(z.string())])),
])

const rowsOf = (quiz: OwnQuiz): z.infer<typeof questionRows> | z.infer<typeof textRows> =>
  isText(quiz)
    ? [
        quiz.type,
        quiz.title,
        quiz.paragraphs,
        quiz.words,
        quiz.items.map(({ answers, options, reason, reasons }) => [answers, options, reason, reasons]),
      ]
    : [
        quiz.title,
        quiz.questions.map(({ prompt, options, key, reason, reasons }) => [prompt, options, key, reason, reasons]),
      ]

function readQuestions(rows: unknown): OwnQuestions | undefined {
  const [title, list] = questionRows.parse(rows)
  const questions = list.map(([prompt, options, key, reason, reasons]) => ({ prompt, options, key, reason, reasons }))
  return ownQuestions.safeParse({ title, questions }).data
}

function readText(rows: unknown): OwnText | undefined {
  const [type, title, paragraphs, words, list] = textRows.parse(rows)
  const items = list.map(([answers, options, reason, reasons]) => ({ answers, options, reason, reasons }))
  return ownText.safeParse({ type, title, paragraphs, words, items }).data
}

/** What each version of the text holds. */
const READERS: Readonly<Record<string, (rows: unknown) => OwnQuiz | undefined>> = { '1': readQuestions, '2': readText }

/**
 * The name of a quiz in its result codes and for what a tab keeps of it: the same with, without and with other reasons.
 */
export const quizId = (quiz: OwnQuiz): string => `own ${checkOf(JSON.stringify(rowsOf(withReasons(quiz, 'none'))))}`

export async function quizText(quiz: OwnQuiz): Promise<string> {
  const bytes = new Blob([JSON.stringify(rowsOf(quiz))]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const text = `${isText(quiz) ? 2 : 1}.${toSigns(new Uint8Array(await new Response(bytes).arrayBuffer()))}`
  return `${text}.${checkOf(text)}`
}

/** `none` is an empty text; `cut` lacks its end; `version` is one that this page does not know. */
export type ReadQuiz =
  | Readonly<{ status: 'ok'; quiz: OwnQuiz }>
  | Readonly<{ status: 'none' | 'cut' | 'damaged' | 'too-large' | 'version' }>

/** At most `MAX_BYTES`; null for more. Rejects where it is not deflated. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > MAX_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const FORM = /^(\d{1,3})\.([\w-]*)(?:\.([a-z0-9]*))?$/

/** Whether a text was meant to be a quiz. */
export const looksLikeQuiz = (text: string): boolean => /^\d{1,3}\.[\w-]{8}/.test(text)

export async function readQuizText(text: string): Promise<ReadQuiz> {
  if (text === '') return { status: 'none' }
  if (text.length > MAX_TEXT_LENGTH) return { status: 'too-large' }
  const [, version, signs = '', check = ''] = FORM.exec(text) ?? []
  if (version === undefined) return { status: 'damaged' }
  const readRows = READERS[String(Number(version))]
  if (readRows === undefined) return { status: 'version' }
  if (check.length < CHECK_LENGTH) return { status: 'cut' }
  if (check !== checkOf(`${version}.${signs}`)) return { status: 'damaged' }
  try {
    const inside = await inflated(fromSigns(signs))
    if (inside === null) return { status: 'too-large' }
    const quiz = readRows(JSON.parse(inside))
    return quiz === undefined ? { status: 'damaged' } : { status: 'ok', quiz }
  } catch {
    return { status: 'damaged' }
  }
}
