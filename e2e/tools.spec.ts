/** Which tools each kind of exercise has: the table of docs/tools.md, from the pages themselves. */
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { asObject, readString } from '#lib/json.ts'
import { fieldName, INTENT, PHASE, tickName } from '#quiz/contract/fields.ts'
import { LONG } from '#quiz/flow/long-sheet.ts'
import { exercises } from './exercises.ts'
import { quizSets } from './quiz/sets.ts'
import { expect, test } from './visit.ts'

const ref = (path: string) => path.replace(/^\/(quiz\/)?/, '')

/** What the island of a page is given. */
function propsOf(html: string): Readonly<Record<string, unknown>> {
  const [, json = '{}'] = /<script type="application\/json">([^<]*)</.exec(html) ?? []
  return asObject(JSON.parse(json))
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The items of all sections, with their keys. */
const itemsIn = (exercise: unknown) =>
  list(asObject(exercise).sections).flatMap((section) =>
    list(asObject(asObject(asObject(section).asked).quiz).items).map((item) => {
      const { id, key } = asObject(item)
      return { id: readString(id) ?? '', key: readString(key) ?? '' }
    }),
  )

/** The page as the server marks it without script: all right but for the first item. */
async function markedPage(request: APIRequestContext, path: string, items: ReturnType<typeof itemsIn>) {
  const right = items.slice(1).flatMap(({ id, key }) => [
    [fieldName(id), key],
    [tickName(id, '0'), 'on'],
  ])
  const form = Object.fromEntries([[PHASE, 'finished'], [INTENT, 'count'], ...right])
  return await (await request.post(path, { form })).text()
}

type Asked = Readonly<{ request: APIRequestContext; path: string; packs: string }>

/** What a pupil has on the page, before and after Submit. */
async function playerOf({ request, path }: Asked, html: string) {
  const { exercise, documentId } = propsOf(html)
  const items = itemsIn(exercise)
  const marked = await markedPage(request, path, items)
  return {
    share: html.includes('>Share<'),
    clock: html.includes('>Timer<'),
    flag: html.includes('Flag for review') || items.length > LONG,
    kept: html.includes('data-quiz') && (readString(documentId) ?? '') !== '',
    retry: marked.includes('value="retry"'),
    missed: marked.includes('value="again"'),
    report: /<a [^>]*class="report-link"/.test(marked),
  }
}

/** What its page leads to. */
async function pagesOf({ request, path, packs }: Asked, html: string) {
  const { afterwards, skills, print, codeOf } = propsOf(html)
  const answers = async (url: string) => (await request.get(url)).status() === 200
  const printed = readString(print) ?? ''
  const choices = printed === '' ? null : await request.get(printed)
  const links = Object.values(asObject(skills)).map((skill) => readString(asObject(skill).to) ?? '')
  return {
    'one link': await answers(`/sets?s=${ref(path)}`),
    board: await answers(`${path}/board`),
    elsewhere: (await answers(`/elsewhere${path}`)) && (await answers(`${path}/sls.zip`)),
    code: codeOf !== '' && (await answers(`/class/${ref(path)}`)),
    next: (readString(asObject(asObject(afterwards).next).to) ?? '') !== '',
    skills: links.some((to) => to !== ''),
    print: choices?.status() === 200,
    'large print': choices !== null && /name="size" value="large"/.test(await choices.text()),
    offline: packs.includes(`"${path}"`),
  }
}

async function toolsOf(asked: Asked): Promise<Readonly<Record<string, boolean>>> {
  const html = await (await asked.request.get(asked.path)).text()
  return { ...(await playerOf(asked, html)), ...(await pagesOf(asked, html)) }
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

test('the table of tools is true', async ({ request }) => {
  const saved = [
    ...quizSets.map(({ type }) => `topic/${type}`),
    'school/2024/Kingfisher',
    ...['maths', 'science', 'tasks', 'paper'].map((subject) => `subject/${subject}`),
  ]
  let packs = ''
  for (const id of saved) packs += await (await request.get(`/api/offline/${id}`)).text()
  const rows: (readonly string[])[] = []
  for (const [kind, path] of exercises) {
    const tools = await toolsOf({ request, path, packs })
    if (rows.length === 0) rows.push(['', ...Object.keys(tools)], Array(Object.keys(tools).length + 1).fill('---'))
    rows.push([kind, ...Object.values(tools).map((has) => (has ? 'yes' : 'no'))])
  }
  const table = rows.map(line).join('\n')
  const [, written = ''] =
    /<!-- table -->\n([\s\S]*?)\n<!-- \/table -->/.exec(readFileSync('docs/tools.md', 'utf8')) ?? []
  expect(written.trim(), table).toBe(table)
})
