/** The way into the ten of the day. The page is the same every day: the mix of topics is, too, and the date is not named. */

import { ArrowRight } from 'lucide-react'
import { TODAY } from '#app/parts/set-path.ts'
import { capital } from '#lib/capital.ts'
import { counted, noun } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The topics of the ten with the number of their questions. */
export type Mix = readonly Readonly<{ title: string; language: Language; count: number }>[]

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small library has fewer than ten. */
function total(mix: Mix): string {
  const count = mix.reduce((sum, part) => sum + part.count, 0)
  const word = NUMBERS[count] ?? String(count)
  return `${capital(word)} ${noun(count, 'question')}`
}

/** Their numbers, from 1. */
const ovals = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)

export function TodayCard({ mix }: Readonly<{ mix: Mix }>) {
  return (
    <section className="paper today" aria-labelledby="today">
      <p className="row">
        <span className="label">Today’s ten</span>
        <span className="label">New every day</span>
      </p>
      <h2 id="today">{total(mix)}, about eight minutes</h2>
      <LinkButton variant="main" href={TODAY}>
        Start today’s ten
        <Icon of={ArrowRight} />
      </LinkButton>
      <ul className="mix" role="list">
        {mix.map(({ title, language, count }) => (
          <li key={title}>
            <span lang={language}>{title}</span>
            <span className="ovals" role="img" aria-label={counted(count, 'question')}>
              {ovals(count).map((oval) => (
                <i key={oval} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="small">The same ten for everyone.</p>
    </section>
  )
}
