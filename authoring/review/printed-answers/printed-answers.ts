/**
 * Finds answers of a school's paper that stand printed elsewhere in the same paper: a pupil who turns the page reads
 * them off. It compares words, not meanings, so that some findings have to be allowed by name.
 */
import type { ByLanguage } from '#lib/language.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import type { Allowed } from './allowed.ts'
import { chineseClues } from './chinese-clues.ts'
import type { Clue } from './clue.ts'
import { englishClues } from './english-clues.ts'
import { type PrintedText, printedTexts } from './printed-texts.ts'

/** An item, what would answer it, and where that is printed: '2024-Kingfisher-Editing passage'. */
type Finding = Readonly<{ item: string; shows: string; where: string; excerpt: string }>

type Section = Readonly<{ id: string; typed: Typed; texts: readonly PrintedText[] }>

type StoredDocument = Pick<ContentFile, 'collection' | 'id' | 'body'>

/** Characters of an excerpt on each side of what it shows. */
const AROUND = 24

/** The sections of each school's paper of a year. Documents that do not parse or belong to no school are left out. */
function papersOf(documents: readonly StoredDocument[]): readonly (readonly Section[])[] {
  const sections = documents.flatMap(({ collection, id, body }) => {
    const ref = collection === 'prelimQuizzes' ? parsePrelimId(id) : null
    const parsed = parseQuiz(body)
    if (ref === null || parsed.status !== 'ok') return []
    const { typed } = parsed
    return [{ paper: `${ref.year}-${ref.school}`, id, typed, texts: printedTexts(typed) }]
  })
  return [...Map.groupBy(sections, ({ paper }) => paper).values()]
}

const CLUES: ByLanguage<(typed: Typed, item: Item) => readonly Clue[]> = { en: englishClues, 'zh-Hans': chineseClues }

const cluesOf = (typed: Typed, item: Item): readonly Clue[] => CLUES[definitions[typed.type].language](typed, item)

/** In its own section an item is answered by other items and by the title, but not by the text that it is a part of. */
function textsBeside(own: Section, item: Item, other: Section): readonly PrintedText[] {
  if (own.id !== other.id) return other.texts
  const whole = 'passage' in own.typed.quiz || 'lines' in own.typed.quiz
  return own.texts.filter(({ part }) => part === 'title' || (!whole && part !== `item ${item.id}`))
}

function excerptAround(text: string, at: number, length: number): string {
  const cut = text.slice(Math.max(0, at - AROUND), at + length + AROUND)
  return cut.replaceAll('\n', ' ').trim()
}

function findingsOf(paper: readonly Section[], own: Section, item: Item): Finding[] {
  const places = paper.flatMap((other) =>
    textsBeside(own, item, other).map(({ part, text }) => ({ where: `${other.id} ${part}`, text })),
  )
  return cluesOf(own.typed, item).flatMap(({ shows, pattern }) =>
    places.flatMap(({ where, text }) => {
      const match = pattern.exec(text)
      if (match === null) return []
      return [
        { item: `${own.id} item ${item.id}`, shows, where, excerpt: excerptAround(text, match.index, match[0].length) },
      ]
    }),
  )
}

const isSame = (allowed: Allowed, { item, shows, where }: Finding): boolean =>
  allowed.item === item && allowed.shows === shows && allowed.where === where

/** One line a finding that is not allowed, and one an entry of the list that finds nothing in a paper that is there. */
export function printedAnswers(documents: readonly StoredDocument[], list: readonly Allowed[]): string[] {
  const papers = papersOf(documents)
  const ids = new Set(papers.flat().map(({ id }) => id))
  const findings = papers.flatMap((paper) =>
    paper.flatMap((own) => own.typed.quiz.items.flatMap((item) => findingsOf(paper, own, item))),
  )
  const stale = list
    .filter(({ item }) => ids.has(item.split(' ')[0] ?? ''))
    .filter((entry) => !findings.some((finding) => isSame(entry, finding)))
  return [
    ...findings
      .filter((finding) => !list.some((entry) => isSame(entry, finding)))
      .map(({ item, shows, where, excerpt }) => `${item}: its answer '${shows}' is printed in ${where}: '${excerpt}'`),
    ...stale.map(({ item, shows, where }) => `${item}: '${shows}' is allowed in ${where}, but is not printed there`),
  ]
}
