/** Makes a quiz of one's own out of a table or a file, in the browser alone: nothing is sent, nothing is kept. */
import { CircleAlert, Play, Printer } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { check, countWords, type Verdict } from '#own-quiz/check.ts'
import { type Draft, type Drafts, FileRefused, NO_DRAFT } from '#own-quiz/draft.ts'
import { MAX_TEXT_LENGTH } from '#own-quiz/link.ts'
import { MAX_QUESTIONS, MAX_TITLE, type OwnQuiz, ownQuiz } from '#own-quiz/own-quiz.ts'
import { wordsOf } from '#own-quiz/plain-words.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { tableText } from '#own-quiz/table-text.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { Give, type Made, type Texts, useMade } from './give.tsx'
import { OpenFile } from './open-file.tsx'
import { Understood } from './understood.tsx'

const Printed = lazy(async () => ({ default: (await import('./printed.tsx')).Printed }))

const FILES = '.csv,.tsv,.txt,.xlsx,.xml,.gift,.zip,.quiz'

const draftOf = (verdict: Verdict): Draft => {
  if (verdict.status === 'change') return verdict.draft
  const { key, ...texts } = verdict.question
  return { ...NO_DRAFT, ...texts, keys: [key] }
}

const UNREADABLE = 'This cannot be read here.'

/** What a reader says of a text or file; the readers are loaded with the first of them. */
async function readWith(read: (readers: typeof import('#own-quiz/readers/read.ts')) => Promise<Drafts>) {
  try {
    const { title, drafts } = await read(await import('#own-quiz/readers/read.ts'))
    const verdicts = drafts.slice(0, MAX_QUESTIONS).map((draft, i) => check(draft, i + 1))
    const left = drafts.length > MAX_QUESTIONS ? [`Only the first ${MAX_QUESTIONS} questions were read.`] : []
    return { title, verdicts, left, refused: '' }
  } catch (error) {
    return { title: '', verdicts: [], left: [], refused: error instanceof FileRefused ? error.message : UNREADABLE }
  }
}

type Read = Readonly<{ verdicts: readonly Verdict[]; refused: string }>

const NOTHING_READ: Read = { verdicts: [], refused: '' }

/** What is understood of the text, one moment later. */
function useRead(text: string): Read {
  const [read, setRead] = useState<Read>(NOTHING_READ)
  useEffect(() => {
    let current = true
    const go = async () => {
      const found = text.trim() === '' ? NOTHING_READ : await readWith(({ readText }) => readText(text))
      if (current) setRead(found)
    }
    go()
    return () => {
      current = false
    }
  }, [text])
  return read
}

/** A title as a link can hold it. */
function shownTitle(title: string): string {
  const { text, hidden } = wordsOf(title, 'plain')
  return hidden ? '' : text.slice(0, MAX_TITLE).trim()
}

/** Null while a question is to change, and where there is none. */
function quizOf(title: string, verdicts: readonly Verdict[]): OwnQuiz | null {
  const questions = verdicts.flatMap((verdict) => (verdict.status === 'ready' ? [verdict.question] : []))
  if (questions.length < verdicts.length) return null
  return ownQuiz.safeParse({ title: shownTitle(title), questions }).data ?? null
}

type PasteProps = Readonly<{
  text: string
  title: string
  notes: readonly string[]
  setText(text: string): void
  setTitle(title: string): void
  onOpen(bytes: Uint8Array): void
}>

