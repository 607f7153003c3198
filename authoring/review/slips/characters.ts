/** Characters that docs/content-guide.md, 1 keeps out of texts, each with its place. */
import { childPath, type Issue, ROOT } from '#lib/issue.ts'
import type { ByLanguage, Language } from '#lib/language.ts'
import { traditionalIn } from './traditional.ts'

/** A gloss in brackets, in English: it may quote Chinese. */
const GLOSS = /[(（][^()（）]*[)）]/g

const IN_ANY: readonly (readonly [RegExp, string])[] = [
  [/\u00A0/, 'a no-break space (U+00A0)'],
  [/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/, 'an invisible character'],
  [/\t/, 'a tab'],
  [/ {2}/, 'two spaces'],
]

const OWN_REASONS: ByLanguage<(text: string) => readonly string[]> = {
  en: (text) => {
    const curly = /[‘’“”]/.exec(text)?.[0]
    return curly === undefined ? [] : [`holds the curly quote ${curly}: write ' or "`]
  },
  'zh-Hans': (text) => {
    const half = /\p{Script=Han}[,;!?]|[,;!?]\p{Script=Han}/u.exec(text.replace(GLOSS, ''))?.[0]
    return [
      ...(half === undefined ? [] : [`'${half}' has a half-width sign: write ，；！ or ？`]),
      ...traditionalIn(text).map(
        ([character, simple]) => `'${character}' is a traditional character: write '${simple}'`,
      ),
    ]
  },
}

function reasonsOf(text: string, language: Language): readonly string[] {
  const any = IN_ANY.flatMap(([sign, what]) => (sign.test(text) ? [`holds ${what}`] : []))
  return [...any, ...OWN_REASONS[language](text)]
}

/** Of all texts of a document. */
export function characterIssues(value: unknown, language: Language, path: string = ROOT): readonly Issue[] {
  if (typeof value === 'string') return reasonsOf(value, language).map((reason) => ({ path, reason }))
  if (Array.isArray(value)) return value.flatMap((item, i) => characterIssues(item, language, childPath(path, i)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inside]) => characterIssues(inside, language, childPath(path, field)))
}
