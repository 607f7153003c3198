/** Where a table is pasted, a file is opened or a template is taken. */
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MAX_TITLE } from '#own-quiz/words/limits.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { OpenFile } from './open-file.tsx'

const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }))

const FILES = '.csv,.tsv,.txt,.xlsx,.xml,.gift,.zip,.quiz'

type PasteProps = Readonly<{
  text: string
  title: string
  notes: readonly string[]
  setText(text: string): void
  setTitle(title: string): void
  onOpen(bytes: Uint8Array): void
}>

export function Paste({ text, title, notes, setText, setTitle, onOpen }: PasteProps) {
  const kinds = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // It may have been opened before the script of the page ran.
  useEffect(() => setOpened(kinds.current?.open === true), [])
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
      <details ref={kinds} className="made-kinds" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>Other types: a template to copy</summary>
        {opened ? (
          <Suspense fallback={<p>Loading templates...</p>}>
            <Templates isEmpty={text.trim() === ''} onUse={setText} />
          </Suspense>
        ) : null}
      </details>
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
