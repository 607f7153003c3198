/** Four columns of papers by school, each a link to its file that opens in a new tab, with its key folded below. */
import { ChevronDown, FileCheck, FileText } from 'lucide-react'
import { Fragment } from 'react'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { subjects } from '#lib/subjects.ts'
import { BySubject } from '#ui/by-subject.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { fileFacts } from './file-facts.ts'
import { type Column, columns, type Paper, type PaperPair } from './paper-list.ts'

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
    <>
      <a href={`/downloads/${encodeURIComponent(fileName)}`} target="_blank" rel="noopener">
        <Icon of={glyph} />
        <Label fileName={fileName} />
      </a>
      <small>{fileFacts(pages, bytes)}</small>
    </>
  )
}

/** `name` tells it from its neighbours. */
type RowProps = Pick<PaperPair, 'paper' | 'answers'> & Readonly<{ name: string }>

/** The key is folded: a finger that is meant for the paper does not open it. */
function PairRow({ name, paper, answers }: RowProps) {
  return (
    <li className="file">
      <b className="file-school">{name}</b>
      {paper === null ? null : <PaperLink {...paper} />}
      {answers === null ? null : (
        <details className="file-key">
          <summary>
            <Icon of={ChevronDown} />
            Answer key<span className="sr"> of {name}</span>
          </summary>
          <PaperLink {...answers} />
        </details>
      )}
    </li>
  )
}

function SubjectColumn({ subject, pairs }: Column) {
  const { name } = subjects[subject]
  const count = pairs.filter(({ paper }) => paper !== null).length
  return (
    <section className="paper card" data-subjects={name}>
      <div className="files-head">
        <h2>{name}</h2>
        {pairs.length === 0 ? null : <span>{count === 1 ? '1 paper' : `${count} papers`}</span>}
      </div>
      {pairs.length === 0 ? <p className="files-none">No papers of this year yet.</p> : null}
      <ul className="files" role="list">
        {pairs.map(({ school, paper, answers }) => (
          <PairRow key={school} name={splitCamelCase(school)} paper={paper} answers={answers} />
        ))}
      </ul>
    </section>
  )
}

type Papers = Readonly<{ papers: readonly Paper[] }>

/** With a choice of one subject. */
export function PaperColumns({ papers }: Papers) {
  return (
    <>
      <BySubject />
      <div className="columns">
        {columns(papers).map((column) => (
          <SubjectColumn key={column.subject} {...column} />
        ))}
      </div>
    </>
  )
}

/** The papers of one school, a row a subject. */
export function SchoolPapers({ papers }: Papers) {
  return (
    <ul className="files paper card school-papers" role="list">
      {columns(papers).flatMap(({ subject, pairs }) =>
        pairs.map(({ school, paper, answers }) => (
          <PairRow key={`${school} ${subject}`} name={subjects[subject].name} paper={paper} answers={answers} />
        )),
      )}
    </ul>
  )
}
