/** A table to take into a sheet: copied, or saved as a file on this device. */
import { CopyButton } from '#ui/copy-button.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { asCsv, asTabs, type SheetRows } from './table-text.ts'

/** `name` is what the table is of: 'Grammar 2020'. */
export function SheetButtons({ rows, name }: Readonly<{ rows: SheetRows; name: string }>) {
  return (
    <div className="btn-row">
      <CopyButton text={asTabs(rows)} label="Copy the table" />
      <SaveButton text={asCsv(rows)} type="text/csv" fileName={`${name}.csv`} label="Save it as a file" />
    </div>
  )
}
