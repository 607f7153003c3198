/** Runs a flow in the browser: the reducer, the history entry that remembers it, early answers, sounds and focus. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz, QuizType, Score } from '#quiz/contract/quiz-type.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { playSound } from '#ui/sound.ts'
import { askedOf, shownScore } from './asked.ts'
import { fitted, withEarlyAnswers } from './early-answers.ts'
import { fieldsOf } from './form.ts'
import { initialState, type QuizAction, type QuizState } from './quiz-state.ts'
import { reduce } from './reduce.ts'
import { readSaved, withSaved } from './saved-state.ts'
import { showMarks } from './show-marks.ts'
import { type Submission, submissionOf } from './submission.ts'

export type Flow = Readonly<{
  state: QuizState
  /** Of what this go asks. */
  score: Score
  /** What the player shows as marked. */
  shown: Score | null
  /** Works out what Submit will do, once a finger is on it. Submit does without, only later. */
  ready(): void
  act(action: QuizAction): void
  form: RefObject<HTMLFormElement | null>
  /** Whether the page's script runs; before, the form posts. */
  live: boolean
  muted: boolean
  setMuted(muted: boolean): void
}>

/** Muted for this visit; a reload starts with sound again, since nothing is stored unasked. */
let mutedHere = false

function useMuted(): [boolean, (muted: boolean) => void] {
  const [muted, set] = useState(mutedHere)
  const keep = useCallback((next: boolean) => {
    mutedHere = next
    set(next)
  }, [])
  return [muted, keep]
}

/** Moves focus and view to what changed: a new item, a reason, a result. Not on arrival. */
function useFollow(form: RefObject<HTMLFormElement | null>, state: QuizState, live: boolean) {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!live) return
    const now = `${state.phase} ${state.position}`
    const before = seen.current
    seen.current = now
    if (before === null || before === now) return
    const root = form.current?.closest('[data-quiz]') ?? document
    const target =
      root.querySelector<HTMLElement>('[data-result]') ??
      (state.phase === 'answering'
        ? (root.querySelector<HTMLElement>('[data-stage]') ?? root.querySelector<HTMLElement>('h1'))
        : null)
    if (target !== null) {
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: state.phase === 'answering' ? 'nearest' : 'start' })
    } else {
      // A finger on Submit left the focus in the field of the question, which is no more.
      root.querySelector<HTMLElement>(`button[name="${INTENT}"]`)?.focus({ preventScroll: true })
      root.querySelector('[data-reason]')?.scrollIntoView({ block: 'nearest' })
    }
  }, [form, state.phase, state.position, live])
}

/** `posted` is the state that the server made of a posted form, or null. */
export function useQuizFlow<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  documentId: string,
  posted: QuizState | null,
): Flow {
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(
    (current: QuizState, action: QuizAction) => reduce(type, quiz, current, action),
    posted ?? initialState(type, quiz),
  )
  /** What was submitted, until it is drawn as marked: in that moment nothing else is taken. */
  const submitted = useRef<QuizState | null>(null)
  const ahead = useRef<Submission<Q> | null>(null)
  const [live, setLive] = useState(false)
  const [muted, setMuted] = useMuted()

  useLayoutEffect(() => {
    const saved = readSaved(window.history.state, documentId)
    const base = saved === null ? (posted ?? initialState(type, quiz)) : fitted(type, quiz, saved)
    const fields = form.current === null ? new Map<string, string>() : fieldsOf(new FormData(form.current))
    dispatch({ type: 'restore', state: withEarlyAnswers(type, quiz, base, fields) })
    setLive(true)
  }, [type, quiz, documentId, posted])

  useEffect(() => {
    if (!live) return
    const keep = () =>
      window.history.replaceState(withSaved(window.history.state, documentId, submitted.current ?? state), '')
    keep()
    // A link to a place on the page makes a new history entry: it must remember the same. So must one that is left at once.
    window.addEventListener('hashchange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('hashchange', keep)
      window.removeEventListener('pagehide', keep)
    }
  }, [live, documentId, state])

  useFollow(form, state, live)

  const ready = useCallback(() => {
    ahead.current = submissionOf(type, quiz, state, form.current)
  }, [type, quiz, state])

  const act = useCallback(
    (action: QuizAction) => {
      if (submitted.current !== null) return
      if (action.type !== 'submit') return dispatch(action)
      const known = ahead.current
      ahead.current = null
      const submission = known?.before === state ? known : submissionOf(type, quiz, state, form.current)
      if (submission === null) return dispatch(action)
      const { after, asked, score, marks } = submission
      submitted.current = after
      showMarks(marks)
      afterPaint(() => {
        submitted.current = null
        dispatch(action)
        const item = asked.items[after.position]
        if (type.flow === 'sheet' || item === undefined || muted) return
        playSound(score.results[item.id]?.earned === 1 ? 'correct' : 'wrong', (_reason) => {})
      })
    },
    [type, quiz, state, muted],
  )

  const score = type.score(askedOf(quiz, state), state.response)
  return { state, score, shown: shownScore(type, quiz, state), ready, act, form, live, muted, setMuted }
}
