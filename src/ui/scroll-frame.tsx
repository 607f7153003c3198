/** What may be wider than the page: only its own frame scrolls, by touch and by the arrow keys. */
import type { ReactNode } from 'react'

/** `name` is what a screen reader says of the frame. */
type Props = Readonly<{ name: string; className: string; children: ReactNode }>

/** What scrolls is scrolled by keys, so it takes the focus although there is nothing in it to press. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const

export function ScrollFrame({ name, className, children }: Props) {
  return (
    <div role="group" className={`scroll-frame ${className}`} aria-label={name} {...SCROLLED_BY_KEYS}>
      {children}
    </div>
  )
}
