/** Runs a flow in the browser: the reducer, the history entry that remembers it, early answers, sounds and focus. */

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { showVerdict } from '#quiz/browser/show-verdict.ts'
import { earlierStates, saveInEntry } from '#quiz/browser/tab-history.ts'
import { useAfterPaint } from '#quiz/browser/use-after-paint.tsx'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz, QuizType, Score } from '#quiz/contract/quiz-type.ts'
import { outcomeOfAll } from '#quiz/contract/result.ts'
import { playSound } from '#ui/sound.ts'
import { activeItems, shownScore } from './state/active-items.ts'
import { reconcile, withEarlyAnswers } from './state/early-answers.ts'
import { fieldsOf } from './state/form.ts'
import { initialState, type QuizAction, type QuizState } from './state/quiz-state.ts'
import { reduce } from './state/reduce.ts'
import { readGo, readLeft, readSaved, withSaved } from './state/saved-state.ts'

/** What is drawn around the controls. The same object while none of it changes. */
export type Flow = Readonly<{
  /** It follows `now` one paint later. */
  state: QuizState
  /** Of the active items, in `state`. */
  score: Score
  act(action: QuizAction): void
  form: RefObject<HTMLFormElement | null>
  /** Whether the page's script runs; before, the form posts. */
  live: boolean
  muted: boolean
  setMuted(muted: boolean): void
  /** Whether it began with an attempt that was left earlier in this tab, until something of it is submitted. */
  resumed: boolean
}>

/** A flow and what its controls show. */
export type QuizFlow = Readonly<{
  flow: Flow
  /** What the controls show: it changes with the tap. */
  now: QuizState
  /** What the player shows as marked, and what it shows reasons for. */
  marks: Score | null
  reasons: Score | null
}>

/** Muted for this visit; a reload starts with sound again, since nothing is stored without a choice. */
let mutedHere = false

function useMuted(): [boolean, (muted: boolean) => void] {
  const [muted, set] = useState(mutedHere)
  const change = useCallback((next: boolean) => {
    mutedHere = next
    set(next)
  }, [])
  return [muted, change]
}

/** Brings what changed into view, as little as it needs: a new item, a reason, a result. Not on arrival. */
function useFollow(form: RefObject<HTMLFormElement | null>, state: QuizState, live: boolean) {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!live) return
    const now = `${state.flow} ${state.phase} ${state.position}`
    const before = seen.current
    seen.current = now
    if (before === null || before === now) return
    const root = form.current?.closest('[data-quiz]') ?? document
    const find = (selector: string) => root.querySelector<HTMLElement>(selector)
    const result = find('[data-result]')
    if (result !== null) {
      result.focus({ preventScroll: true })
      // The ring and the stamp stand above or beside the heading.
      const whole = result.closest('.result, .score-band') ?? result
      whole.scrollIntoView({ block: 'start' })
      return
    }
    const stage = find('[data-stage]') ?? find('h1')
    // Once it is marked, the control that had the focus is locked.
    const focused = state.phase === 'answering' ? stage : find(`button[name="${INTENT}"]`)
    focused?.focus({ preventScroll: true })
    stage?.scrollIntoView({ block: 'nearest' })
    // What is too long for the screen is read from its beginning.
    stage?.querySelector('p')?.scrollIntoView({ block: 'nearest' })
    if (state.phase !== 'answering' && stage !== null) showVerdict(stage)
  }, [form, state.flow, state.phase, state.position, live])
}

/** Plays the sound of a stepper's question when it is marked, not for what was marked on arrival. */
function useSound<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, live: boolean, muted: boolean) {
  const seen = useRef<QuizState | null>(null)
  useEffect(() => {
    if (!live) return
    const before = seen.current
    seen.current = state
    if (muted || state.flow === 'sheet' || before?.phase !== 'answering' || state.phase !== 'marked') return
    const active = activeItems(quiz, state)
    const step = type.steps(active)[state.position] ?? []
    const { results } = type.score(active, state.response)
    const outcome = outcomeOfAll(step.map(({ id }) => results[id]))
    // What earned some marks and what the pupil marks have no sound.
    if (outcome === 'right' || outcome === 'wrong')
      playSound(outcome === 'right' ? 'correct' : 'wrong', (_reason) => {})
  }, [type, quiz, state, live, muted])
}

