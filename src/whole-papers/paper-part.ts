/**
 * The sections of a whole paper as they are read: what the facts of the examination say of each, and the document that
 * fills it. Server side and authors only.
 */
import type { ExamFormat, ExamPaper, ExamSection } from '#exam/exam-facts.ts'
import type { Issue } from '#lib/issue.ts'
import { isObject } from '#lib/json.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { type Task, task } from '#tasks/task.ts'

/** A set of questions of a quiz type, or a text with its questions. */
export type PaperDocument = Readonly<{ kind: 'quiz'; typed: Typed }> | Readonly<{ kind: 'task'; task: Task }>

/** `first` is the number of its first question. */
export type PaperPart = Readonly<{ section: ExamSection; first: number; document: PaperDocument }>

/** The paper of a language that asks for reading and for the use of language: Paper 2. Null for another subject. */
export const languagePaper = ({ papers }: ExamFormat): ExamPaper | null =>
  papers.find(({ name, sections }) => name.startsWith('Paper 2') && sections.some(({ play }) => play !== '')) ?? null

/** The number of a section's first question, from '26 to 35'. */
export const firstOf = ({ numbers }: ExamSection): number => Number(/^\d+/.exec(numbers)?.[0] ?? 0)

export const itemCount = (document: PaperDocument): number =>
  document.kind === 'quiz' ? document.typed.quiz.items.length : document.task.items.length

/** What a document says of the years of its format. */
export const formatOf = (document: PaperDocument): string =>
  document.kind === 'quiz' ? document.typed.quiz.format : document.task.format

type Read = Readonly<{ document: PaperDocument | null; issues: readonly Issue[] }>

const whole = (reason: string): Read => ({ document: null, issues: [{ path: '$', reason }] })

function readTask(stored: unknown, play: string): Read {
  const parsed = task.safeParse(stored, plainWords)
  if (!parsed.success) return { document: null, issues: zodIssues(parsed.error, stored) }
  if (parsed.data.kind !== play) return whole(`is a ${parsed.data.kind}, not a ${play}`)
  return { document: { kind: 'task', task: parsed.data }, issues: [] }
}

const lintTyped = <T extends Typed['type']>({ type, quiz }: Typed<T>, stored: unknown): readonly Issue[] =>
  isObject(stored) ? documents[type].lint(quiz, stored) : []

/** Reads what fills the section `play`; `document` is null where it does not hold. */
export function readDocument(stored: unknown, play: string): Read {
  if (isObject(stored) && 'kind' in stored) return readTask(stored, play)
  const parsed = parseQuiz(stored)
  switch (parsed.status) {
    case 'ok':
      if (parsed.typed.type !== play) return whole(`is a ${parsed.typed.type}, not a ${play}`)
      return { document: { kind: 'quiz', typed: parsed.typed }, issues: lintTyped(parsed.typed, stored) }
    case 'invalid':
      return { document: null, issues: parsed.issues }
    case 'unsupported':
      return whole(`'${parsed.type}' is no quiz type`)
    default:
      return whole('is missing')
  }
}
