/** The sections of a whole paper one below the other, each drawn by the player of its kind, and the marks in sum. */
import { languageOf } from '#lib/language.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import type { Playable, PlayableQuiz } from '#quiz/registry/playable.ts'
import { players } from '#quiz/registry/players.tsx'
import { tickedMarks } from '#quiz/worksheet/judge/ticks.ts'
import { MarkSum, Sections } from '#quiz/worksheet/player.tsx'
import { type PaperQuiz, type PaperSection, type TextType, worksheetOf } from './paper-quiz.ts'

type Props = PlayerProps<PaperQuiz>

/** The props of a section's own player: its quiz, and what was answered in it. */
function sectionProps<Q extends Quiz>(quiz: Q, props: Props): PlayerProps<Q> {
  const ids = new Set(quiz.items.map(({ id }) => id))
  const response = Object.fromEntries(Object.entries(props.response).filter(([id]) => ids.has(id)))
  return { ...props, quiz, response }
}

/** The text with its blanks, under its own title. */
function TextSection<T extends TextType>({ typed, props }: Readonly<{ typed: Playable<T>; props: Props }>) {
  const TextPlayer: Player<PlayableQuiz<T>> = players[typed.type]
  const { title } = typed.quiz
  return (
    <>
      {title === '' ? null : (
        <h3 className="whole-text" lang={languageOf(title)}>
          {title}
        </h3>
      )}
      <TextPlayer {...sectionProps(typed.quiz, props)} />
    </>
  )
}

const sectionId = ({ play }: Pick<PaperSection, 'play'>): string => `section-${play}`

function SectionHead({ section: { name, numbers, note, marks } }: Readonly<{ section: PaperSection }>) {
  const language = languageOf(name)
  return (
    <header className="section-title">
      <div className="section-row" lang={language}>
        <h2>{name}</h2>
        <span className="label">
          {language === 'en' ? `Questions ${numbers} · ${marks} marks` : `第${numbers}题 · ${marks}分`}
        </span>
      </div>
      <p className="instruction" lang={language}>
        {note}
      </p>
    </header>
  )
}

/** What each section earned, marked here and ticked by the pupil: no grade. */
function SectionMarks({ quiz, response, score, ticked }: Pick<Props, 'quiz' | 'response' | 'score' | 'ticked'>) {
  if (score === null || quiz.sections.length === 1) return null
  const asked = new Set(Object.keys(score.results))
  return (
    <table className="section-marks">
      <caption className="sr">Marks by section</caption>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Marked here</th>
          <th scope="col">Ticked by you</th>
        </tr>
      </thead>
      <tbody>
        {quiz.sections.map((section) => {
          const results = section.asked.quiz.items.flatMap(({ id }) => score.results[id] ?? [])
          const [earned, marks] = [sum(results.map((one) => one.earned)), sum(results.map((one) => one.marks))]
          const questions =
            section.asked.type === 'worksheet' ? section.asked.quiz.sections.flatMap((one) => one.questions) : []
          const own = tickedMarks(questions, response, ticked, asked)
          return (
            <tr key={section.play}>
              <th scope="row" lang={languageOf(section.name)}>
                <a href={`#${sectionId(section)}`}>{section.name}</a>
              </th>
              <td>{marks === 0 ? '–' : `${earned} of ${marks}`}</td>
              <td>{own.total === 0 ? '–' : `${own.earned} of ${own.total}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export function PaperPlayer(props: Props) {
  const { quiz, response, score, reasons, ticked } = props
  const shown = reasons === null ? null : score
  return (
    <div className="worksheet whole">
      <MarkSum quiz={worksheetOf(quiz)} response={response} score={shown} ticked={ticked} />
      <SectionMarks quiz={quiz} response={response} score={shown} ticked={ticked} />
      {quiz.sections.map((section) => (
        <section key={section.play} id={sectionId(section)} className="whole-section" tabIndex={-1}>
          <SectionHead section={section} />
          {section.asked.type === 'worksheet' ? (
            <Sections {...sectionProps(section.asked.quiz, props)} heading={quiz.title} />
          ) : (
            <TextSection typed={section.asked} props={props} />
          )}
        </section>
      ))}
    </div>
  )
}
