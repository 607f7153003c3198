/**
 * A page that stands alone in another platform: every question, style and script is in it. It is 450 px high there, so what is long
 * scrolls between a head and a foot that stay.
 */
import { blocksHtml, lineHtml, pointsHtml, reasonHtml, type Style, underline } from '#portable/html.ts'
import { type Markup, markup, NOTHING, trusted } from '#portable/markup.ts'
import {
  credit,
  LICENCE,
  nameOf,
  type PortableExercise,
  type PortableItem,
  type Source,
  textOf,
} from '#portable/portable.ts'
import { zipped } from '#portable/zip.ts'
import type { Asked } from './asked.ts'
import { PAGE_STYLE } from './page-style.ts'

const STYLE: Style = {
  underlined: underline,
  picture: ({ svg, alt }) => markup`<div class="picture" role="img" aria-label="${alt}">${trusted(svg)}</div>`,
}

const optionText = (item: PortableItem, i: number): string =>
  item.answer.kind === 'choice' ? `(${i + 1}) ${textOf(item.answer.options[i]?.line ?? [])}` : ''

/** The data of the script. */
function askedOf(item: PortableItem): Asked {
  const { answer, marks } = item
  const name = nameOf(item)
  if (answer.kind === 'written') return { name, marks, answer: { kind: 'written' } }
  if (answer.kind === 'typed') {
    const { accepted, mistakes } = answer
    return { name, marks, answer: { kind: 'typed', accepted, mistakes } }
  }
  const options = answer.options.map((_, i) => optionText(item, i))
  return {
    name,
    marks,
    answer: { kind: 'choice', options, reasons: answer.options.map(({ reason }) => reason), key: answer.key },
  }
}

function fieldsOf(item: PortableItem): Markup {
  const { answer } = item
  const name = `q${item.id}`
  switch (answer.kind) {
    case 'choice':
      return markup`${answer.options.map(
        ({ line }, i) =>
          markup`<label class="option"><input type="radio" name="${name}" value="${i}"/><span>(${i + 1})</span><span>${lineHtml(line, STYLE)}</span></label>`,
      )}`
    case 'typed':
      return markup`<input type="text" name="${name}" aria-label="Answer" autocomplete="off" autocapitalize="off" spellcheck="false"/>`
    case 'written':
      return markup`<textarea name="${name}" rows="4" aria-label="Answer"></textarea>`
  }
}

function question(item: PortableItem): Markup {
  const { answer, reason, language } = item
  const points = answer.kind === 'written' ? pointsHtml(answer.points) : NOTHING
  return markup`<section class="question" lang="${language}" tabindex="-1" aria-label="${nameOf(item)}" hidden="">
${blocksHtml(item, STYLE)}<fieldset><legend>${lineHtml(item.ask, STYLE)}</legend>
${fieldsOf(item)}</fieldset>
<div class="why" tabindex="-1" hidden=""><p class="verdict" lang="en"></p><p class="own"></p>${points}${reasonHtml(reason)}</div>
</section>
`
}

/** JSON within a script element: '<' could end it. */
const json = (value: unknown): Markup => trusted(JSON.stringify(value).replaceAll('<', '\\u003c'))

/** `script` is the text of player.ts as the build gives it. */
export function slsPage(exercise: PortableExercise, source: Source, script: string): string {
  const { title, language, items } = exercise
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title}</title>
<meta name="description" content="${credit(exercise, source)}"/>
<link rel="license" href="${LICENCE.url}"/>
<style>${trusted(PAGE_STYLE)}</style>
</head>
<body>
<form novalidate="">
<header><h1>${title}</h1><p id="progress" lang="en" role="status"></p></header>
<main>
${items.map(question)}<section id="end" lang="en" tabindex="-1" hidden=""><h2 id="score"></h2><p id="sent" role="status"></p>
<p><button type="button" id="again" hidden="">Send it again</button></p>
<p class="credit">${credit(exercise, source)}</p></section>
<noscript><p lang="en">This page needs JavaScript.</p></noscript>
</main>
<footer lang="en"><p id="hint" role="alert"></p><button type="submit" id="next" hidden="">Submit</button></footer>
</form>
<script type="application/json" id="asked">${json(items.map(askedOf))}</script>
<script>${trusted(script)}</script>
</body>
</html>
`.source
}

export const slsPackage = (exercise: PortableExercise, source: Source, script: string): Uint8Array<ArrayBuffer> =>
  zipped([['index.html', slsPage(exercise, source, script)]])
