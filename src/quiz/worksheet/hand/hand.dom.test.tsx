/** Work of the hand as a pupil meets it: lists and sliders with names, then what was right and why. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleFill, samplePart, samplePlot } from '#quiz/worksheet/samples.ts'
import type { HandAnswer } from '#quiz/worksheet/worksheet.ts'
import { Hand } from './hand.tsx'

afterEach(cleanup)

function draw(answer: HandAnswer, given: string, phase: 'asked' | 'marked' | 'explained' = 'asked') {
  const respond = vi.fn()
  const { container } = render(
    <form>
      <p id="ask-1">Complete it.</p>
      <Hand
        part={samplePart(answer)}
        answer={answer}
        given={given}
        marked={phase !== 'asked'}
        explained={phase === 'explained'}
        language="en"
        onRespond={respond}
      />
    </form>,
  )
  const form = container.querySelector('form') ?? undefined
  return { respond, sent: () => new FormData(form).getAll('r.1') }
}

it('a table has a named list in each cell, says how it is marked and sends one field for each', () => {
  const { respond, sent } = draw(sampleFill, '0||1|')
  const group = screen.getByRole('group', { name: 'Complete it.' })
  expect(within(group).getByText('A mark for every 2 right answers')).not.toBeNull()
  expect(within(group).getByText(sampleFill.head)).not.toBeNull()
  const lists = screen.getAllByRole('combobox')
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'L1, S1 open',
    'L1, S2 open',
    'L2, S1 open',
    'L2, S2 open',
  ])
  expect(sent()).toEqual(['0', '', '1', ''])
  fireEvent.change(screen.getByRole('combobox', { name: 'L2, S2 open' }), { target: { value: '1' } })
  expect(respond).toHaveBeenCalledWith('0||1|1')
})

it('a grid has a named slider at each place, which moves by half a small square', () => {
  const { respond, sent } = draw(samplePlot, '20|')
  const sliders = screen.getAllByRole('slider')
  expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'Temperature (°C), Time (min) 0',
    'Temperature (°C), Time (min) 2',
  ])
  expect(sliders[1]).toMatchObject({ min: '0', max: '40', step: '2' })
  expect(sent()).toEqual(['20', '0'])
  fireEvent.change(screen.getByRole('slider', { name: /2$/ }), { target: { value: '14' } })
  expect(respond).toHaveBeenCalledWith('20|14')
})

it('marked, each cell says whether it is right; what is right and why comes with the reasons', () => {
  const { sent } = draw(sampleFill, '0|0|1|1', 'explained')
  expect(sent()).toEqual(['0|0|1|1'])
  expect(screen.getAllByText('Right:')).toHaveLength(1)
  expect(screen.getByText('L1 has a path of its own through S1.')).not.toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  cleanup()
  draw(sampleFill, '0|0|1|1', 'marked')
  expect(screen.queryByText('Right:')).toBeNull()
  expect(screen.queryByText('L1 has a path of its own through S1.')).toBeNull()
})

it('marked, a grid shows what was drawn beside what is right', () => {
  draw(samplePlot, '20|20', 'explained')
  const drawn = 'drawn: 0: 20; 2: 20; right: 0: 20; 2: 14'
  expect(
    screen.getByRole('img', { name: `Grid: Temperature (°C) from 0 to 40, above Time (min); ${drawn}` }),
  ).not.toBeNull()
})
