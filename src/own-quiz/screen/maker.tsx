/** Makes a quiz of one's own out of a table or a file, in the browser alone: nothing is sent, nothing is kept. */
import { Play, Presentation, Printer, Users } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { check, countWords, type Verdict } from '#own-quiz/check.ts'
import type { TextVerdict } from '#own-quiz/check-text.ts'
import { type Draft, FileRefused, type Found, isTextDraft, NO_DRAFT } from '#own-quiz/draft.ts'
import { MAX_TEXT_LENGTH } from '#own-quiz/link.ts'
import { boardLink, classLink, playLink } from '#own-quiz/links.ts'
import { hasCodes, type OwnQuiz, ownQuestions } from '#own-quiz/own-quiz.ts'
import { QUIZ_REFUSALS } from '#own-quiz/refusals.ts'
import { cellsText, tableText } from '#own-quiz/table-text.ts'
import { MAX_QUESTIONS, MAX_TITLE } from '#own-quiz/words/limits.ts'
import { wordsOf } from '#own-quiz/words/plain-words.ts'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { Give, type Made, type Texts, useMade } from './give.tsx'
import { Paste } from './paste.tsx'
import { Understood } from './understood.tsx'
import { textCount, UnderstoodText } from './understood-text.tsx'

const Printed = lazy(async () => ({ default: (await import('./printed.tsx')).Printed }))

const draftOf = (verdict: Verdict): Draft => {
  if (verdict.status === 'change') return verdict.draft
  const { key, ...texts } = verdict.question
  return { ...NO_DRAFT, ...texts, keys: [key] }
}

const UNREADABLE = 'This cannot be read here.'

/** What a reader says of a text or file; the readers are loaded with the first of them. */
async function readWith(read: (readers: typeof import('#own-quiz/readers/read.ts')) => Promise<Found>): Promise<Read> {
  try {
    const found = await read(await import('#own-quiz/readers/read.ts'))
    const { title } = found
    if (isTextDraft(found)) {
      const { checkText } = await import('#own-quiz/check-text.ts')
      return { ...NOTHING_READ, title, text: checkText(found) }
    }
    const { drafts } = found
    const verdicts = drafts.slice(0, MAX_QUESTIONS).map((draft, i) => check(draft, i + 1))
    const left = drafts.length > MAX_QUESTIONS ? [`Only the first ${MAX_QUESTIONS} questions were read.`] : []
    return { ...NOTHING_READ, title, verdicts, left }
  } catch (error) {
    return { ...NOTHING_READ, refused: error instanceof FileRefused ? error.message : UNREADABLE }
  }
}

/** `text` is null for questions that stand alone; `left` says what was not read at all. */
type Read = Readonly<{
  title: string
  verdicts: readonly Verdict[]
  text: TextVerdict | null
  left: readonly string[]
  refused: string
}>

const NOTHING_READ: Read = { title: '', verdicts: [], text: null, left: [], refused: '' }

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

/** A title as a link can hold it; a sign of two halves is not cut in two. */
function shownTitle(title: string): string {
  const { text, hidden } = wordsOf(title, 'plain')
  return hidden
    ? ''
    : text
        .slice(0, MAX_TITLE)
        .replace(/\p{Cs}$/u, '')
        .trim()
}

/** Null while something is to change, and where there is nothing. */
function quizOf(title: string, { verdicts, text }: Pick<Read, 'verdicts' | 'text'>): OwnQuiz | null {
  if (text !== null) return text.own === null ? null : { ...text.own, title: shownTitle(title) }
  const questions = verdicts.flatMap((verdict) => (verdict.status === 'ready' ? [verdict.question] : []))
  if (questions.length < verdicts.length) return null
  return ownQuestions.safeParse({ title: shownTitle(title), questions }).data ?? null
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
        <LinkButton variant="main" href={playLink(wholeText(texts))} target="_blank" rel="noopener">
          <Icon of={Play} />
          Play it<span className="sr"> (opens in a new tab)</span>
        </LinkButton>
        <Button variant="plain" type="button" onClick={() => setPrinting(true)}>
          <Icon of={Printer} />
          Print with key
        </Button>
        <LinkButton variant="plain" href={boardLink(wholeText(texts))} target="_blank" rel="noopener">
          <Icon of={Presentation} />
          On the board<span className="sr"> (opens in a new tab)</span>
        </LinkButton>
        {hasCodes(quiz) ? (
          <LinkButton variant="plain" href={classLink(wholeText(texts))} target="_blank" rel="noopener">
            <Icon of={Users} />
            Results of a class<span className="sr"> (opens in a new tab)</span>
          </LinkButton>
        ) : null}
      </div>
      <p className="small">
        Your browser prints it, or saves it as a PDF. A PDF of ours would need our server to know your quiz.
        {hasCodes(quiz) ? '' : ` A quiz of more than ${MAX_CODE_ITEMS} questions has no result codes.`}
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
  const read = useRead(text)
  const { verdicts, refused } = read
  const quiz = useMemo(() => quizOf(title, read), [title, read])
  const ready = useMade(quiz)
  const tooLarge = ready !== null && wholeText(ready.texts).length > MAX_TEXT_LENGTH
  const open = async (bytes: Uint8Array) => {
    const read = await readWith(({ readFile }) => readFile(bytes))
    if (read.refused !== '') return setNotes([read.refused])
    const kept = read.verdicts.filter((verdict) => !isRefused(verdict))
    setNotes([...notesOf(read.verdicts, read.left), ...(read.text?.notes ?? [])])
    setText(read.text === null ? tableText(kept.map(draftOf)) : cellsText(read.text.rows))
    if (read.title !== '') setTitle(shownTitle(read.title))
  }
  const fix = (number: number, draft: Draft | null) => {
    const drafts = verdicts.map((verdict) => (verdict.number === number ? draft : draftOf(verdict)))
    setText(tableText(drafts.filter((kept) => kept !== null)))
    // The button that was pressed goes with its question.
    root.current?.querySelector<HTMLElement>('#made-read')?.focus()
  }
  return (
    <div ref={root}>
      <Paste text={text} title={title} notes={notes} setText={setText} setTitle={setTitle} onOpen={open} />
      <section className="section paper block" aria-labelledby="made-read">
        <h2 id="made-read" tabIndex={-1}>
          2. What was understood
        </h2>
        <p id="made-count" role="status">
          {read.text !== null
            ? textCount(read.text)
            : verdicts.length === 0
              ? 'Nothing read yet.'
              : countWords(verdicts)}
        </p>
        {refused === '' ? null : <p role="alert">{refused}</p>}
        {read.text === null ? <Understood verdicts={verdicts} onFix={fix} /> : <UnderstoodText verdict={read.text} />}
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
