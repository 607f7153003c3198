/** Moodle XML: what Moodle itself exports and imports, with pictures. */
import { blocksHtml, lineHtml, pictureName, picturesOf, pointsHtml, reasonHtml, type Style, underline } from './html.ts'
import { type Markup, markup, NOTHING } from './markup.ts'
import {
  credit,
  LICENCE,
  nameOf,
  type PortableAnswer,
  type PortableExercise,
  type PortableItem,
  type Source,
} from './portable.ts'

const STYLE: Style = {
  underlined: underline,
  picture: ({ alt }, item, place) =>
    markup`<p><img src="@@PLUGINFILE@@/${pictureName(item, place)}" alt="${alt}" /></p>`,
}

/** HTML is text here: it is escaped once more. */
const html = (content: Markup): Markup => markup`<text>${content.source}</text>`

const feedback = (reason: string): Markup =>
  markup`<feedback format="html">${html(reason === '' ? NOTHING : markup`<p>${reason}</p>`)}</feedback>`

const answer = (fraction: number, text: Markup, format: 'html' | 'moodle_auto_format', reason: string): Markup =>
  markup`    <answer fraction="${fraction}" format="${format}">${text}${feedback(reason)}</answer>\n`

/** Of a shortanswer question * stands for any letters. */
const literal = (text: string): Markup => markup`<text>${text.replaceAll('*', '\\*')}</text>`

const TYPES: Readonly<Record<PortableAnswer['kind'], string>> = {
  choice: 'multichoice',
  typed: 'shortanswer',
  written: 'essay',
}

function answerParts(given: PortableAnswer): Markup {
  switch (given.kind) {
    case 'choice': {
      const options = given.options.map(({ line, reason }, i) =>
        answer(i === given.key ? 100 : 0, html(lineHtml(line, STYLE)), 'html', reason),
      )
      return markup`    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>123</answernumbering>
${options}`
    }
    case 'typed':
      return markup`    <usecase>1</usecase>
${given.accepted.map((text) => answer(100, literal(text), 'moodle_auto_format', ''))}${given.mistakes.map(({ text, reason }) => answer(0, literal(text), 'moodle_auto_format', reason))}`
    case 'written':
      return markup`    <responseformat>editor</responseformat>
    <responserequired>1</responserequired>
    <graderinfo format="html">${html(pointsHtml(given.points))}</graderinfo>
`
  }
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

function question(item: PortableItem): Markup {
  const files = picturesOf(item).map(
    ({ svg }, i) => markup`<file name="${pictureName(item, i + 1)}" path="/" encoding="base64">${base64(svg)}</file>`,
  )
  const text = markup`${blocksHtml(item, STYLE)}<p>${lineHtml(item.ask, STYLE)}</p>`
  return markup`  <question type="${TYPES[item.answer.kind]}">
    <name><text>${nameOf(item)}</text></name>
    <questiontext format="html">${html(text)}${files}</questiontext>
    <generalfeedback format="html">${html(reasonHtml(item.reason))}</generalfeedback>
    <defaultgrade>${item.marks}</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
${answerParts(item.answer)}    <tags><tag><text>${LICENCE.name}</text></tag></tags>
  </question>
`
}

export function moodleXml(exercise: PortableExercise, source: Source): string {
  const said = credit(exercise, source)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category">
    <category><text>$course$/top/${exercise.title.replaceAll('/', '-')}</text></category>
    <info format="html">${html(markup`<p>${said}</p>`)}</info>
  </question>
${exercise.items.map(question)}</quiz>
`.source
}
