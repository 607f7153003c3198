/** A text whose known words can be pressed: a slip says how the word sounds and what it means. It needs no script. */
import { Fragment, useId } from 'react'
import type { Word } from '#quiz/contract/gloss.ts'

type Props = Readonly<{ text: string; words: readonly Word[] }>

/** Signs that no line begins or ends with: they stay at their word. */
const [OPENING, CLOSING] = ['[“‘《（]*', '[，。！？；：、…”’》）]*']

/** Each word with the signs around it. `words` hold no signs of regular expressions: they are Chinese. */
const patternOf = (words: readonly Word[]): RegExp =>
  new RegExp(`(${OPENING})(${words.map(({ word }) => word).join('|')})(${CLOSING})`, 'g')

export function WordedText({ text, words }: Props) {
  const id = useId()
  let end = 0
  const drawn = [...text.matchAll(patternOf(words))].map(({ index, 0: whole, 1: before, 2: found, 3: after }) => {
    const plain = text.slice(end, index)
    end = index + whole.length
    const known = words.find(({ word }) => word === found)
    return (
      <Fragment key={index}>
        {plain}
        <span className="keep">
          {before}
          <button type="button" className="word" popoverTarget={id + index}>
            {found}
          </button>
          {after}
        </span>
        <span className="word-slip" popover="auto" id={id + index} lang="en">
          <b lang="zh-Latn">{known?.pinyin}</b> {known?.meaning}
        </span>
      </Fragment>
    )
  })
  return (
    <>
      {drawn}
      {text.slice(end)}
    </>
  )
}
