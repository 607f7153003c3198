/** grammar-cloze documents: passage with [n]_____; wordList[] of letter and word; answers[] of index and answer (a letter). */
import { z } from 'zod'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { inPassage } from '#quiz/stored/in-passage.ts'
import { itemOf, storedExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import type { GrammarClozeQuiz } from './definition.ts'

const letter = z
  .string()
  .regex(/^[A-Qa-q]$/, { error: ({ input }) => `'${input}' is not a letter A to Q` })
  .toUpperCase()
const answer = z.object({ index: z.int(), answer: letter, ...storedExtras })

export const schema: z.ZodType<GrammarClozeQuiz> = z
  .object({
    title: storedTitle,
    format: storedFormat,
    passage: z.string(),
    wordList: z.array(z.object({ letter, word: z.string() })).min(1),
    answers: z.array(answer),
  })
  .transform(({ title, format, passage, wordList, answers }) => ({
    title,
    format,
    passage,
    wordList,
    items: inPassage(
      passage,
      answers.map((a) => {
        const id = String(a.index)
        const responseOf = (word: string) => wordList.find((entry) => entry.word === word)?.letter ?? null
        return itemOf(id, a, { key: a.answer, prompt: sentenceAround(passage, id), responseOf })
      }),
    ),
  }))
