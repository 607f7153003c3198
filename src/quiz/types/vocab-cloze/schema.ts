/** vocab-cloze documents: passage; questions[] of word, options[], answer (index from 0). */
import { z } from 'zod'
import { closestMeaning } from '#quiz/markup/asked-alone.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import type { VocabClozeQuiz } from './definition.ts'

const question = z
  .object({ word: z.string(), options: z.array(z.string()).min(2), answer: z.int().nonnegative(), ...storedExtras })
  .refine((q) => q.answer < q.options.length, { path: ['answer'], message: 'answer names no option' })

export const schema: z.ZodType<VocabClozeQuiz> = z
  .object({ title: storedTitle, format: storedFormat, passage: z.string(), questions: z.array(question) })
  .transform(({ title, format, passage, questions }) => ({
    title,
    format,
    passage,
    items: questions.map((q, i) =>
      itemOf(String(i + 1), q, {
        prompt: closestMeaning(q.word),
        options: q.options,
        key: String(q.answer),
      }),
    ),
  }))
