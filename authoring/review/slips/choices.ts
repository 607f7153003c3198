/** Stems, options and typed keys that a page shows as they are written, though their author probably meant something else. */
import type { Issue } from '#lib/issue.ts'
import type { JsonObject } from '#lib/json.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { entryPath, type StoredQuestion, storedQuestions } from '#quiz/stored/stored-entries.ts'
import { stemReasons } from './stems.ts'

/** 'A. ', '(1) '. */
const LABELLED = /^(?:[(（][A-Da-d1-4][)）]|[A-Da-d1-4](?:[.):：](?=\s|\p{Script=Han})|[、．）]))/u
/** More than one word under one key. */
const SEVERAL = /[/;|,()]|\sor\s/

function optionReason(texts: readonly string[], text: string, i: number): string | null {
  const label = LABELLED.exec(text)?.[0]
  if (label !== undefined) return `option ${i + 1} begins with '${label}', but the page numbers the options`
  const first = texts.findIndex((other) => other.trim().toLowerCase() === text.trim().toLowerCase())
  const same = first === i || texts[first]?.trim() === text.trim()
  return same ? null : `option ${i + 1}, '${text}', is option ${first + 1} again but for capitals`
}

function optionSlips({ path, options }: StoredQuestion): Issue[] {
  const texts = (options ?? []).map((option) => (typeof option === 'string' ? option : ''))
  return texts.flatMap((text, i) => {
    const reason = optionReason(texts, text, i)
    return reason === null ? [] : [{ path: `${path}.options[${i}]`, reason }]
  })
}

function stemSlips({ path, prompt, options }: StoredQuestion): Issue[] {
  if (prompt === null) return []
  return stemReasons(prompt, options ?? []).map((reason) => ({ path: `${path}.question`, reason }))
}

/** Of the questions of a document, as they are stored. */
export const choiceSlips = (stored: JsonObject): readonly Issue[] =>
  storedQuestions(stored).flatMap((question) => [...stemSlips(question), ...optionSlips(question)])

/** Typed keys of which a pupil cannot know how to write them. */
export function typedKeySlips(quiz: Quiz, stored: JsonObject): readonly Issue[] {
  return quiz.items
    .filter(({ options }) => options.length === 0)
    .flatMap((item) =>
      [item.key, ...item.alternatives]
        .filter((word) => SEVERAL.test(word))
        .map((word) => ({
          path: entryPath(stored, item.id),
          reason: `'${word}' is one key, so only somebody who types all of it is right: write one word, and the others under alternatives`,
        })),
    )
}
