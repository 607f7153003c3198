/**
 * Holds English texts to docs/content-guide.md, 2, in whatever document they stand: a reason says something, and no sentence says
 * ', for' where children say 'because'. Pure.
 */
import type { ContentFile } from '#server/content/read-content.ts'
import { hanCount } from './texts.ts'

/** ', for it was late': the words after it begin a clause. ', for once' and ', for the first mark' are something else. */
const FOR_AS_BECAUSE = /[,;] for (?:he|she|it|they|we|you|I|there|nobody|everybody|somebody|no one)\b[^,;.]*/g
/** Nothing but questions. */
const ONLY_QUESTIONS = /^(?:[^.!?]*\?["']?\s*)+$/
/** The fields that hold a reason, or a list of them. */
const REASONS = new Set(['reason', 'reasons'])

type Text = Readonly<{ path: string; text: string; isReason: boolean }>

function textsOf(value: unknown, path = '', isReason = false): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value, isReason }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`, isReason || REASONS.has(key)),
  )
}

function faultsOf({ path, text, isReason }: Text): readonly string[] {
  if (hanCount(text) > 0) return []
  return [
    ...(isReason && ONLY_QUESTIONS.test(text) ? [`${path}: a reason that only asks teaches nothing: '${text}'`] : []),
    ...(text.match(FOR_AS_BECAUSE) ?? []).map((words) => `${path}: write 'because': '${words}'`),
  ]
}

/** What is wrong with the wording of these documents, one line each. */
export function reviewWording(documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] {
  return documents.flatMap(({ file, body }) =>
    textsOf(body)
      .flatMap(faultsOf)
      .map((fault) => `${file}: ${fault}`),
  )
}
