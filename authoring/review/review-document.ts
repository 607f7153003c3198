/** Holds one quiz document to docs/content-guide.md: lengths, explanations, tags, key spread. It reads no other document. */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { Norms, Range } from '#quiz/contract/quiz-document.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { skillName } from '#quiz/library/skills.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { LETTERS, MAX_SENTENCE } from './guide.ts'
import { englishWords, hanCount, sentences } from './texts.ts'

/** Advice on a document; `where` names the item or part. */
export type Advice = Readonly<{ where: string; reason: string }>

const outside = (count: number, [least, most]: Range): boolean => count < least || count > most

/** In what the length of a text is counted, and how. */
const LENGTHS: ByLanguage<Readonly<{ unit: string; of(text: string): number }>> = {
  en: { unit: 'words', of: (text) => englishWords(text).length },
  'zh-Hans': { unit: 'characters', of: hanCount },
}

function explanationAdvice(item: Item, own: Norms, language: Language): Advice[] {
  const where = `item ${item.id}`
  if (item.explanation === '') return [{ where, reason: 'no explanation' }]
  const { unit, of } = LENGTHS[language]
  const count = of(item.explanation)
  const [least, most] = own.explanation
  return outside(count, own.explanation)
    ? [{ where, reason: `explanation of ${count} ${unit}, not ${least} to ${most}` }]
    : []
}

function skillAdvice(item: Item): Advice[] {
  const where = `item ${item.id}`
  if (item.skill === '') return [{ where, reason: 'no skill' }]
  return skillName(item.skill) === null ? [{ where, reason: `'${item.skill}' is not in the list of skills` }] : []
}

/** The running text of a quiz: its passage or dialogue; '' if it has none. */
export function passageOf({ quiz }: Typed): string {
  if ('passage' in quiz) return quiz.passage
  return 'lines' in quiz ? quiz.lines.map((line) => line.text).join('\n') : ''
}

function passageAdvice(typed: Typed, language: Language): Advice[] {
  const own = documents[typed.type].norms
  const text = passageOf(typed)
  if (own.passage === null) return []
  const { of } = LENGTHS[language]
  const count = of(text)
  const [least, most] = own.passage
  const limit = MAX_SENTENCE[language]
  const long = sentences(text).filter((sentence) => of(sentence) > limit)
  return [
    ...(outside(count, own.passage) ? [{ where: 'passage', reason: `${count} long, not ${least} to ${most}` }] : []),
    ...long.map((sentence) => ({ where: 'passage', reason: `a sentence over ${limit}: '${sentence.slice(0, 40)}…'` })),
  ]
}

function spreadAdvice(quiz: Quiz): Advice[] {
  const keys = quiz.items.filter((item) => item.options.length > 0).map((item) => item.key)
  if (keys.length === 0) return []
  const runs = keys.filter((key, i) => key === keys[i - 1] && key === keys[i - 2])
  const most = Math.ceil(keys.length * 0.4)
  const counts = new Map(keys.map((key) => [key, keys.filter((other) => other === key).length]))
  return [
    ...(runs.length > 0 ? [{ where: 'keys', reason: 'three in a row the same' }] : []),
    ...[...counts]
      .filter(([, count]) => count > most)
      .map(([key, count]) => ({
        where: 'keys',
        reason: `position ${Number(key) + 1} is key ${count} times of ${keys.length}`,
      })),
  ]
}

function wordListAdvice({ quiz }: Typed): Advice[] {
  if (!('wordList' in quiz)) return []
  const letters = quiz.wordList.map((entry) => entry.letter).join('')
  const words = quiz.wordList.map((entry) => entry.word.toLowerCase())
  const sorted = words.every((word, i) => i === 0 || (words[i - 1] ?? '') < word)
  const keys = quiz.items.map((item) => item.key)
  return [
    ...(letters === LETTERS ? [] : [{ where: 'word list', reason: `letters ${letters}, not ${LETTERS}` }]),
    ...(sorted ? [] : [{ where: 'word list', reason: 'not in alphabetical order' }]),
    ...(new Set(keys).size === keys.length ? [] : [{ where: 'keys', reason: 'a word is used twice' }]),
  ]
}

/** All advice on one document. */
export function reviewDocument(typed: Typed): Advice[] {
  const own = documents[typed.type].norms
  const { language } = definitions[typed.type]
  const { items, format } = typed.quiz
  return [
    ...(own.items.includes(items.length)
      ? []
      : [{ where: 'items', reason: `${items.length}, not ${own.items.join(' or ')}` }]),
    ...(format === '' ? [{ where: 'format', reason: 'missing' }] : []),
    ...passageAdvice(typed, language),
    ...items.flatMap((item) => [...explanationAdvice(item, own, language), ...skillAdvice(item)]),
    ...spreadAdvice(typed.quiz),
    ...wordListAdvice(typed),
  ]
}
