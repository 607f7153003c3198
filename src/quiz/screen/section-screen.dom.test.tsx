import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { readGo, readSaved } from '#quiz/flow/state/saved-state.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable } from '#quiz/registry/playable.ts'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import type { Answer, Part } from '#quiz/worksheet/worksheet.ts'
import { SectionScreen } from './section-screen.tsx'

function openExercise(asked: Playable): HTMLElement {
  window.history.replaceState(null, '')
  const { container } = render(
    <SectionScreen
      kits={kits}
      exercise={oneSection(asked)}
      documentId="sample"
      codeOf=""
      posted={null}
      labels={{ paper: 'Mixed', set: 'Set 1', size: '' }}
      skills={{}}
      hideScore={false}
      forClass={null}
      print=""
      report=""
      afterwards={{ next: { to: '/maths', lead: '', title: 'all skills', language: 'en' }, stop: '' }}
      back={{ to: '/maths', text: 'All skills' }}
    />,
  )
  return container
}

const open = (...parts: readonly Part[]) => openExercise({ type: 'problems', quiz: sampleWorksheet(...parts) })

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const goesOn = () => screen.queryByRole('button', { name: /^(?:Next|Finish)$/ })

/** Marks the question on show; one without an answer is submitted twice. */
async function mark(): Promise<void> {
  press('Submit')
  await waitFor(() => expect(goesOn() ?? screen.queryByRole('alert')).not.toBeNull())
  if (goesOn() === null) press('Submit')
  await waitFor(() => expect(goesOn()).not.toBeNull())
}

/** From the marked question to the next one, or to the result. */
async function goOn(): Promise<void> {
  const last = screen.queryByRole('button', { name: 'Finish' }) !== null
  press(last ? 'Finish' : 'Next')
  if (last) await screen.findByText((_text, element) => element?.hasAttribute('data-result') ?? false)
  else await screen.findByRole('button', { name: 'Submit' })
}

afterEach(cleanup)

const fraction: Answer = { kind: 'fraction', before: '', after: '', key: '{2/3}' }
const number: Answer = { kind: 'number', before: '', after: '', key: '12' }
const lines: Answer = {
  kind: 'lines',
  lines: 2,
  points: ['The conductor carries heat.', 'It is lost to the air.'],
  accept: '',
  refuse: '',
  samples: [],
}

const SIMPLEST = 'Give your answer in its simplest form.'

test('half a mark, and the right value without its mark, have a mark of their own in every place', async () => {
  const page = open(
    samplePart(fraction, { id: '1', marks: 2, ask: SIMPLEST }),
    samplePart(fraction, { id: '2', marks: 1, ask: SIMPLEST }),
    samplePart(number, { id: '3' }),
    samplePart(number, { id: '4' }),
  )
  const bar = () => [...page.querySelectorAll('.bar i')].map(({ className }) => className)
  for (const [id, marks] of [
    ['1', '1 of 2 marks'],
    ['2', '0 of 1 mark'],
  ] as const) {
    const boxes = within(screen.getByRole('group', { name: `Answer to ${id}` }))
    fireEvent.change(boxes.getByLabelText(/^Numerator/), { target: { value: '4' } })
    fireEvent.change(boxes.getByLabelText(/^Denominator/), { target: { value: '6' } })
    await mark()
    const item = page.querySelector(`#item-${id}`)
    expect(item?.querySelector('.ans .sr')?.textContent).toBe(marks)
    expect(item?.querySelectorAll('.mark-right, .mark-wrong')).toHaveLength(0)
    expect(item?.querySelectorAll('.mark-partly')).toHaveLength(2)
    expect(item?.querySelector('.reason-title')?.textContent).toContain(`${marks}. The answer is`)
    expect(item?.querySelector('.reason')?.textContent).toContain('not in its simplest form')
    await goOn()
  }
  type('Answer to 3', '12')
  await mark()
  expect(bar()).toEqual(['is-partly', 'is-partly', 'is-right', ''])
  await goOn()
  type('Answer to 4', '13')
  await mark()
  await goOn()
  expect(page.textContent).toContain('One right, two with some marks. To look at again: questions 1, 2 and 4.')
  const cells = [...page.querySelectorAll('.answer-sheet .strip a')]
  expect(cells.map(({ className, textContent }) => `${className} ${textContent}`)).toEqual([
    'is-partly 1 1 of 2 marks',
    'is-partly 2 0 of 1 mark',
    'is-right 3 right',
    'is-wrong 4 wrong',
  ])
  expect(page.querySelector('.answer-sheet .key-line')?.textContent).toBe('rightsome markswrong')
  expect(screen.getByRole('button', { name: 'Try the 3 not yet right' })).not.toBeNull()
})

const minutes: Answer = { kind: 'number', before: '', after: 'min', key: '90 min' }

test('what may be meant is asked about; a yes writes it into the box, and it is marked', async () => {
  open(samplePart(minutes))
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer to 1, in min' })
  type('Answer to 1, in min', '1 x 30')
  expect(box().getAttribute('aria-describedby')).toBe('said-1')
  expect(screen.getByText('Write a number here, such as 12, 3.5 or 3/4.').id).toBe('said-1')
  type('Answer to 1, in min', '90 m')
  press('Submit')
  const question = 'Question 1: We read this as 90 min. Is that what you mean?'
  expect((await screen.findByRole('alert')).textContent).toBe(question)
  expect(document.getElementById('said-1')?.textContent).toBe('We read this as 90 min. Is that what you mean?')
  press('Yes, 90 min')
  await waitFor(() => expect(box().value).toBe('90 min'))
  expect(document.activeElement).toBe(box())
  expect(document.getElementById('said-1')).toBeNull()
  await mark()
  expect(document.querySelector('.reason-title')?.textContent).toBe('Correct.')
})

