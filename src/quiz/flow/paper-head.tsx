/** The head of a paper: what it belongs to, its name and the instruction. */

import { memo } from 'react'
import type { Language } from '#lib/language.ts'

/** `paper` and `set` are the labels in the corners: 'English Language', '2024 set'. */
export type Labels = Readonly<{ paper: string; set: string }>

type Props = Readonly<{
  labels: Labels
  heading: string
  /** The document's own title where the heading is not it; '' otherwise. */
  title: string
  instruction: string
  /** A quiet line below it; '' for none. */
  note: string
  language: Language
}>

function Head({ labels, heading, title, instruction, note, language }: Props) {
  return (
    <header className="paper-head">
      <p className="row">
        <span className="label">{labels.paper}</span>
        <span className="label">{labels.set}</span>
      </p>
      <h1 lang={language} tabIndex={-1}>
        {heading}
      </h1>
      {title === '' ? null : (
        <p className="lead" lang={language}>
          {title}
        </p>
      )}
      <p className="instruction" lang={language}>
        {instruction}
      </p>
      {note === '' ? null : <p className="paper-note">{note}</p>}
    </header>
  )
}

/** An answer changes nothing of it. */
export const PaperHead = memo(Head)
