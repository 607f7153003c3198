/** The page of a quiz that came as a link or as a file. What stands in the fragment of a link is read here, by no server. */
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { counted } from '#lib/counted.ts'
import { type ReadQuiz, readQuizText } from '#own-quiz/link.ts'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, titleOf } from '#own-quiz/play.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { hasReasons } from '#own-quiz/shorten.ts'
import { ENGLISH_PACE, examMinutes } from '#quiz/contract/pace.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Band } from './band.tsx'
import { OpenFile } from './open-file.tsx'

const OwnPlayer = lazy(async () => ({ default: (await import('./player.tsx')).OwnPlayer }))

type Opened = Readonly<{ text: string; read: ReadQuiz }>

/** What the fragment of the page holds; null until it is read. */
function useFragment(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const read = async () => {
      const text = location.hash.slice(1)
      setOpened({ text, read: await readQuizText(text) })
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return opened
}

function Start({ quiz, onStart }: Readonly<{ quiz: OwnQuiz; onStart(): void }>) {
  const { questions } = quiz
  return (
    <section className="paper block own-start" aria-labelledby="own-title">
      <p className="label">A quiz from a link</p>
      <h1 id="own-title" lang={languageIn(quiz)}>
        {titleOf(quiz)}
      </h1>
      <p>
        {counted(questions.length, 'question')}
        {hasReasons(quiz) ? ', with reasons' : ''}. About{' '}
        {counted(examMinutes(questions.length, ENGLISH_PACE), 'minute')}.
      </p>
      <p>
        <Button variant="main" type="button" onClick={onStart}>
          Start
        </Button>
      </p>
      <p className="small">
        Did your teacher send you this? If you do not know who wrote it, close it. It never asks for your name.
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
  const { text, read } = opened
  if (read.status !== 'ok')
    return <OpenHere key={text} refused={read.status === 'none' ? '' : QUIZ_REFUSALS[read.status]} />
  return (
    <>
      <Band site={site} />
      {started === text ? (
        <Suspense fallback={<p>Loading quiz...</p>}>
          <OwnPlayer key={text} own={read.quiz} id={`own ${text.slice(text.lastIndexOf('.') + 1)}`} />
        </Suspense>
      ) : (
        <Start quiz={read.quiz} onStart={() => setStarted(text)} />
      )}
    </>
  )
}
