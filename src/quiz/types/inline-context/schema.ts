/** inline-context documents: passage with Q[n]; questions[] of index, options[], answer (option index from 0). */
import { z } from 'zod'
import { wordsIn } from '#quiz/contract/gloss.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { inPassage } from '#quiz/stored/in-passage.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import { storedGlosses } from '#quiz/stored/stored-glosses.ts'
import type { InlineContextQuiz } from './definition.ts'

const question = z
  .object({ index: z.int(), options: z.array(z.string()).min(2), answer: z.int().nonnegative(), ...storedExtras })
  .refine((q) => q.answer < q.options.length, { path: ['answer'], message: 'answer names no option' })

export const schema: z.ZodType<InlineContextQuiz> = z
  .object({
    title: storedTitle,
    format: storedFormat,
    glosses: storedGlosses,
    passage: z.string(),
    questions: z.array(question),
  })
  .transform(({ title, format, glosses, passage, questions }) => ({
    title,
    format,
    passage,
    words: wordsIn([passage], glosses),
    items: inPassage(
      passage,
      questions.map((q) => {
        const id = String(q.index)
        const prompt = sentenceAround(passage, id)
        return itemOf(id, q, { options: q.options, glosses, key: String(q.answer), prompt })
      }),
    ),
  }))
