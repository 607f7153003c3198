/** An icon beside words: it says nothing that they do not say, so a screen reader passes over it. */
import type { ComponentType } from 'react'

/** An icon of lucide. */
type Glyph = ComponentType<Readonly<{ className: string; 'aria-hidden': 'true' }>>

/** `className` adds to the class of every icon. */
export function Icon({ of: Glyph, className = '' }: Readonly<{ of: Glyph; className?: string }>) {
  return <Glyph className={className === '' ? 'icon' : `icon ${className}`} aria-hidden="true" />
}
