/** The result of a stepper: ring and stamp, the score in words, the marked answer sheet, and every item with its reason. */

import { House } from 'lucide-react'
import { type ComponentType, use } from 'react'
import type { Labels } from '#lib/paper-labels.ts'
import { pressedIntent } from '#quiz/browser/pressed.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { earnedIn, outcomeOf } from '#quiz/contract/result.ts'
import { PlayerSlot } from '#quiz/flow/controls.tsx'
import { FormFields } from '#quiz/flow/form-fields.tsx'
import type { Flow } from '#quiz/flow/use-quiz-flow.tsx'
import { scoreWords, writtenIn } from '#quiz/scoring/score-words.ts'
import type { Tally } from '#quiz/scoring/tally.ts'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Kopi } from '#ui/drawings/kopi.tsx'
import { Stamp } from '#ui/drawings/stamp.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Ring } from '#ui/ring.tsx'
import { AfterSlot } from './after-slot.tsx'
import { AfterwardsContext } from './afterwards.tsx'
import type { SkillLinks } from './lost-skills.tsx'
import { ResultActions, SCORE_LEFT_OUT, STOP, TriedAgain } from './result-actions.tsx'
import { Review } from './review.tsx'

export type ResultProps<Q extends Quiz> = Readonly<{
  type: QuizType<Q>
  /** With the items that this attempt asks. */
  quiz: Q
  whole: Q
  flow: Flow
  labels: Labels
  skills: SkillLinks
  hideScore: boolean
  /** The marks, counted when they are shown, and what is said of those that the pupil ticks. */
  tally(): Tally
  Sum: ComponentType<Tally>
}>

function StopForToday() {
  const { stop } = use(AfterwardsContext)
  if (stop === '') return null
  return (
    <section className="paper paper-pad stop" id={STOP} tabIndex={-1} aria-labelledby="stop-title">
      <Kopi />
      <h1 id="stop-title">That is enough for today.</h1>
      <p>{stop}</p>
      <LinkButton variant="plain" href="/">
        <Icon of={House} />
        Go Home
      </LinkButton>
    </section>
  )
}

export function ResultPage<Q extends Quiz>(props: ResultProps<Q>) {
  const { type, quiz, whole, flow, labels, skills, hideScore, tally, Sum } = props
  const { score, state } = flow
  const marks = tally()
  const { earned, total } = marks.all
  // Where the pupil marks every answer there is nothing to score yet.
  const written = writtenIn(score, quiz.items, state.response)
  const noScore = hideScore || written !== null
  // An object names '8' before '3a': the order is that of the questions.
  const cells = quiz.items.flatMap(({ id }): Cell[] => {
    const result = score.results[id]
    if (result === undefined) return []
    const [flagged, earned] = [state.flagged.includes(id), earnedIn([result])]
    return [{ id, state: outcomeOf(result) ?? 'answered', href: `#why-${id}`, flagged, earned }]
  })
  return (
    <div className="result-page">
      <section className="paper paper-pad">
        <form
          ref={flow.form}
          className={noScore ? 'result result-words-only' : 'result'}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            flow.act({ type: pressedIntent(event.nativeEvent) === 'again' ? 'again' : 'retry' })
          }}
        >
          <FormFields quiz={whole} state={state} shown={new Set()} />
          {noScore ? null : (
            <div className="result-ring">
              <Ring
                earned={marks.here.earned}
                ticked={marks.ticked.earned}
                total={total}
                big={`${earned} / ${total}`}
                small={type.formFlow === 'sheet' ? 'marks' : 'right'}
              />
              <Stamp words={`PRIMARY 6 · ${labels.set.toUpperCase()} · MARKED ·`} />
            </div>
          )}
          <div className="result-words">
            <h1 tabIndex={-1} data-result>
              {written === null ? type.doneText : written.title}
            </h1>
            {noScore ? null : <p className="score-line">{type.scoreText(earned, total)}</p>}
            <p className="kind">{written?.todo ?? (hideScore ? SCORE_LEFT_OUT : scoreWords(score, quiz.items))}</p>
            {hideScore ? null : <Sum {...marks} />}
            <TriedAgain asked={quiz} whole={whole} />
            <ResultActions score={score} />
            <AfterSlot quiz={quiz} score={score} skills={skills} />
          </div>
        </form>
      </section>
      <section className="answer-sheet" aria-labelledby="your-sheet">
        <div className="paper pad">
          <h2 className="label" id="your-sheet">
            Your answer sheet
          </h2>
          <AnswerStrip cells={cells} />
          <p className="pad-foot">Choose a number to see the reason.</p>
        </div>
      </section>
      <section className="paper paper-pad review-card" aria-label="Reasons">
        {type.formFlow === 'sheet' ? (
          <PlayerSlot />
        ) : (
          <Review type={type} quiz={quiz} response={state.response} score={score} flagged={state.flagged} />
        )}
      </section>
      <StopForToday />
    </div>
  )
}
