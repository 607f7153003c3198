/** Says that an attempt which was left in this tab goes on here. It stands in the page and stops nobody. */
import { History } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

export function ResumedNote({ onStartAgain }: Readonly<{ onStartAgain(): void }>) {
  return (
    <div className="alert alert-note resumed" role="status">
      <Icon of={History} />
      <p>You began this before, and your answers are still here.</p>
      <Button variant="quiet" small type="button" onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  )
}
