/** The marks of an exercise by section, marked here and ticked by the pupil. */
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import type { TickedIn } from '#quiz/registry/kit.tsx'
import { kits } from '#quiz/registry/kits.tsx'
import type { Marks } from '#quiz/scoring/tally.ts'
import type { ExerciseQuiz, Section } from './exercise.ts'
import { languageIn } from './section-words.tsx'

/** The element of a section on the page. */
export const sectionId = ({ id }: Pick<Section, 'id'>): string => `section-${id}`

type Row = Readonly<{ section: Section; marked: Marks; own: Marks }>

const sumOf = (all: readonly Marks[]): Marks => ({
  earned: all.reduce((sum, { earned }) => sum + earned, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
})

/** What the ticks earn in all sections. */
export const tickedInExercise: TickedIn<ExerciseQuiz> = ({ sections }, ...ticks) =>
  sumOf(sections.map(({ asked }) => kits.tickedIn(asked.quiz, ...ticks)))

function rowsOf({ quiz, response, score, ticked }: PlayerProps<ExerciseQuiz>): readonly Row[] {
  const results = score?.results ?? {}
  const asked = new Set(Object.keys(results))
  return quiz.sections.map((section) => ({
    section,
    marked: sumOf(
      section.asked.quiz.items.flatMap(({ id }) => {
        const result = results[id]
        return result === undefined ? [] : [{ earned: result.earned, total: result.marks }]
      }),
    ),
    own: kits.tickedIn(section.asked.quiz, response, ticked, asked),
  }))
}

const outOf = ({ earned, total }: Marks): string => (total === 0 ? '–' : `${earned} of ${total}`)

/** What each section earned, once all of it is marked and explained: no grade. */
export function SectionMarks(props: PlayerProps<ExerciseQuiz>) {
  const { quiz, score, reasons } = props
  if (score === null || reasons === null) return null
  if (Object.keys(score.results).length < quiz.items.length) return null
  return (
    <table className="section-marks">
      <caption className="sr">Marks by section</caption>
      <thead>
        <tr>
          {['Section', 'Marked here', 'Ticked by you'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(props).map(({ section, marked, own }) => (
          <tr key={section.id}>
            <th scope="row" lang={languageIn(section)}>
              <a href={`#${sectionId(section)}`}>{section.name}</a>
            </th>
            <td>{outOf(marked)}</td>
            <td>{outOf(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
