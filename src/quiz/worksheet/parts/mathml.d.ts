/** The MathML elements that problems use; React's types have none. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type MathProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

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
