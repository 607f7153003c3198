/** Which tools each kind of exercise has: the table of docs/tools.md, from the pages themselves. */
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { asObject, readString } from '#lib/json.ts'
import { quizSets } from './quiz/sets.ts'
import { expect, test } from './visit.ts'

const EXERCISES: readonly (readonly [kind: string, path: string])[] = [
  ...quizSets.map(({ type, path }) => [type, path] as const),
  ['prelim', '/prelim/2024/Kingfisher/Grammar'],
  ['today', '/today/2026-03-02'],
  ['today by subjects', '/today/2026-03-02/english-maths-science'],
  ['skill', '/skill/connector/practice'],
  ['Mathematics', '/maths/mixed/1'],
  ['Science', '/science/energy/1'],
  ['text', '/tasks/visual-text/1'],
  ['open text', '/tasks/comprehension/1'],
  ['whole paper', '/paper/english/1'],
  ['its section', '/paper/english/1/editing'],
  ['Mathematics paper', '/maths/paper/1'],
]

const ref = (path: string) => path.replace(/^\/(quiz\/)?/, '')

/** What the island of a page is given. */
function propsOf(html: string): Readonly<Record<string, unknown>> {
  const [, json = '{}'] = /<script type="application\/json">([^<]*)</.exec(html) ?? []
  return asObject(JSON.parse(json))
}

async function toolsOf(request: APIRequestContext, path: string, packs: string): Promise<readonly boolean[]> {
  const html = await (await request.get(path)).text()
  const { afterwards, skills, report, print, codeOf, labels } = propsOf(html)
  const answers = async (url: string) => (await request.get(url)).status() === 200
  const printed = readString(print) ?? ''
  const links = Object.values(asObject(skills)).map((skill) => readString(asObject(skill).to) ?? '')
  return [
    html.includes('data-quiz') && (readString(asObject(labels).set) ?? '') !== '',
    await answers(`/sets?s=${ref(path)}`),
    await answers(`${path}/board`),
    (await answers(`/elsewhere${path}`)) && (await answers(`${path}/sls.zip`)),
    codeOf !== '' && (await answers(`/class/${ref(path)}`)),
    (readString(asObject(asObject(afterwards).next).to) ?? '') !== '',
    links.some((to) => to !== ''),
    printed !== '' && (await answers(printed)),
    readString(report) !== '',
    packs.includes(`"${path}"`),
  ]
}

test('the table of tools is true', async ({ request }) => {
  const names = ['player', 'one link', 'board', 'elsewhere', 'code', 'next', 'skills', 'print', 'report', 'offline']
  const saved = [
    ...quizSets.map(({ type }) => `topic/${type}`),
    'school/2024/Kingfisher',
    ...['maths', 'science', 'tasks', 'paper'].map((subject) => `subject/${subject}`),
  ]
  let packs = ''
  for (const id of saved) packs += await (await request.get(`/api/offline/${id}`)).text()
  const rows: string[] = []
  for (const [kind, path] of EXERCISES) {
    const cells = await toolsOf(request, path, packs)
    rows.push(`| ${[kind, ...cells.map((has) => (has ? 'yes' : 'no'))].join(' | ')} |`)
  }
  const table = [`| ${['', ...names].join(' | ')} |`, `|${'---|'.repeat(names.length + 1)}`, ...rows].join('\n')
  const [, written = ''] =
    /<!-- table -->\n([\s\S]*?)\n<!-- \/table -->/.exec(readFileSync('docs/tools.md', 'utf8')) ?? []
  expect(written.trim(), table).toBe(table)
})
