import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LeaveGuard } from './leave-guard.tsx'

const page = (active: boolean) => (
  <>
    <a href="/practice">Practice</a>
    <a href="#item-2">Question 2</a>
    <LeaveGuard active={active} />
  </>
)

/** Whether the browser would follow the link. */
const follows = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

afterEach(cleanup)

describe('leaving a page with answers', () => {
  it('asks before a link to another page is followed', async () => {
    render(page(true))
    expect(follows('Practice')).toBe(false)
    expect((await screen.findByRole('dialog')).textContent).toMatch(/not marked yet.*you lose them.*Back button/)
  })

  it('closes on Stay here and asks again at the next link', async () => {
    render(page(true))
    follows('Practice')
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(follows('Practice')).toBe(false)
    expect(await screen.findByRole('dialog')).not.toBeNull()
  })

  it.each([
    ['a link within the page', true, 'Question 2'],
    ['any link while nothing is answered', false, 'Practice'],
  ])('does not ask for %s', (_, active, name) => {
    render(page(active))
    expect(follows(name)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
