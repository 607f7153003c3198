/**
 * The rules of sentences are a chunk of their own, which a browser loads with the first letter of a sentence: no other page has
 * it. Until they are there, nothing is known of a sentence.
 */
import type * as Rules from './sentence/judge-sentence.ts'

let rules: typeof Rules | null = null

/** Rejects where the chunk cannot be fetched. */
export async function loadSentenceRules(): Promise<void> {
  rules ??= await import('./sentence/judge-sentence.ts')
}

// Only the script of a page is built with `false`: on a server and in commands they are there from the beginning.
if (import.meta.env?.SSR !== false) await loadSentenceRules()

/** As judge-sentence.ts says. */
export const judgeSentence: typeof Rules.judgeSentence = (...given) =>
  rules === null ? { verdict: 'points', earned: 0, note: '' } : rules.judgeSentence(...given)
