/**
 * Past year papers to read or print (docs/behaviour.md, 9.5 to 9.7). The year is in the path, so that it can be shared and
 * each year can be a file; a link with `?year=` works as well.
 */

import { ChevronDown } from 'lucide-react'
import { loadPapers } from '#app/loaders/lists.server.ts'
import { ListFailed } from '#app/parts/list-states.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { WholePaperLinks } from '#app/parts/whole/whole-paper-links.tsx'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { PaperColumns } from '#papers/paper-columns.tsx'
import { DEFAULT_YEAR } from '#papers/paper-list.ts'
import { schoolPath } from '#prelim/prelim-id.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/downloads'

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPapers(params.year ?? null, new URL(request.url).searchParams.get('year'))
}

const TITLE = 'Downloads'

const pathOf = (year: number): string => (year === DEFAULT_YEAR ? '/downloads' : `/downloads/year/${year}`)

export function meta({ loaderData: { listed }, matches }: Route.MetaArgs) {
  if (listed.status !== 'ok') return unlistedMeta(matches, TITLE)
  const { year } = listed.value
  const description = `Primary 6 practice papers of ${year} to download and print, with answer keys: English, Chinese, Maths and Science. Original material in the style of the exam.`
  const facts = { path: pathOf(year), title: TITLE, description }
  return pageMeta(matches, facts, 'CollectionPage', { educationalLevel: 'Primary 6' })
}

function Years({ choices, year }: Readonly<{ choices: readonly number[]; year: number }>) {
  return (
    <nav className="seg" aria-label="Year">
      {choices.map((choice) => (
        <a key={choice} href={pathOf(choice)} aria-current={choice === year ? 'page' : undefined}>
          {choice}
        </a>
      ))}
    </nav>
  )
}

/** A school's page has its papers of all subjects, and its quizzes. */
function BySchool({ year, schools }: Readonly<{ year: number; schools: readonly string[] }>) {
  if (schools.length === 0) return null
  return (
    <details className="by-school">
      <summary>
        Find a school
        <Icon of={ChevronDown} />
      </summary>
      <ul className="chips" role="list">
        {schools.map((school) => (
          <li key={school}>
            <a className="chip" href={`${schoolPath(String(year), school)}#papers`}>
              {splitCamelCase(school)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export default function Downloads({ loaderData: { listed } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Past Year Papers"
        lead="PDFs to read or print: original papers in the style of the exam, with answer keys. Each opens in a new tab."
      >
        {listed.status === 'ok' ? <Years choices={listed.value.choices} year={listed.value.year} /> : null}
      </PageHeader>
      <WholePaperLinks>
        The papers below are those of schools. To print a whole paper in the format of today, choose its subject:
      </WholePaperLinks>
      {listed.status === 'ok' ? (
        <>
          <BySchool year={listed.value.year} schools={listed.value.schools} />
          <PaperColumns papers={listed.value.papers} />
        </>
      ) : (
        <ListFailed title="Error loading papers" message={listed.message} here="/downloads" />
      )}
    </>
  )
}
