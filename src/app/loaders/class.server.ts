/** What the table of a class loads: one set in plain words, and the names of all sets. Server side only. */
import { data } from 'react-router'
import { boardPath, hasBoard, type SetRef } from '#app/parts/set-path.ts'
import type { ClassItem, ClassScreenProps } from '#quiz/class/class-screen.tsx'
import type { CodedSet } from '#quiz/class/read-class.ts'
import { skillName } from '#quiz/library/skills.ts'
import { documentId, sets, topicOf, topics } from '#quiz/library/topics.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { codedItems, offeredBy } from '#quiz/result-code/code-of-result.ts'
import { findSet } from './find-quiz.server.ts'
import { knownSets } from './load-whole.server.ts'

/** A prompt without its markers; a place to fill is a line. */
const plain = (text: string): string =>
  parseMarkup(text)
    .segments.map((segment) => {
      if (segment.kind === 'text') return segment.source
      return segment.kind === 'mark' || segment.kind === 'target' ? segment.text : '____'
    })
    .join('')

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

function classItems<T extends TypeName>({ type, quiz }: Typed<T>, ref: SetRef): readonly ClassItem[] {
  const definition = definitions[type]
  return codedItems(quiz).map((item) => {
    const skill = skillName(item.skill) ?? ''
    return {
      id: item.id,
      text: plain(item.prompt),
      key: plain(definition.responseText(quiz, item, item.key)),
      choices: offeredBy(definition, quiz, item).map((value) => ({
        short: item.options.length > 0 ? String(Number(value) + 1) : value,
        full: plain(definition.responseText(quiz, item, value)),
      })),
      skill,
      skillLanguage: isHan(skill) ? 'zh-Hans' : 'en',
      board: hasBoard(definition) ? `${boardPath(ref)}#q-${item.id}` : '',
    }
  })
}

/** The sets that are there, with the ids of their documents. */
async function codedSets(): Promise<readonly CodedSet[]> {
  const known = await knownSets()
  return topics.flatMap((topic) =>
    sets.flatMap(({ id, year }) => {
      const document = documentId(topic, id)
      return known.has(document) ? [{ id: document, name: `${topic.gloss || topic.title} ${year}` }] : []
    }),
  )
}

/** `screen` is null for a set that is not there. */
export async function loadClass(ref: SetRef) {
  const [topic, view] = [topicOf(ref.quizType), await findSet(ref)]
  if (topic === null || view.status !== 'ok') return data({ screen: null, name: '', title: '' }, { status: 404 })
  const id = documentId(topic, ref.setId)
  const all = await codedSets()
  const screen: ClassScreenProps = {
    set: id,
    language: topic.language,
    items: classItems(view.typed, ref),
    others: all.filter((other) => other.id !== id),
  }
  const name = all.find((one) => one.id === id)?.name ?? topic.title
  return data({ screen, name, title: view.typed.quiz.title }, { status: 200 })
}
