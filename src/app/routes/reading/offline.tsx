/**
 * What is saved on this device, and saving more. Without a network it also stands in for pages that are not cached; then
 * its script says so.
 */
import { WifiOff } from 'lucide-react'
import { outlines } from '#app/loaders/packs.server.ts'
import type { Outline } from '#app/parts/site/pack-outlines.ts'
import { pageMeta } from '#app/parts/site/seo.ts'
import { EXPORTED_SETS, MATHS, SAVED_SETS, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import { CopiesControl } from '#offline/copies-control.tsx'
import { EVERYTHING } from '#offline/pack.ts'
import { SaveControl } from '#offline/save-control.tsx'
import { hosting } from '#server/http/request-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { HomeCrumbs, PageTitle } from '#ui/page/page-header.tsx'
import type { Route } from './+types/offline'

/** What a row is not clear about by its name; `sets` is how many of each skill. */
const holdings = (sets: number): Readonly<Record<string, string>> => ({
  [MATHS]: `Sets 1 to ${sets} of each skill, and the whole papers`,
  [SCIENCE]: `Sets 1 to ${sets} of each theme, and the whole papers`,
  [PAPERS]: 'English and Chinese, whole and one section at a time',
})

const rowsOf = (all: readonly Outline[], holds: Readonly<Record<string, string>> = {}) =>
  all.map(({ id, name, home }) => ({ id, name, home, holds: holds[home] ?? '' }))

export async function loader({ context }: Route.LoaderArgs) {
  const sets = context.get(hosting) === 'export' ? EXPORTED_SETS : SAVED_SETS
  const { topics, subjects, practices, schools, site } = await outlines()
  const groups = [
    { title: 'Topics', rows: rowsOf(topics) },
    { title: 'Mathematics and Science', rows: rowsOf(subjects, holdings(sets)) },
    { title: 'Listening', rows: rowsOf(practices) },
    { title: 'Prelim papers', rows: rowsOf(schools) },
    { title: 'Pages to read', rows: rowsOf([site]) },
  ].filter(({ rows }) => rows.length > 0)
  return { groups }
}

export function meta({ matches }: Route.MetaArgs) {
  const description =
    'Save topics, prelim papers and listening practices on your phone or computer, and practise without a network.'
  return pageMeta(matches, { path: '/offline', title: 'Use it offline', description }, 'WebPage')
}

type Rows = ReturnType<typeof rowsOf>

function Group({ title, rows }: Readonly<{ title: string; rows: Rows }>) {
  return (
    <section className="section" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ul className="save-rows paper" role="list">
        {rows.map(({ id, name, home, holds }) => (
          <li key={id}>
            <span className="save-name">
              <a href={home}>{name}</a>
              {holds === '' ? null : <small>{holds}</small>}
            </span>
            <SaveControl id={id} name={name} what="" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Offline({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div data-offline-page>
      <HomeCrumbs here="Offline" />
      <div className="alert alert-note not-kept" role="alert" data-not-kept hidden>
        <Icon of={WifiOff} />
        <div>
          <p>
            <b>You are offline, and this page is not saved on this device.</b>
          </p>
          <p>What is saved works as always. It is listed here.</p>
        </div>
      </div>
      <PageTitle
        title="Use it offline"
        lead="Save what you want to practise. It then opens without a network, and is marked as always."
      />
      <p className="without-script">
        Saving needs JavaScript, which is off in this browser. Everything else here works without it.
      </p>
      <p className="no-saving" data-no-saving hidden>
        This browser cannot save pages here. Private windows often cannot; an ordinary window may.
      </p>
      <section className="saved-list" aria-label="On this device" data-saved-list hidden />
      <section className="paper pad save-all" aria-label="Everything">
        <h2 className="h-small">Everything</h2>
        <p>
          All topics, papers, recordings and articles, and set 1 of each skill of Mathematics and Science. Best on a
          network that costs nothing.
        </p>
        <SaveControl id={EVERYTHING} name="everything" what="Save everything" />
      </section>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <section className="section" aria-label="Delete">
        <h2 className="h-small">Delete all of it</h2>
        <p>Saved pages and recordings, and the pages that you visited lately. No answer and no score is among them.</p>
        <CopiesControl />
      </section>
    </div>
  )
}
