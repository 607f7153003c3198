/** What a result leads to, in a stepper and in a sheet: the buttons, and what is said of a part of a quiz. */

import { ArrowRight, House, ListRestart, RotateCcw } from 'lucide-react'
import { use } from 'react'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { countOf } from '#quiz/contract/result.ts'
import { lostItems } from '#quiz/flow/state/active-items.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AfterwardsContext, type NextStep } from './afterwards.tsx'

/** From here on a result leads on to something new; below it, to the lost items. */
const GOES_ON_PERCENT = 80

type Weight = Readonly<{ variant: 'main' | 'plain' }>

/** An item that earned some marks is tried again with the others, but it was not missed. */
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
export const STOP = 'stop'

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
