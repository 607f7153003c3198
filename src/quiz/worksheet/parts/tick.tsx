/** A mark that the pupil gives: a step that is in the working, a point that is in the answer. */
import { tickName } from '#quiz/contract/fields.ts'
import type { ItemId, Ticked } from '#quiz/contract/quiz-type.ts'
import type { Part } from '#quiz/worksheet/worksheet.ts'

export type TickProps = Readonly<{ part: Part; ticked: Ticked; onTick(id: ItemId, value: string): void }>

export function Tick({ part, at, words, ticked, onTick }: TickProps & Readonly<{ at: number; words: string }>) {
  const value = String(at)
  return (
    <label className="have">
      <input
        type="checkbox"
        name={tickName(part.id, value)}
        value="1"
        checked={ticked[part.id]?.includes(value) ?? false}
        onChange={() => onTick(part.id, value)}
      />
      {words}
    </label>
  )
}
