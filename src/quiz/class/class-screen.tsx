/** The result codes of a class as tables, made in the browser alone: nothing is sent, nothing is kept. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { counted } from '#lib/counted.ts'
import { useQuestions } from '#ui/asked.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { ClassResults } from './class-results.tsx'
import { asCoded, type ClassSet, type Reasons } from './class-set.ts'
import type { CodedSet } from './coded-set.ts'
import { MistakesTable } from './mistakes/mistakes-table.tsx'
import { MISTAKES } from './mistakes/own-mistakes.ts'
import { PupilTable } from './pupil-table.tsx'
import { type ClassResult, readClass } from './read-class.ts'

/** `sets` are those whose codes are shown; a code of one of `others` is named as such. */
export type ClassScreenProps = Readonly<{
  sets: readonly ClassSet[]
  reasons: Reasons
  others: readonly CodedSet[]
}>

function countsOf({ pupils, problems, failed }: ClassResult): string {
  const read = [...pupils.values()].reduce((sum, { length }) => sum + length, 0)
  const without = problems.length - failed
  return [
    `${counted(read, 'code')} read${failed === 0 ? '' : `, ${failed} not read`}.`,
    without === 0 ? '' : ` ${without === 1 ? '1 line has' : `${without} lines have`} no code.`,
  ].join('')
}

/** `text` of a line is shown, because the box has no numbers. */
function Problems({ problems }: Pick<ClassResult, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <ul className="code-problems">
      {problems.map(({ line, words, text }) => (
        <li key={`${line} ${words}`}>
          {words} <small>{text.trim()}</small>
        </li>
      ))}
    </ul>
  )
}

export function ClassScreen({ sets, reasons, others }: ClassScreenProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Loaded with the page: once codes are pasted, nothing is asked of the server.
  useQuestions(true)
  const [text, setText] = useState('')
  // What was pasted before this script ran, or what the browser put back after a reload.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const result = useMemo(() => readClass(text, [...sets.map(asCoded), ...MISTAKES], others), [text, sets, others])
  const isEmpty = text.trim() === ''
  // The sets of a list belong together, and come with their reasons; all sets of the site do neither.
  const isList = Object.keys(reasons).length > 1
  return (
    <>
      <div className="paper block codes field">
        <label htmlFor="codes">One code a line</label>
        <span className="hint" id="codes-hint">
          Paste them as they came, from a chat, a form or a sheet. What stands beside a code is the pupil's name:{' '}
          <b>Aisha R2AS NFUH H</b>
        </span>
        <textarea
          id="codes"
          rows={8}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby="codes-hint codes-count"
          ref={field}
          defaultValue=""
          onChange={(event) => setText(event.target.value)}
        />
        <p id="codes-count" role="status">
          {isEmpty ? 'No codes yet.' : countsOf(result)}
        </p>
        <Problems problems={result.problems} />
      </div>
      {isList ? <PupilTable sets={sets} result={result} /> : null}
      {sets.map((set) => {
        const pupils = result.pupils.get(set.id) ?? []
        return pupils.length === 0 ? null : <ClassResults key={set.id} {...{ set, pupils, reasons }} />
      })}
      <MistakesTable result={result} />
      <LeaveGuard
        active={!isEmpty}
        words="You have pasted codes here. They are stored nowhere: if you leave, they are gone."
      />
    </>
  )
}
