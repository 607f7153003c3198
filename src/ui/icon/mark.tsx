/** The three marks of a marked item: each has an icon and a word; the style sheet adds colour and shape. */
import { Check, Contrast, X } from 'lucide-react'
import { Icon } from './icon.tsx'

export type Mark = 'right' | 'partly' | 'wrong'

const ICONS = { right: Check, partly: Contrast, wrong: X } as const

/** What a screen reader says of it, and the words of the legend. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = { right: 'right', partly: 'some marks', wrong: 'wrong' }

/** A tick, a half disc or a cross. */
export function MarkIcon({ mark }: Readonly<{ mark: Mark }>) {
  return <Icon of={ICONS[mark]} className={`mark-${mark}`} />
}
