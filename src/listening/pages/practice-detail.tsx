/** One listening practice before it starts (docs/behaviour.md, 8.2). */
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { timesWords } from '#lib/times-words.ts'
import { LIST, roomPath, roomRecordingPath, sittingPath } from '#listening/practice/paths.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageTools } from '#ui/page/page-header.tsx'
import { PaperHead } from '#ui/paper-head.tsx'

/** What the page says; it carries neither questions nor transcripts. */
type DescribedPractice = Omit<Practice, 'clips'> &
  Readonly<{
    minutes: number
    roomMinutes: number
    /** The size of the whole recording; null where it is not made. */
    megabytes: number | null
    /** The questions on paper; '' where no PDF can be made. */
    pdf: string
  }>

const stepsOf = (plays: number) => [
  'Find a quiet place or use earphones, and read the questions of the first clip.',
  `Press Play. Each clip can be heard ${plays === 1 ? 'once' : `${plays} times`}; it cannot be paused or wound back.`,
  'Choose an answer for each question. You may leave one and come back.',
  'After the last question press Submit Practice to see your score, the reasons and the transcripts.',
]

const BACK = { to: LIST.to, text: 'Back to Listening' }

type DetailProps = DescribedPractice & Readonly<{ children: ReactNode }>

function ForClass({ id, megabytes, pdf }: Pick<DetailProps, 'id' | 'megabytes' | 'pdf'>) {
  const recording =
    megabytes === null ? null : (
      <a href={roomRecordingPath(id)} download="">
        the whole recording as an MP3, about {megabytes} MB
      </a>
    )
  const paper = pdf === '' ? null : <a href={pdf}>the questions on paper, with answer sheet and key (PDF)</a>
  if (recording === null && paper === null) return null
  return (
    <p>
      For a class: {recording}
      {recording === null || paper === null ? null : ' and '}
      {paper}.
    </p>
  )
}

/** The same practice as the examination runs it, on screen and in a classroom. */
function AsInTheExam({ id, readings, roomMinutes, megabytes, pdf }: DetailProps) {
  return (
    <section aria-labelledby="in-the-exam">
      <h2 id="in-the-exam" className="h-small">
        As in the examination
      </h2>
      <p>
        In the listening room the recording leads: time to read, then you hear the passage {timesWords(readings)}, time
        to answer, then the next passage. About {roomMinutes} minutes without a break.
      </p>
      <p className="btn-row">
        <LinkButton variant="plain" href={roomPath(id)}>
          Enter the listening room
        </LinkButton>
      </p>
      <ForClass id={id} megabytes={megabytes} pdf={pdf} />
      <p className="fact-meaning">
        All voices are synthetic. If a word sounds wrong, please <a href="/contact">tell us</a> which one.
      </p>
    </section>
  )
}

/** `children` stand below the Start button. */
export function PracticeDetail(props: DetailProps) {
  const { id, title, displayTitle, language, totalClips, plays, minutes, instructions, children } = props
  const facts = [
    ['Audio clips', String(totalClips), ''],
    [
      'Time',
      `About ${minutes} minutes`,
      `If you hear every clip ${timesWords(plays)}. Nothing stops you from taking longer.`,
    ],
    ['Play limit', `${plays}x per clip`, ''],
    ['Question type', 'Multiple Choice', ''],
    ['Format', 'OAS Style', 'As on the optical answer sheet of the exam: you choose circle 1, 2 or 3.'],
  ] as const
  return (
    <>
      <PageTools back={BACK} />
      <div className="quiz">
        <article className="paper paper-pad practice-paper">
          <PaperHead
            height="tall"
            labels={{ paper: 'Listening', set: 'Synthetic voices', size: '' }}
            heading={displayTitle}
            title={title}
            instruction=""
            language={language}
          />
          <table className="timetable">
            <caption className="sr">About this practice</caption>
            <tbody>
              {facts.map(([name, value, meaning]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <span>{value}</span>
                    {meaning === '' ? null : <span className="fact-meaning">{meaning}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {instructions === '' ? null : (
            <section aria-labelledby="instructions">
              <h2 id="instructions" className="h-small">
                Instructions
              </h2>
              <p lang={language}>{instructions}</p>
            </section>
          )}
          <p>
            <LinkButton variant="main" href={sittingPath(id)}>
              Start
              <span className="sr"> the test</span>
              <Icon of={ArrowRight} />
            </LinkButton>
          </p>
          <AsInTheExam {...props} />
          {children}
        </article>
        <aside className="how-to" aria-labelledby="how">
          <div className="paper pad">
            <h2 id="how" className="label">
              How to take this practice
            </h2>
            <ol className="how-steps">
              {stepsOf(plays).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </aside>
      </div>
    </>
  )
}

/** A practice that is not there. */
export function PracticeMissing() {
  return (
    <>
      <PageTools back={BACK} />
      <div className="paper state">
        <h1>Practice not found</h1>
        <p>It may have been taken away. The list shows the practices that there are.</p>
      </div>
    </>
  )
}
