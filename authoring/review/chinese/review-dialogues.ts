/** Holds the dialogues in Chinese to docs/content-guide.md, 4: what is said decides, and not the mark at the end of a sentence. */
import { asObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'

const ENDS = /[。？！]$/
const STARTS = /^[。？！]/
/** Words of a reason that counts marks. */
const ABOUT_MARKS = /句末|句号|问号|标点/

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function blanksBeforeMarks(dialogue: unknown): number {
  const pairs = listOf(dialogue).flatMap((line) => {
    const words = listOf(asObject(line).words)
    return words.slice(1).map((word, i) => [words[i], word] as const)
  })
  return pairs.filter(([before, word]) => typeof before !== 'string' && typeof word === 'string' && STARTS.test(word))
    .length
}

function faultsOf({ dialogue, options, explanations, mistakes }: ReturnType<typeof asObject>): readonly string[] {
  const reasons = listOf(mistakes)
    .flatMap(listOf)
    .map((mistake) => asObject(mistake).reason)
  const texts = [...listOf(explanations), ...reasons].filter((text) => typeof text === 'string')
  const blanks = blanksBeforeMarks(dialogue)
  return [
    ...listOf(options)
      .filter((phrase) => typeof phrase === 'string' && !ENDS.test(phrase))
      .map((phrase) => `the phrase '${phrase}' has no mark at its end`),
    ...(blanks > 0 ? [`a mark after a blank tells what kind of phrase goes there (${blanks} times)`] : []),
    ...texts.filter((text) => ABOUT_MARKS.test(text)).map((text) => `a reason counts marks: '${text}'`),
  ]
}

/** What in the dialogues of these documents gives answers away by their marks, one line each. */
export function reviewDialogues(documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] {
  return documents.flatMap(({ file, body }) => {
    const dialogue = asObject(body)
    return dialogue.type === 'chinese-dialogue' ? faultsOf(dialogue).map((fault) => `${file}: ${fault}`) : []
  })
}
