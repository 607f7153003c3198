/**
 * An exercise as other platforms can take it: questions that each stand alone, with the key and the reasons. Plain data, made by
 * from-exercise.ts; each format is written from it.
 */
import type { Language } from '#lib/language.ts'

/** A stretch of a line. `text` has no markers. */
export type Span = Readonly<{ kind: 'plain' | 'underlined' | 'strong'; text: string }>

export type Line = readonly Span[]

/** `svg` is a whole drawing of ours; `alt` says what it shows. */
type Picture = Readonly<{ kind: 'picture'; svg: string; alt: string }>

/** What is read before the question. The first row of a table is its header. */
export type Block =
  | Readonly<{ kind: 'line'; line: Line }>
  | Readonly<{ kind: 'table'; rows: readonly (readonly string[])[] }>
  | Picture

/** `reason` says why a wrong option is wrong; '' for the key, and where nothing is known. */
type PortableOption = Readonly<{ line: Line; reason: string }>

export type PortableAnswer =
  /** `key` is the place of the right option, from 0. */
  | Readonly<{ kind: 'choice'; options: readonly PortableOption[]; key: number }>
  /**
   * `accepted` are whole answers, the key first. `mistakes` are wrong ones with what is wrong. `isValue`: here other ways to write
   * the right value count as well. `isSentence`: here a sentence with a small slip earns a part of the marks.
   */
  | Readonly<{
      kind: 'typed'
      accepted: readonly string[]
      mistakes: readonly Readonly<{ text: string; reason: string }>[]
      isValue: boolean
      isSentence: boolean
    }>
  /** Written in sentences and marked by a person: each point earns a mark. */
  | Readonly<{ kind: 'written'; points: readonly string[] }>

/**
 * `id` is its own in the exercise and has letters, digits and hyphens only. `number` is as printed: '12(a)'. `staysHere` is what its page
 * says beside it and no file carries: how words sound and what they mean, or that an answer is right and another one better.
 */
export type PortableItem = Readonly<{
  id: string
  number: string
  language: Language
  about: readonly Block[]
  ask: Line
  marks: number
  answer: PortableAnswer
  /** Why the key is right, in paragraphs. */
  reason: readonly string[]
  staysHere: readonly ('glosses' | 'second-best')[]
}>

export type PortableExercise = Readonly<{ title: string; language: Language; items: readonly PortableItem[] }>

/** Where it comes from: written into every file. `url` is the page of the exercise. */
export type Source = Readonly<{ site: string; url: string }>

export const LICENCE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const

/** 'Grammar 2020, from Kampung, https://… Licence: CC BY 4.0, https://…' */
export const credit = ({ title }: PortableExercise, { site, url }: Source): string =>
  `${title}, from ${site}, ${url} Licence: ${LICENCE.name}, ${LICENCE.url}`

const QUESTION: Readonly<Record<Language, (number: string) => string>> = {
  en: (number) => `Question ${number}`,
  'zh-Hans': (number) => `第 ${number} 题`,
}

/** 'Question 3', in the language of the item. */
export const nameOf = ({ language, number }: Pick<PortableItem, 'language' | 'number'>): string =>
  QUESTION[language](number)

export const plain = (text: string): Line => (text === '' ? [] : [{ kind: 'plain', text }])

export const textOf = (line: Line): string => line.map(({ text }) => text).join('')
