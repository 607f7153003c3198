/** The two sums of one score: what was marked here, and what the pupil ticks in open answers and working. */
import { INTENT } from '#quiz/contract/fields.ts'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { Button } from '#ui/button.tsx'
import { type Marks, tickedMarks } from './judge/ticks.ts'
import type { WorksheetQuiz } from './worksheet.ts'

function Sum({ name, earned, total }: Marks & Readonly<{ name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {earned} <small>of {total}</small>
      </dd>
    </div>
  )
}

type Props = Pick<PlayerProps<Quiz>, 'quiz' | 'score' | 'reasons'> & Readonly<{ own: Marks }>

/** `own` is what the ticks earn. Nothing before the marks are explained, and where there is nothing to tick. */
export function MarkSum({ quiz, score, reasons, own }: Props) {
  if (score === null || reasons === null || own.total === 0) return null
  const open = quiz.items.some(({ id }) => score.results[id]?.marks === 0)
  const only = score.total === 0
  return (
    <div className="mark-sum">
      <dl>
        {only ? null : <Sum name="Answers, marked here" earned={score.earned} total={score.total} />}
        <Sum
          name={only ? 'Points, ticked by you' : open ? 'Points and steps, ticked by you' : 'Working, ticked by you'}
          {...own}
        />
        {only ? null : (
          <Sum name="Together" earned={score.earned + own.earned} total={score.total + (open ? own.total : 0)} />
        )}
      </dl>
      <p role="status">Tick below what is in your answers. Your ticks stay on this page.</p>
      <noscript>
        <Button variant="plain" small type="submit" name={INTENT} value="count">
          Add up my ticks
        </Button>
      </noscript>
    </div>
  )
}

/** The sums of a quiz of questions. */
export function QuestionsSum(props: PlayerProps<WorksheetQuiz>) {
  const { quiz, response, score, ticked } = props
  const asked = new Set(Object.keys(score?.results ?? {}))
  return <MarkSum {...props} own={tickedMarks(quiz.questions, response, ticked, asked)} />
}
