/** A text without markers, whose words with a gloss can be pressed once they are loaded. */
import { lazy, Suspense } from 'react'
import type { Word } from '#quiz/contract/gloss.ts'

/** Loaded when the first text with glosses is marked. */
const WordedText = lazy(async () => ({ default: (await import('./worded-text.tsx')).WordedText }))

export function Words({ text, words }: Readonly<{ text: string; words: readonly Word[] }>) {
  return words.length === 0 ? (
    text
  ) : (
    <Suspense fallback={text}>
      <WordedText text={text} words={words} />
    </Suspense>
  )
}
