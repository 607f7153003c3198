/** The sections of an exercise, each drawn by the player of its type: one below the other, or the one of the question on stage. */
import { languageOf } from '#lib/language.ts'
import { onEnter } from '#quiz/browser/on-enter.tsx'
import type { Player } from '#quiz/contract/player.tsx'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName, PlayableQuiz } from '#quiz/registry/playable.ts'
import { type ExerciseQuiz, type Section, sectionAt } from './exercise.ts'
import { languageIn, sectionSize } from './section-words.tsx'
import { SectionMarks, sectionId } from './sums.tsx'

/** The props of a section's own player: its quiz, and what was answered in it. */
function sectionProps<Q extends Quiz>(quiz: Q, props: PlayerProps<Quiz>): PlayerProps<Q> {
  const ids = new Set(quiz.items.map(({ id }) => id))
  const response = Object.fromEntries(Object.entries(props.response).filter(([id]) => ids.has(id)))
  return { ...props, quiz, response }
}

function SectionHead({ section }: Readonly<{ section: Section }>) {
  const { name, note } = section
  const language = languageIn(section)
  return (
    <header className="section-title">
      <div className="section-row" lang={language}>
        <h2>{name}</h2>
        <span className="label">{sectionSize(section)}</span>
      </div>
      <p className="instruction" lang={language}>
        {note}
      </p>
    </header>
  )
}

type AskedProps<T extends PlayableName> = Readonly<{ asked: Playable<T>; props: PlayerProps<Quiz> }>

/** What a section asks, under its own title. */
function Asked<T extends PlayableName>({ asked: { type, quiz }, props }: AskedProps<T>) {
  const SectionPlayer: Player<PlayableQuiz<T>> = kits.players[type]
  return (
    <>
      {quiz.title === '' ? null : (
        <h3 className="whole-text" lang={languageOf(quiz.title, kits.definitions[type].language)}>
          {quiz.title}
        </h3>
      )}
      <SectionPlayer {...sectionProps(quiz, props)} />
    </>
  )
}

export const ExercisePlayer = (props: PlayerProps<ExerciseQuiz>) => {
  const { quiz, stage } = props
  const onStage = sectionAt(quiz, stage)
  if (onStage === undefined) return <Sections {...props} />
  const asked = <Asked asked={onStage.asked} props={props} />
  // A section with one Submit is on stage as a whole.
  if (kits.definitions[onStage.asked.type].flow === 'stepper') return asked
  return (
    <fieldset
      id={sectionId(onStage)}
      className="staged"
      data-stage
      tabIndex={-1}
      aria-label={onStage.name}
      onKeyDown={onEnter}
    >
      <p className="instruction" lang={languageIn(onStage)}>
        {onStage.note}
      </p>
      {asked}
    </fieldset>
  )
}

const Sections = (props: PlayerProps<ExerciseQuiz>) => (
  <div className="whole">
    <SectionMarks {...props} />
    {props.quiz.sections.map((section) => (
      <section key={section.id} id={sectionId(section)} className="whole-section" tabIndex={-1}>
        <SectionHead section={section} />
        <Asked asked={section.asked} props={props} />
      </section>
    ))}
  </div>
)
