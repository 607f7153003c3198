/** The text of a reason, in its language; what is English in a Chinese one is marked as English, and set in that font. */

import type { Language } from '#lib/language.ts'
import { glossParts } from './glosses.ts'

export function ReasonText({ text, language }: Readonly<{ text: string; language: Language }>) {
  if (language === 'en') return text
  return glossParts(text).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={String(i)} lang="en">
        {part}
      </span>
    ),
  )
}
