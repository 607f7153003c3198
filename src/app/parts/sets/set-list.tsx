/** A list for pupils: the exercises of a link, one below the other, and how much they are together. */
import { ArrowRight } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { Icon } from '#ui/icon/icon.tsx'

/**
 * `name` is in `language`; `levels` is '2 warm-up, 8 PSLE', '' where nothing is known of them; `board` and `results` are paths,
 * `results` '' where there are no codes.
 */
export type ListedSet = Readonly<{
  to: string
  board: string
  results: string
  name: string
  language: Language
  title: string
  facts: string
  questions: number
  minutes: number
  levels: string
}>

/** The tick is drawn in the paper's colour; a visited link gives it ink, so nothing is stored. */
export function SetList({ sets }: Readonly<{ sets: readonly ListedSet[] }>) {
  return (
    <ol className="set-list" role="list">
      {sets.map(({ to, name, language, title, facts }, i) => (
        <li key={to}>
          <a href={to}>
            <b>{i + 1}</b>
            <span>
              <span lang={language}>{name}</span>
              <small>
                <span lang={languageOf(title, language)}>{title === '' ? '' : `${title} · `}</span>
                {facts}
              </small>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ol>
  )
}

const HOUR = 60

const sumOf = (sets: readonly ListedSet[], of: 'questions' | 'minutes'): number =>
  sets.reduce((sum, set) => sum + set[of], 0)

/** Nothing below a single one, which says so itself. */
export function ListSum({ sets }: Readonly<{ sets: readonly ListedSet[] }>) {
  if (sets.length < 2) return null
  const minutes = sumOf(sets, 'minutes')
  return (
    <p className="list-sum">
      Together {counted(sumOf(sets, 'questions'), 'question')}, about {counted(minutes, 'minute')}.
      {minutes > HOUR ? ' That is more than an hour: do it in several sittings.' : ''}
    </p>
  )
}
