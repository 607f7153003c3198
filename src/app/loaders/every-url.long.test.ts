/** A URL or more of each route: what its loader gives, and a 404 for the same URL with a wrong name. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cataloguePage } from '#app/parts/catalogue/catalogue-entry.ts'
import { classPath } from '#app/parts/exercise-ref.ts'
import routes from '#app/routes.ts'
import { FILE_NAMES } from '#portable/file-names.ts'
import { exerciseEntry } from './catalogue/exercise-entry.server.ts'
import { exported, memoryServices, ORIGIN, patternOf, serve, visit, wrongUrls } from './memory-site.ts'

const file = (path: string) => ({ path, read: async () => new TextEncoder().encode(path) })

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T04:00:00Z') })
  const services = await memoryServices([])
  const { files } = services
  await files.put(file('downloads/2024_P6_Kingfisher_English_Prelim.pdf'), file('english-2024.mp3'))
  serve({ ...services, roomRecordings: { storageOf: () => files, seconds: async () => 1500 } })
})

afterAll(() => {
  vi.useRealTimers()
})

const TODAY = 'Today’s ten, Monday 2 March 2026'
const SCHOOL = '/prelim/2024/Kingfisher'
const CHINESE = '/paper/chinese/1'

/** URL, title, id, next step, way back. */
const EXERCISES = [
  ['/today/2026-03-02', TODAY, 'today 2026-03-02', '/quiz/chinese-mcq/Set_1', '/'],
  ['/today/2026-03-02/maths-science', TODAY, 'today 2026-03-02 maths-science', '/maths/mixed/1', '/'],
  ['/skill/connector/practice', 'Practice: connectors', 'skill connector', '/skill/connector', '/skill/connector'],
  ['/skill/connector/s', 'Practice: connectors, Paper S', 'skill connector s', '/skill/connector', '/skill/connector'],
  ['/quiz/grammar-mcq/Set_1', 'Grammar 2020', 'Grammar_Set_1', '/quiz/grammar-mcq/Set_2', '/practice'],
  ['/quiz/chinese-dialogue/Set_2', '完成对话 2021', 'Dialogue_Set_2', '/quiz/grammar-mcq/Set_1', '/practice'],
  ['/maths/paper/1', 'Mathematics, whole paper 1', 'maths paper 1', '/maths', '/maths'],
  ['/maths/mixed/1', 'Mathematics: Mixed practice, Set 1', 'maths mixed 1', '/maths/mixed/2', '/maths'],
  ['/maths/decimals/k/1', 'Mathematics: Decimals, Paper K1', 'maths decimals k 1', '/maths/decimals/k/2', '/maths'],
  ['/science/paper/1', 'Science, whole paper 1', 'science paper 1', '/science', '/science'],
  ['/science/energy/7', 'Science: Energy, Set 7', 'science energy 7', '/science/energy/8', '/science'],
  ['/science/energy/t/1', 'Science: Energy, Paper T1', 'science energy t 1', '/science/energy/t/2', '/science'],
  [
    '/tasks/visual-text/1',
    'Visual Text Comprehension: Night at the Reservoir',
    'task visual-text 1',
    '/tasks',
    '/tasks',
  ],
  ['/paper/english/1', 'English paper 1: a whole Paper 2', 'paper english 1', '/paper', '/paper'],
  [
    `${CHINESE}/reading-1`,
    '华文试卷 1：阅读理解一',
    'paper chinese 1 reading-1',
    `${CHINESE}/chinese-dialogue`,
    CHINESE,
  ],
  [`${SCHOOL}/Grammar`, 'Kingfisher 2024 Grammar', '2024-Kingfisher-Grammar', `${SCHOOL}/Vocabulary`, SCHOOL],
] as const

/** More questions than a code has. */
const WITHOUT_CODES = ['/maths/paper/1', '/science/paper/1', '/paper/english/1']

it.each(EXERCISES)('%s is the same exercise on each of its pages', async (url, title, id, next, to) => {
  const { status, data } = await visit(url)
  expect({ status, of: data.status }).toEqual({ status: 200, of: 'ok' })
  const { view } = data
  const own = { documentId: id, facts: { title }, path: url }
  expect(view).toMatchObject({ ...own, afterwards: { next: { to: next } }, back: { to } })
  const { length } = view.exercise.sections.flatMap((section: typeof view) => section.asked.quiz.items)
  expect(length).toBeGreaterThan(1)
  const { board } = (await visit(`${url}/board`)).data
  expect(board).toMatchObject({ title, path: url })
  expect(board.sections.flatMap((section: typeof board) => section.items)).toHaveLength(length)
  expect((await visit(`/elsewhere${url}`)).data.view).toMatchObject({ path: url, title, total: length })
  const sets = [{ id, name: title, items: { length } }]
  expect(await visit(classPath(url))).toMatchObject(
    WITHOUT_CODES.includes(url)
      ? { status: 404, data: { table: null } }
      : { status: 200, data: { table: { head: { name: title }, screen: { sets } } } },
  )
})

