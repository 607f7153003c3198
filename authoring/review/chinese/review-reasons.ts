/**
 * Holds the reasons for wrong answers in Chinese to docs/content-guide.md, 4.9: their characters are no harder than those of the
 * item. A frequency list of newspapers calls some words of the house and of pinyin lessons rare; these are known.
 */
import { asObject, type JsonObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { rareCharacters } from '../words/spelling.ts'

/** Learnt by Primary 5: 翘舌, 韵母, 竖 and 逗号; 筷子, 勺子, 帐篷, 笛子; 捡, 炒, 舀; 傍晚, 羡慕, 鸽子, 胡姬花. */
const KNOWN = new Set('翘韵竖逗筷勺篷笛捡炒舀傍羡鸽姬')
/** The English at the end of a reason. */
const GLOSS = /\([^()]*\)$/

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** All texts of a value but its reasons. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => (key === 'reasons' || key === 'mistakes' ? '' : textOf(inner)))
    .join('')
}

/** `known` are the texts that the pupil reads with the reason. */
function faultsOf(reasons: readonly unknown[], known: string): readonly string[] {
  return reasons.flatMap((reason) => {
    const text = typeof reason === 'string' ? reason.replace(GLOSS, '') : ''
    const hard = rareCharacters(text).filter((character) => !KNOWN.has(character) && !known.includes(character))
    return hard.length === 0 ? [] : [`a reason has a character harder than its item, ${hard.join('')}: '${text}'`]
  })
}

function documentFaults(stored: JsonObject): readonly string[] {
  const { questions, items, mistakes } = stored
  const whole = textOf(stored)
  const asked = [...listOf(questions), ...listOf(items)].flatMap((question) => listOf(asObject(question).reasons))
  const replies = listOf(mistakes)
    .flatMap(listOf)
    .map((mistake) => asObject(mistake).reason)
  return faultsOf([...asked, ...replies], whole)
}

const HAN = /\p{Script=Han}/u

/** What in the reasons of these documents is too hard, one line each. */
export function reviewReasons(documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] {
  return documents.flatMap(({ file, body }) => {
    const stored = asObject(body)
    const title = typeof stored.title === 'string' ? stored.title : ''
    return HAN.test(title) || HAN.test(textOf(stored.questions))
      ? documentFaults(stored).map((fault) => `${file}: ${fault}`)
      : []
  })
}
