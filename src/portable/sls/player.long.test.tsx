// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PortableExercise } from '#portable/portable.ts'
import { SOURCE, sampleOf, worksheet } from '#portable/samples.ts'
import { slsPage } from './page.ts'

const LAUNCH = '?endpoint=https%3A%2F%2Flms.example%2F&auth=Basic%20x&agent=%7B%7D&stateId=s&activityId=a'
const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))

beforeEach(() => vi.resetModules())
afterEach(() => {
  fetch.mockClear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

/** Opens the page as a browser does, and runs its script. */
async function open(exercise: PortableExercise, search = '') {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', `/index.html${search}`)
  const page = slsPage(exercise, SOURCE, '')
  document.body.innerHTML = page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'))
  await import('./player.ts')
}

const shown = () => document.querySelector<HTMLElement>('.question:not([hidden])')
const press = () => document.querySelector<HTMLButtonElement>('#next')?.click()
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''

function answer(exercise: PortableExercise, i: number, isRight: boolean): void {
  const given = exercise.items[i]?.answer
  const field = (selector: string) => shown()?.querySelector<HTMLInputElement>(selector)
  if (given?.kind === 'choice') {
    const place = isRight ? given.key : (given.key + 1) % given.options.length
    field(`input[value="${place}"]`)?.click()
    return
  }
  const input = field('input, textarea')
  if (input) input.value = isRight && given?.kind === 'typed' ? (given.accepted[0] ?? '') : 'something else'
}

function play(exercise: PortableExercise, isRight: (i: number) => boolean): void {
  for (const i of exercise.items.keys()) {
    answer(exercise, i, isRight(i))
    press()
    press()
  }
}

it.each(['grammar-mcq', 'editing', 'chinese-dialogue'])(
  'the keys of %s earn all marks, and all else none',
  async (type) => {
    const exercise = sampleOf(type)
    const { length } = exercise.items
    await open(exercise)
    play(exercise, () => true)
    expect(textOf('#score')).toBe(`Score: ${length} / ${length}`)
    vi.resetModules()
    await open(exercise)
    play(exercise, () => false)
    expect(textOf('#score')).toBe(`Score: 0 / ${length}`)
  },
)

it('asks for an answer, marks it once, and says why the chosen option is wrong', async () => {
  const exercise = sampleOf('grammar-mcq')
  await open(exercise)
  press()
  expect(textOf('#hint')).toBe('Answer the question first.')
  answer(exercise, 0, false)
  press()
  const [first] = exercise.items
  if (first?.answer.kind !== 'choice') throw new Error('no choice')
  const { options, key } = first.answer
  expect(shown()?.querySelector('.verdict')?.textContent).toContain('✗ Not quite. The answer is')
  expect(shown()?.querySelector('.own')?.textContent).toBe(options[(key + 1) % options.length]?.reason)
  expect(shown()?.querySelector('.why')?.textContent).toContain(first.reason[0])
  expect(shown()?.querySelector('input')?.disabled).toBe(true)
})

it('sends score and feedback after each question, and only where there is a launch', async () => {
  const exercise = sampleOf('grammar-mcq')
  await open(exercise)
  play(exercise, () => true)
  expect(fetch).not.toHaveBeenCalled()
  vi.resetModules()
  await open(exercise, LAUNCH)
  play(exercise, (i) => i > 0)
  await vi.waitFor(() => expect(textOf('#sent')).toBe('Your result has been sent.'))
  const bodies = fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)))
  const { length } = exercise.items
  expect(bodies).toHaveLength(length)
  expect(bodies.map(({ score }) => score)).toEqual(exercise.items.map((_, i) => i))
  expect(bodies.at(-1).feedback).toMatch(
    new RegExp(`^${length - 1} / ${length}\\nQuestion 1: wrong, \\(\\d\\) .+\\. Right: \\(\\d\\)`),
  )
})

it('counts what a person marks in no sum', async () => {
  await open(worksheet)
  play(worksheet, () => true)
  expect(textOf('#score')).toBe('Score: 8 / 8')
})

it('has no request, no address and no script but its own', () => {
  const page = slsPage(sampleOf('vocab-cloze'), SOURCE, 'run()')
  expect(page).not.toMatch(/\ssrc=|@import|url\(/)
  expect(page.match(/<script/g)).toHaveLength(2)
})

it('text of a question cannot end the data of the script', () => {
  const [first] = sampleOf('grammar-mcq').items
  if (first === undefined) throw new Error('empty')
  const hostile = {
    ...first,
    answer: { kind: 'typed', accepted: ['</script><b>'], mistakes: [], isValue: false, isSentence: false },
  } as const
  expect(slsPage({ ...worksheet, items: [hostile] }, SOURCE, '').match(/<\/script>/g)).toHaveLength(2)
})