/**
 * Keeps the state in the history entry once it is `painted`, since writing it takes a slow phone longer than drawing a mark,
 * and when the page is left before that. Another go gets an entry of its own, with its state at once: Back returns to the marked
 * one, whose state `restore` gets, and Forward to the new go.
 */
function useSaved(documentId: string, state: QuizState, painted: boolean, restore: (state: QuizState) => void) {
  const go = useRef(0)
  const save = useEffectEvent(() => {
    saveInEntry(withSaved(window.history.state, documentId, state, go.current))
  })
  const follow = useEffectEvent(() => {
    const entry: unknown = window.history.state
    const saved = readSaved(entry, documentId)
    if (saved === null || readGo(entry) === go.current) return
    go.current = readGo(entry)
    restore(saved)
  })
  useEffect(() => {
    if (painted) save()
    // Only until the paint: some browsers do not keep a page that listens to this for the way back.
    const leave = () => save()
    if (!painted) window.addEventListener('beforeunload', leave)
    return () => window.removeEventListener('beforeunload', leave)
  }, [painted])
  useEffect(() => {
    go.current = readGo(window.history.state)
    // A link to a place on the page makes a new history entry: it must remember the same.
    const keep = () => save()
    const back = () => follow()
    window.addEventListener('hashchange', keep)
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('hashchange', keep)
      window.removeEventListener('popstate', back)
    }
  }, [])
  return (first: QuizState) => {
    save()
    go.current += 1
    window.history.pushState(window.history.state, '')
    saveInEntry(withSaved(window.history.state, documentId, first, go.current))
  }
}

/** `posted` is the state that the server made of a posted form, or null. */
export function useQuizFlow<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  documentId: string,
  posted: QuizState | null,
): QuizFlow {
  const form = useRef<HTMLFormElement>(null)
  const [now, dispatch] = useReducer(
    (current: QuizState, action: QuizAction) => reduce(type, quiz, current, action),
    posted ?? initialState(type, quiz),
  )
  const state = useAfterPaint(now)
  const [live, setLive] = useState(false)
  const [muted, setMuted] = useMuted()
  const [resumed, setResumed] = useState(false)

  useLayoutEffect(() => {
    const kept = readSaved(window.history.state, documentId)
    const left = kept === null && posted === null ? readLeft(earlierStates(), documentId) : null
    const saved = kept ?? left
    const base = saved === null ? (posted ?? initialState(type, quiz)) : reconcile(type, quiz, saved)
    const fields = form.current === null ? new Map<string, string>() : fieldsOf(new FormData(form.current))
    dispatch({ type: 'restore', state: withEarlyAnswers(type, quiz, base, fields) })
    setResumed(left !== null)
    setLive(true)
  }, [type, quiz, documentId, posted])

  const restore = (saved: QuizState) => dispatch({ type: 'restore', state: reconcile(type, quiz, saved) })
  const saveGo = useSaved(documentId, now, live && state === now, restore)
  const startGo = useEffectEvent((action: QuizAction) => saveGo(reduce(type, quiz, now, action)))
  const act = useCallback((action: QuizAction) => {
    if (action.type === 'retry' || action.type === 'again') startGo(action)
    if (action.type === 'retry' || action.type === 'submit') setResumed(false)
    dispatch(action)
  }, [])

  useFollow(form, state, live)

  useSound(type, quiz, state, live, muted)

  const flow = useMemo((): Flow => {
    const score = type.score(activeItems(quiz, state), state.response)
    return { state, score, act, form, live, muted, setMuted, resumed }
  }, [type, quiz, state, act, live, muted, setMuted, resumed])
  return { flow, now, marks: shownScore(type, quiz, now), reasons: shownScore(type, quiz, state) }
}
