/** The sections of an exercise, each drawn by the player of its type: one below the other, or the one of the question on stage. */
import { type ByLanguage, languageOf } from '#lib/language.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName, PlayableQuiz } from '#quiz/registry/playable.ts'
import type { ExerciseQuiz, Section } from './exercise.ts'
import { sectionId } from './sums.tsx'

/** The props of a section's own player: its quiz, and what was answered in it. */
function sectionProps<Q extends Quiz>(quiz: Q, props: PlayerProps<Quiz>): PlayerProps<Q> {
  const ids = new Set(quiz.items.map(({ id }) => id))
  const response = Object.fromEntries(Object.entries(props.response).filter(([id]) => ids.has(id)))
  return { ...props, quiz, response }
}

/** The numbers and the marks of a section. */
const FACTS: ByLanguage<(section: Section) => string> = {
  en: ({ numbers, marks }) => `Questions ${numbers} · ${marks} marks`,
  'zh-Hans': ({ numbers, marks }) => `第${numbers}题 · ${marks}分`,
}

function SectionHead({ section }: Readonly<{ section: Section }>) {
  const { name, note, asked } = section
  const { language } = kits.definitions[asked.type]
  return (
    <header className="section-title">
      <div className="section-row" lang={language}>
        <h2>{name}</h2>
        <span className="label">{FACTS[language](section)}</span>
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
  const onStage = quiz.sections.find(({ asked }) => asked.quiz.items.some(({ id }) => id === stage))
  return onStage === undefined ? <Sections {...props} /> : <Asked asked={onStage.asked} props={props} />
}

const Sections = (props: PlayerProps<ExerciseQuiz>) => (
  <div className="whole">
    {props.quiz.sections.map((section) => (
      <section key={section.id} id={sectionId(section)} className="whole-section" tabIndex={-1}>
        <SectionHead section={section} />
        <Asked asked={section.asked} props={props} />
      </section>
    ))}
  </div>
)
