/** What the tables of a class load: sets in plain words. Server side only. */
import { data } from 'react-router'
import { boardPath, hasBoard, type SetRef } from '#app/parts/set-path.ts'
import type { ClassScreenProps } from '#quiz/class/class-screen.tsx'
import type { ClassItem, ClassSet } from '#quiz/class/class-set.ts'
import type { CodedSet } from '#quiz/class/coded-set.ts'
import { type LibrarySet, setName } from '#quiz/library/library-set.ts'
import { skillName } from '#quiz/library/skills.ts'
import { documentId } from '#quiz/library/topics.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { codedItems, offeredBy } from '#quiz/result-code/code-of-result.ts'
import { services } from '#server/services.server.ts'
import { offeredIn } from './chosen-sets.server.ts'
import { listing, listingStatus } from './listing.server.ts'

/** A prompt without its markers; a place to fill is a line. */
const plain = (text: string): string =>
  parseMarkup(text)
    .segments.map((segment) => {
      if (segment.kind === 'text') return segment.source
      return segment.kind === 'mark' || segment.kind === 'target' ? segment.text : '____'
    })
    .join('')

function classItems<T extends TypeName>({ type, quiz }: Typed<T>): readonly ClassItem[] {
  const definition = definitions[type]
  return codedItems(quiz).map((item) => {
    const offered = offeredBy(definition, quiz, item)
    return {
      id: item.id,
      text: plain(item.prompt),
      key: plain(definition.responseText(quiz, item, item.key)),
      choices: offered.map((value) => plain(definition.responseText(quiz, item, value))),
      signs: item.options.length > 0 ? [] : offered,
      skill: skillName(item.skill) ?? '',
    }
  })
}

const choicesOf = <T extends TypeName>({ type, quiz }: Typed<T>): readonly number[] =>
  codedItems(quiz).map((item) => offeredBy(definitions[type], quiz, item).length)

/** No entry for a set whose document cannot be read. */
function classSets(all: readonly LibrarySet[]): readonly ClassSet[] {
  return all.flatMap((set) => {
    const { topic, setId, typed } = set
    if (typed === null) return []
    const board = hasBoard(definitions[typed.type]) ? boardPath({ quizType: topic.type, setId }) : ''
    const id = documentId(topic, setId)
    return [{ id, name: setName(set), language: topic.language, board, items: classItems(typed) }]
  })
}

function codedSets(all: readonly LibrarySet[]): readonly CodedSet[] {
  return all.flatMap((set) => {
    const { topic, setId, typed } = set
    return typed === null ? [] : [{ id: documentId(topic, setId), name: setName(set), choices: choicesOf(typed) }]
  })
}

/** All sets: their tables, and by topic. */
export async function loadClasses() {
  const listed = await listing(async () => {
    const all = await services().setLibrary.all()
    return { screen: { sets: classSets(all), others: [] } satisfies ClassScreenProps, offered: offeredIn(all) }
  })
  return data({ listed }, { status: listingStatus(listed) })
}

/** `screen` is null for a set that is not there. */
export async function loadClass({ quizType, setId }: SetRef) {
  const all = await services().setLibrary.all()
  const found = all.filter((set) => set.topic.type === quizType && set.setId === setId)
  const [own] = classSets(found)
  if (own === undefined) return data({ screen: null, name: '', title: '' }, { status: 404 })
  const screen: ClassScreenProps = { sets: [own], others: codedSets(all).filter(({ id }) => id !== own.id) }
  return data({ screen, name: own.name, title: found[0]?.typed?.quiz.title ?? '' }, { status: 200 })
}
