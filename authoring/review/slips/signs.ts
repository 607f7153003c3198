/** Finds what a page shows as it is written, though its author meant something else: tags, codes, signs of other notations. */
import { childPath, type Issue } from '#lib/issue.ts'

/** The signs of a target word, '**__[1]shabby[/1]__**', are ours. */
const OURS = /\*\*__|__\*\*/g

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i, 'a tag of HTML'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, 'a code of HTML for a character: write the character'],
  [/\*\*(?!\s)[^*]+\*\*/, 'stars for bold letters'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'a link or a picture of Markdown'],
  [/`[^`]+`/, 'back quotes for code'],
  [/\\[a-z()[\]{}]/i, 'a code of LaTeX, or a backslash too many'],
  [
    /â€.?|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|ï»¿|\uFFFD|锟斤拷/u,
    'letters spoilt by a wrong encoding: save the text as UTF-8',
  ],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u, 'an emoji, which printed papers cannot show'],
]

function textIssues(text: string, path: string): readonly Issue[] {
  const written = text.replace(OURS, '')
  return SIGNS.flatMap(([sign, what]) => {
    const found = sign.exec(written)
    return found === null ? [] : [{ path, reason: `the page shows '${found[0].slice(0, 40)}' as it stands: ${what}` }]
  })
}

/** `value` stands at `path`. Field names are not looked at. */
export function signIssues(value: unknown, path: string): readonly Issue[] {
  if (typeof value === 'string') return textIssues(value, path)
  if (Array.isArray(value)) return value.flatMap((item, index) => signIssues(item, childPath(path, index)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inside]) => signIssues(inside, childPath(path, field)))
}