function Paste({ text, title, notes, setText, setTitle, onOpen }: PasteProps) {
  return (
    <section className="paper block" aria-labelledby="paste">
      <h2 id="paste">1. Paste a table</h2>
      <div className="field">
        <label htmlFor="made-title">What it is about</label>
        <input
          id="made-title"
          type="text"
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className="field made-table">
        <label htmlFor="made-table">One question a line, from a sheet or a document</label>
        <span className="hint" id="made-hint">
          Question, two to six options, the number of the right one, the reason. A first line with headings is
          understood; so are GIFT and Aiken.
        </span>
        <textarea
          id="made-table"
          rows={10}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          aria-describedby="made-hint made-count"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="btn-row made-open">
        <OpenFile accept={FILES} onOpen={onOpen} />
        <span className="small">CSV, Excel, GIFT, Aiken, QTI 2.1, Moodle XML. It is read here, in your browser.</span>
      </div>
      {notes.length === 0 ? null : (
        <div className="alert alert-note" role="status">
          <Icon of={CircleAlert} />
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Of a file: what cannot be asked here is left out and named, what was taken off is said. */
function notesOf(verdicts: readonly Verdict[], left: readonly string[]): readonly string[] {
  return [
    ...left,
    ...verdicts.flatMap((verdict) =>
      isRefused(verdict) ? [`Left out: ${verdict.words} (line ${verdict.line} of the file)`] : [],
    ),
    ...verdicts.flatMap(({ number, notes }) => (notes.length === 0 ? [] : [`Question ${number}: ${notes.join(' ')}`])),
  ]
}

const isRefused = (verdict: Verdict): verdict is Extract<Verdict, { status: 'change' }> =>
  verdict.status === 'change' && verdict.draft.refused !== ''

/** The quiz as text with all that it has. */
const wholeText = ({ none, one = none, every = one }: Texts): string => every ?? ''

/** What can be done at once with a quiz that is ready. */
function Ready({ quiz, texts, site }: Made & Readonly<{ site: string }>) {
  const [printing, setPrinting] = useState(false)
  const print = useCallback(() => {
    window.print()
    setPrinting(false)
  }, [])
  return (
    <>
      <div className="btn-row made-do">
        <LinkButton variant="main" href={`/q#${wholeText(texts)}`} target="_blank" rel="noopener">
          <Icon of={Play} />
          Play it<span className="sr"> (opens in a new tab)</span>
        </LinkButton>
        <Button variant="plain" type="button" onClick={() => setPrinting(true)}>
          <Icon of={Printer} />
          Print with key
        </Button>
      </div>
      <p className="small">
        Your browser prints it, or saves it as a PDF. A PDF of ours would need our server to know your quiz.
      </p>
      {printing
        ? createPortal(
            <Suspense>
              <Printed own={quiz} site={site} onDrawn={print} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  )
}

/** `site` is what this site is called. */
export function Maker({ site }: Readonly<{ site: string }>) {
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [title, setTitle] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  // What was pasted before this script ran, or what the browser put back after a reload.
  useEffect(() => {
    const typedIn = (selector: string) =>
      root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value ?? ''
    setText(typedIn('#made-table'))
    setTitle(typedIn('#made-title'))
  }, [])
  const { verdicts, refused } = useRead(text)
  const quiz = useMemo(() => quizOf(title, verdicts), [title, verdicts])
  const ready = useMade(quiz)
  const tooLarge = ready !== null && wholeText(ready.texts).length > MAX_TEXT_LENGTH
  const open = async (bytes: Uint8Array) => {
    const read = await readWith(({ readFile }) => readFile(bytes))
    if (read.refused !== '') return setNotes([read.refused])
    const kept = read.verdicts.filter((verdict) => !isRefused(verdict))
    setNotes(notesOf(read.verdicts, read.left))
    setText(tableText(kept.map(draftOf)))
    if (read.title !== '') setTitle(shownTitle(read.title))
  }
  const fix = (number: number, draft: Draft | null) => {
    const drafts = verdicts.map((verdict) => (verdict.number === number ? draft : draftOf(verdict)))
    setText(tableText(drafts.filter((kept) => kept !== null)))
  }
  return (
    <div ref={root}>
      <Paste text={text} title={title} notes={notes} setText={setText} setTitle={setTitle} onOpen={open} />
      <section className="section paper block" aria-labelledby="made-read">
        <h2 id="made-read">2. What was understood</h2>
        <p id="made-count" role="status">
          {verdicts.length === 0 ? 'Nothing read yet.' : countWords(verdicts)}
        </p>
        {refused === '' ? null : <p role="alert">{refused}</p>}
        <Understood verdicts={verdicts} onFix={fix} />
        {tooLarge ? <p role="alert">{QUIZ_REFUSALS['too-large']}</p> : null}
        {ready === null || tooLarge ? null : <Ready {...ready} site={site} />}
      </section>
      {ready === null || tooLarge ? null : <Give {...ready} />}
      <LeaveGuard
        active={text.trim() !== ''}
        words="You have written questions here. They are stored nowhere: if you leave, they are gone."
      />
    </div>
  )
}