/** What is printed, what its page says of it, and the name of its PDF. */
const PRINTED = [
  ['/quiz/grammar-mcq/Set_1', 'English Language · 2020 set', '10 questions · 10 marks', 'grammar-mcq-Set-1'],
  [`${SCHOOL}/Grammar`, 'English Language · Kingfisher 2024', '10 questions · 10 marks', '2024-Kingfisher-Grammar'],
  ['/skill/connector/practice', 'Skill practice · One skill', '2 questions · 2 marks', 'skill-connector'],
  ['/skill/connector/s', 'Skill practice · Paper S', '2 questions · 2 marks', 'skill-connector-s'],
  ['/maths/paper/1', 'Mathematics · Paper 1', '45 questions · 100 marks · 2 h 30 min', 'maths-paper-1'],
  ['/maths/mixed/1', 'Mathematics · Set 1', '8 questions · ', 'maths-mixed-1'],
  ['/maths/decimals/k/1', 'Mathematics · Paper K1', '10 questions · ', 'maths-decimals-k-1'],
  ['/science/paper/1', 'Science · Paper 1', ' questions · 100 marks · 1 h 45 min', 'science-paper-1'],
  ['/science/energy/7', 'Science · Set 7', '10 questions · ', 'science-energy-7'],
  ['/science/energy/t/1', 'Science · Paper T1', '10 questions · ', 'science-energy-t-1'],
  ['/tasks/visual-text/1', 'Visual Text Comprehension · Text 1', '5 questions · 5 marks', 'task-visual-text-1'],
  [CHINESE, 'Chinese Language · Practice paper 1', '40 questions · 90 marks · 1 h 40 min', 'paper-chinese-1'],
  [
    `${CHINESE}/reading-1`,
    'Chinese Language · Practice paper 1',
    '5 questions · 10 marks',
    'paper-chinese-1-reading-1',
  ],
] as const

it.each(PRINTED)('%s is printed', async (url, label, size, name) => {
  const page = await visit(`${url}/print`)
  const pdf = { kind: 'chosen', to: `${url}/paper.pdf` }
  expect(page).toMatchObject({ status: 200, data: { status: 'ok', path: url, pdf, back: { to: url } } })
  expect(page.data.facts).toEqual([label, expect.stringContaining(size)])
  expect(await visit(`${url}/paper.pdf`)).toMatchObject({ status: 200, data: name })
})

const LIST = '?s=editing/Set_1&s=maths/mixed/1'
const practice = { id: 'english-2024', displayTitle: 'Two Umbrellas', totalClips: 7 }
const paper = { school: 'Kingfisher', subject: 'english', kind: 'paper' }
const each = (key: string, ...values: readonly string[]) => values.map((value) => ({ [key]: value }))

