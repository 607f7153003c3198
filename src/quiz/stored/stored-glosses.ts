/** The field `glosses` of a document in Chinese: how its words sound and what they mean, by word (docs/behaviour.md, 7.15). */
import { z } from 'zod'
import { type Gloss, readGloss } from '#quiz/contract/gloss.ts'

/** '资源': 'zī yuán: natural resources'. A phrase too long for pinyin has its meaning alone. */
export const storedGlosses = z.record(z.string(), z.string()).default({})

export type StoredGlosses = z.infer<typeof storedGlosses>

/** Between the words of an option that lists several. */
const LIST = '、'

/** The words of an option that have an entry of their own: the whole of it, or what it lists. */
export function glossedWords(option: string, glosses: StoredGlosses): readonly string[] {
  return option in glosses ? [option] : option.split(LIST)
}

function optionGloss(option: string, stored: StoredGlosses): readonly Gloss[] {
  const words = glossedWords(option, stored)
  const glosses = words.flatMap((word) => {
    const text = stored[word]
    return text === undefined ? [] : [readGloss(text)]
  })
  if (glosses.length < words.length) return []
  const pinyin = glosses.map((gloss) => gloss.pinyin).join(LIST)
  return [{ pinyin, meaning: glosses.map((gloss) => gloss.meaning).join('; ') }]
}

/** The glosses of these options, by option. One with a word that has no entry has none. */
export function optionGlosses(options: readonly string[], stored: StoredGlosses): Readonly<Record<string, Gloss>> {
  return Object.fromEntries(
    options.flatMap((option) => optionGloss(option, stored).map((gloss) => [option, gloss] as const)),
  )
}
