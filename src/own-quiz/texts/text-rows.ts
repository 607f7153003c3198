/** A text as the rows of the table that a teacher changes: the type, the text, its words, then a row a place. */
import { kinds } from './kinds.ts'
import type { OwnText } from './own-text.ts'

/** Between answers that are right at one place. */
const OR = ' / '

export function textRows({ type, paragraphs, words, items }: OwnText): readonly (readonly string[])[] {
  const { name, answered } = kinds[type]
  const options = Math.max(0, ...items.map((item) => item.options.length))
  const hasReasons = items.some(({ reasons }) => reasons.length > 0)
  const places = Array.from({ length: options }, (_, i) => i)
  const isChosen = answered === 'options'
  const wrong = Math.max(0, ...items.map(({ mistakes }) => mistakes.length))
  const wrongHeader = Array.from({ length: wrong }, (_, i) => [`Wrong answer ${i + 1}`, `Why not ${i + 1}`]).flat()
  return [
    ['Type', name],
    ...paragraphs.map((paragraph) => ['Text', paragraph]),
    ...(words.length === 0 ? [] : [['Words', ...words]]),
    isChosen
      ? [
          'Number',
          ...places.map((i) => `Option ${i + 1}`),
          'Number of the right answer',
          'Reason',
          ...(hasReasons ? places.map((i) => `Why not ${i + 1}`) : []),
        ]
      : ['Number', 'Right answer', 'Reason', ...wrongHeader],
    ...items.map((item, i) =>
      isChosen
        ? [
            String(i + 1),
            ...places.map((at) => item.options[at] ?? ''),
            String(item.options.indexOf(item.answers[0] ?? '') + 1),
            item.reason,
            ...(hasReasons ? places.map((at) => item.reasons[at] ?? '') : []),
          ]
        : [
            String(i + 1),
            item.answers.join(OR),
            item.reason,
            ...item.mistakes.flatMap(({ answer, reason }) => [answer, reason]),
          ],
    ),
  ]
}
