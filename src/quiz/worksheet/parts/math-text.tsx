/** A line of a problem: fractions as MathML, letters, words that stand out, and the markers and gaps of quizzes. */
import { type DetailedHTMLProps, type HTMLAttributes, use } from 'react'
import { languageOf, PAGE_LANGUAGE } from '#lib/language.ts'
import type { Word } from '#quiz/contract/gloss.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { Words } from '#quiz/markup/words.tsx'
import { readNotation, spokenFraction } from '#quiz/worksheet/notation.ts'
import { ContentLanguage } from './content-language.tsx'

type MathProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The MathML elements that problems use; React's types have none. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathProps
      mn: MathProps
      mtext: MathProps
      mfrac: MathProps & Readonly<{ displaystyle: 'true' }>
    }
  }
}

const Term = ({ text }: Readonly<{ text: string }>) => (/^[\d.]+$/.test(text) ? <mn>{text}</mn> : <mtext>{text}</mtext>)

/** No line but those of a text has words that can be pressed. */
const NO_WORDS: readonly Word[] = []

/** A line that is not in the language of the page says so to a screen reader. */
export function MathText({ text, words = NO_WORDS }: Readonly<{ text: string; words?: readonly Word[] }>) {
  const drawn = <MarkedText text={text} drawText={(plain) => <Pieces text={plain} words={words} />} />
  const language = languageOf(text, use(ContentLanguage))
  return language === PAGE_LANGUAGE ? drawn : <span lang={language}>{drawn}</span>
}

function Pieces({ text, words }: Readonly<{ text: string; words: readonly Word[] }>) {
  let at = 0
  return readNotation(text).map((piece) => {
    // The place in the line: pieces never move.
    at += 1
    const key = at
    if (piece.kind === 'strong') return <b key={key}>{piece.text}</b>
    if (piece.kind === 'letter')
      return (
        <i key={key} className="letter">
          {piece.text}
        </i>
      )
    if (piece.kind !== 'fraction') return <Words key={key} text={piece.text} words={words} />
    return (
      // In a name or description its numbers would stand side by side: '2 4 25'.
      <math key={key} aria-label={spokenFraction(piece)}>
        {piece.whole === '' ? null : <mn>{piece.whole}</mn>}
        <mfrac displaystyle="true">
          <Term text={piece.top} />
          <Term text={piece.bottom} />
        </mfrac>
      </math>
    )
  })
}
