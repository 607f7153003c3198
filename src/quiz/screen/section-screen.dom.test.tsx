import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { questionKits } from '#quiz/registry/question-kits.tsx'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import type { Answer, Part } from '#quiz/worksheet/worksheet.ts'
import { SectionScreen } from './section-screen.tsx'

function open(...parts: readonly Part[]): HTMLElement {
  window.history.replaceState(null, '')
  const { container } = render(
    <SectionScreen
      kits={questionKits}
      exercise={oneSection({ type: 'problems', quiz: sampleWorksheet(...parts) })}
      documentId="sample"
      codeOf=""
      posted={null}
      labels={{ paper: 'Mixed', set: 'Set 1', size: '' }}
      skills={{}}
      hideScore={false}
      board=""
      print=""
      report=""
      afterwards={{ next: { to: '/maths', lead: '', title: 'all skills', language: 'en' }, stop: '' }}
      back={{ to: '/maths', text: 'All skills' }}
    />,
  )
  return container
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

/** Submits, and says so again where it asks because of open answers. */
async function submit(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const anyway = screen.queryByRole('button', { name: 'Submit anyway' })
  if (anyway !== null) fireEvent.click(anyway)
  await screen.findByText((_text, element) => element?.hasAttribute('data-result') ?? false)
}

afterEach(cleanup)

const fraction: Answer = { kind: 'fraction', before: '', after: '', key: '{2/3}', mixed: false }
const number: Answer = { kind: 'number', before: '', after: '', key: '12' }
const lines: Answer = {
  kind: 'lines',
  lines: 2,
  points: ['The conductor carries heat.', 'It is lost to the air.'],
  accept: '',
  refuse: '',
  samples: [],
}

test('half a mark, and the right value without its mark, have a mark of their own in every place', async () => {
  const page = open(
    samplePart(fraction, { id: '1', marks: 2 }),
    samplePart(fraction, { id: '2', marks: 1 }),
    samplePart(number, { id: '3' }),
    samplePart(number, { id: '4' }),
  )
  for (const id of ['1', '2']) {
    const boxes = within(screen.getByRole('group', { name: `Answer to ${id}` }))
    fireEvent.change(boxes.getByLabelText(/^Numerator/), { target: { value: '4' } })
    fireEvent.change(boxes.getByLabelText(/^Denominator/), { target: { value: '6' } })
  }
  type('Answer to 3', '12')
  type('Answer to 4', '13')
  await submit()
  expect(page.querySelector('[data-result]')?.nextElementSibling?.textContent).toBe(
    'One right, two partly right. To look at again: questions 1, 2 and 4.',
  )
  for (const id of ['1', '2']) {
    const item = page.querySelector(`#item-${id}`)
    expect(item?.querySelector('.ans .sr')?.textContent).toBe('partly right')
    expect(item?.querySelectorAll('.mark-right, .mark-wrong')).toHaveLength(0)
    expect(item?.querySelectorAll('.mark-partly')).toHaveLength(2)
    expect(item?.querySelector('.reason-title')?.textContent).toContain('Partly right. The answer is')
    expect(item?.querySelector('.reason')?.textContent).toContain('not in its simplest form')
  }
  const cells = [...page.querySelectorAll('.answer-sheet .strip a')]
  expect(cells.map(({ className, textContent }) => `${className} ${textContent}`)).toEqual([
    'is-partly 1 partly right',
    'is-partly 2 partly right',
    'is-right 3 right',
    'is-wrong 4 wrong',
  ])
  expect(page.querySelector('.answer-sheet .key-line')?.textContent).toBe('rightpartly rightwrong')
  const inReach = within(screen.getByRole('navigation', { name: 'Look again' }))
  expect(inReach.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1 partly right',
    '2 partly right',
    '4 wrong',
    '3 right',
  ])
  expect(screen.getAllByRole('button', { name: 'Try the 3 not yet right' })).toHaveLength(2)
})

test('where all is wrong there is nothing but Retry, however many marks it has', async () => {
  open(samplePart(number))
  type('Answer to 1', '13')
  await submit()
  expect(screen.queryByRole('button', { name: /^Try the/ })).toBeNull()
})

test('written answers are counted, then what is ticked in them; nothing is scored', async () => {
  const page = open(samplePart(lines, { id: '1' }), samplePart(lines, { id: '2' }), samplePart(lines, { id: '3' }))
  type('Answer 1', 'The conductor.')
  type('Answer 2', 'It is cold.')
  await submit()
  const text = page.textContent ?? ''
  expect(text).toContain('2 answers written')
  expect(text).toContain('Now mark them: tick the points you find.')
  for (const verdict of ['Score', '%', 'None right', 'marked here', '0 of 0']) expect(text).not.toContain(verdict)
  expect(page.querySelector('.ring')).toBeNull()
  const sums = () => [...page.querySelectorAll('.mark-sum dl > div')].map(({ textContent }) => textContent)
  expect(sums()).toEqual(['Points, ticked by you0 of 6'])
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'This point is there' })[0] ?? page)
  expect(sums()).toEqual(['Points, ticked by you1 of 6'])
  // Only where words are marked.
  const notes = [...page.querySelectorAll('[id^="why-"]')].map((why) => why.textContent?.includes('Marked words'))
  expect(notes).toEqual([true, false, false])
})

test('a.m. chosen before the time stays, also when the time is cleared, and is no answer yet', async () => {
  open(samplePart({ kind: 'time', key: '7.30\u00a0a.m.' }))
  const half = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'a.m. or p.m.' })
  const time = 'Time, such as 2.05'
  fireEvent.change(half(), { target: { value: 'a.m.' } })
  expect(half().value).toBe('a.m.')
  expect(await screen.findByText('0 of 1 filled in')).not.toBeNull()
  type(time, '7.35')
  type(time, '')
  expect(half().value).toBe('a.m.')
  type(time, '7.30')
  expect(await screen.findByText('1 of 1 filled in')).not.toBeNull()
  await submit()
  expect(screen.getByText('Correct.')).not.toBeNull()
})