test('what was read stands under the box before a mark is lost', () => {
  open(samplePart(minutes))
  type('Answer to 1, in min', '1 hr 30 mins')
  expect(document.getElementById('said-1')?.textContent).toBe('We read this as 1 h 30 min.')
})

test('where all is wrong there is nothing but Retry, however many marks it has', async () => {
  open(samplePart(number))
  type('Answer to 1', '13')
  await mark()
  await goOn()
  expect(screen.queryByRole('button', { name: /^Try the/ })).toBeNull()
})

test('written answers are counted, then what is ticked in them; nothing is scored', async () => {
  const page = open(samplePart(lines, { id: '1' }), samplePart(lines, { id: '2' }), samplePart(lines, { id: '3' }))
  for (const [name, text] of [
    ['Answer 1', 'The conductor.'],
    ['Answer 2', 'It is cold.'],
    ['Answer 3', ''],
  ] as const) {
    type(name, text)
    await mark()
    expect(page.textContent).not.toContain('Score')
    await goOn()
  }
  const text = page.textContent ?? ''
  expect(text).toContain('2 answers written')
  expect(text).toContain('Now mark them: tick the points you find.')
  for (const verdict of ['Score', '%', 'None right', 'marked here', '0 of 0']) expect(text).not.toContain(verdict)
  expect(page.querySelector('.ring')).toBeNull()
  const sums = () => [...page.querySelectorAll('.mark-sum dl > div')].map(({ textContent }) => textContent)
  expect(sums()).toEqual(['Points, ticked by you0 of 6'])
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'This point is there' })[0] ?? page)
  await waitFor(() => expect(sums()).toEqual(['Points, ticked by you1 of 6']))
  // Only where words are marked.
  const notes = [...page.querySelectorAll('[id^="why-"]')].map((why) => why.textContent?.includes('Marked words'))
  expect(notes).toEqual([true, false, false])
})

test('the result is of all marks: those given here and those that are ticked, apart', async () => {
  const page = open(samplePart(number, { id: '1' }), samplePart(lines, { id: '2' }))
  type('Answer to 1', '12')
  await mark()
  await goOn()
  type('Answer 2', 'The conductor.')
  await mark()
  await goOn()
  const ring = () => page.querySelector('.ring')?.getAttribute('aria-label')
  /** The strokes and gaps of the ticked marks, then one without length. */
  const strokes = () =>
    (page.querySelector('.ring-ticked')?.getAttribute('stroke-dasharray')?.split(' ').length ?? 0) / 2 - 1
  const { marks } = samplePart(number)
  expect(ring()).toBe(`${marks} of ${marks + 2} right`)
  expect(strokes()).toBe(0)
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'This point is there' })[0] ?? page)
  await waitFor(() => expect(ring()).toBe(`${marks + 1} of ${marks + 2} right`))
  expect(strokes()).toBe(1)
  expect(screen.getByText(`Score: ${marks + 1} / ${marks + 2} marks`)).not.toBeNull()
  expect([...page.querySelectorAll('.mark-sum dl > div')].map(({ textContent }) => textContent)).toEqual([
    `Answers, marked here${marks} of ${marks}`,
    'Points and steps, ticked by you1 of 2',
  ])
})

test('a.m. chosen before the time stays, also when the time is cleared, and is no answer yet', async () => {
  open(samplePart({ kind: 'time', key: '7.30\u00a0a.m.' }))
  const half = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'a.m. or p.m.' })
  const time = 'Time, such as 2.05'
  fireEvent.change(half(), { target: { value: 'a.m.' } })
  expect(half().value).toBe('a.m.')
  type(time, '7.35')
  type(time, '')
  expect(half().value).toBe('a.m.')
  type(time, '7.30')
  await mark()
  expect(screen.getByText('Correct.')).not.toBeNull()
})

test('a sheet asks before its tab is closed as soon as a letter is written, painted or not', () => {
  const parsed = parseQuiz(JSON.parse(readFileSync('src/quiz/types/editing/sample.json', 'utf8')))
  if (parsed.status !== 'ok') throw new Error('the sample is no quiz')
  openExercise(parsed.typed)
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(true)
  const [blank] = screen.getAllByRole('textbox')
  if (blank === undefined) throw new Error('no blank')
  fireEvent.change(blank, { target: { value: 'w' } })
  expect(closes()).toBe(false)
})

test('another go is in its history entry at once, painted or not: Forward leads to it', async () => {
  open(samplePart(number))
  type('Answer to 1', '13')
  await mark()
  await goOn()
  const kept = () => readSaved(window.history.state, 'sample')
  await waitFor(() => expect(kept()?.phase).toBe('finished'))
  const go = readGo(window.history.state)
  press('Retry')
  expect(kept()?.phase).toBe('answering')
  expect(Object.values(kept()?.response ?? {}).join('')).toBe('')
  expect(readGo(window.history.state)).toBe(go + 1)
})
