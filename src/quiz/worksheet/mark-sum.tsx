/** The two sums of one score: what was marked here, and what the pupil ticks in open answers and working. */
import { INTENT } from '#quiz/contract/fields.ts'
import type { Marks, Tally } from '#quiz/scoring/tally.ts'
import { Button } from '#ui/button.tsx'

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

/** What is ticked: the points of open answers, whose marks nobody gives here, the working of wrong answers, or both. */
function whatOf({ here, all }: Tally): string {
  if (here.total === 0) return 'Points'
  return all.total > here.total ? 'Points and steps' : 'Working'
}

/** Nothing where there is nothing to tick. */
export function MarkSum(tally: Tally) {
  const { here, ticked } = tally
  if (ticked.total === 0) return null
  return (
    <div className="mark-sum">
      <dl>
        {here.total === 0 ? null : <Sum name="Answers, marked here" {...here} />}
        <Sum name={`${whatOf(tally)}, ticked by you`} {...ticked} />
      </dl>
      <p role="status">Tick below what is in your answers. Your ticks stay on this page.</p>
      <noscript>
        {/* A browser with a script draws nothing here. */}
        {import.meta.env.SSR ? (
          <Button variant="plain" small type="submit" name={INTENT} value="count">
            Add up my ticks
          </Button>
        ) : null}
      </noscript>
    </div>
  )
}
