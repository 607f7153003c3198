/**
 * Items of the types that choose or fill in. What differs between the types is read from the quiz: a passage or lines of a dialogue, the
 * keys of a pad, the marker at which an item is answered.
 */
import type { Language } from '#lib/language.ts'
import type { Item, PadKey, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { askedAlone } from '#quiz/markup/asked-alone.ts'
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'
import { passageBlocks, quizLine } from './lines.ts'
import { type Line, type PortableAnswer, type PortableItem, plain } from './portable.ts'

/** The text around all items; '' where each stands alone. */
function passageOf(quiz: Quiz, { id }: Item): string {
  if ('passage' in quiz && typeof quiz.passage === 'string') return quiz.passage
  if ('lines' in quiz && Array.isArray(quiz.lines))
    return quiz.lines
      .map(({ speaker, text }: Readonly<{ speaker: string; text: string }>) => `${speaker}：${text}`)
      .join('\n')
  if ('sources' in quiz) return sentenceOf(quiz.sources, id)
  return ''
}

/** The sentence that a selection keeps for an item. */
function sentenceOf(sources: unknown, id: string): string {
  const source: unknown = Object.entries(sources ?? {}).find(([own]) => own === id)?.[1]
  return typeof source === 'object' && source !== null && 'sentence' in source ? String(source.sentence) : ''
}

type Marker = Extract<Segment, { label: string }>

/** The marker at which an item is answered in its passage. */
const markerOf = (passage: string, { id }: Item): Marker | undefined =>
  parseMarkup(passage).segments.find((segment): segment is Marker => 'label' in segment && segment.label === id)

function askOf(item: Item, marker: Marker | undefined, isChoice: boolean, language: Language): Line {
  const words = askedAlone[language]
  if (marker?.kind === 'blank' || marker?.kind === 'slot')
    return plain(isChoice ? words.choose(marker.label) : words.type(marker.label))
  if (marker?.kind === 'mark' && !isChoice) return plain(words.correct(marker.text))
  return quizLine(item.prompt)
}

const reasonFor = ({ mistakes }: Item, response: string): string =>
  mistakes.find((mistake) => mistake.response === response)?.reason ?? ''

/** The choices of an item, as responses: those that it has, or the words of its pad. */
const choicesOf = ({ options }: Item, pad: readonly PadKey[]): readonly PadKey[] =>
  options.length > 0 ? options.map((word, i) => ({ symbol: String(i), word })) : pad.filter(({ word }) => word !== '')

function answerOf(item: Item, choices: readonly PadKey[]): PortableAnswer {
  if (choices.length > 0) {
    const options = choices.map(({ symbol, word }) => ({
      line: quizLine(word),
      reason: symbol === item.key ? '' : reasonFor(item, symbol),
    }))
    return { kind: 'choice', options, key: choices.findIndex(({ symbol }) => symbol === item.key) }
  }
  const accepted = [...new Set([item.key, ...item.alternatives])]
  const mistakes = item.mistakes
    .filter(({ response }) => !accepted.includes(response))
    .map(({ response, reason }) => ({ text: response, reason }))
  return { kind: 'typed', accepted, mistakes, isValue: false, isSentence: false }
}

const hasWords = (quiz: Quiz): boolean => 'words' in quiz && Array.isArray(quiz.words) && quiz.words.length > 0

const stayingHere = (quiz: Quiz, { glosses, secondBest }: Item): PortableItem['staysHere'] => [
  ...(hasWords(quiz) || Object.keys(glosses).length > 0 ? (['glosses'] as const) : []),
  ...(secondBest.length > 0 ? (['second-best'] as const) : []),
]

/** The items that can be asked; `each` is what one earns. */
export function quizItems<Q extends Quiz>(type: QuizType<Q>, quiz: Q, each: number): readonly PortableItem[] {
  return quiz.items
    .filter(({ fault }) => fault === '')
    .map((item) => {
      const language = type.itemLanguage(quiz, item.id)
      const choices = choicesOf(item, type.pad(quiz, item.id))
      const passage = passageOf(quiz, item)
      const marker = markerOf(passage, item)
      return {
        id: item.id,
        number: item.id,
        language,
        about: passageBlocks(passage, marker?.label ?? item.id),
        ask: askOf(item, marker, choices.length > 0, language),
        marks: each,
        answer: answerOf(item, choices),
        reason: item.explanation === '' ? [] : [item.explanation],
        staysHere: stayingHere(quiz, item),
      }
    })
}
