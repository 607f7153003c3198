/** The keys of choices, read before a schema refuses or drops them, so that an author meets the key's own fault. */
import type { Issue } from '#lib/issue.ts'
import type { JsonObject } from '#lib/json.ts'
import { keyFault } from '#lib/key-place.ts'
import { storedQuestions } from './stored-entries.ts'

/** Keys that name no option; of questions whose options are a list. */
export function keyIssues(stored: JsonObject): readonly Issue[] {
  const { answers, options } = stored
  const phrases = Array.isArray(answers) && Array.isArray(options) ? answers.map((key) => ({ key, options })) : []
  const all = [
    ...storedQuestions(stored).map(({ path, key, options }) => ({
      path: `${path}.answer`,
      key,
      options,
      noun: 'option',
    })),
    ...phrases.map(({ key, options }, i) => ({ path: `$.answers[${i}]`, key, options, noun: 'phrase' })),
  ]
  return all.flatMap(({ path, key, options, noun }) => {
    const reason = options === null || options.length === 0 ? null : keyFault(key, options, noun)
    return reason === null ? [] : [{ path, reason }]
  })
}
