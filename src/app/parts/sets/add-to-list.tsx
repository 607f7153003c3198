/** The way from a page that lists exercises to where they are ticked for a class. A static export has no lists. */
import { ListPlus } from 'lucide-react'
import { OnServer } from '#app/parts/islands/on-server.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Area } from './areas.ts'
import { listPath } from './chosen-sets.ts'

/** `group` is the id of the group at which the page opens, '' for its top. */
export function AddToList({ area, group }: Readonly<{ area: Area; group: string }>) {
  const at = group === '' ? '' : `#${encodeURIComponent(group)}`
  return (
    <OnServer>
      <LinkButton variant="quiet" small href={listPath(`/add/${area}`, []) + at}>
        <Icon of={ListPlus} />
        Make a list
        <span className="sr"> for a class</span>
      </LinkButton>
    </OnServer>
  )
}
