/** The front door: what the site is, where to start, and what is known of PSLE 2026 (docs/behaviour.md, 1.1). */
import { BookOpen, Download, Headphones, School } from 'lucide-react'
import { loadHome } from '#app/loaders/home.server.ts'
import { GrownUpDoors } from '#app/parts/home/grown-up-doors.tsx'
import { KeyInformation } from '#app/parts/home/key-information.tsx'
import { SpecimenQuestion } from '#app/parts/home/specimen-question.tsx'
import { SubjectDoors } from '#app/parts/home/subject-doors.tsx'
import { TodayCard } from '#app/parts/home/today-card.tsx'
import { WorthReading } from '#app/parts/home/worth-reading.tsx'
import { siteMeta, siteName } from '#app/parts/site/seo.ts'
import { MarkedPage } from '#ui/drawings/marked-page.tsx'
import { PrintedPages } from '#ui/drawings/printed-pages.tsx'
import { ReasonSlip } from '#ui/drawings/reason-slip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Route } from './+types/home'

export const loader = (args: Route.LoaderArgs) => loadHome(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const titleOf = (year: number, name: string): string =>
  `Free PSLE ${year} Practice Papers & Preparation Resources Singapore | ${name}`
const DESCRIPTION =
  'Free PSLE practice for Primary 6 in Singapore: self-marking English and Chinese quizzes with a reason for every answer. Nothing to sign up for.'

export function meta({ matches }: Route.MetaArgs) {
  const name = siteName(matches)
  const [title, shared] = [titleOf(2026, name), titleOf(2025, name)]
  return siteMeta(matches, { path: '/', title, shared, description: DESCRIPTION })
}

const BLURBS = [
  {
    Art: MarkedPage,
    title: 'Marked the moment you submit',
    text: 'A tick or a cross on every question, and your score at the end. Try the set again as often as you like.',
  },
  {
    Art: ReasonSlip,
    title: 'A reason for every answer',
    text: 'Not only which word is right, but why. Short, clear, and written for a twelve-year-old.',
  },
  {
    Art: PrintedPages,
    title: 'Nothing to sign up for',
    text: 'Open a set and begin. What you answer stays with you: we keep none of it.',
  },
]

const DOORS = [
  { to: '/practice', text: 'Practice (PSLE)', hint: 'English and Chinese', glyph: BookOpen },
  { to: '/prelim', text: 'Practice (Prelims)', hint: 'By year and school', glyph: School },
  { to: '/listening', text: 'Listening Comprehension', hint: 'Each clip plays twice', glyph: Headphones },
  { to: '/downloads', text: 'Download Past Papers', hint: 'PDFs, four subjects', glyph: Download },
]

/** `cohort` is the year whose examination comes next. */
function Hero({ cohort }: Readonly<{ cohort: number }>) {
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="label">Primary 6 · PSLE {cohort} · Free</p>
        <h1>
          PSLE practice that <em>tells you why</em>.
        </h1>
        <p className="lead">
          Answer a question. See if it is right, and the reason. There is nothing to sign up for and nothing to pay.
        </p>
      </div>
      <nav className="doors" aria-label="Start here">
        {DOORS.map(({ to, text, hint, glyph }) => (
          <a key={to} className="door" href={to}>
            <span className="glyph">
              <Icon of={glyph} />
            </span>
            <span>
              {text}
              <small>{hint}</small>
            </span>
          </a>
        ))}
      </nav>
    </section>
  )
}

export default function Home({ loaderData: { articles, subjects, exam } }: Route.ComponentProps) {
  return (
    <>
      <div className="home-first">
        <TodayCard />
        <SubjectDoors subjects={subjects} />
        <GrownUpDoors />
      </div>
      <Hero cohort={exam.cohort} />
      <section className="section show" aria-label="What you get">
        <SpecimenQuestion />
        <div className="blurbs">
          {BLURBS.map(({ Art, title, text }) => (
            <div className="blurb" key={title}>
              <Art />
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <KeyInformation dates={exam.dates} line={exam.line} />
      {articles.length === 0 ? null : <WorthReading articles={articles} />}
    </>
  )
}
