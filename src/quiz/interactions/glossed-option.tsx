/** An option of a marked item with its gloss, if it has one: pinyin, then the meaning. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'

export function GlossedOption({ item, text }: Readonly<{ item: Item; text: string }>) {
  const gloss = item.glosses[text]
  return (
    <>
      <MarkedText text={text} />
      {gloss === undefined ? null : (
        <span className="gloss" lang="en">
          <span lang="zh-Latn">{gloss.pinyin}</span> {gloss.meaning}
        </span>
      )}
    </>
  )
}
