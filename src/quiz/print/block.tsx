/** Draws the blocks of a paper as the exam sets them. Numbers and texts come from the print view. */
import { Fragment, type ReactNode } from 'react'
import type { Line, PrintBlock, Run } from '#quiz/contract/print-view.ts'

/** `tail` is the punctuation that belongs right after it. */
function drawRun(run: Run, tail: string): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text
    case 'gap':
      return (
        <span className="p-gap">
          <span className="sr">blank</span>
        </span>
      )
    case 'blank':
      return (
        <span className="p-blank">
          <b>({run.number})</b>
          <span className={run.wide ? 'p-gap p-wide' : 'p-gap'}>
            <span className="sr">blank</span>
          </span>
        </span>
      )
    case 'mend':
      return (
        <span className="p-mend">
          <span className="p-mend-box">{run.number}</span>
          <u>{run.text}</u>
          {tail}
        </span>
      )
    case 'underlined':
      return (
        <span className="p-target">
          {run.number === '' ? null : <b>({run.number}) </b>}
          <u>{run.text}</u>
        </span>
      )
  }
}

const CLOSING = /^[.,;:!?'")\]’”，。！？；：、）》]+/u

/** What may not start a line stays with the run before it. */
function pieces(line: Line): ReactNode[] {
  let taken = 0
  return line.map((run, at) => {
    const text = run.kind === 'text' ? run.text.slice(taken) : ''
    const next = line[at + 1]
    const tail = run.kind !== 'text' && next?.kind === 'text' ? (CLOSING.exec(next.text)?.[0] ?? '') : ''
    taken = tail.length
    const key = `${at}`
    if (run.kind === 'text') return <Fragment key={key}>{text}</Fragment>
    return (
      <span key={key} className="p-keep">
        {drawRun(run, tail)}
        {run.kind === 'mend' ? null : tail}
      </span>
    )
  })
}

/** The runs of a line, without an element around them. */
export function PrintLine({ line }: Readonly<{ line: Line }>) {
  return pieces(line)
}

function Choice({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'choice' }> }>) {
  return (
    <div className="p-item">
      <b className="p-no">{block.number}.</b>
      <div>
        {block.stem.map((line) => (
          <p key={JSON.stringify(line)}>
            <PrintLine line={line} />
          </p>
        ))}
        <ol className={`p-options p-options-${block.columns}`} role="list">
          {block.options.map((option, i) => (
            <li key={JSON.stringify(option)}>
              <span>({i + 1})</span>
              <span>
                <PrintLine line={option} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <span className="p-bracket" aria-hidden="true">
        (<i />)
      </span>
    </div>
  )
}

/** The same blocks are drawn in the PDF by templates/blocks.typ. */
export function Block({ block }: Readonly<{ block: PrintBlock }>) {
  switch (block.kind) {
    case 'choice':
      return <Choice block={block} />
    case 'passage':
      return (
        <div className={block.loose ? 'p-passage p-loose' : 'p-passage'}>
          {block.paragraphs.map((line) => (
            <p key={JSON.stringify(line)}>
              <PrintLine line={line} />
            </p>
          ))}
        </div>
      )
    case 'words':
      return (
        <ul className="p-box p-words" role="list">
          {block.entries.map(({ letter, word }) => (
            <li key={letter}>
              ({letter}) {word}
            </li>
          ))}
        </ul>
      )
    case 'phrases':
      return (
        <ol className="p-box p-phrases" role="list">
          {block.phrases.map((phrase, i) => (
            <li key={phrase}>
              <b>{i + 1}</b> {phrase}
            </li>
          ))}
        </ol>
      )
    case 'dialogue':
      return (
        <div className="p-dialogue">
          {block.lines.map(({ number, speaker, line }) => (
            <div key={number} className="p-turn">
              <b>{speaker}：</b>
              <p>
                <PrintLine line={line} />
              </p>
            </div>
          ))}
        </div>
      )
  }
}
