/** The sets that a link names: `/sets?s=grammar-mcq/Set_1&s=editing/Set_2`. Pure. */
import type { SetRef } from '#app/parts/set-path.ts'
import { documentId, topicOf } from '#quiz/library/topics.ts'

/** The name of the parameter, once for each set. */
export const SET_FIELD = 's'

/** One set as the parameter writes it. */
export const setName = ({ quizType, setId }: SetRef): string => `${quizType}/${setId}`

/** More would be no worksheet, and a page costs a read for each set. */
export const MAX_SETS = 20

const MAX_NAME = 60

/** `unknown` are names of sets that are not there, cut to a length for the page; `more` is how many are beyond MAX_SETS. */
export type ChosenSets = Readonly<{ chosen: readonly SetRef[]; unknown: readonly string[]; more: number }>

/** In the order of the link, each set once. `known` are the ids of all documents of sets. */
export function readChosen(query: URLSearchParams, known: ReadonlySet<string>): ChosenSets {
  const names = [...new Set(query.getAll(SET_FIELD))]
  const chosen: SetRef[] = []
  const unknown: string[] = []
  for (const name of names) {
    const [quizType = '', setId = '', ...rest] = name.split('/')
    const topic = topicOf(quizType)
    if (topic !== null && rest.length === 0 && known.has(documentId(topic, setId))) chosen.push({ quizType, setId })
    else unknown.push(name.slice(0, MAX_NAME))
  }
  return {
    chosen: chosen.slice(0, MAX_SETS),
    unknown: unknown.slice(0, MAX_SETS),
    more: Math.max(0, chosen.length - MAX_SETS),
  }
}

/** The path of the page with these sets, with its query. */
export const setsPath = (chosen: readonly SetRef[]): string =>
  `/sets?${chosen.map((ref) => `${SET_FIELD}=${setName(ref)}`).join('&')}`
