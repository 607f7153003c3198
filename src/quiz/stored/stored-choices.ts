/** Stored multiple-choice questions: shared by grammar-mcq and chinese-mcq, whose documents have one shape. */
import { z } from 'zod'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from './stored.ts'
import { storedGlosses } from './stored-glosses.ts'

const question = z
  .object({ question: z.string(), options: z.array(z.string()).min(2), answer: z.int().nonnegative(), ...storedExtras })
  .refine((q) => q.answer < q.options.length, { path: ['answer'], message: 'answer names no option' })

/** questions[] of question, options[], answer (index from 0). */
export const storedChoices: z.ZodType<Quiz> = z
  .object({ title: storedTitle, format: storedFormat, glosses: storedGlosses, questions: z.array(question) })
  .transform(({ title, format, glosses, questions }) => ({
    title,
    format,
    items: questions.map((q, i) =>
      itemOf(String(i + 1), q, { prompt: q.question, options: q.options, glosses, key: String(q.answer) }),
    ),
  }))
