/** Reads the text of a file that may be a copy of what a device keeps, with the reason of a refusal. Pure. */
import { type Copy, copy } from '#memory/kept/shapes.ts'

type ReadCopy = Readonly<{ status: 'ok'; copy: Copy }> | Readonly<{ status: 'refused'; reason: string }>

const refused = (reason: string): ReadCopy => ({ status: 'refused', reason })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isCopy = (value: unknown): value is Readonly<{ format: 'memory'; version: unknown }> =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'memory' && 'version' in value

/** All or nothing: one entry that does not fit refuses the copy. */
export function readCopy(text: string): ReadCopy {
  const value = parsed(text)
  if (!isCopy(value)) return refused('This file is not a copy from this page.')
  if (value.version !== 1)
    return refused('This copy is from a newer version of this site. Reload the page and try again.')
  const read = copy.safeParse(value)
  if (read.success) return { status: 'ok', copy: read.data }
  const [issue] = read.error.issues
  return refused(`This copy is damaged at ${issue?.path.join(' › ') ?? 'its beginning'}.`)
}
