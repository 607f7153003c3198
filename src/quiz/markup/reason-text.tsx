/** The text of a reason, in its language; what is English in a Chinese one is marked as English, and set in that font. */

import type { ByLanguage, Language } from '#lib/language.ts'
import { glossParts } from './glosses.ts'

/** Whether the reasons of a language quote English, its glosses. */
const HAS_GLOSSES: ByLanguage<boolean> = { en: false, 'zh-Hans': true }

export function ReasonText({ text, language }: Readonly<{ text: string; language: Language }>) {
  if (!HAS_GLOSSES[language]) return text
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
