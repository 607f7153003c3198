/** The index of the sets: a shelf a topic, the rows of lists, and the sets of each skill. Pure. */
import { HEAD, type Indexer, type NamedPart } from '#lib/indexer.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { candidatesOf } from './candidates.ts'
import { levelCounts } from './levels.ts'
import { type LibrarySet, setOf } from './library-set.ts'
import { parseQuiz } from './parse-quiz.ts'
import { MAX_ASKED_SETS, ROWS_A_PART, type Shelf, type ShelfRow, type SkillPosting } from './shelf.ts'
import { skillName } from './skills.ts'
import { readSetId, type Topic, topics } from './topics.ts'

/** The rows of the sets from `part * ROWS_A_PART` on. */
export const rowsPart = (type: TypeName, part: number): string => `rows/${type}/${part}`
export const skillPart = (tag: string): string => `skill/${tag}`

/** What is kept of a set until all are there. */
type Entry = Readonly<{
  row: ShelfRow
  isRead: boolean
  alone: number
  skills: ReadonlyMap<string, Readonly<{ items: number; alone: number }>>
}>

/** Skills without a name lead nowhere. */
function skillsOf(set: LibrarySet): Entry['skills'] {
  const skills = new Map<string, { items: number; alone: number }>()
  const countOf = (tag: string) => {
    const known = skills.get(tag) ?? { items: 0, alone: 0 }
    skills.set(tag, known)
    return known
  }
  const named = ({ skill }: Readonly<{ skill: string }>) => skillName(skill) !== null
  for (const { skill } of (set.typed?.quiz.items ?? []).filter(named)) countOf(skill).items += 1
  for (const { item } of candidatesOf(set)) if (named(item)) countOf(item.skill).alone += 1
  return skills
}

function entryOf(set: LibrarySet): Entry {
  const items = set.typed?.quiz.items ?? []
  return {
    row: { number: set.number, title: set.title, items: items.length, levels: levelCounts(items) },
    isRead: set.typed !== null,
    alone: candidatesOf(set).length,
    skills: skillsOf(set),
  }
}

function shelfSkills(entries: readonly Entry[]): Shelf['skills'] {
  const all = new Map<string, [number, number][]>()
  for (const { row, skills } of entries)
    for (const [tag, { items }] of skills) {
      const sets = all.get(tag) ?? []
      all.set(tag, sets)
      sets.push([row.number, items])
    }
  const counted = Array.from(all, ([tag, sets]) => {
    const items = sets.reduce((sum, [, count]) => sum + count, 0)
    return [tag, { items, best: sets.toSorted(([, a], [, b]) => b - a).slice(0, MAX_ASKED_SETS + 1) }] as const
  })
  return Object.fromEntries(counted)
}

function shelfOf({ type }: Topic, entries: readonly Entry[]): Shelf {
  return {
    type,
    numbers: entries.map(({ row }) => row.number),
    alone: entries.map(({ alone }) => alone),
    unread: entries.flatMap(({ row, isRead }) => (isRead ? [] : [row.number])),
    skills: shelfSkills(entries),
  }
}

function* rowParts({ type }: Topic, entries: readonly Entry[]): Generator<NamedPart> {
  const rows = entries.map(({ row }) => row)
  for (let part = 0; part * ROWS_A_PART < rows.length; part += 1)
    yield { name: rowsPart(type, part), body: rows.slice(part * ROWS_A_PART, (part + 1) * ROWS_A_PART) }
}

function addPostings(all: Map<string, SkillPosting[]>, { type }: Topic, entries: readonly Entry[]): void {
  for (const { row, skills } of entries)
    for (const [tag, counts] of skills) {
      const postings = all.get(tag) ?? []
      all.set(tag, postings)
      postings.push({ type, number: row.number, ...counts })
    }
}

/** The head is `shelves`. A document that is no set of a topic is left out. */
export function createSetIndexer(): Indexer {
  const found = new Map<Topic, Entry[]>()
  return {
    add(id, body) {
      const read = readSetId(id)
      if (read === null) return
      const entries = found.get(read.topic) ?? []
      found.set(read.topic, entries)
      const parsed = parseQuiz(body)
      entries.push(entryOf(setOf(read.topic, read.number, parsed.status === 'ok' ? parsed.typed : null)))
    },
    *parts() {
      const filled = topics.flatMap((topic) => {
        const entries = found.get(topic)?.toSorted((a, b) => a.row.number - b.row.number) ?? []
        return entries.length === 0 ? [] : [{ topic, entries }]
      })
      const postings = new Map<string, SkillPosting[]>()
      yield { name: HEAD, body: filled.map(({ topic, entries }) => shelfOf(topic, entries)) }
      for (const { topic, entries } of filled) {
        yield* rowParts(topic, entries)
        addPostings(postings, topic, entries)
      }
      for (const [tag, body] of postings) yield { name: skillPart(tag), body }
    },
  }
}
