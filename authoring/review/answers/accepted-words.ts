/**
 * The reasons of a comprehension cloze and the words that it accepts: a pupil who wrote another accepted word finds it named, and
 * is told no rule that it breaks.
 */
import { asObject } from '#lib/json.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { ContentFile } from '#server/content/read-content.ts'

/** What a reason says of the form of the word in the blank, and how such a word ends. */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/stands the -ing form/, /ing$/],
  [/(?:needs|asks for|calls for) a plural|Notice the plural/, /s$/],
]

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [])

function faultsOf({ key, alternatives, explanation }: Item): readonly string[] {
  if (explanation === '') return []
  const named = wordsOf(explanation)
  const unnamed = alternatives.filter((word) => !named.has(word.toLowerCase()))
  const broken = FORMS.filter(([rule]) => rule.test(explanation)).flatMap(([, form]) =>
    [key, ...alternatives].filter((word) => !form.test(word)),
  )
  return [
    ...unnamed.map((word) => `accepts '${word}', which its reason does not name`),
    ...broken.map((word) => `accepts '${word}', which breaks the rule of its reason`),
  ]
}

/** One line each, 'file: item 3: reason'. */
export const reviewAcceptedWords = (documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] =>
  documents.flatMap(({ file, body }) => {
    if (asObject(body).type !== 'compre-cloze') return []
    const parsed = parseQuiz(body)
    if (parsed.status !== 'ok') return []
    return parsed.typed.quiz.items.flatMap((item) =>
      faultsOf(item).map((fault) => `${file}: item ${item.id}: ${fault}`),
    )
  })