/** What the other pages show, in part. */
const PAGES: Readonly<Record<string, object>> = {
  '/': { subjects: [{ size: '9 topics, 1 paper' }, { size: '5 topics, 1 paper' }, {}, {}], exam: { cohort: 2026 } },
  '/practice': {
    cards: [
      { more: 0, rows: [{ label: '2020', count: 10 }, { label: '2021' }, { to: '' }, {}, {}] },
      ...Array(8).fill({}),
    ],
  },
  '/practice/editing': { topic: { title: 'Editing' }, rows: [{ to: '/quiz/editing/Set_1', label: '2020' }, {}] },
  '/skill/connector': { count: 2, alone: 2, letters: [], sets: [{ name: 'Grammar 2020' }, { name: 'Grammar 2021' }] },
  '/mistakes': {
    exams: expect.arrayContaining([20_720]),
    map: each('subject', 'english', 'chinese', 'maths', 'science'),
  },
  [`/sets${LIST}`]: {
    sets: [
      { name: 'Editing 2020', questions: 12 },
      { to: '/maths/mixed/1', questions: 8 },
    ],
    url: `${ORIGIN}/sets${LIST}`,
  },
  [`/sets/add/prelims${LIST}`]: {
    names: ['editing/Set_1', 'maths/mixed/1'],
    sections: [{ name: '2024', groups: [{ spoken: 'Kingfisher 2024', choices: { length: 9 } }] }],
  },
  '/sets/add/papers': { sections: each('name', 'English', 'Chinese', 'Mathematics', 'Science') },
  '/sets/add/english': { sections: [{ name: 'By topic', groups: { length: 6 } }, { name: 'Texts and sentences' }] },
  '/sets/add/maths': { note: expect.stringMatching(/^K, S and T are ten questions of one level/) },
  '/sets/add/science': { sections: [{ name: 'Everything' }, { name: 'By theme', groups: { length: 5 } }] },
  [`/sets/board${LIST}`]: { of: 'list', board: { title: '2 sets', path: `/sets${LIST}` } },
  '/sets/class?s=editing/Set_1&s=paper/english/1': { table: { head: { name: '10 sets of a list' } } },
  [`/sets/print${LIST}`]: { status: 'ok', facts: ['Practice list · 2 sets', expect.any(String)], leftOut: '' },
  '/class': { listed: { status: 'ok', value: { screen: { sets: { length: 18 } }, offered: { length: 9 } } } },
  '/english': {
    start: { to: '/quiz/grammar-cloze/Set_1' },
    rows: each('about', '9 topics', '1 paper', '1 practice', '1 paper on the screen', '1 paper with answer keys'),
  },
  '/chinese': { start: { to: '/quiz/chinese-mcq/Set_1' }, rows: [{ about: '5 topics' }, {}, { next: null }, {}, {}] },
  '/maths': { listed: { by: 'strand' }, rows: [{}, { next: { to: '/maths/paper/1' } }, {}, { to: '/downloads' }, {}] },
  '/science': { start: { to: '/science/energy/1' }, rows: [{}, {}, { about: 'Not part of Science' }, {}, {}] },
  '/tasks': { kinds: each('kind', 'visual-text', 'synthesis', 'comprehension', 'reading-1', 'reading-2') },
  '/paper': { papers: [{ questions: 75, marks: 90 }, { path: CHINESE }], numbers: { maths: [1], science: [1] } },
  '/downloads': { listed: { status: 'ok', value: { year: 2024, papers: [paper], schools: ['Kingfisher'] } } },
  '/downloads/year/2022': { listed: { status: 'ok', value: { year: 2022, papers: [], schools: [] } } },
  '/listening': { listed: { status: 'ok', value: [practice] } },
  '/listening/english-2024': { practice: { ...practice, roomMinutes: 25, megabytes: 8 } },
  '/listening/english-2024/practice': { practice, urls: null },
  '/listening/english-2024/results': { practice, urls: null },
  '/listening/english-2024/room': { room: { practice, urls: null, recordings: [] } },
  '/prelim': { listed: { value: [{ year: '2024', schools: [{ key: 'Kingfisher', topics: 9, papers: 1 }] }] } },
  [SCHOOL]: { listed: { value: { topics: { length: 9 }, papers: [paper], levels: expect.stringContaining(' PSLE') } } },
  '/print/english': { language: 'en', offered: { length: 6 } },
  '/print/english/paper?grammar-mcq=Set_1&editing=Set_1': {
    facts: ['English Language · Sets of 2020', '22 questions · 22 marks'],
    path: '/print/english',
  },
  '/access': { pages: [{ path: '/paper/english/1' }, { path: CHINESE }, { path: '/maths/paper/1' }, {}, {}, {}] },
  '/exam-format': { cohort: 2026, subjects: [{ code: '0001' }, {}, {}, {}] },
  '/teachers': { offered: { length: 9 } },
  '/parents': {
    evenings: [{ name: 'Monday 2 March', tasks: each('subject', 'English', 'Chinese', 'Listening') }],
    toPrint: each('to', '/paper/english/1/print', `${CHINESE}/print`, '/maths/paper/1/print', '/science/paper/1/print'),
  },
  '/offline': { groups: [{ rows: { length: 9 } }, { rows: { length: 4 } }, { rows: [{}] }, { rows: [{}] }, {}] },
  '/articles/grammar-mistakes': { article: { label: 'English' } },
  '/contact': { email: '', host: 'server', relay: '' },
  '/privacy': { ads: '', email: '', relay: '', isExport: false },
  '/api/offline/topic/editing': {
    packs: [
      { id: 'topic/editing', entries: each('address', '/practice', '/quiz/editing/Set_1', '/quiz/editing/Set_2') },
    ],
  },
  '/catalogue.schema.json': { properties: { entries: { type: 'array' } } },
}

it.each(Object.entries(PAGES))('%s has its data', async (url, data) => {
  expect(await visit(url)).toMatchObject({ status: 200, data })
})

const NO_DATA = ['/make', '/q', '/terms', '/about', '/credits', '/accessibility']

it.each(NO_DATA)('%s needs no data', async (url) => {
  expect(await visit(url)).toMatchObject({ status: 200, data: null })
})

