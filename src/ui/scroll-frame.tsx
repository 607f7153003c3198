/** What may be wider than the page: only its own frame scrolls, by touch and by the arrow keys. */
import type { ReactNode } from 'react'

/** `name` is what a screen reader says of the frame. */
type Props = Readonly<{ name: string; className: string; children: ReactNode }>

export function ScrollFrame({ name, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys
    <div role="group" className={`scroll-frame ${className}`} aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
