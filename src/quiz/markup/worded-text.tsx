/** A text whose known words can be pressed: a slip says how the word sounds and what it means. It needs no script. */
import { Fragment, useId } from 'react'
import type { Word } from '#quiz/contract/gloss.ts'

type Props = Readonly<{ text: string; words: readonly Word[] }>

/** `words` hold no signs of regular expressions: they are Chinese. */
export function WordedText({ text, words }: Props) {
  const id = useId()
  if (words.length === 0) return text
  // Every second part is a word.
  return text.split(new RegExp(`(${words.map(({ word }) => word).join('|')})`)).map((part, i) => {
    const known = words.find(({ word }) => word === part)
    return (
      <Fragment key={String(i)}>
        {known === undefined ? (
          part
        ) : (
          <>
            <button type="button" className="word" popoverTarget={id + i}>
              {part}
            </button>
            <span className="word-slip" popover="auto" id={id + i} lang="en">
              <b lang="zh-Latn">{known.pinyin}</b> {known.meaning}
            </span>
          </>
        )}
      </Fragment>
    )
  })
}
