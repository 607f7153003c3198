/**
 * What gives a key away without any knowledge, over all documents of a quiz type (docs/content-guide.md, 2): its length among the
 * options, and a skill that stands at the same place. Each sentence gives the figure that was measured. Pure.
 */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { plainText } from '#quiz/markup/parse-markup.ts'
import type { Shelved } from './review-library.ts'

/** Of the items with one longest (or shortest) option: how many have it as their key at most. Chance gives 25 %. */
const MAX_SHARE_OF_A_LENGTH = 0.4
/** Fewer items than this say nothing. */
const MIN_ITEMS = 20
/** The share of a type's documents that may ask for one skill at one place. */
const MAX_SHARE_OF_A_SKILL = 0.75
const MIN_DOCUMENTS = 5

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Whether the key is the only option of this length; null where two options share the length. */
function keyIs(item: Item, extreme: (...lengths: number[]) => number): boolean | null {
  const lengths = item.options.map((option) => plainText(option).length)
  const wanted = extreme(...lengths)
  if (lengths.filter((length) => length === wanted).length !== 1) return null
  return lengths[Number(item.key)] === wanted
}

function lengthFaults(type: string, items: readonly Item[]): readonly string[] {
  const choices = items.filter(({ options }) => options.length > 0)
  return [['longest', Math.max] as const, ['shortest', Math.min] as const].flatMap(([name, extreme]) => {
    const told = choices.map((item) => keyIs(item, extreme)).filter((is) => is !== null)
    const share = told.filter((is) => is).length / Math.max(1, told.length)
    return told.length >= MIN_ITEMS && share > MAX_SHARE_OF_A_LENGTH
      ? [`${type}: the ${name} option is the key in ${percent(share)} of ${told.length} items (chance: 25 %)`]
      : []
  })
}

function placeFaults(type: string, quizzes: readonly (readonly Item[])[]): readonly string[] {
  if (quizzes.length < MIN_DOCUMENTS) return []
  const longest = Math.max(...quizzes.map((items) => items.length))
  return Array.from({ length: longest }, (_, place) => {
    const skills = quizzes.flatMap((items) => items[place]?.skill || [])
    const [skill, same = []] =
      [...Map.groupBy(skills, (name) => name)].sort((a, b) => b[1].length - a[1].length)[0] ?? []
    const share = same.length / quizzes.length
    return share > MAX_SHARE_OF_A_SKILL
      ? `${type}: item ${place + 1} asks for '${skill}' in ${percent(share)} of ${quizzes.length} documents`
      : ''
  }).filter((line) => line !== '')
}

/** What gives keys away over the whole library, one sentence each. */
export function reviewGiveaways(shelf: readonly Shelved[]): readonly string[] {
  return [...Map.groupBy(shelf, ({ typed }) => typed.type)].flatMap(([type, documents]) => {
    const quizzes = documents.map(({ typed }) => typed.quiz.items)
    return [...lengthFaults(type, quizzes.flat()), ...placeFaults(type, quizzes)]
  })
}
