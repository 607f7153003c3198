/**
 * chinese-dialogue documents: dialogue[] of speaker and words[] (strings or blanks), options[] (phrases), answers[]
 * (phrase index from 0, one a blank in reading order; blank ids only tell blanks from text).
 */
import { z } from 'zod'
import { wordsIn } from '#quiz/contract/gloss.ts'
import { itemOf, NO_EXTRAS, storedFormat, storedLevel, storedMistakes, storedTitle } from '#quiz/stored/stored.ts'
import { storedGlosses } from '#quiz/stored/stored-glosses.ts'
import type { DialogueQuiz } from './definition.ts'

const blank = z.object({ type: z.literal('blank'), id: z.union([z.int(), z.string()]) })
const line = z.object({ speaker: z.string(), words: z.array(z.union([z.string(), blank])) })

const stored = z.object({
  title: storedTitle,
  format: storedFormat,
  glosses: storedGlosses,
  dialogue: z.array(line),
  options: z.array(z.string()).min(2),
  answers: z.array(z.int().nonnegative()),
  explanations: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
  mistakes: z.array(storedMistakes).default([]),
  levels: z.array(storedLevel).default([]),
})

/** Lines with their blanks written as markers, numbered from 1 in reading order. */
function linesOf(dialogue: z.infer<typeof stored>['dialogue']): { lines: DialogueQuiz['lines']; blanks: number } {
  let blanks = 0
  const lines = dialogue.map(({ speaker, words }, i) => {
    const text = words.map((word) => {
      if (typeof word === 'string') return word
      blanks += 1
      return `[${blanks}]____[/${blanks}]`
    })
    return { number: i + 1, speaker, text: text.join('') }
  })
  return { lines, blanks }
}

export const schema: z.ZodType<DialogueQuiz> = stored
  .refine((d) => d.answers.length === linesOf(d.dialogue).blanks, {
    path: ['answers'],
    message: 'there must be one answer for each blank of the dialogue',
  })
  .superRefine((d, context) => {
    for (const [i, answer] of d.answers.entries()) {
      if (answer >= d.options.length)
        context.addIssue({ code: 'custom', path: ['answers', i], message: 'names no option' })
    }
  })
  .transform((d) => {
    const { lines } = linesOf(d.dialogue)
    const items = d.answers.map((answer, i) => {
      const id = String(i + 1)
      const prompt = lines.find((candidate) => candidate.text.includes(`[${id}]`))?.text ?? ''
      const extras = {
        ...NO_EXTRAS,
        explanation: d.explanations[i] ?? '',
        skill: d.skills[i] ?? '',
        mistakes: d.mistakes[i] ?? [],
        level: d.levels[i] ?? 0,
      }
      const responseOf = (word: string) => (d.options.includes(word) ? String(d.options.indexOf(word) + 1) : null)
      return itemOf(id, extras, { key: String(answer + 1), prompt, responseOf })
    })
    const words = wordsIn([...lines.map(({ text }) => text), ...d.options], d.glosses)
    return { title: d.title, format: d.format, lines, phrases: d.options, words, items }
  })