/** URL, type, and a part of the text. */
const FILES = [
  ['/print/english/paper.pdf?editing=Set_1', 'application/pdf', 'english-paper'],
  ['/sets/paper.pdf?s=editing/Set_1', 'application/pdf', 'list'],
  ['/listening/english-2024/paper.pdf', 'application/pdf', 'listening-english-2024'],
  ['/listening/english-2024/hall.mp3', 'audio/mpeg', 'english-2024.mp3'],
  ['/files/english-2024.mp3', 'audio/mpeg', 'english-2024.mp3'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://site.example/sitemap.xml'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: https://site.example/contact'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://site.example/skill/connector</loc>'],
] as const

it.each(FILES)('%s is a file', async (url, type, text) => {
  const { status, headers, data } = await visit(url)
  expect([status, headers.get('content-type')]).toEqual([200, type])
  expect(data).toContain(text)
})

it.each(FILE_NAMES)('a set has the file %s', async (name) => {
  const { status, headers } = await visit(`/quiz/editing/Set_1/${name}`)
  const saved = `attachment; filename="quiz-editing-Set-1-${name}"`
  expect([status, headers.get('content-disposition')]).toEqual([200, saved])
})

it('the recording of a room is saved by its name', async () => {
  const { headers } = await visit('/listening/english-2024/hall.mp3')
  expect(headers.get('content-disposition')).toBe('attachment; filename="english-2024.mp3"')
})

it('/today leads to the day, of the subjects that are chosen', async () => {
  const { status, headers } = await visit('/today?subject=science&subject=maths')
  expect([status, headers.get('location')]).toEqual([302, '/today/2026-03-02/maths-science'])
})

it('the catalogue has an entry of each kind, in its own schema', async () => {
  const entries: unknown[] = []
  for (let url: string | null = '/catalogue.json'; url !== null; ) {
    const page = cataloguePage.parse((await exported(url)).data)
    entries.push(...page.entries.map(({ kind, questions, links }) => [new URL(links.page).pathname, kind, questions]))
    url = page.next === null ? null : new URL(page.next).pathname
  }
  const wanted = [
    ['/quiz/grammar-mcq/Set_1', 'set', 10],
    ['/maths/mixed/1', 'worksheet', expect.any(Number)],
    ['/paper/english/1', 'whole paper', 75],
    [`${CHINESE}/reading-1`, 'section', 5],
    ['/tasks/synthesis/1', 'text', 5],
    [`${SCHOOL}/Grammar`, 'prelim', 10],
    ['/listening/english-2024', 'listening', 20],
    ['/downloads/2024_P6_Kingfisher_English_Prelim.pdf', 'printed paper', null],
  ]
  expect(entries).toEqual(expect.arrayContaining(wanted))
})

it('an entry of the catalogue has the PDF, and on a server the files that can carry a question', async () => {
  const { view } = (await visit('/tasks/visual-text/1')).data
  const page = `${ORIGIN}/tasks/visual-text/1`
  const files = ['sls.zip', 'qti21.zip', 'moodle.xml', 'gift.txt'].map((name) => [name, `${page}/${name}`])
  expect(exerciseEntry(view, 'tasks/:kind/:number', { origin: ORIGIN, isExport: false }).links).toEqual({
    page,
    pdf: `${page}/paper.pdf`,
    files: Object.fromEntries(files),
  })
  const pdf = `${ORIGIN}/printouts/tasks/visual-text/1.pdf`
  expect(exerciseEntry(view, 'tasks/:kind/:number', { origin: ORIGIN, isExport: true }).links).toEqual({
    page,
    pdf,
    files: {},
  })
})

const URLS = [
  ...EXERCISES.flatMap(([url]) => [url, `${url}/board`, `/elsewhere${url}`, classPath(url)]),
  ...EXERCISES.flatMap(([url]) => FILE_NAMES.map((name) => `${url}/${name}`)),
  ...PRINTED.flatMap(([url]) => [`${url}/print`, `${url}/paper.pdf`]),
  ...[...Object.keys(PAGES), ...FILES.map(([url]) => url)].map((url) => url.replace(/\?.*/, '')),
  ...['/catalogue.json', '/catalogue/9999.json', '/today', ...NO_DATA],
]

it('every route is requested', async () => {
  // The first needs a session, the second gives a file before its loader is called.
  const others = ['api/files/address', 'downloads/:fileName', '*']
  const requested = [...(await Promise.all(URLS.map(patternOf))), ...others]
  expect(routes.map(({ path = '' }) => path).filter((path) => !requested.includes(path))).toEqual([])
})

it('a wrong name in any URL is a 404', async () => {
  const urls = new Set([...(await Promise.all(URLS.map(wrongUrls))).flat(), '/downloads/nothing', '/nothing'])
  const found = await Promise.all(Array.from(urls, async (url) => ({ url, status: (await visit(url)).status })))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ status }) => status !== 404)).toEqual([])
})
