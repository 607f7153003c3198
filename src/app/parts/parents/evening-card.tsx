/** What to do tonight: a few named sets, each one tap from its first question and one tap from paper. */
import { BookOpen, Headphones, Printer } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { LanguageSubject, subjects } from '#lib/subjects.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** `text` and `title` are in `language`; `print` is the PDF, '' where there is none. */
export type EveningTask = Readonly<{
  subject: (typeof subjects)[LanguageSubject]['name'] | 'Listening'
  to: string
  text: string
  language: Language
  title: string
  facts: string
  print: string
}>

/** `name` is the day: 'Sunday 22 November', or a weekday. */
export type EveningView = Readonly<{ name: string; tasks: readonly EveningTask[] }>

function Task({ subject, to, text, language, title, facts, print }: EveningTask) {
  return (
    <li>
      <span className="glyph">
        <Icon of={subject === 'Listening' ? Headphones : BookOpen} />
      </span>
      <p>
        <span className="label">{subject}</span>
        <a href={to} lang={language}>
          {text}
        </a>
        <small>
          <span lang={language}>{title === '' ? '' : `${title} · `}</span>
          {facts}
        </small>
      </p>
      {print === '' ? null : (
        <LinkButton variant="plain" small href={print}>
          <Icon of={Printer} />
          <span className="tool-text">
            Print{' '}
            <span className="sr" lang={language}>
              {text}
            </span>
          </span>
        </LinkButton>
      )}
    </li>
  )
}

const Tasks = ({ tasks }: Pick<EveningView, 'tasks'>) => (
  <ul className="evening" role="list">
    {tasks.map((task) => (
      <Task key={task.subject} {...task} />
    ))}
  </ul>
)

/** One evening is tonight's; several are a week of them, for a site that does not know the date. Nothing without tasks. */
export function EveningCard({ evenings }: Readonly<{ evenings: readonly EveningView[] }>) {
  const [tonight, ...others] = evenings
  if (tonight === undefined || tonight.tasks.length === 0) return null
  return (
    <section className="paper evening-card" aria-labelledby="tonight">
      {others.length === 0 ? (
        <>
          <h2 id="tonight">
            Tonight<small>{tonight.name}</small>
          </h2>
          <Tasks tasks={tonight.tasks} />
        </>
      ) : (
        <>
          <h2 id="tonight">An evening for each day</h2>
          {evenings.map(({ name, tasks }) => (
            <details key={name} name="evening">
              <summary>{name}</summary>
              <Tasks tasks={tasks} />
            </details>
          ))}
        </>
      )}
      <p className="evening-note">One of them is enough. The same for every child, and new ones tomorrow.</p>
    </section>
  )
}
