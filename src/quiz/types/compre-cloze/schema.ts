/** compre-cloze documents: passage; questions[] of index (the marker's number), answer and perhaps alternatives, some of them secondBest. */
import { z } from 'zod'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { inPassage } from '#quiz/stored/in-passage.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import type { CompreClozeQuiz } from './definition.ts'

const question = z.object({ index: z.int(), answer: z.string(), ...storedExtras })

export const schema: z.ZodType<CompreClozeQuiz> = z
  .object({ title: storedTitle, format: storedFormat, passage: z.string(), questions: z.array(question) })
  .transform(({ title, format, passage, questions }) => ({
    title,
    format,
    passage,
    items: inPassage(
      passage,
      questions.map((q) => {
        const id = String(q.index)
        return itemOf(id, q, { key: q.answer, prompt: sentenceAround(passage, id) })
      }),
    ),
  }))
