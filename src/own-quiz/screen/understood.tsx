/** What was understood of each question, and what to change. */
import { Check, CircleAlert, SquarePen } from 'lucide-react'
import { useId, useState } from 'react'
import { languageOf } from '#lib/language.ts'
import type { Verdict } from '#own-quiz/check.ts'
import type { Draft } from '#own-quiz/draft.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type Change = Extract<Verdict, { status: 'change' }>

/** `draft` null takes the question out. */
type OnFix = (number: number, draft: Draft | null) => void

type Shown = Readonly<{ prompt: string; options: readonly string[]; keys: readonly number[] }>

const shownOf = (verdict: Verdict): Shown =>
  verdict.status === 'ready'
    ? { prompt: verdict.question.prompt, options: verdict.question.options, keys: [verdict.question.key] }
    : verdict.draft

function Text({ text }: Readonly<{ text: string }>) {
  return (
    <span lang={languageOf(text, null)}>
      <MarkedText text={text} />
    </span>
  )
}

/** `said` is what stands beside a right one. */
function Options({ options, keys, said }: Shown & Readonly<{ said: string }>) {
  return (
    <ul className="made-options" role="list">
      {options.map((option, i) => (
        <li key={String(i)} className={keys.includes(i) ? 'is-key' : ''}>
          <span className="bubble">
            <span>{i + 1}</span>
          </span>
          <span>
            <Text text={option} /> {keys.includes(i) ? <small>{said}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Which({ verdict, onFix }: Readonly<{ verdict: Change; onFix: OnFix }>) {
  const { number, draft } = verdict
  const offered = draft.keys.length > 1 ? draft.keys : draft.options.map((_, i) => i)
  return (
    <div className="btn-row">
      {offered.map((i) => (
        <Button
          key={String(i)}
          variant="plain"
          small
          type="button"
          onClick={() => onFix(number, { ...draft, keys: [i], unknownKey: '' })}
        >
          <span className="sr">Right is </span>({i + 1}) <Text text={draft.options[i] ?? ''} />
        </Button>
      ))}
    </div>
  )
}

function OneMore({ verdict, onFix }: Readonly<{ verdict: Change; onFix: OnFix }>) {
  const id = useId()
  const [text, setText] = useState('')
  const { number, draft } = verdict
  return (
    <form
      className="field made-more"
      onSubmit={(event) => {
        event.preventDefault()
        onFix(number, { ...draft, options: [...draft.options, text] })
      }}
    >
      <label htmlFor={id}>Another option</label>
      <input id={id} type="text" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      <Button variant="plain" small type="submit">
        Add it
      </Button>
    </form>
  )
}

function ToChange({ verdict, onFix }: Readonly<{ verdict: Change; onFix: OnFix }>) {
  const { number, line, words, ask } = verdict
  return (
    <div className="made-ask">
      <p>
        <Icon of={CircleAlert} />
        <b>{words}</b>
      </p>
      {ask === 'which' ? <Which verdict={verdict} onFix={onFix} /> : null}
      {ask === 'option' ? <OneMore verdict={verdict} onFix={onFix} /> : null}
      <p className="small">It begins in line {line}. Change it there, or leave it out.</p>
      <Button variant="quiet" small type="button" onClick={() => onFix(number, null)}>
        Leave question {number} out
      </Button>
    </div>
  )
}

function Question({ verdict, onFix }: Readonly<{ verdict: Verdict; onFix: OnFix }>) {
  const shown = shownOf(verdict)
  const ready = verdict.status === 'ready'
  return (
    <li className="made-question">
      <p className="made-head">
        <span className="no">{verdict.number}.</span>
        <span>
          <Text text={shown.prompt} />
        </span>
        <span className="made-state">
          <Icon of={ready ? Check : SquarePen} />
          {ready ? 'Ready' : 'To change'}
        </span>
      </p>
      {shown.options.length === 0 ? null : (
        <Options {...shown} said={ready ? 'the right answer' : 'said to be right'} />
      )}
      {ready && verdict.question.reason !== '' ? (
        <p className="small">
          Why: <Text text={verdict.question.reason} />
        </p>
      ) : null}
      {verdict.notes.length === 0 ? null : <p className="small">{verdict.notes.join(' ')}</p>}
      {ready ? null : <ToChange verdict={verdict} onFix={onFix} />}
    </li>
  )
}

type Props = Readonly<{ verdicts: readonly Verdict[]; onFix: OnFix }>

/** Those to change first. */
export function Understood({ verdicts, onFix }: Props) {
  const groups = [
    { title: 'To change first', list: verdicts.filter(({ status }) => status === 'change') },
    { title: 'Ready', list: verdicts.filter(({ status }) => status === 'ready') },
  ].filter(({ list }) => list.length > 0)
  return groups.map(({ title, list }) => (
    <div key={title}>
      <h3 className="label made-label">{title}</h3>
      <ol role="list">
        {list.map((verdict) => (
          <Question key={`${verdict.number} ${verdict.status}`} verdict={verdict} onFix={onFix} />
        ))}
      </ol>
    </div>
  ))
}
