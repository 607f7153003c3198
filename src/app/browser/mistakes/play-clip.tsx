/** Plays a clip of a listening practice that was missed, on the page of mistakes, and writes into the book whether it was right. */
import { useState } from 'react'
import { session } from '#app/browser/browser-session.ts'
import { drawIsland } from '#app/browser/islands/island-root.tsx'
import { memory } from '#app/browser/memory/device-memory.ts'
import { isRight } from '#app/browser/memory/listening/clips.ts'
import { make } from '#app/browser/memory/make.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { createFilesClient, type FilesClient } from '#listening/audio/files-client.ts'
import type { Responses } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { ResultsScreen } from '#listening/results/results-screen.tsx'
import { SittingScreen } from '#listening/sitting/sitting-screen.tsx'
import { SittingStore } from '#listening/sitting/sitting-store.ts'
import { withTurn } from '#memory/book/due.ts'
import { record } from '#memory/book/record.ts'
import type { KnownClip, Today } from './known.ts'

type Props = Readonly<{ practice: Practice; files: FilesClient; onMarked(responses: Responses): void }>

function Clip({ practice, files, onMarked }: Props) {
  const [store] = useState(() => new SittingStore(practice, () => undefined))
  const [responses, submit] = useState<Responses | null>(null)
  if (responses !== null)
    return <ResultsScreen practice={practice} outcome={{ responses, pauses: null }} live={true} files={files} />
  const mark = () => {
    submit(store.state().responses)
    onMarked(store.state().responses)
  }
  return <SittingScreen practice={practice} store={store} files={files} onSubmit={mark} />
}

/** Whether it has left the list. */
async function write({ mistake, clip }: KnownClip, responses: Responses, { today, exam }: Today): Promise<boolean> {
  const { ref, version, skill, subject } = mistake
  const answer = { ref, version, skill, subject, right: isRight(clip.practice, 0, responses), sure: false }
  await memory().changeBook([ref], (book) => withTurn(record(book, answer, today, exam), today, 1))
  const [now] = await memory().mistakes([ref])
  return now?.state === 'learnt'
}

const LEFT = 'This clip leaves your mistakes: you had all of it right on two days.'

export function playClip(place: HTMLElement, known: KnownClip, today: Today): void {
  const { practice, addresses: urls } = known.clip
  const files = createFilesClient({ call: session.call, origin: window.location.origin, known: urls })
  const back = make(
    'p',
    {},
    make('a', { class: 'btn btn-small btn-quiet btn-back', href: '/mistakes' }, 'Back to My mistakes'),
  )
  const root = make('div', { tabindex: '-1' })
  place.replaceChildren(back, root)
  const onMarked = async (responses: Responses) => {
    try {
      if (await write(known, responses, today))
        root.before(make('div', { class: 'alert alert-right', role: 'status' }, make('p', {}, LEFT)))
    } catch (error) {
      sayFailure(error)
    }
  }
  drawIsland(root, <Clip practice={practice} files={files} onMarked={onMarked} />)
  // What was pressed is gone: the keyboard goes on from here.
  root.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
