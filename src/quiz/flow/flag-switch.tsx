/** Flags an item, to come back to it. */
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Flow } from './use-quiz-flow.tsx'

export function FlagSwitch({ id, flow, children }: Readonly<{ id: ItemId; flow: Flow; children: ReactNode }>) {
  return (
    <Button
      variant="quiet"
      small
      className="flag-switch needs-script"
      type="button"
      aria-pressed={flow.state.flagged.includes(id)}
      onClick={() => flow.act({ type: 'flag', id })}
    >
      <Icon of={Flag} />
      {children}
    </Button>
  )
}
