/**
 * Which of the two screens of a practice shows: the sitting, or its results. Both are one document: Submit adds a history
 * entry that carries the results, and Back returns to the sitting, which goes on where it was.
 */
import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { resultsPath } from '#listening/practice/paths.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { type Outcome, readOutcome, withOutcome } from '#listening/results/outcome.ts'

/** The last segment of the path decides: 'results' for /results, else 'sitting'. */
export type ScreenName = 'sitting' | 'results'

/** `outcome` is what the results screen shows, or null; `live` is false until the browser has looked. */
type Shown = Readonly<{ screen: ScreenName; outcome: Outcome | null; live: boolean }>

/** `submit` adds a history entry with the results and shows them. */
export type Screens = Shown & Readonly<{ submit(outcome: Outcome): void }>

const screenAt = (path: string): ScreenName => (path.endsWith('/results') ? 'results' : 'sitting')

/** `first` is the screen that the server drew, `titles` the document's titles. */
export function useScreens(
  practice: Practice,
  first: ScreenName,
  titles: Readonly<Record<ScreenName, string>>,
): Screens {
  const [shown, show] = useState<Shown>({ screen: first, outcome: null, live: false })

  // The URL and not `first`: Back may have come before the script did.
  useLayoutEffect(() => {
    const outcome = readOutcome(window.history.state, practice.id)
    const here = { screen: screenAt(window.location.pathname), outcome, live: true }
    // What the server drew is right: nobody waits for it to be drawn again.
    if (here.screen === first && here.outcome === null) startTransition(() => show(here))
    else show(here)
  }, [first, practice])

  useEffect(() => {
    const arrive = () => {
      // The results of a listening room were reloaded, and Back leads into the room: another document.
      if (window.location.pathname.endsWith('/room')) return window.location.reload()
      show((before) => {
        const screen = screenAt(window.location.pathname)
        return { screen, outcome: readOutcome(window.history.state, practice.id) ?? before.outcome, live: true }
      })
    }
    window.addEventListener('popstate', arrive)
    return () => window.removeEventListener('popstate', arrive)
  }, [practice])

  // A link within the page makes an entry without state: it gets the results that it shows, so that a reload keeps them.
  useEffect(() => {
    const { screen, outcome, live } = shown
    if (!live || screen !== 'results' || outcome === null) return
    if (readOutcome(window.history.state, practice.id) !== null) return
    window.history.replaceState(withOutcome(practice, outcome), '')
  }, [shown, practice])

  const { screen, live } = shown
  const title = titles[screen]
  useEffect(() => {
    if (live) document.title = title
  }, [live, title])

  const submit = useCallback(
    (outcome: Outcome) => {
      window.history.pushState(withOutcome(practice, outcome), '', resultsPath(practice.id))
      show({ screen: 'results', outcome, live: true })
    },
    [practice],
  )
  return { ...shown, submit }
}
