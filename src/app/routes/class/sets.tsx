/** A list, several exercises behind one link: a worksheet for pupils (docs/behaviour.md, 20.6). */
import { CircleAlert } from 'lucide-react'
import { loadChosen } from '#app/loaders/class/chosen-sets.server.ts'
import { NO_OWN_QUIZ, OWN_QUIZ } from '#app/parts/sets/chosen-sets.ts'
import { PassOn } from '#app/parts/sets/pass-on.tsx'
import { ListSum, SetList } from '#app/parts/sets/set-list.tsx'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/sets'

export const loader = loadChosen

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, 'Sets for you')

/** What the link names that is not shown. */
function LeftOut({ unknown, more }: Readonly<{ unknown: readonly string[]; more: number }>) {
  if (unknown.length === 0 && more === 0) return null
  const sets = unknown.filter((name) => name !== OWN_QUIZ)
  return (
    <div className="alert alert-note" role="alert">
      <Icon of={CircleAlert} />
      <p>
        {sets.length === 0 ? '' : `Left out, because there is no such set: ${sets.join(', ')}. `}
        {sets.length === unknown.length ? '' : `${NO_OWN_QUIZ} `}
        {more === 0 ? '' : `A list has room for 20 sets: ${more} more are left out.`}
      </p>
    </div>
  )
}

export default function Sets({ loaderData: { sets, names, unknown, more, url } }: Route.ComponentProps) {
  const none = sets.length === 0
  return (
    <div className="reading">
      <PageHeader
        back={BACK_TO_HOME}
        title={none ? 'No sets on this list' : sets.length === 1 ? 'One set for you' : `${sets.length} sets for you`}
        lead={
          none
            ? 'A list is made on the page for teachers: tick the sets, then pass the link on.'
            : 'Do them in any order. Each is marked at once, and says why.'
        }
      />
      <LeftOut unknown={unknown} more={more} />
      {none ? (
        <LinkButton variant="main" href="/teachers#choose">
          Choose sets
        </LinkButton>
      ) : (
        <>
          <section className="paper block" aria-label="Your sets">
            <SetList sets={sets} />
            <ListSum sets={sets} />
          </section>
          <PassOn sets={sets} names={names} url={url} />
        </>
      )}
    </div>
  )
}
