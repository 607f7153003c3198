/** A gloss as a marked item shows it: pinyin, then the meaning. */
import type { Gloss } from '#quiz/contract/gloss.ts'

/** Draws nothing where there is no gloss. */
export function GlossText({ gloss }: Readonly<{ gloss: Gloss | undefined }>) {
  return gloss === undefined ? null : (
    <span className="gloss" lang="en">
      <span lang="zh-Latn">{gloss.pinyin}</span> {gloss.meaning}
    </span>
  )
}
