/** The articles, by their titles. */
import { ArrowRight } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'

type Reading = Readonly<{ to: string; title: string; note: string }>

export function WorthReading({ articles }: Readonly<{ articles: readonly Reading[] }>) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>Worth five minutes</h2>
      </div>
      <ul className="link-list link-list-wide" role="list">
        {articles.map(({ to, title, note }) => (
          <li key={to}>
            <a href={to}>
              <span>
                {title}
                <small>{note}</small>
              </span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
