/** What the pages of a whole paper load. Server side only. */
import { findSet } from '#app/loaders/find-quiz.server.ts'
import type { PrintoutView } from '#app/parts/print/printout-view.ts'
import { languageOf, readWhole, setsLabel, topicSets, wholeQuery } from '#app/parts/print/whole-choice.ts'
import { wholePrintout } from '#app/parts/print/whole-printout.ts'
import type { Topic } from '#quiz/library/topics.ts'
import { readChoices } from '#quiz/print/print-choices.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'
import { originOf } from './site-url.server.ts'

/** The ids of all documents of sets, as `documentId` forms them. */
export const knownSets = async (): Promise<ReadonlySet<string>> => new Set(await services().quizzes.ids('quizzes'))

type WholePaper = Readonly<{
  view: PrintoutView
  /** The parameters that name the sets. */
  setFields: readonly (readonly [string, string])[]
  /** What was asked for and is not on the paper, in words; '' for nothing. */
  leftOut: string
}>

const NO_SETS = 'Choose at least one set.'

const inWords = (missing: readonly Topic[]): string =>
  missing.length === 0 ? '' : `Left out, because there is no such set: ${missing.map(({ title }) => title).join(', ')}.`

/** `name` is the language as the URL has it; 'missing' for one that is none, 'refused' for a paper without a set. */
export async function loadWhole(name: string, request: Request): Promise<WholePaper> {
  const language = languageOf(name)
  if (language === null) return { view: { status: 'missing' }, setFields: [], leftOut: '' }
  const query = new URL(request.url).searchParams
  const { chosen, missing } = readWhole(topicSets(language, await knownSets()), query)
  const found = await Promise.all(
    chosen.map(async (set) => ({ set, view: await findSet({ quizType: set.topic.type, setId: set.id }) })),
  )
  const quizzes: Typed[] = []
  const unusable: Topic[] = []
  for (const { set, view } of found) {
    if (view.status === 'ok' && view.typed.type === set.topic.type) quizzes.push(view.typed)
    else unusable.push(set.topic)
  }
  const used = chosen.filter(({ topic }) => !unusable.includes(topic))
  const setFields = wholeQuery(used)
  const leftOut = inWords([...missing, ...unusable])
  const printout = wholePrintout(language, quizzes, setsLabel(language, used), `${originOf(request)}/practice`)
  if (printout === null) return { view: { status: 'refused', words: NO_SETS }, setFields, leftOut }
  const pdf = services().pdfs !== null
  return { view: { status: 'ok', printout, choices: readChoices(query), pdf }, setFields, leftOut }
}
