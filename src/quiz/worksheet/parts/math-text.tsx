/** A line of a problem: fractions as MathML, letters, words that stand out. */
import { plainText, readNotation } from '#quiz/worksheet/notation.ts'

const Term = ({ text }: Readonly<{ text: string }>) => (/^[\d.]+$/.test(text) ? <mn>{text}</mn> : <mtext>{text}</mtext>)

export function MathText({ text }: Readonly<{ text: string }>) {
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
    if (piece.kind === 'gap') return <span key={key}>______</span>
    if (piece.kind !== 'fraction') return piece.text
    return (
      <math key={key}>
        {piece.whole === '' ? null : <mn>{piece.whole}</mn>}
        <mfrac displaystyle="true">
          <Term text={piece.top} />
          <Term text={piece.bottom} />
        </mfrac>
      </math>
    )
  })
}

/** The same where only text can stand: in the name of a control. */
export const spoken = plainText
