/** Sets of one language put together to one paper to print. Server side only. */
import { findSet } from '#app/loaders/find-quiz.server.ts'
import { languageNamed, readWhole, setsLabel, topicSets, wholePath, wholeQuery } from '#app/parts/print/whole-choice.ts'
import { wholePrintout } from '#app/parts/print/whole-printout.ts'
import type { Topic } from '#quiz/library/topics.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'
import { MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'
import { ofPrintout } from './quiz-printable.server.ts'

const NO_SETS = 'Choose at least one set.'

const inWords = (missing: readonly Topic[]): string =>
  missing.length === 0 ? '' : `Left out, because there is no such set: ${missing.map(({ title }) => title).join(', ')}.`

/** 'missing' for a language that there is not, 'refused' for a paper without a set. */
export async function printableSets({ params, query, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { language: name = '' } = params
  const language = languageNamed(name)
  if (language === null) return MISSING
  const { chosen, missing } = readWhole(topicSets(language, await services().setLibrary.shelves()), query)
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
  const leftOut = inWords([...missing, ...unusable])
  const back = { to: wholePath(language), text: 'Choose other sets' }
  const printout = wholePrintout(language, quizzes, setsLabel(language, used), `${origin}/practice`)
  const shared = { back, isByPath: false }
  if (printout === null) {
    const words = `${leftOut} ${NO_SETS}`.trim()
    return { status: 'refused', words, httpStatus: leftOut === '' ? 200 : 404, ...shared }
  }
  const path = wholePath(language)
  return {
    ...ofPrintout(printout, `${name}-paper`),
    ...shared,
    path,
    query: wholeQuery(used),
    leftOut,
    isStored: false,
  }
}
