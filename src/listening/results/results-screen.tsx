/** What a sitting earned (docs/behaviour.md, 8.15): percent and message, every mistake with its reason, and all clips again. */
import { House, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { languageOf } from '#lib/language.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { ABOVE_LIST, LIST, practicePath, sittingPath } from '#listening/practice/paths.ts'
import { type Item, itemsOf, itemsOfClip, responseKey } from '#listening/practice/position.ts'
import { optionWords, type Practice } from '#listening/practice/practice.ts'
import { bandOf, missedItems, pauseWords, type Results, resultsOf, reviewTitle } from '#listening/practice/results.ts'
import { yearIn } from '#listening/practice/sort-practices.ts'
import { NeedsScript } from '#listening/sitting/needs-script.tsx'
import { AnswerStrip } from '#ui/answer-strip.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Scribble } from '#ui/drawings/scribble.tsx'
import type { Stamp as StampDrawing } from '#ui/drawings/stamp.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MarginMark } from '#ui/icon/tick.tsx'
import { Crumbs } from '#ui/page/crumbs.tsx'
import { Ring } from '#ui/ring.tsx'
import { AnswerHere } from './answer-here.tsx'
import { Mistake } from './mistake.tsx'
import type { Outcome } from './outcome.ts'
import { PlayToggle } from './play-toggle.tsx'
import { Transcript } from './transcript.tsx'
import { type Review, useReview } from './use-review.ts'

/** Decorates: without its chunk a result has everything else. */
const Stamp = lazy<typeof StampDrawing>(() =>
  import('#ui/drawings/stamp.tsx').then(
    (module) => ({ default: module.Stamp }),
    () => ({ default: () => <></> }),
  ),
)

type Props = Readonly<{ practice: Practice; outcome: Outcome; files: FilesClient | null }>

/** A fact, then where to look. */
function adviceFor({ correctAnswers, totalQuestions, score }: Results): string {
  if (correctAnswers === totalQuestions)
    return 'Nothing was missed. Listen again to the clip you liked best, or try another practice.'
  if (score >= 60)
    return 'You caught most of it. Read the reasons, then listen once more, now that you know what to listen for.'
  if (score >= 40) return 'You caught about half. Read the reasons and the transcripts, then listen again.'
  return 'Read the reasons and the transcripts, then listen again; the second time is usually better.'
}

function Summary({ practice, outcome }: Readonly<{ practice: Practice; outcome: Outcome }>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const results = resultsOf(practice, outcome.responses)
  const { correctAnswers, totalQuestions, score } = results
  const year = yearIn(practice.title)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section className="paper paper-pad">
      <div className="result">
        <div className="result-ring">
          <Ring
            earned={correctAnswers}
            ticked={0}
            total={totalQuestions}
            big={`${score}%`}
            small={`${correctAnswers} out of ${totalQuestions}`}
          />
          <Suspense>
            <Stamp words={`PRIMARY 6 · LISTENING ·${year === 0 ? '' : ` ${year} ·`}`} />
          </Suspense>
        </div>
        <div className="result-words">
          <h1 ref={heading} tabIndex={-1} data-result>
            {bandOf(score)}
          </h1>
          <p className="score-line">
            {correctAnswers} out of {totalQuestions} questions correct
          </p>
          <p className="kind">
            {outcome.pauses === null ? '' : `You heard it as in the hall, with ${pauseWords(outcome.pauses)}. `}
            {adviceFor(results)}
          </p>
          <div className="btn-row">
            <LinkButton variant="main" href={LIST.to}>
              Try Another Listening Practice
            </LinkButton>
            <LinkButton variant="plain" href={sittingPath(practice.id)}>
              <Icon of={RotateCcw} />
              Take This Practice Again
            </LinkButton>
            <LinkButton variant="plain" href="/">
              <Icon of={House} />
              Go to Home
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}

function PerfectScore() {
  return (
    <section className="paper paper-pad perfect" aria-label="Perfect score">
      <MarginMark right={true} />
      <div>
        <h2>Perfect score</h2>
        <p>Every answer is right. There are no mistakes to review.</p>
      </div>
    </section>
  )
}

function Mistakes({ missed, outcome, review }: MistakesProps) {
  return (
    <section className="paper paper-pad review-card" aria-labelledby="mistakes">
      <h2 className="below" id="mistakes">
        {reviewTitle(missed.length)}
      </h2>
      <ol className="review" role="list">
        {missed.map((item) => {
          const response = outcome.responses[responseKey(item.position)] ?? null
          return <Mistake key={item.number} item={item} response={response} review={review} />
        })}
      </ol>
    </section>
  )
}

type MistakesProps = Readonly<{ missed: readonly Item[]; outcome: Outcome; review: Review }>

type AnswersProps = Readonly<{ items: readonly Item[]; review: Review }>

/** Where the answers to a clip are, for the questions that were right too. */
function Answers({ items, review }: AnswersProps) {
  const known = items.filter(({ question }) => question.evidence !== null)
  if (known.length === 0) return null
  return (
    <details className="transcript">
      <summary>Where the answers are</summary>
      {known.map((item) => (
        <div key={item.number}>
          <p lang={languageOf(item.question.prompt, item.language)}>
            {item.number}. {item.question.prompt} <b>{optionWords(item.question, item.question.key)}</b>
          </p>
          <AnswerHere item={item} review={review} />
        </div>
      ))}
    </details>
  )
}

function ListenAgain({ practice, review }: Readonly<{ practice: Practice; review: Review }>) {
  const items = itemsOf(practice)
  return (
    <section className="paper paper-pad" aria-labelledby="again">
      <h2 className="below" id="again">
        Listen again to everything
      </h2>
      <ol className="clips-again" role="list">
        {practice.clips.map(({ id, audiofile, transcript }, clip) => (
          <li key={id}>
            <h3>Audio Clip {id}</h3>
            <PlayToggle name={`clip-${id}`} what={`clip ${id}`} audiofile={audiofile} stretch={null} review={review} />
            <Transcript transcript={transcript} of={`clip ${id}`} language={practice.language} />
            <Answers items={itemsOfClip(items, clip)} review={review} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sheet({ practice, missed }: Readonly<{ practice: Practice; missed: readonly Item[] }>) {
  const wrong = new Set(missed.map(({ number }) => number))
  const cells = itemsOf(practice).map(({ number }) => {
    const id = String(number)
    return wrong.has(number)
      ? { id, state: 'wrong' as const, href: `#item-${number}`, flagged: false, earned: '' }
      : { id, state: 'right' as const, href: '', flagged: false, earned: '' }
  })
  return (
    <section className="answer-sheet" aria-labelledby="your-sheet">
      <div className="paper pad">
        <h2 className="label" id="your-sheet">
          Your answer sheet
        </h2>
        <AnswerStrip cells={cells} />
      </div>
    </section>
  )
}

function Shown({ practice, outcome, files }: Props) {
  const review = useReview(practice, files)
  const missed = missedItems(practice, outcome.responses)
  return (
    <>
      <Crumbs above={[...ABOVE_LIST, { to: practicePath(practice.id), text: practice.displayTitle }]} here="Results" />
      <div className="result-page">
        <Summary practice={practice} outcome={outcome} />
        <Sheet practice={practice} missed={missed} />
        <div className="stack">
          {missed.length === 0 ? <PerfectScore /> : <Mistakes missed={missed} outcome={outcome} review={review} />}
          <ListenAgain practice={practice} review={review} />
        </div>
      </div>
    </>
  )
}

function NoResults() {
  return (
    <div className="paper state">
      <h1>No Results Found</h1>
      <p>No practice results were found. Please complete a practice first.</p>
      <LinkButton variant="main" href={LIST.to}>
        Try Another Listening Practice
      </LinkButton>
    </div>
  )
}

type ResultsScreenProps = Readonly<{
  practice: Practice
  outcome: Outcome | null
  live: boolean
  files: FilesClient | null
}>

/** `live` is false until the browser has looked whether there are results. */
export function ResultsScreen({ practice, outcome, live, files }: ResultsScreenProps) {
  if (outcome !== null) return <Shown practice={practice} outcome={outcome} files={files} />
  if (live) return <NoResults />
  return (
    <>
      <NeedsScript />
      <div className="paper state needs-script">
        <h1 className="sr">Results</h1>
        <Scribble words="Loading..." />
      </div>
    </>
  )
}
