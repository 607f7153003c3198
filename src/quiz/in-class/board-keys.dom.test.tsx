import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './board-keys.ts'
import { BoardPage } from './board-page.tsx'
import type { BoardItem, BoardSection } from './board-view.ts'

const item = (id: string, own: Partial<BoardItem> = {}): BoardItem => ({
  id,
  language: 'en',
  isSmall: false,
  context: '',
  lines: [`Question ${id}`],
  bank: [],
  figures: [],
  table: [],
  options: [],
  key: null,
  answers: [`answer ${id}`],
  why: '',
  steps: [],
  ...own,
})

const passage: BoardSection = {
  id: 'a',
  prefix: '1.',
  name: 'Cloze',
  language: 'en',
  text: {
    kind: 'passage',
    title: 'The kite',
    text: 'It [1]____[/1] up and [2]____[/2] away.',
    split: 'paragraphs',
    fills: { 1: 'went', 2: 'flew' },
  },
  items: [item('1.1'), item('1.2')],
}
const step = (text: string) => ({ text, mark: 0 as const, figure: null })
const problems: BoardSection = {
  id: 'b',
  prefix: '2.',
  name: 'Ratio',
  language: 'en',
  text: null,
  items: [item('2.1', { steps: [step('5 units = 20'), step('1 unit = 4')] })],
}

function start() {
  const board = { title: '2 sets', language: 'en', path: '/sets', sections: [passage, problems] } as const
  const { container } = render(<BoardPage board={board} back={{ to: '/sets', text: 'Back to the list' }} />)
  vi.stubGlobal('scrollTo', () => undefined)
  const root = container.querySelector<HTMLElement>('[data-board]')
  if (root === null) throw new Error('no board')
  enhance(root)
  return {
    root,
    press: (key: string) => fireEvent.keyDown(document.body, { key }),
    places: () =>
      [...root.querySelectorAll<HTMLElement>('[data-place-of]')].map(
        (place) =>
          `${place.hasAttribute('data-now') ? '>' : ''}${place.querySelector<HTMLElement>('.board-fill')?.hidden === true ? '_' : place.textContent?.trim()}`,
      ),
    steps: () =>
      [...root.querySelectorAll<HTMLElement>('.board-item:not([hidden]) [data-board-step]')].map(
        ({ hidden }) => hidden,
      ),
  }
}

afterEach(cleanup)

describe('the board of a passage', () => {
  it('marks one place at a time in the text, and fills it once its answer is shown', () => {
    const { press, places } = start()
    expect(places()).toEqual(['>_', '_'])
    press(' ')
    expect(places()).toEqual(['>1  went', '_'])
    press('ArrowRight')
    expect(places()).toEqual(['1  went', '>_'])
  })

  it('is away while a question of another exercise is asked', () => {
    const { root, press } = start()
    press('ArrowRight')
    press('ArrowRight')
    expect([...root.querySelectorAll<HTMLElement>('.board-section')].map(({ hidden }) => hidden)).toEqual([true, false])
  })
})

describe('the board of a problem', () => {
  it('shows its working step by step, then the answer, then covers all again', () => {
    const { root, press, steps } = start()
    press('ArrowRight')
    press('ArrowRight')
    const asked = root.querySelector('.board-item:not([hidden])')
    press(' ')
    expect(steps()).toEqual([false, true, true])
    expect(asked?.hasAttribute('data-stepping')).toBe(true)
    press(' ')
    expect(steps()).toEqual([false, false, true])
    press(' ')
    expect(steps()).toEqual([false, false, false])
    expect(asked?.hasAttribute('data-stepping')).toBe(false)
    press(' ')
    expect(asked?.querySelector('details')?.open).toBe(false)
  })
})
