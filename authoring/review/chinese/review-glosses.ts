/** Holds the glosses of the documents in Chinese to docs/content-guide.md, 4: each option has one, and each is right in form. */
import { asObject, type JsonObject } from '#lib/json.ts'
import { readGloss } from '#quiz/contract/gloss.ts'
import { glossedWords, type StoredGlosses, storedGlosses } from '#quiz/stored/stored-glosses.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import type { Collection } from '#server/ports/document-store.ts'
import { englishWords, hanCount } from '../texts.ts'
import { isReadingOf } from './readings.ts'

/** A longer phrase has its meaning alone. */
const MAX_WITH_PINYIN = 6
/** Words of a meaning: of a word, and of a longer phrase. */
const WORDS = { short: [2, 4], long: [2, 12] } as const
/** No word of a whole paper says what it means. */
const UNGLOSSED: ReadonlySet<Collection> = new Set(['whole-papers', 'prelimTasks'])
/** So many words of a text have a gloss at least, but in a whole paper. */
const MIN_WORDS_OF_TEXT = 6

const OF_CHOICES = new Set<unknown>(['chinese-mcq', 'inline-context'])
const OF_TEXTS = new Set<unknown>(['chinese-dialogue', 'inline-context', 'reading-1', 'reading-2'])

type Stored = Readonly<{ options: readonly string[]; text: string; glosses: StoredGlosses }>

/** All texts of a value, whatever holds them. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** A task says its kind, a quiz its type. */
const nameOf = ({ type, kind }: JsonObject): unknown => type ?? kind

function storedOf(body: JsonObject): Stored {
  const { passage, dialogue, options, stimulus, questions, glosses } = body
  const asked = OF_CHOICES.has(nameOf(body)) && Array.isArray(questions) ? questions : []
  const parsed = storedGlosses.safeParse(glosses)
  return {
    options: asked
      .flatMap((question) => stringsOf(asObject(question).options))
      .filter((option) => hanCount(option) > 0),
    text: stringsOf([passage, dialogue, options, stimulus]).join('\n'),
    glosses: parsed.success ? parsed.data : {},
  }
}

function entryFaults(word: string, text: string): readonly string[] {
  const { pinyin, meaning } = readGloss(text)
  const isLong = hanCount(word) > MAX_WITH_PINYIN
  const [least, most] = isLong ? WORDS.long : WORDS.short
  const count = englishWords(meaning).length
  return [
    ...(count < least || count > most ? [`'${word}' has a meaning of ${count} words, not ${least} to ${most}`] : []),
    ...(isLong && pinyin !== '' ? [`'${word}' is too long for pinyin`] : []),
    ...(isLong || isReadingOf(pinyin, word) ? [] : [`'${word}' is not read '${pinyin}'`]),
  ]
}

function faultsOf({ options, text, glosses }: Stored, needsWords: boolean): readonly string[] {
  const asked = new Set(options.flatMap((option) => glossedWords(option, glosses)))
  const words = Object.keys(glosses).filter((word) => text.includes(word))
  return [
    ...[...asked].filter((word) => !(word in glosses)).map((word) => `'${word}' has no gloss`),
    ...Object.entries(glosses).flatMap(([word, gloss]) => [
      ...(asked.has(word) || text.includes(word) ? [] : [`'${word}' has a gloss and stands nowhere`]),
      ...entryFaults(word, gloss),
    ]),
    ...(needsWords && words.length < MIN_WORDS_OF_TEXT
      ? [`${words.length} words of the text have a gloss, not ${MIN_WORDS_OF_TEXT}`]
      : []),
  ]
}

/** What is wrong with the glosses of these documents, one line each. In a whole paper no word of a text needs one. */
export function reviewGlosses(
  documents: readonly Pick<ContentFile, 'collection' | 'file' | 'body'>[],
): readonly string[] {
  return documents.flatMap(({ collection, file, body }) => {
    const stored = asObject(body)
    const name = nameOf(stored)
    if (!OF_CHOICES.has(name) && !OF_TEXTS.has(name)) return []
    const needsWords = OF_TEXTS.has(name) && !UNGLOSSED.has(collection)
    return faultsOf(storedOf(stored), needsWords).map((fault) => `${file}: ${fault}`)
  })
}
