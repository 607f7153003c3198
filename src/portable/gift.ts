/** GIFT, a plain text that Moodle and many quiz tools read. Questions are HTML; a question with a picture cannot be written. */
import { blocksHtml, lineHtml, pointsHtml, reasonHtml, type Style, underline } from './html.ts'
import { markup, NOTHING } from './markup.ts'
import {
  credit,
  nameOf,
  type PortableAnswer,
  type PortableExercise,
  type PortableItem,
  type Source,
} from './portable.ts'

const STYLE: Style = { underlined: underline, picture: () => NOTHING }

/** Signs of the format are escaped; a line break would end a paragraph of it. */
const escaped = (text: string): string => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ')

/** Of a shortanswer question * stands for any letters. */
const literal = (text: string): string => text.replaceAll('*', '\\*')

const feedback = (reason: string): string => (reason === '' ? '' : `#${escaped(markup`${reason}`.source)}`)

function answerLines(answer: PortableAnswer): readonly string[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options.map(
        ({ line, reason }, i) =>
          `${i === answer.key ? '=' : '~'}${escaped(lineHtml(line, STYLE).source)}${feedback(reason)}`,
      )
    case 'typed':
      return [
        ...answer.accepted.map((text) => `=${escaped(literal(text))}`),
        ...answer.mistakes.map(({ text, reason }) => `=%0%${escaped(literal(text))}${feedback(reason)}`),
      ]
    case 'written':
      return []
  }
}

function questionText(item: PortableItem): string {
  const { answer, reason } = item
  const text = markup`${blocksHtml(item, STYLE)}<p>${lineHtml(item.ask, STYLE)}</p>`
  const why = markup`${answer.kind === 'written' ? pointsHtml(answer.points) : NOTHING}${reasonHtml(reason)}`
  const general = why.source === '' ? [] : [`####${escaped(why.source)}`]
  const inside = [...answerLines(answer), ...general].map((line) => `\t${line}\n`).join('')
  return `::${escaped(nameOf(item))}::[html]${escaped(text.source)}{\n${inside}}\n`
}

/** `items` without pictures: `lossesOf` says which are left out. */
export function giftText(exercise: PortableExercise, source: Source): string {
  const head = `// ${credit(exercise, source)}\n$CATEGORY: ${source.site}/${exercise.title.replaceAll('/', '-')}\n`
  return [head, ...exercise.items.map(questionText)].join('\n')
}
