/** editing documents: passage; errors[] of index (the marker's number) and correct. */
import { z } from 'zod'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { inPassage } from '#quiz/stored/in-passage.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import type { EditingQuiz } from './definition.ts'

const error = z.object({ index: z.int(), correct: z.string(), ...storedExtras })

function markedWord(passage: string, label: string): string {
  const found = parseMarkup(passage).segments.find((segment) => segment.kind === 'mark' && segment.label === label)
  return found?.kind === 'mark' ? found.text : ''
}

export const schema: z.ZodType<EditingQuiz> = z
  .object({ title: storedTitle, format: storedFormat, passage: z.string(), errors: z.array(error) })
  .transform(({ title, format, passage, errors }) => {
    const items = errors.map((e) => {
      const id = String(e.index)
      return itemOf(id, e, { key: e.correct, prompt: markedWord(passage, id) })
    })
    return { title, format, passage, items: inPassage(passage, items) }
  })
