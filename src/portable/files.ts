/** The files that other platforms take: what each is called, how it is sent, and what it cannot carry. */
import type { FileName } from './file-names.ts'
import { giftText } from './gift.ts'
import { carried, LOSSES, type LossKind } from './losses.ts'
import { moodleXml } from './moodle-xml.ts'
import type { PortableExercise, Source } from './portable.ts'
import { MAX_QTI_ITEMS, qtiPackage } from './qti/package.ts'
import { slsPackage } from './sls/page.ts'
import { questionsCsv } from './table.ts'

type Body = string | Uint8Array<ArrayBuffer>

type FileKind = Readonly<{
  type: string
  losses: readonly LossKind[]
  maxItems: number
  /** `script` is the text of sls/player.ts. */
  write(exercise: PortableExercise, source: Source, script: string): Body
}>

const ZIP = 'application/zip'

export const FILES: Readonly<Record<FileName, FileKind>> = {
  'sls.zip': { type: ZIP, losses: LOSSES.sls, maxItems: Number.POSITIVE_INFINITY, write: slsPackage },
  'qti21.zip': { type: ZIP, losses: LOSSES.qti, maxItems: MAX_QTI_ITEMS, write: qtiPackage },
  'moodle.xml': {
    type: 'application/xml; charset=utf-8',
    losses: LOSSES.moodle,
    maxItems: Number.POSITIVE_INFINITY,
    write: moodleXml,
  },
  'gift.txt': {
    type: 'text/plain; charset=utf-8',
    losses: LOSSES.gift,
    maxItems: Number.POSITIVE_INFINITY,
    write: giftText,
  },
  'questions.csv': {
    type: 'text/csv; charset=utf-8',
    losses: LOSSES.table,
    maxItems: Number.POSITIVE_INFINITY,
    write: questionsCsv,
  },
}

/** How many questions of an exercise a file has; 0 where there is no such file. */
export function carriedCount(name: FileName, { items }: PortableExercise): number {
  const { losses, maxItems } = FILES[name]
  const count = carried(losses, items).length
  return count > maxItems ? 0 : count
}

/** The file, with the questions that it can carry; null where there is none. */
export function portableFile(name: FileName, exercise: PortableExercise, source: Source, script: string): Body | null {
  if (carriedCount(name, exercise) === 0) return null
  const { losses, write } = FILES[name]
  return write({ ...exercise, items: carried(losses, exercise.items) }, source, script)
}
