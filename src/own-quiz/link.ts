/**
 * A quiz as the text of a link or file: '1.{deflated rows}.{check}'. It stands in the fragment of a link, which no server sees. The
 * check tells a text that was cut off or changed on its way from one that is no quiz.
 */
import { z } from 'zod'
import { type OwnQuiz, ownQuiz } from './own-quiz.ts'

const VERSION = 1

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

/** The rows of a quiz: title, then prompt, options, key, reason and reasons of each question. */
const rows = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.array(z.string()), z.number(), z.string(), z.array(z.string())])),
])

const rowsOf = ({ title, questions }: OwnQuiz): z.infer<typeof rows> => [
  title,
  questions.map(({ prompt, options, key, reason, reasons }) => [prompt, options, key, reason, reasons]),
]

export async function quizText(quiz: OwnQuiz): Promise<string> {
  const bytes = new Blob([JSON.stringify(rowsOf(quiz))]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const text = `${VERSION}.${toSigns(new Uint8Array(await new Response(bytes).arrayBuffer()))}`
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

function quizOf(text: string): OwnQuiz | null {
  const parsed = rows.safeParse(JSON.parse(text))
  if (!parsed.success) return null
  const [title, list] = parsed.data
  const questions = list.map(([prompt, options, key, reason, reasons]) => ({ prompt, options, key, reason, reasons }))
  return ownQuiz.safeParse({ title, questions }).data ?? null
}

const FORM = /^(\d{1,3})\.([\w-]*)(?:\.([a-z0-9]*))?$/

/** Whether a text was meant to be a quiz. */
export const looksLikeQuiz = (text: string): boolean => /^\d{1,3}\.[\w-]{8}/.test(text)

export async function readQuizText(text: string): Promise<ReadQuiz> {
  if (text === '') return { status: 'none' }
  if (text.length > MAX_TEXT_LENGTH) return { status: 'too-large' }
  const [, version, signs = '', check = ''] = FORM.exec(text) ?? []
  if (version === undefined) return { status: 'damaged' }
  if (Number(version) !== VERSION) return { status: 'version' }
  if (check.length < CHECK_LENGTH) return { status: 'cut' }
  if (check !== checkOf(`${version}.${signs}`)) return { status: 'damaged' }
  try {
    const inside = await inflated(fromSigns(signs))
    if (inside === null) return { status: 'too-large' }
    const quiz = quizOf(inside)
    return quiz === null ? { status: 'damaged' } : { status: 'ok', quiz }
  } catch {
    return { status: 'damaged' }
  }
}
