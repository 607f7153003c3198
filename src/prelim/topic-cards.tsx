/** The topics of one school's paper, each a card that leads to its quiz. */
import { ArrowRight, FileText } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { topicPath } from './prelim-id.ts'
import type { TopicLabel } from './topics.ts'

type Props = Readonly<{ year: string; school: string; topics: readonly TopicLabel[] }>

function Glyph({ topic: { key, glyph } }: Readonly<{ topic: TopicLabel }>) {
  if (glyph === '') return <Icon of={FileText} />
  return key === 'Editing' ? <s>{glyph}</s> : glyph
}

export function TopicCards({ year, school, topics }: Props) {
  return (
    <div className="cards">
      {topics.map((topic) => (
        <a key={topic.key} className="paper card topic-link" href={topicPath({ year, school, topic: topic.key })}>
          <span className="glyph" aria-hidden="true" lang={topic.language}>
            <Glyph topic={topic} />
          </span>
          <h2 className="h-small" lang={topic.language}>
            {topic.label}
          </h2>
          <Icon of={ArrowRight} />
        </a>
      ))}
    </div>
  )
}
