/** The text of a section on paper, as data that the template draws. */
import type { Stimulus, StimulusBlock } from '#quiz/worksheet/worksheet.ts'
import { type Line, mathsLine } from './lines.ts'

/** `rows` for a table, `lines` for everything else; the other one is empty. */
type PrintedBlock = Readonly<{
  kind: StimulusBlock['kind']
  lines: readonly Line[]
  rows: readonly (readonly Line[])[]
}>

function blockOnPaper(block: StimulusBlock): PrintedBlock {
  if (block.kind === 'table') return { kind: 'table', lines: [], rows: block.rows.map((row) => row.map(mathsLine)) }
  const lines = block.kind === 'list' ? block.items : [block.text]
  return { kind: block.kind, lines: lines.map(mathsLine), rows: [] }
}

/** The title and the pieces, in order. */
export const stimulusOnPaper = ({ look, title, blocks }: Stimulus) => ({
  look,
  title: mathsLine(title),
  blocks: blocks.map(blockOnPaper),
})
