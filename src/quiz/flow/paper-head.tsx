/** The head of a paper: what it belongs to, its name and the instruction. */

import { memo } from 'react'
import { type Language, languageOf } from '#lib/language.ts'

/**
 * `paper` and `set` are the labels in the corners: 'English Language', '2024 set'. `size` says how long a whole paper is:
 * '75 questions · 90 marks · 110 minutes'; '' for a set.
 */
export type Labels = Readonly<{ paper: string; set: string; size: string }>

type Props = Readonly<{
  labels: Labels
  heading: string
  /** The document's own title where the heading is not it; '' otherwise. */
  title: string
  instruction: string
  /** What is folded below it; '' for nothing. */
  note: string
  language: Language
}>

function Head({ labels, heading, title, instruction, note, language }: Props) {
  return (
    <header className="paper-head">
      <p className="row">
        <span className="label" lang={languageOf(labels.paper)}>
          {labels.paper}
        </span>
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
      {labels.size === '' ? null : <p className="paper-size">{labels.size}</p>}
      <p className="instruction" lang={language}>
        {instruction}
      </p>
      <AboutPaper note={note} />
    </header>
  )
}

/** An answer changes nothing of it. */
export const PaperHead = memo(Head)

/** The same in two lines, for a paper that shows one question at a time. */
export function CompactHead({
  labels,
  heading,
  instruction,
  language,
}: Pick<Props, 'labels' | 'heading' | 'instruction' | 'language'>) {
  return (
    <header>
      <div className="quiz-title">
        <h1 lang={language} tabIndex={-1}>
          {heading}
        </h1>{' '}
        <span className="label paper-label" lang={languageOf(labels.paper)}>
          {labels.paper}
        </span>{' '}
        <span className="label">{labels.set}</span>
        {labels.size === '' ? null : <span className="paper-size">{labels.size}</span>}
      </div>
      <p className="instruction" lang={language}>
        {instruction}
      </p>
    </header>
  )
}

/** What parents want to know, folded: the examination's format. Draws nothing where there is no `note`. */
export function AboutPaper({ note }: Readonly<{ note: string }>) {
  return note === '' ? null : (
    <details className="about-paper">
      <summary>About this paper</summary>
      <p>{note}</p>
    </details>
  )
}
