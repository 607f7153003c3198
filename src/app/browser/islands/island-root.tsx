/** The root of an island. If the island fails, the page says so and offers a reload, which brings the answers back. */
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { guardTranslated } from '#app/browser/translated-texts.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

const ANSWERS_KEPT = 'Your answers are kept. Reload the page to go on.'

/** Hydrates what the server drew. A transition is done in slices, between which the page answers. */
export function hydrateIsland(root: Element, screen: ReactNode, kept = ANSWERS_KEPT): void {
  guardTranslated(root)
  startTransition(() => void hydrateRoot(root, <ErrorBoundary kept={kept}>{screen}</ErrorBoundary>))
}

/** Draws something else than the server drew. */
export function drawIsland(root: Element, screen: ReactNode): void {
  guardTranslated(root)
  createRoot(root).render(<ErrorBoundary kept={ANSWERS_KEPT}>{screen}</ErrorBoundary>)
}
