import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListeningIslandProps } from '#app/parts/islands/listening-island.tsx'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { tellSitting } from '#listening/sitting/followed.ts'
import { firstState } from '#listening/sitting/sitting-state.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { CLOCK_OFF } from '#quiz/flow/state/exam-clock.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import { onDevice } from './device-memory.ts'
import { mistakeList } from './device-mistakes.ts'
import type { ExerciseOnPage } from './exercise/exercise-on-page.ts'
import { Keeper } from './exercise/keeper.ts'
import { forgetLeft, saveLeft, takeLeft } from './left.ts'
import { begunSitting, sittingOf } from './listening/begun-sitting.ts'
import { bringBack } from './listening/keep-sitting.ts'

const number = { kind: 'number', before: '', after: '', key: '4' } as const
const page: ExerciseOnPage = {
  documentId: 'maths decimals 1',
  path: '/maths/decimals/1',
  title: 'Mathematics: Decimals, Set 1',
  exercise: oneSection({
    type: 'problems',
    quiz: sampleWorksheet(samplePart(number), samplePart(number, { id: '2' }), samplePart(number, { id: '3' })),
  }),
}

/** Problem 1 is right, 2 is missed, 3 is written and not submitted. */
const attempt: Attempt = {
  documentId: page.documentId,
  state: {
    flow: 'stepper',
    position: 2,
    marked: ['1', '2'],
    phase: 'answering',
    response: { 1: '4', 2: '5', 3: 'at the last moment' },
    refused: false,
    only: [],
    crossed: {},
    flagged: [],
    ticked: {},
    clock: CLOCK_OFF,
  },
  score: {
    earned: 2,
    total: 6,
    results: { 1: { earned: 2, marks: 2, hint: 'none' }, 2: { earned: 0, marks: 2, hint: 'none' } },
  },
  languageOf: () => 'en',
  tickedIn: () => ({ earned: 0, total: 0 }),
}

const leftHere = () => Object.keys(localStorage).filter((name) => name.startsWith('memory-left'))

/** What the page leaves in the storage at the moment in which it goes. */
function leaveAtOnce(): readonly [string, string] {
  const keeper = new Keeper(page)
  keeper.follow(attempt)
  keeper.leave()
  const [name = ''] = leftHere()
  return [name, localStorage.getItem(name) ?? '']
}

async function keptNow() {
  const [begun, book] = [await onDevice.begun(), await mistakeList().book()]
  return { begun: begun.map(({ path, written, state }) => ({ path, written, state })), book }
}

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('memory', 'on')
  await onDevice.forget()
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('a page that is hidden and stays writes it itself, and leaves nothing behind', async () => {
  leaveAtOnce()
  expect(leftHere()).toHaveLength(1)
  await vi.waitFor(() => expect(leftHere()).toEqual([]))
  expect((await keptNow()).begun[0]?.state).toMatchObject({ response: { 3: 'at the last moment' } })
})

it('what a page that went had not written is written by the next one, once', async () => {
  const [name, text] = leaveAtOnce()
  await vi.waitFor(() => expect(leftHere()).toEqual([]))
  const whole = await keptNow()
  await onDevice.forget()
  localStorage.setItem(name, text)
  await takeLeft()
  expect(await keptNow()).toEqual(whole)
  expect(leftHere()).toEqual([])
  expect(whole.begun[0]).toMatchObject({ path: page.path, written: ['1', '2'] })
  expect(Object.keys(whole.book.mistakes)).toEqual(['maths/decimals/1 2'])
  localStorage.setItem(name, text)
  await takeLeft()
  expect(await keptNow()).toEqual(whole)
})

it('the question of what was missed comes with it, so that it can be asked again', async () => {
  const keeper = new Keeper(page)
  keeper.follow({ ...attempt, state: { ...attempt.state, marked: ['1'], position: 1 } })
  await vi.waitFor(async () => expect((await keptNow()).begun[0]?.written).toEqual(['1']), { timeout: 10_000 })
  keeper.follow(attempt)
  keeper.leave()
  const [name = ''] = leftHere()
  const text = localStorage.getItem(name) ?? ''
  await vi.waitFor(() => expect(leftHere()).toEqual([]))
  await onDevice.forget()
  localStorage.setItem(name, text)
  await takeLeft()
  expect(await onDevice.questions(['maths/decimals/1 2'])).toMatchObject([{ path: page.path, title: page.title }])
})

it('a clip that was missed can be played again, although its page was left as soon as it was submitted', async () => {
  const parsed = parsePractice('english-2024', storedPractice)
  if (parsed.status !== 'ok') throw new Error('the sample is no practice')
  const { practice } = parsed
  const titles = { sitting: '', results: '' }
  const data = { practice, screen: 'sitting', titles, urls: null } satisfies ListeningIslandProps
  const island = document.createElement('div')
  const script = document.createElement('script')
  script.type = 'application/json'
  script.textContent = JSON.stringify(data)
  document.body.replaceChildren(island, script)
  await bringBack(island)
  tellSitting(practice, { ...firstState(practice), responses: { '0-0': 2 } })
  tellSitting(practice, null)
  const texts = leftHere().map((name) => [name, localStorage.getItem(name) ?? ''] as const)
  await vi.waitFor(() => expect(leftHere()).toEqual([]))
  await onDevice.forget()
  for (const [name, text] of texts) localStorage.setItem(name, text)
  await takeLeft()
  expect(await onDevice.questions(['listening/english-2024/practice 1'])).toMatchObject([
    { asked: { type: 'listening' } },
  ])
})

it('what another version of the site left is removed', async () => {
  localStorage.setItem('memory-left-1/maths', '{}')
  await takeLeft()
  expect(leftHere()).toEqual([])
})

it('two tabs with one exercise leave what each of them has', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3)
  leaveAtOnce()
  leaveAtOnce()
  expect(leftHere()).toHaveLength(2)
})

it('it is forgotten with all else', () => {
  leaveAtOnce()
  forgetLeft()
  expect(leftHere()).toEqual([])
})

it('what a closed tab left of a listening practice joins what another tab has answered since', async () => {
  const [clip] = storedPractice.clips
  const parsed = parsePractice('english-2024', { ...storedPractice, clips: [clip] })
  if (parsed.status !== 'ok') throw new Error('the sample is no practice')
  const { practice } = parsed
  const begun = (responses: Readonly<Record<string, number>>) =>
    begunSitting(practice, { ...firstState(practice), responses }, Date.now())
  saveLeft('closed', { begun: begun({ '0-0': 2 }), only: [], touched: ['0-0'], answers: [], questions: {}, day: 0 })
  await onDevice.changeBegun(begun({}).id, () => begun({ '0-0': 1, '0-1': 0 }))
  await takeLeft()
  const [kept] = await onDevice.begun()
  expect(kept === undefined ? null : sittingOf(kept, practice, [])?.responses).toEqual({ '0-0': 2, '0-1': 0 })
  expect(leftHere()).toEqual([])
})
