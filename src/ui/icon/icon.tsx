/** An icon beside words: it says nothing that they do not say, so a screen reader passes over it. */
import type { LucideIcon } from 'lucide-react'

/** `className` adds to the class of every icon. */
export function Icon({ of: Glyph, className = '' }: Readonly<{ of: LucideIcon; className?: string }>) {
  return <Glyph className={className === '' ? 'icon' : `icon ${className}`} aria-hidden="true" />
}
