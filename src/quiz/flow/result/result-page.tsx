/** The result of a stepper: ring and stamp, the score in words, the marked answer sheet, and every item with its reason. */

import { ArrowRight, House, ListRestart, RotateCcw } from 'lucide-react'
import { use } from 'react'
import { pressedIntent } from '#quiz/browser/pressed.ts'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz, QuizType, Score } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { countOf, outcomeOf } from '#quiz/contract/result.ts'
import { PlayerSlot } from '#quiz/flow/controls.tsx'
import { FormFields } from '#quiz/flow/form-fields.tsx'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import { lostItems } from '#quiz/flow/state/active-items.ts'
import type { Flow } from '#quiz/flow/use-quiz-flow.tsx'
import { ResultCode } from '#quiz/result-code/result-code-slot.tsx'
import { scoreWords, writtenWords } from '#quiz/scoring/score-words.ts'
import { AnswerStrip } from '#ui/answer-strip.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Kopi } from '#ui/drawings/kopi.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ring } from '#ui/ring.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { AfterwardsContext, type NextStep } from './afterwards.tsx'
import { LostSkills, type SkillLinks } from './lost-skills.tsx'
import { Review } from './review.tsx'

type Props<Q extends Quiz> = Readonly<{
  type: QuizType<Q>
  quiz: Q
  whole: Q
  flow: Flow
  labels: Labels
  skills: SkillLinks
  hideScore: boolean
}>

/** From here on a result leads on to something new; below it, to the lost items. */
const GOES_ON_PERCENT = 80

type Weight = Readonly<{ variant: 'main' | 'plain' }>

/** An item that is partly right is tried again with the others, but it was not missed. */
function Missed({ variant, count, partly }: Weight & Readonly<{ count: number; partly: number }>) {
  const which = partly === 0 ? 'you missed' : 'not yet right'
  return (
    <Button variant={variant} type="submit" name={INTENT} value="again">
      <Icon of={ListRestart} />
      {`Try the ${count === 1 ? 'one' : count} ${which}`}
    </Button>
  )
}

function Retry({ variant }: Weight) {
  return (
    <Button variant={variant} type="submit" name={INTENT} value="retry">
      <Icon of={RotateCcw} />
      Retry
    </Button>
  )
}

function Next({ variant, next: { to, lead, title, language } }: Weight & Readonly<{ next: NextStep }>) {
  return (
    <LinkButton variant={variant} href={to} className="btn-next">
      <span>
        {lead}
        <span lang={language}>{title}</span>
      </span>
      <Icon of={ArrowRight} />
    </LinkButton>
  )
}

/**
 * One main button that fits the score: the lost items below 80 per cent, what comes next from there on, and Retry when all
 * are lost, which says both. Go Home is a plain link: a full page load, with or without script.
 */
export function ResultActions({ score }: Readonly<{ score: Score }>) {
  const { next, stop } = use(AfterwardsContext)
  const lost = lostItems(score).length
  const some = lost > 0 && lost < Object.keys(score.results).length
  const goesOn = score.earned * 100 >= score.total * GOES_ON_PERCENT
  return (
    <div className="btn-row">
      {goesOn ? <Next variant="main" next={next} /> : null}
      {some ? <Missed variant={goesOn ? 'plain' : 'main'} count={lost} partly={countOf(score, 'partly')} /> : null}
      {stop === '' ? null : (
        <LinkButton variant="plain" href={`#${STOP}`}>
          Stop for today
        </LinkButton>
      )}
      <Retry variant={goesOn || some ? 'plain' : 'main'} />
      {goesOn ? null : <Next variant="plain" next={next} />}
      <LinkButton variant="plain" href="/">
        <Icon of={House} />
        Go Home
      </LinkButton>
    </div>
  )
}

/** The id of the end for today, which its link shows in place of the result; Back brings the result again. */
const STOP = 'stop'

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

/** In place of a score that a shared link left out. */
export const SCORE_LEFT_OUT = 'Each answer has its mark and its reason below.'

/** Says that a score is not of the whole quiz. */
export function TriedAgain({ asked, whole }: Readonly<{ asked: Quiz; whole: Quiz }>) {
  const count = asked.items.length
  if (count === whole.items.length) return null
  return (
    <p className="kind">{count === 1 ? 'This is the question' : `These are the ${count} questions`} you tried again.</p>
  )
}

export function ResultPage<Q extends Quiz>({ type, quiz, whole, flow, labels, skills, hideScore }: Props<Q>) {
  const { score, state } = flow
  const { earned, total } = score
  const answers = quiz.items.filter(({ id }) => isAnswered(state.response[id])).length
  // Where the pupil marks every answer there is nothing to score yet.
  const written = Object.values(score.results).every(({ marks }) => marks === 0) ? writtenWords(answers) : null
  const noScore = hideScore || written !== null
  const cells = Object.entries(score.results).map(([id, result]) => ({
    id,
    state: outcomeOf(result) ?? ('answered' as const),
    href: `#why-${id}`,
    flagged: state.flagged.includes(id),
  }))
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
                earned={earned}
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
            <TriedAgain asked={quiz} whole={whole} />
            <ResultActions score={score} />
            <ResultCode />
            <LostSkills quiz={quiz} score={score} skills={skills} />
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
