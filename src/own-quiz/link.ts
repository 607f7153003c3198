/**
 * A quiz as the text of a link or file: '{version}.{deflated rows}.{check}' (rows.ts). It stands in the fragment of a link,
 * which no server sees. The check tells a text that was cut off or changed on its way from one that is no quiz.
 */
import type { OwnQuiz } from './own-quiz.ts'
import { readers, rowsOf } from './rows.ts'
import { withReasons } from './shorten.ts'

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

/**
 * The name of a quiz in its result codes and for what a tab keeps of it: the same with, without and with other reasons.
 */
export const quizId = (quiz: OwnQuiz): string =>
  `own ${checkOf(JSON.stringify(rowsOf(withReasons(quiz, 'none')).rows))}`

export async function quizText(quiz: OwnQuiz): Promise<string> {
  const { version, rows } = rowsOf(quiz)
  const bytes = new Blob([JSON.stringify(rows)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const text = `${version}.${toSigns(new Uint8Array(await new Response(bytes).arrayBuffer()))}`
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
  const readRows = readers[String(Number(version))]
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
