/** Four columns of papers, each a link to its file that opens in a new tab. */
import { FileCheck, FileText } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '#ui/icon.tsx'
import { fileFacts } from './file-facts.ts'
import { type Column, columns, type Paper } from './paper-list.ts'

/** The file's name without its ending; it may break after each part. */
function Label({ fileName }: Pick<Paper, 'fileName'>) {
  const parts = fileName.replace(/\.pdf$/, '').split(/(?<=_)/)
  return (
    <span>
      {parts.map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}

function PaperLink({ fileName, kind, pages, bytes }: Paper) {
  const glyph = kind === 'key' ? FileCheck : FileText
  return (
    <li className={kind === 'key' ? 'file file-key' : 'file'}>
      <a href={`/downloads/${encodeURIComponent(fileName)}`} target="_blank" rel="noopener">
        <Icon of={glyph} />
        <Label fileName={fileName} />
      </a>
      <small>{fileFacts(pages, bytes)}</small>
    </li>
  )
}

function SubjectColumn({ subject, papers }: Column) {
  const count = papers.filter(({ kind }) => kind === 'paper').length
  return (
    <section className="paper card">
      <div className="files-head">
        <h2>{subject}</h2>
        {papers.length === 0 ? null : <span>{count === 1 ? '1 paper' : `${count} papers`}</span>}
      </div>
      {papers.length === 0 ? <p className="files-none">No papers of this year yet.</p> : null}
      <ul className="files" role="list">
        {papers.map((paper) => (
          <PaperLink key={paper.fileName} {...paper} />
        ))}
      </ul>
    </section>
  )
}

export function PaperColumns({ papers }: Readonly<{ papers: readonly Paper[] }>) {
  return (
    <div className="columns">
      {columns(papers).map((column) => (
        <SubjectColumn key={column.subject} {...column} />
      ))}
    </div>
  )
}
