/** The map of skills as the device remembers it, and what to do tonight in words. */
import { make } from '#app/browser/memory/make.ts'
import { skillState } from '#memory/book/skill-state.ts'
import type { Book, Mistake } from '#memory/kept/shapes.ts'

const CLASSES = { 'not yet': '', begun: 'is-begun', done: 'is-done' } as const
const WORDS = { 'not yet': 'not yet', begun: 'begun', done: 'right on two days' } as const

/** `place` has the squares of every skill, by its tag. */
export function fillMap(place: HTMLElement, { skills }: Pick<Book, 'skills'>): void {
  for (const square of place.querySelectorAll<HTMLElement>('[data-square]')) {
    const state = skillState(skills[square.dataset.square ?? ''])
    square.className = `square ${CLASSES[state]}`.trim()
    const words = square.closest('[data-skill]')?.querySelector('[data-skill-state]')
    if (words) words.textContent = WORDS[state]
  }
  for (const subject of place.querySelectorAll<HTMLElement>('[data-map]')) {
    const all = subject.querySelectorAll('.map-skills [data-square]').length
    const done = subject.querySelectorAll('.map-skills .is-done').length
    const count = subject.querySelector('[data-map-count]')
    if (count !== null) count.textContent = `${done} of ${all} skills`
  }
}

/** The skill of which most was missed, with the days on which it was. */
function mostMissed(mistakes: readonly Mistake[]): readonly [tag: string, count: number] | undefined {
  const counts = new Map<string, number>()
  for (const { skill, missed } of mistakes) if (skill !== '') counts.set(skill, (counts.get(skill) ?? 0) + missed)
  return [...counts].sort((a, b) => b[1] - a[1])[0]
}

/** For a parent: what to do tonight. `newest` are the mistakes of lately. */
export function tonight(newest: readonly Mistake[], place: HTMLElement): HTMLElement {
  const [tag = '', count = 0] = mostMissed(newest) ?? []
  const link = place.querySelector<HTMLAnchorElement>(`[data-skill="${CSS.escape(tag)}"] a`)
  if (link === null) return make('div', {})
  const name = make('span', { lang: link.lang }, link.textContent ?? '')
  return make(
    'section',
    { class: 'paper paper-pad tonight', 'aria-labelledby': 'tonight' },
    make('p', { class: 'label' }, 'For a parent'),
    make('h2', { id: 'tonight' }, 'Tonight: ten minutes of ', name),
    make(
      'p',
      {},
      `${count === 1 ? 'It was' : `${count} times it was`} missed lately. Do today’s questions together, then open the skill.`,
    ),
    make('p', {}, make('a', { class: 'btn btn-small', href: link.href }, 'Practise this skill')),
  )
}
