/** The way to the sheet to print. In a tab of its own, so that a half-done quiz stays as it is. */
import { Printer } from 'lucide-react'

export function PrintLink({ to }: Readonly<{ to: string }>) {
  return (
    <a className="btn btn-quiet btn-small" href={to} target="_blank" rel="noopener">
      <Printer className="icon" aria-hidden="true" />
      <span className="tool-text">Print</span>
      <span className="sr"> (opens in a new tab)</span>
    </a>
  )
}
