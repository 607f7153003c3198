/** What stands in place of a list: that it could not be read, or that it is empty. */
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { Cup } from '#ui/drawings/cup.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type FailedProps = Readonly<{ title: string; message: string; here: string }>

/** `here` is the page's own path: trying again is asking for it once more. */
export function ListFailed({ title, message, here }: FailedProps) {
  return (
    <div className="paper state" role="alert">
      <Cup className="art" />
      <h2>{title}</h2>
      <p>{message}</p>
      <LinkButton variant="main" href={here}>
        <Icon of={RotateCcw} />
        Try Again
      </LinkButton>
    </div>
  )
}

type EmptyProps = Readonly<{ title: string; text: string; art: ReactNode; to: string; back: string }>

export function ListEmpty({ title, text, art, to, back }: EmptyProps) {
  return (
    <div className="paper state">
      {art}
      <h2>{title}</h2>
      <p>{text}</p>
      <LinkButton variant="main" href={to}>
        {back}
      </LinkButton>
    </div>
  )
}
