/** The button that deletes what this site saved on the device for use offline; device-copies.ts makes it work. */
import { Button } from '#ui/button.tsx'

export function CopiesControl() {
  return (
    <div className="save" data-copies>
      <p role="status" />
      <div className="btn-row">
        <Button type="button" variant="plain" small>
          Delete offline copies
        </Button>
      </div>
    </div>
  )
}
