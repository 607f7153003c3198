/** The way back from what lies over a question. */
import { Button } from '#ui/button.tsx'

/** `id` is that of the popover. */
export const CloseText = ({ id }: Readonly<{ id: string }>) => (
  <Button variant="main" className="close-text" type="button" popoverTarget={id} popoverTargetAction="hide">
    Back to the question
  </Button>
)
