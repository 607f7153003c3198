/** The result of a stepper: ring and stamp, the score in words, the marked answer sheet, and every item with its reason. */
import { House, RotateCcw } from 'lucide-react'
import type { Quiz, QuizType } from '#quiz/quiz-type.ts'
import { scoreWords } from '#quiz/scoring/score-words.ts'
import { AnswerStrip } from '#ui/answer-strip.tsx'
import { Ring } from '#ui/ring.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { INTENT } from './form.ts'
import { FormFields } from './form-fields.tsx'
import { LostSkills, type SkillLinks } from './lost-skills.tsx'
import type { Labels } from './paper-head.tsx'
import { Review } from './review.tsx'
import type { Flow } from './use-quiz-flow.tsx'

type Props<Q extends Quiz> = Readonly<{ type: QuizType<Q>; quiz: Q; flow: Flow; labels: Labels; skills: SkillLinks }>

/** Retry and Go Home. Go Home is a plain link: a full page load, with or without script. */
export function ResultActions() {
  return (
    <div className="btn-row">
      <button className="btn btn-main" type="submit" name={INTENT} value="retry">
        <RotateCcw className="icon" aria-hidden="true" />
        Retry
      </button>
      <a className="btn" href="/">
        <House className="icon" aria-hidden="true" />
        Go Home
      </a>
    </div>
  )
}

export function ResultPage<Q extends Quiz>({ type, quiz, flow, labels, skills }: Props<Q>) {
  const { score, state } = flow
  const { earned, total } = score
  const cells = Object.entries(score.results).map(([id, result]) => ({
    id,
    state: result.earned === 1 ? ('right' as const) : ('wrong' as const),
    href: `#why-${id}`,
  }))
  return (
    <div className="result-page">
      <section className="paper paper-pad">
        <form
          ref={flow.form}
          className="result"
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            flow.act({ type: 'retry' })
          }}
        >
          <FormFields quiz={quiz} state={state} shown={new Set()} />
          <div className="result-ring">
            <Ring earned={earned} total={total} big={`${earned} / ${total}`} small="right" />
            <Stamp words={`READYSIX · ${labels.set.toUpperCase()} · MARKED ·`} />
          </div>
          <div className="result-words">
            <h1 tabIndex={-1} data-result>
              {type.doneText}
            </h1>
            <p className="score-line">{type.scoreText(earned, total)}</p>
            <p className="kind">{scoreWords(score, quiz.items)}</p>
            <LostSkills quiz={quiz} score={score} skills={skills} />
            <ResultActions />
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
        <Review type={type} quiz={quiz} response={state.response} score={score} />
      </section>
    </div>
  )
}
