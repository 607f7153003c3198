import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}

afterEach(cleanup)

it('shows its content', () => {
  render(<ErrorBoundary kept="Kept.">content</ErrorBoundary>)
  expect(document.body.textContent).toBe('content')
})

it('says what is kept when its content fails, and loads the page again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const report = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <ErrorBoundary kept="Your answers are kept.">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your answers are kept.')
  expect(report).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
