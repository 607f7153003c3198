/** The whole review of a content folder: every document by the guide, the library as a whole, spelling and characters. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articleText } from '#articles/article-words.ts'
import { parseArticle } from '#articles/parse-article.ts'
import type { ByLanguage } from '#lib/language.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { reviewGiveaways } from './giveaways.ts'
import { reviewMentions } from './listening/listening-mentions.ts'
import { passageOf, reviewDocument } from './review-document.ts'
import { reviewFeedback } from './review-feedback.ts'
import { reviewLibrary, type Shelved } from './review-library.ts'
import { realSchoolsLike } from './school-names.ts'
import { reviewSlips } from './slips/slips.ts'
import { createSpeller, rareCharacters, readAllowed, type Speller } from './words/spelling.ts'

const ALLOWED = 'spelling-allowed.txt'

/** Editing passages misspell on purpose: their marked words are not checked. */
const MARKED_ERROR = /\[(\d+)\][^[\]_]+\[\/\1\]/g

/** Rare characters that a Chinese document may have before it is called hard; names and pinyin items need some. */
const FEW = 10

type Quizlike = Pick<ContentFile, 'file' | 'body'>

/** What a pupil reads of a quiz before marking. */
function readingOf(typed: Typed): string {
  const prompts = typed.quiz.items.map((item) => `${item.prompt}\n${item.options.join('\n')}`)
  // A sheet's prompts are its passage again.
  const text =
    passageOf(typed) === ''
      ? prompts.join('\n')
      : `${passageOf(typed)}\n${typed.quiz.items.flatMap((item) => item.options).join('\n')}`
  return typed.type === 'editing' ? text.replace(MARKED_ERROR, ' ') : text
}

function wordAdvice(typed: Typed, spell: Speller): string[] {
  const keys = typed.quiz.items.flatMap((item) =>
    typed.type === 'editing' || typed.type === 'compre-cloze' ? [item.key, ...item.alternatives] : [],
  )
  return spell(`${readingOf(typed)}\n${keys.join('\n')}`).map((word) => `'${word}' is not in the British word list`)
}

function characterAdvice(typed: Typed): string[] {
  const rare = rareCharacters(readingOf(typed))
  return rare.length > FEW ? [`${rare.length} characters beyond the common ones: ${rare.join('')}`] : []
}

/** What a dictionary or a list of characters says of the texts of a language. */
const ADVICE: ByLanguage<(typed: Typed, spell: Speller) => string[]> = { en: wordAdvice, 'zh-Hans': characterAdvice }

/** Spelling only: an article's other rules are those of the check. */
function articleAdvice({ file, body }: Quizlike, spell: Speller): string[] {
  const parsed = parseArticle(body)
  if (parsed.status !== 'ok') return []
  return spell(articleText(parsed.article)).map((word) => `${file}: '${word}' is not in the British word list`)
}

function shelve(documents: readonly Quizlike[]): Shelved[] {
  return documents.flatMap(({ file, body }) => {
    const parsed = parseQuiz(body)
    return parsed.status === 'ok' ? [{ name: file, typed: parsed.typed }] : []
  })
}

/** Schools are invented: no name is like that of a real one. */
function schoolAdvice(documents: readonly Quizlike[]): string[] {
  const schools = documents.flatMap(({ file }) => /prelimQuizzes\/\d+-([^-]+)-/.exec(file)?.[1] ?? [])
  return [...new Set(schools)].flatMap((school) =>
    realSchoolsLike(school).map((real) => `the invented school ${school} is like ${real}, a real one`),
  )
}

/** Advice, one line each, 'file: where: reason' or a sentence about the library. Documents that do not parse are left out. */
export function review(dir: string, documents: readonly Quizlike[]): string[] {
  const allowList = join(dir, ALLOWED)
  const spell = createSpeller(existsSync(allowList) ? readAllowed(allowList) : new Set())
  const shelf = shelve(documents)
  const single = shelf.flatMap(({ name, typed }) => {
    const words = ADVICE[definitions[typed.type].language](typed, spell)
    const guided = reviewDocument(typed).map(({ where, reason }) => `${where}: ${reason}`)
    return [...guided, ...words].map((line) => `${name}: ${line}`)
  })
  const slips = documents.flatMap(({ file, body }) =>
    reviewSlips(file, body, (word) => spell(word).length === 0).map((line) => `${file}: ${line}`),
  )
  const articles = documents.flatMap((document) => articleAdvice(document, spell))
  return [
    ...single,
    ...slips,
    ...articles,
    ...schoolAdvice(documents),
    ...reviewLibrary(shelf),
    ...reviewFeedback(shelf),
    ...reviewGiveaways(shelf),
    ...reviewMentions(documents),
  ]
}
