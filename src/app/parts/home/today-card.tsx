/**
 * The way into the ten of the day, with a choice of subjects. The page is the same every day: the date is not named. The
 * choice is sent with the form, so it works without script; a static export has the usual ten only.
 */
import { ArrowRight } from 'lucide-react'
import { TODAY } from '#app/parts/set-path.ts'
import { useIsExport } from '#app/parts/site/export-context.ts'
import { languageOf } from '#lib/language.ts'
import { SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'
import { USUAL_SUBJECTS } from '#quiz/library/today-subjects.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

const NAMES: Readonly<Record<Subject, string>> = {
  english: 'English',
  chinese: '华文',
  maths: 'Maths',
  science: 'Science',
}

function SubjectPicks() {
  return (
    <fieldset className="subject-picks">
      <legend className="sr">Subjects of your ten</legend>
      {SUBJECTS.map((subject) => (
        <label key={subject} className="subject-pick">
          <input type="checkbox" name="subject" value={subject} defaultChecked={USUAL_SUBJECTS.includes(subject)} />
          <span lang={languageOf(NAMES[subject], subjects[subject].language)}>{NAMES[subject]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const WORDS = 'Start today’s ten'

export function TodayCard() {
  return (
    <section className="paper today" aria-labelledby="today">
      <p className="row">
        <span className="label">Today’s ten</span>
        <span className="label">New every day</span>
      </p>
      <h2 id="today">Ten questions a day</h2>
      {useIsExport() ? (
        <LinkButton variant="main" href={TODAY}>
          {WORDS}
          <Icon of={ArrowRight} />
        </LinkButton>
      ) : (
        <form action={TODAY}>
          <SubjectPicks />
          <Button variant="main" type="submit">
            {WORDS}
            <Icon of={ArrowRight} />
          </Button>
        </form>
      )}
    </section>
  )
}
