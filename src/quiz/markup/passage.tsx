/** Draws a passage like a printed booklet. What stands at a marker is the player's choice. */

import { Fragment, type ReactNode } from 'react'
import type { Language } from '#lib/language.ts'
import type { Word } from '#quiz/contract/gloss.ts'
import { type Marker, type Part, passageParts } from './passage-parts.ts'
import { Words } from './words.tsx'

/** A marker, the words around it, and the punctuation to draw right after it. */
export type Place = Readonly<{ marker: Marker; after: string; before: string; tail: string }>

type PartsProps = Readonly<{
  parts: readonly Part[]
  /** The words that say, when they are pressed, what they mean. */
  words: readonly Word[]
  draw(place: Place): ReactNode
}>

type Props = Pick<PartsProps, 'draw'> &
  Partial<Pick<PartsProps, 'words'>> &
  Readonly<{
    text: string
    language: Language
    split: 'paragraphs' | 'lines'
    /** Whether boxes stand in the lines, which need more room between them. */
    roomy: boolean
  }>

const NO_WORDS: readonly Word[] = []

/** A line or paragraph without an element around it. `draw` must draw the `tail` of its place, too. */
export function Parts({ parts, words, draw }: PartsProps) {
  return parts.map((part) => (
    <Fragment key={part.at}>{part.kind === 'text' ? <Words text={part.text} words={words} /> : draw(part)}</Fragment>
  ))
}

/** `draw` is called for each marker and must draw the `tail` of its place, too. Text is drawn as it is. */
export function Passage({ text, language, split, roomy, words = NO_WORDS, draw }: Props) {
  return (
    <div className={roomy ? 'passage passage-blanks' : 'passage'} lang={language} translate="no">
      {passageParts(text, split).map(({ number, parts }) => (
        <p key={number}>
          <Parts parts={parts} words={words} draw={draw} />
        </p>
      ))}
    </div>
  )
}
