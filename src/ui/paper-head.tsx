/** The head of a paper: what it belongs to, its name and the instruction. */
import { memo } from 'react'
import { type Language, languageOf } from '#lib/language.ts'
import type { Labels } from '#lib/paper-labels.ts'

type Props = Readonly<{
  /** Tall on the paper of a listening practice; low above a quiz, where the heading of a paper of sections names its subject. */
  height: 'tall' | 'low'
  labels: Labels
  heading: string
  /** The document's own title where the heading is not it; '' otherwise. */
  title: string
  /** '' for none. */
  instruction: string
  /** That of the heading and the instruction. */
  language: Language
}>

function Head({ height, labels, heading, title, instruction, language }: Props) {
  const low = height === 'low'
  // A paragraph is read aloud; the row of a tall head is one already.
  const Label = low ? 'p' : 'span'
  const set = <Label className="label">{labels.set}</Label>
  return (
    <header className={low ? 'low-head' : 'paper-head'}>
      {low ? null : (
        <p className="row">
          <span className="label" lang={languageOf(labels.paper, null)}>
            {labels.paper}
          </span>
          {set}
        </p>
      )}
      <div className="head-title">
        <h1 lang={language} tabIndex={-1}>
          {heading}
        </h1>{' '}
        {low && labels.size === '' ? (
          <Label className="label paper-label" lang={languageOf(labels.paper, null)}>
            {labels.paper}
          </Label>
        ) : null}{' '}
        {low ? set : null}
        {title === '' ? null : (
          <p className="lead" lang={languageOf(title, language)}>
            {title}
          </p>
        )}
      </div>
      {labels.size === '' ? null : <p className="paper-size">{labels.size}</p>}
      {instruction === '' ? null : (
        <p className="instruction" lang={language}>
          {instruction}
        </p>
      )}
    </header>
  )
}

/** An answer changes nothing of it. */
export const PaperHead = memo(Head)

/** What parents want to know, folded: the examination's format. Draws nothing where there is no `note`. */
export function AboutPaper({ note }: Readonly<{ note: string }>) {
  return note === '' ? null : (
    <details className="about-paper">
      <summary>About this paper</summary>
      <p>{note}</p>
    </details>
  )
}
