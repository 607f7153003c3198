/** A page that is one list of practices: its header, then the list, or what it says in place of it. */
import type { ReactNode } from 'react'
import { ListEmpty, ListFailed } from '#app/parts/list-states.tsx'
import type { Listing } from '#app/parts/listing.ts'
import { Books } from '#ui/drawings/books.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'

/** `here` is the page's own path. `draw` is not called with an empty list. */
type Props<T> = Readonly<{
  title: string
  lead: string
  here: string
  listed: Listing<readonly T[]>
  draw: (list: readonly T[]) => ReactNode
  empty: Readonly<{ title: string; text: string }>
}>

export function ListedPage<T>({ title, lead, here, listed, draw, empty }: Props<T>) {
  return (
    <>
      <PageHeader back={BACK_TO_HOME} title={title} lead={lead} />
      {listed.status === 'failed' ? (
        <ListFailed title="Error loading practices" message={listed.message} here={here} />
      ) : listed.value.length > 0 ? (
        draw(listed.value)
      ) : (
        <ListEmpty {...empty} art={<Books className="art" />} to="/practice" back="Practice (PSLE)" />
      )}
    </>
  )
}
