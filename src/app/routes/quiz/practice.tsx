/** The topics of the quizzes, each with its sets by year (docs/behaviour.md, 1.2). */
import { Check, Printer } from 'lucide-react'
import { loadPractice } from '#app/loaders/lists.server.ts'
import { OnServer } from '#app/parts/islands/on-server.tsx'
import { wholePath } from '#app/parts/print/whole-choice.ts'
import { topicPagePath } from '#app/parts/set-path.ts'
import { TopicCard } from '#app/parts/sets/topic-card.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { MATHS, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { TASKS } from '#app/parts/subjects/task-paths.ts'
import { WholePaperLinks } from '#app/parts/whole/whole-paper-links.tsx'
import { LANGUAGE_SUBJECTS, subjects } from '#lib/subjects.ts'
import { type Topic, topics } from '#quiz/library/topics.ts'
import { LinkButton } from '#ui/button.tsx'
import { Books } from '#ui/drawings/books.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/practice'

export const loader = loadPractice

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Practice Quizzes'
  const description =
    'Nine PSLE topics in English and Chinese, five sets each, marked at once with a reason for every answer.'
  const about = topics.map((topic) => topic.gloss || topic.title)
  return pageMeta(matches, { path: '/practice', title, description }, 'CollectionPage', { about })
}

const GROUPS = LANGUAGE_SUBJECTS.map((subject) => subjects[subject])

/** Beside the nine topics: what has pages of its own. */
const SUBJECTS = [
  { to: MATHS, name: 'Mathematics', asks: 'Every skill of P5 and P6, with new numbers as often as you like.' },
  {
    to: SCIENCE,
    name: 'Science',
    asks: 'Five themes: questions with options, and open ones with their marking points.',
  },
  {
    to: TASKS,
    name: 'Texts and sentences',
    asks: 'The rest of Paper 2: visual text, synthesis, comprehension, and reading in Chinese.',
  },
] as const

type TopicPage = Readonly<{ topic: Topic; more: number }>

/** The pages of the topics: all sets, also those beyond the five, and the skills. */
function TopicPages({ subject, links }: Readonly<{ subject: string; links: readonly TopicPage[] }>) {
  return (
    <nav className="topic-pages" aria-label={`All sets and skills in ${subject}`}>
      <p>All sets and skills of a topic:</p>
      <ul role="list">
        {links.map(({ topic, more }) => (
          <li key={topic.type}>
            <a href={topicPagePath(topic.type)} lang={topic.language}>
              {topic.title}
            </a>
            {more === 0 ? null : <span>{` (${more} more)`}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default function Practice({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Choose a Topic to Practise"
        lead="Each topic has five sets. The years only name the sets. A set takes about ten minutes."
      >
        <Books className="art title-art" />
      </PageHeader>
      <p className="visited-note">
        <Icon of={Check} />A tick stands by a set that this browser remembers opening. We store nothing about it.
      </p>
      <WholePaperLinks>Or do a whole paper as in the examination, on screen or on paper:</WholePaperLinks>
      {GROUPS.map(({ language, name, ownName }) => (
        <section key={language} className="section">
          <div className="section-head">
            <h2 lang={language}>{ownName}</h2>
            <OnServer>
              <LinkButton variant="quiet" small href={wholePath(language)}>
                <Icon of={Printer} />
                <span>
                  Print a whole <span className="sr">{name} </span>paper
                </span>
              </LinkButton>
            </OnServer>
          </div>
          <div className="cards">
            {topics.map((topic, at) =>
              topic.language === language ? (
                <TopicCard key={topic.type} topic={topic} rows={loaderData.cards[at]?.rows ?? []} />
              ) : null,
            )}
          </div>
          <TopicPages
            subject={name}
            links={topics.flatMap((topic, at) =>
              topic.language === language ? [{ topic, more: loaderData.cards[at]?.more ?? 0 }] : [],
            )}
          />
        </section>
      ))}
      <section className="section">
        <div className="section-head">
          <h2>More to practise</h2>
        </div>
        <ul className="skill-cards" role="list">
          {SUBJECTS.map(({ to, name, asks }) => (
            <li key={to}>
              <a className="skill-card" href={to}>
                <span className="skill-card-name">{name}</span>
                <span className="skill-card-asks">{asks}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
