/** The way to the sheet to print. In a tab of its own, so that a half-done quiz stays as it is. */

import { Printer } from 'lucide-react'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** Nothing if `to` is '': a quiz without a sheet to print. */
export function PrintLink({ to }: Readonly<{ to: string }>) {
  if (to === '') return null
  return (
    <LinkButton variant="quiet" small href={to} target="_blank" rel="noopener">
      <Icon of={Printer} />
      <span className="tool-text">Print</span>
      <span className="sr"> (opens in a new tab)</span>
    </LinkButton>
  )
}
