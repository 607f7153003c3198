/** What loaders give for documents and names that cannot be shown, for a static export, and without their stores. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { log, type Services } from '#server/services.server.ts'
import { exported, memoryServices, post, serve, visit } from './memory-site.ts'

let services: Services

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T04:00:00Z') })
  services = await memoryServices([
    { collection: 'quizzes', id: 'Grammar_Set_3', body: { type: 'crossword' } },
    { collection: 'quizzes', id: 'Grammar_Set_4', body: { type: 'grammar-mcq' } },
    { collection: 'articles', id: 'broken', body: 'No front matter' },
    { collection: 'listeningPractices', id: 'broken', body: { title: 'No clips' } },
  ])
  serve(services)
})

afterAll(() => {
  vi.useRealTimers()
})

describe.each([
  ['/quiz/grammar-mcq/Set_3', 'Unsupported quiz type: crossword', 'Unrecognized quizType'],
  ['/quiz/grammar-mcq/Set_4', 'Error: Invalid quiz data structure', 'Error: Invalid quiz data structure'],
])('%s, whose document cannot be shown', (url, words, logged) => {
  it.each([
    ['', { status: 200, data: { status: 'refused', words, back: { to: '/practice' } } }],
    ['/print', { status: 200, data: { status: 'refused', words, back: { to: url } } }],
    ['/paper.pdf', { status: 404 }],
    ['/board', { status: 404, data: { board: null } }],
    ['/gift.txt', { status: 404 }],
  ])('says so: %s', async (page, found) => {
    expect(await visit(url + page)).toMatchObject(found)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ documentId: expect.any(String) }), logged)
  })
})

it.each([
  ['/articles/broken', { article: null }, 'Article not readable'],
  ['/listening/broken', { practice: null }, 'Practice cannot be read'],
])('%s is not there, and is logged with its issues', async (url, data, logged) => {
  expect(await visit(url)).toMatchObject({ status: 404, data })
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ issues: expect.any(Array) }), logged)
})

it('a set or topic that is missing has a page of its own', async () => {
  const set = { status: 'missing', words: 'Loading quiz...', back: { to: '/practice' } }
  const topic = { status: 'missing', words: 'Loading prelim quiz...', back: { to: '/prelim/2024/Kingfisher' } }
  expect(await visit('/quiz/grammar-mcq/Set_5')).toMatchObject({ status: 404, data: set })
  expect(await visit('/prelim/2024/Kingfisher/Physics')).toMatchObject({ status: 404, data: topic })
})

it.each([
  '/today/2026-02-30',
  '/today/2026-03-02/science-maths',
  '/today/2026-03-02/english-chinese',
  '/maths/mixed/0',
  '/maths/mixed/01',
  '/maths/mixed/10000',
  '/maths/mixed/k/1',
  '/science/mixed/t/1',
  '/downloads/year/2019',
  '/tasks/visual-text/1/questions.csv',
  '/elsewhere/today',
])('%s is not the URL of a page', async (url) => {
  expect((await visit(url)).status).toBe(404)
})

it('the last number of a set leads to the first', async () => {
  const { view } = (await visit('/maths/mixed/9999')).data
  expect(view.afterwards.next.to).toBe('/maths/mixed/1')
})

it.each([
  ['/sets', 404, { sets: [], unknown: [] }],
  ['/sets?s=editing/Set_1&s=x/1', 200, { names: ['editing/Set_1'], unknown: ['x/1'], more: 0 }],
  [
    `/sets?${Array.from({ length: 23 }, (_, i) => `s=maths/mixed/${i + 1}`).join('&')}`,
    200,
    { sets: { length: 20 }, more: 3 },
  ],
  ['/sets/board?s=x/1', 404, { board: null }],
  ['/sets/class?s=x/1', 404, { table: null }],
  ['/sets/print', 404, { words: 'There is nothing on this list.' }],
  ['/sets/print?s=x/1&s=editing/Set_1', 200, { leftOut: 'Left out, because it cannot be printed: x/1.' }],
  ['/print/english/paper', 200, { words: 'Choose at least one set.' }],
  [
    '/print/english/paper?editing=Set_1&grammar-mcq=Set_3',
    200,
    { leftOut: 'Left out, because there is no such set: Grammar.' },
  ],
  [
    '/print/english/paper?editing=Set_9',
    404,
    { words: 'Left out, because there is no such set: Editing. Choose at least one set.' },
  ],
])('%s says what it leaves out', async (url, status, data) => {
  const found = await visit(url)
  expect(found).toMatchObject({ status, data })
  expect(found.headers.get('cache-control')).toBe('no-store')
})

it('a posted form is played, and anything else begins again', async () => {
  const form = new FormData()
  form.set('r.1', '1')
  const posted = { phase: 'marked', marked: ['1'], response: { 1: '1', 2: '' } }
  expect(await post('/quiz/grammar-mcq/Set_1', form)).toMatchObject({ status: 200, posted: { posted } })
  const parts = { phase: 'marked', response: { 1: '1' } }
  expect(await post('/today/2026-03-02/maths-science', form)).toMatchObject({ status: 200, posted: { posted: parts } })
  expect(await post('/quiz/grammar-mcq/Set_1', 'no form')).toMatchObject({ status: 200, posted: { posted: null } })
})

it('a day that is not a date is today', async () => {
  const { data } = await visit('/parents?day=2026-02-31')
  expect(data.evenings).toMatchObject([{ name: 'Monday 2 March' }])
  expect((await visit('/parents?day=2026-03-03')).data.evenings).toMatchObject([{ name: 'Tuesday 3 March' }])
})

const printouts = '/printouts/listening/english-2024.pdf'

it.each([
  ['/maths/mixed/3', 200, { view: { afterwards: { next: { to: '/maths/mixed/1' } } } }],
  ['/maths/mixed/4', 404, null],
  ['/quiz/editing/Set_1/print', 200, { pdf: { kind: 'ready', to: '/printouts/quiz/editing/Set_1.pdf' } }],
  ['/maths/mixed/1/print', 200, { pdf: { kind: 'none' } }],
  ['/today', 200, { dates: { length: 60, 0: '2026-03-02' } }],
  ['/parents', 200, { evenings: { length: 7, 0: { name: 'Monday' } } }],
  ['/', 200, { exam: { line: '' } }],
  ['/exam-format', 200, { line: '' }],
  ['/listening/english-2024', 200, { practice: { megabytes: null, pdf: printouts } }],
  ['/listening/english-2024/practice', 200, { urls: {} }],
])('%s of a static export', async (url, status, data) => {
  expect(await exported(url)).toMatchObject({ status, data })
})

it('a room without its clips has an estimate, and no recording', async () => {
  expect((await visit('/listening/english-2024')).data.practice.roomMinutes).toBeGreaterThan(25)
  expect((await visit('/listening/english-2024/hall.mp3')).status).toBe(503)
})

describe('without its stores', () => {
  beforeAll(async () => {
    await services.documents.close()
    vi.spyOn(services.files, 'list').mockRejectedValue(new Error('away'))
  })

  it.each(['/listening', '/prelim', '/prelim/2024/Kingfisher', '/downloads', '/class'])('%s says so', async (url) => {
    expect(await visit(url)).toMatchObject({ status: 503, data: { listed: { status: 'failed' } } })
  })

  it.each([
    ['/', { articles: [], subjects: { 0: { to: '/english', size: '' } } }],
    ['/parents', { evenings: [], toPrint: [] }],
    ['/teachers', { offered: [] }],
  ])('%s opens with what needs none', async (url, data) => {
    expect(await visit(url)).toMatchObject({ status: 503, data })
  })
})
