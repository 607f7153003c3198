/** One quiz as a paper of its own. */

import type { Labels } from '#lib/paper-labels.ts'
import type { Printout } from '#quiz/print/printout.ts'
import { PRINTERS_QUOTES, typographic } from '#quiz/print/runs.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { printTyped } from '#quiz/registry/documents.ts'

/** `url` is where it is answered on the screen. Null for a quiz without a question. */
export function setPrintout<T extends TypeName>(typed: Typed<T>, labels: Labels, url: string): Printout | null {
  const { quiz } = typed
  const { language, heading } = definitions[typed.type]
  const printed = printTyped(typed, 1)
  const title = quiz.title || heading(quiz)
  if (printed.keys.length === 0) return null
  return {
    language,
    subject: labels.paper,
    heading: PRINTERS_QUOTES[language] ? typographic(title) : title,
    set: labels.set,
    notes: [],
    sections: [{ ...printed, heading: '' }],
    url,
  }
}
