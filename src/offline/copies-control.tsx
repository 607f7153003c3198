/** The button that deletes what this site keeps on the device for use offline; device-copies.ts makes it work. */
export function CopiesControl() {
  return (
    <div className="save" data-copies>
      <p role="status" />
      <div className="btn-row">
        <button type="button" className="btn btn-small">
          Delete offline copies
        </button>
      </div>
    </div>
  )
}
