/** The map of a paper: its sections, each with how long it is, how far it is and what is flagged in it, as ways to it. */
import { ChevronDown } from 'lucide-react'
import type { FocusEvent } from 'react'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { questionOf } from '#quiz/contract/steps.ts'
import type { PartProps } from '#quiz/flow/section-parts.tsx'
import { askAs, finish, goTo } from '#quiz/flow/state/any-order.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type ExerciseQuiz, type Section, sectionAt } from './exercise.ts'
import { languageIn, sectionSize } from './section-words.tsx'
import { sectionId } from './sums.tsx'

type Row = Readonly<{ section: Section; ids: readonly ItemId[]; done: number; flagged: number }>

/** An item is done when it is marked; on a sheet, when it is answered. */
function rowsOf({ sections, items }: ExerciseQuiz, { flow, marked, response, flagged }: QuizState): Row[] {
  const asked = new Set(items.map(({ id }) => id))
  const isDone = (id: ItemId) => (flow === 'stepper' ? marked.includes(id) : isAnswered(response[id]))
  return sections.flatMap((section) => {
    const ids = section.asked.quiz.items.flatMap(({ id }) => (asked.has(id) ? [id] : []))
    if (ids.length === 0) return []
    return [{ section, ids, done: ids.filter(isDone).length, flagged: ids.filter((id) => flagged.includes(id)).length }]
  })
}

function Inside({ section, ids, done, flagged }: Row) {
  return (
    <>
      <span lang={languageIn(section)}>
        <strong>{section.name}</strong>
        <small>{sectionSize(section)}</small>
      </span>
      <span className={done === ids.length ? 'map-done is-all' : 'map-done'}>
        {flagged === 0 ? '' : `${flagged} flagged · `}
        {done} of {ids.length}
      </span>
    </>
  )
}

type Props = PartProps<ExerciseQuiz>

/** The name of the section on stage, and the numbers of what is asked. */
function Place({ type, quiz, state }: Pick<Props, 'type' | 'quiz' | 'state'>) {
  const step = type.steps(quiz)[state.position] ?? []
  const [first = '', last = ''] = [step[0], step.at(-1)].map((item) => questionOf(item?.id ?? ''))
  const section = sectionAt(quiz, step[0]?.id ?? '')
  if (section === undefined) return null
  return (
    <summary lang={languageIn(section)}>
      <strong>
        {section.name} · {first === last ? first : `${first}–${last}`}
      </strong>
      <Icon of={ChevronDown} />
    </summary>
  )
}

function Rows({ type, quiz, state, act }: Props) {
  const goToSection = ({ ids }: Row) => {
    const to = ids.find((id) => !state.marked.includes(id)) ?? ids[0] ?? ''
    act({ type: 'restore', state: goTo(type, quiz, state, to) })
  }
  return (
    <ol role="list">
      {rowsOf(quiz, state).map((row) => (
        <li key={row.section.id}>
          {state.flow === 'stepper' ? (
            <button type="button" onClick={() => goToSection(row)}>
              <Inside {...row} />
            </button>
          ) : (
            <a href={`#${sectionId(row.section)}`}>
              <Inside {...row} />
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}

type Fold = HTMLDetailsElement

/** It must not lie over what has the focus next. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<Fold>) {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/** On a sheet the rows alone; of a stepper folded under its place, with the way to the result. */
export function PaperMap(props: Props) {
  const { state, act } = props
  if (state.flow === 'sheet')
    return (
      <div className="map">
        <Rows {...props} />
      </div>
    )
  const begun = state.marked.length > 0
  return (
    // It closes when the place changes.
    <details key={state.position} className="place-map" onBlur={closeBehind} data-fold>
      <Place {...props} />
      <div className="map">
        <Rows {...props} />
        <Button
          variant="plain"
          small
          type="button"
          onClick={() => act({ type: 'restore', state: begun ? finish(state) : askAs(state, 'sheet') })}
        >
          {begun ? 'See the result now' : 'As in the hall'}
        </Button>
      </div>
    </details>
  )
}
