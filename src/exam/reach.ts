/** How many marks of the examination a pupil can practise here. Pure. */
import type { ExamFormat, ExamSection } from './exam-facts.ts'

/** Marks out of `total`: `marked` by us, `ticked` by the pupil or a parent beside the marking points. */
export type Reach = Readonly<{ marked: number; ticked: number; total: number }>

/** `plays` are the names of what the library has; `ticks` those of them that a pupil marks by ticks. */
export function reachOf({ papers, marks }: ExamFormat, plays: ReadonlySet<string>, ticks: ReadonlySet<string>): Reach {
  const here = papers.flatMap(({ sections }) => sections).filter(({ play }) => plays.has(play))
  const sum = (sections: readonly ExamSection[]) => sections.reduce((all, section) => all + section.marks, 0)
  const ticked = sum(here.filter(({ play }) => ticks.has(play)))
  return { marked: sum(here) - ticked, ticked, total: marks }
}
