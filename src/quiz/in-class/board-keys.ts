/** An exercise on the board of a classroom: one question on the screen, and keys for all that a teacher does. */
import { showPlace } from './show-place.ts'

/** The parts of an answer that are still covered: each press shows one more. */
const stepsOf = (item: HTMLElement | undefined): readonly HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>('[data-board-step]') ?? []),
]

/** Shows the next step of the working, and after the last one covers all again. */
function reveal(item: HTMLElement | undefined): void {
  const why = item?.querySelector('details')
  if (item === undefined || why === null || why === undefined) return
  const steps = stepsOf(item)
  const shown = why.open ? steps.filter(({ hidden }) => !hidden).length : 0
  const isOver = shown === steps.length
  why.open = !isOver
  for (const [i, step] of steps.entries()) step.hidden = !isOver && i > shown
  item.toggleAttribute('data-stepping', !isOver && shown + 1 < steps.length)
  if (why.open) steps[shown]?.scrollIntoView({ block: 'nearest' })
}

/** `board` has the questions and the controls, which are hidden without script. */
export function enhance(board: HTMLElement): void {
  const items = [...board.querySelectorAll<HTMLElement>('.board-item')]
  const place = board.querySelector('[data-board-place]')
  const button = (name: string) => board.querySelector<HTMLButtonElement>(`[data-board-do=${name}]`)
  const full = button('full')
  let at = Math.max(
    0,
    items.findIndex(({ id }) => id === location.hash.split(/[#:]/).at(-1)),
  )

  function show(next: number): void {
    at = Math.min(Math.max(next, 0), items.length - 1)
    for (const [i, item] of items.entries()) item.hidden = i !== at
    for (const section of board.querySelectorAll<HTMLElement>('.board-section'))
      section.hidden = !section.contains(items[at] ?? null)
    if (place !== null) place.textContent = `Question ${at + 1} of ${items.length}`
    for (const [name, end] of [
      ['back', 0],
      ['on', items.length - 1],
    ] as const) {
      const way = button(name)
      if (way !== null) way.disabled = at === end
    }
    showPlace(board, items[at])
    scrollTo(0, 0)
  }

  function choose(number: number): void {
    const option = items[at]?.querySelectorAll<HTMLInputElement>('input')[number - 1]
    if (option !== undefined) option.checked = true
  }

  function answer(): void {
    reveal(items[at])
    showPlace(board, items[at])
  }

  const doing: Readonly<Record<string, () => unknown>> = {
    back: () => show(at - 1),
    why: answer,
    on: () => show(at + 1),
    full: () =>
      document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen(),
  }
  board.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-board-do]') : null
    doing[pressed?.dataset.boardDo ?? '']?.()
  })

  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => show(at - 1),
    PageUp: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    PageDown: () => show(at + 1),
    ' ': answer,
  }
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    // Another page may have taken the place of the board.
    if (!board.isConnected || event.ctrlKey || event.metaKey || event.altKey) return
    // Space presses a control that has the focus.
    if (key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null) return
    const act = /^[1-9]$/.test(key) ? () => choose(Number(key)) : keys[key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })

  board.dataset.live = ''
  for (const part of board.querySelectorAll<HTMLElement>('[data-board-foot]')) part.hidden = false
  if (full !== null) full.hidden = !document.fullscreenEnabled
  show(at)
}
