/** What the text of a quiz holds: its rows, in one of three versions. */
import { z } from 'zod'
import { isText, type OwnQuestions, type OwnQuiz, ownQuestions } from './own-quiz.ts'
import { type OwnText, ownText } from './texts/own-text.ts'

/** Of questions: title, then prompt, options, key, reason and reasons of each. */
const questionRows = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.array(z.string()), z.number(), z.string(), z.array(z.string())])),
])

/** Of a text: type, title, paragraphs, words, then answers, options, reason and reasons of each place. */
const head = [z.string(), z.string(), z.array(z.string()), z.array(z.string())] as const
const place = [z.array(z.string()), z.array(z.string()), z.string(), z.array(z.string())] as const
const textRows = z.tuple([...head, z.array(z.tuple(place))])

/** The same, and at the end of each place wrong answers with their reasons. */
const mistakeRows = z.tuple([...head, z.array(z.tuple([...place, z.array(z.tuple([z.string(), z.string()]))]))])

type Item = OwnText['items'][number]

const placeRow = ({ answers, options, reason, reasons }: Item): z.infer<typeof textRows>[4][number] => [
  answers,
  options,
  reason,
  reasons,
]

type Rows = z.infer<typeof questionRows> | z.infer<typeof textRows> | z.infer<typeof mistakeRows>

/** A quiz without what only a later version has keeps the version, and so the link, that it had. */
export function rowsOf(quiz: OwnQuiz): Readonly<{ version: 1 | 2 | 3; rows: Rows }> {
  if (!isText(quiz)) {
    const questions = quiz.questions.map(
      ({ prompt, options, key, reason, reasons }): z.infer<typeof questionRows>[1][number] => [
        prompt,
        options,
        key,
        reason,
        reasons,
      ],
    )
    return { version: 1, rows: [quiz.title, questions] }
  }
  const { type, title, paragraphs, words, items } = quiz
  if (items.every(({ mistakes }) => mistakes.length === 0))
    return { version: 2, rows: [type, title, paragraphs, words, items.map(placeRow)] }
  const places = items.map((item): z.infer<typeof mistakeRows>[4][number] => [
    ...placeRow(item),
    item.mistakes.map(({ answer, reason }): [string, string] => [answer, reason]),
  ])
  return { version: 3, rows: [type, title, paragraphs, words, places] }
}

function readQuestions(rows: unknown): OwnQuestions | undefined {
  const [title, list] = questionRows.parse(rows)
  const questions = list.map(([prompt, options, key, reason, reasons]) => ({ prompt, options, key, reason, reasons }))
  return ownQuestions.safeParse({ title, questions }).data
}

function textOf([type, title, paragraphs, words, places]: z.infer<typeof mistakeRows>): OwnText | undefined {
  const items = places.map(([answers, options, reason, reasons, mistakes]) => ({
    answers,
    options,
    reason,
    reasons,
    mistakes: mistakes.map(([answer, why]) => ({ answer, reason: why })),
  }))
  return ownText.safeParse({ type, title, paragraphs, words, items }).data
}

function readText(source: unknown): OwnText | undefined {
  const [type, title, paragraphs, words, places] = textRows.parse(source)
  return textOf([type, title, paragraphs, words, places.map((one) => [...one, []])])
}

/** Of each version. What is not of the shape of rows throws; undefined for a quiz that cannot be. */
export const readers: Readonly<Record<string, (rows: unknown) => OwnQuiz | undefined>> = {
  '1': readQuestions,
  '2': readText,
  '3': (rows) => textOf(mistakeRows.parse(rows)),
}
