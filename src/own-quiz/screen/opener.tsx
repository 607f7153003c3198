/** The page of a quiz that came as a link or as a file. What stands in the fragment of a link is read here, by no server. */
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { counted } from '#lib/counted.ts'
import { type ReadQuiz, readQuizText } from '#own-quiz/link.ts'
import { boardItemLink, boardLink, classLink, playLink, type Wanted, wantedIn } from '#own-quiz/links.ts'
import { countOf, hasCodes, type OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, titleOf } from '#own-quiz/play.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { hasReasons } from '#own-quiz/shorten.ts'
import { ENGLISH_PACE, examMinutes } from '#quiz/contract/pace.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Band } from './band.tsx'
import { OpenFile } from './open-file.tsx'

const OwnPlayer = lazy(async () => ({ default: (await import('./player.tsx')).OwnPlayer }))
const OwnBoard = lazy(async () => ({ default: (await import('./own-board.tsx')).OwnBoard }))
const OwnClass = lazy(async () => ({ default: (await import('./own-class.tsx')).OwnClass }))

type Opened = Wanted & Readonly<{ read: ReadQuiz }>

/** What the fragment of the page holds; null until it is read. */
function useFragment(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const read = async () => {
      const wanted = wantedIn(location.hash.slice(1))
      setOpened({ ...wanted, read: await readQuizText(wanted.text) })
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return opened
}

type StartProps = Readonly<{ quiz: OwnQuiz; text: string; onStart(): void }>

function Start({ quiz, text, onStart }: StartProps) {
  const count = countOf(quiz)
  return (
    <section className="paper block own-start" aria-labelledby="own-title">
      <p className="label">A quiz from a link</p>
      <h1 id="own-title" lang={languageIn(quiz)}>
        {titleOf(quiz)}
      </h1>
      <p>
        {counted(count, 'question')}
        {hasReasons(quiz) ? ', with reasons' : ''}. About {counted(examMinutes(count, ENGLISH_PACE), 'minute')}.
      </p>
      <p>
        <Button variant="main" type="button" onClick={onStart}>
          Start
        </Button>
      </p>
      <p className="small">
        Did your teacher send you this? If you do not know who wrote it, close it. It never asks for your name.
      </p>
      <p className="small">
        For the teacher: <a href={boardLink(text)}>On the board</a>
        {hasCodes(quiz) ? (
          <>
            , <a href={classLink(text)}>Results of a class</a>
          </>
        ) : null}
      </p>
    </section>
  )
}

function OpenHere({ refused }: Readonly<{ refused: string }>) {
  const [words, setWords] = useState('')
  const said = words || refused
  const open = async (bytes: Uint8Array) => {
    const text = new TextDecoder().decode(bytes).trim()
    const { status } = await readQuizText(text)
    if (status === 'ok') location.hash = text
    else setWords(QUIZ_REFUSALS[status])
  }
  return (
    <section className="paper block own-start" aria-labelledby="own-title">
      <h1 id="own-title">A quiz from a link</h1>
      {said === '' ? null : (
        <div className="alert alert-note" role="alert">
          <Icon of={CircleAlert} />
          <p>{said}</p>
        </div>
      )}
      <p>Open the whole link that your teacher sent, or the file. It is read in your browser and sent nowhere.</p>
      <div className="btn-row">
        <OpenFile accept=".quiz,.txt" onOpen={open} />
      </div>
      <p>
        Do you want to write one? <a href="/make">Make a quiz of your own</a>
      </p>
    </section>
  )
}

/** `site` is what this site is called. */
export function Opener({ site }: Readonly<{ site: string }>) {
  const opened = useFragment()
  const [started, setStarted] = useState('')
  if (opened === null) return <p className="paper block own-start">Loading quiz...</p>
  const { room, text, read } = opened
  if (read.status !== 'ok')
    return <OpenHere key={text} refused={read.status === 'none' ? '' : QUIZ_REFUSALS[read.status]} />
  return (
    <>
      <Band site={site} />
      <Suspense key={room + text} fallback={<p>Loading quiz...</p>}>
        {room === 'board' ? (
          <OwnBoard own={read.quiz} path={playLink(text)} />
        ) : room === 'class' && hasCodes(read.quiz) ? (
          <OwnClass own={read.quiz} path={playLink(text)} board={boardItemLink(text)} />
        ) : started === text ? (
          <OwnPlayer own={read.quiz} />
        ) : (
          <Start quiz={read.quiz} text={text} onStart={() => setStarted(text)} />
        )}
      </Suspense>
    </>
  )
}
