/** The topics of the quizzes, each with its sets by year (docs/behaviour.md, 1.2). */
import { Printer } from 'lucide-react'
import { loadTopics } from '#app/loaders/lists.server.ts'
import { OnServer } from '#app/parts/on-server.tsx'
import { pageMeta } from '#app/parts/seo.ts'
import { TopicCard } from '#app/parts/topic-card.tsx'
import { topics } from '#quiz/library/topics.ts'
import { LinkButton } from '#ui/button.tsx'
import { Books } from '#ui/drawings/books.tsx'
import { Icon } from '#ui/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/practice'

export const loader = loadTopics

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Practice Quizzes'
  const description =
    'Nine PSLE topics in English and Chinese, five sets each, marked at once with a reason for every answer.'
  const about = topics.map((topic) => topic.gloss || topic.title)
  return pageMeta(matches, { path: '/practice', title, description }, 'CollectionPage', { about })
}

const GROUPS = [
  { language: 'en', name: 'English', subject: 'English', whole: '/print/english' },
  { language: 'zh-Hans', name: '华文', subject: 'Chinese', whole: '/print/chinese' },
] as const

export default function Practice({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Choose a Topic to Practise"
        lead="Each topic has five sets, one for each year. A set takes about ten minutes."
      >
        <Books className="art title-art" />
      </PageHeader>
      {GROUPS.map(({ language, name, subject, whole }, i) => (
        <section key={name} className={i === 0 ? '' : 'section'}>
          <div className="section-head">
            <h2 lang={language}>{name}</h2>
            <OnServer>
              <LinkButton variant="quiet" small href={whole}>
                <Icon of={Printer} />
                <span>
                  Print a whole <span className="sr">{subject} </span>paper
                </span>
              </LinkButton>
            </OnServer>
          </div>
          <div className="cards">
            {topics.map((topic, at) =>
              topic.language === language ? (
                <TopicCard key={topic.type} topic={topic} available={new Set(loaderData.available[at])} />
              ) : null,
            )}
          </div>
        </section>
      ))}
    </>
  )
}
