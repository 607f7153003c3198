/**
 * A marking point asks for one thing: who has half of it would not know whether to tick. What is not needed stands in brackets. Two
 * nouns are one thing ('light and heat'), two statements are not ('it melts and falls').
 */
import nlp from 'compromise'
import { asObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'

const BRACKETS = /[(（][^)）]*[)）]/g

/** Every marking point in a document, wherever it is. */
function pointsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(pointsIn)
  if (typeof value !== 'object' || value === null) return []
  const { points, ...others } = asObject(value)
  const own = Array.isArray(points) ? points.filter((point) => typeof point === 'string') : []
  return [...own, ...Object.values(others).flatMap(pointsIn)]
}

/** A word as compromise reads it: `post` is the sign after it. */
type Word = Readonly<{ normal: string; post: string; tags: readonly string[] }>

const FORMS = ['Auxiliary', 'Modal', 'Copula', 'PastTense', 'PresentTense', 'Infinitive'] as const

/** The form of a verb; '' for any other word, and for an -ing form, which is no statement. */
function formOf({ tags }: Word): string {
  if (!tags.includes('Verb') || tags.includes('Gerund')) return ''
  return FORMS.find((form) => tags.includes(form)) ?? 'Verb'
}

/** Words that begin a clause, and those after which a verb belongs to something else. */
const CLAUSE = /^(?:so|because|as|than|that|which|who|how|whether|if|when|where|before)$/
const PHRASE = /^(?:to|of|in|for|at|with|by|on|from|until|neither|nor|or)$/

/** Whether the 'and' at this place joins two verbs of one form, or two clauses. */
function joinsStatements(words: readonly Word[], at: number): boolean {
  const start = words.slice(0, at).findLastIndex(({ normal }) => CLAUSE.test(normal)) + 1
  const left = words.slice(start, at).map(formOf)
  const right = words.slice(at + 1)
  const next = right.findIndex((word) => formOf(word) !== '' || CLAUSE.test(word.normal) || PHRASE.test(word.normal))
  const verb = right[next]
  if (verb === undefined || formOf(verb) === '' || left.every((form) => form === '')) return false
  const between = right.slice(0, next)
  if (between.some(({ post }) => post.includes(','))) return false
  const isSubject = between.some(({ tags }) => !tags.includes('Adverb') && !tags.includes('Negative'))
  return isSubject || /Copula|Modal|Auxiliary/.test(formOf(verb)) || left.includes(formOf(verb))
}

function hasTwoStatements(text: string): boolean {
  const sentences: readonly Readonly<{ terms: readonly Word[] }>[] = nlp(text).terms().json()
  const words = sentences.flatMap(({ terms }) => terms)
  return words.some(({ normal }, i) => normal === 'and' && joinsStatements(words, i))
}

function isDouble(point: string): boolean {
  const needed = point.replaceAll(BRACKETS, '')
  if (/[;；]|并且/.test(needed)) return true
  return / and /.test(needed) && needed.split(/[.:](?:\s|$)/).some(hasTwoStatements)
}

/** One line each, 'file: reason'. */
export const reviewPoints = (documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] =>
  documents.flatMap(({ file, body }) =>
    pointsIn(body)
      .filter(isDouble)
      .map((point) => `${file}: a marking point asks for two things: '${point}'`),
  )
