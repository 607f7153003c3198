/** What is known of PSLE 2026: dates, subjects, and the papers that a pupil can practise here. */
import type { ReactNode } from 'react'
import type { DateRow } from '#exam/on-a-day.ts'

type Row = readonly [name: string, text: ReactNode]

const SUBJECTS: Row = ['Subjects', 'English, Mathematics, Science, Mother Tongue (Chinese, Malay, Tamil)']

const PAPERS: readonly Row[] = [
  ['English Paper 2', '90 marks in 1 h 50 min. Editing has 10: five for grammar, five for spelling.'],
  ['English listening', '20 questions on seven texts, about 35 minutes. You hear each text twice.'],
  ['Chinese Paper 2', 'Among others: 15 questions on language application, 5 blanks in a passage, 4 in a dialogue.'],
  ['Mathematics', 'From 2026 both papers have 50 marks.'],
  ['Science', 'From 2026: 30 multiple-choice questions for 60 marks, and 40 marks of written answers.'],
]

function Table({ caption, rows }: Readonly<{ caption: string; rows: readonly Row[] }>) {
  return (
    <table className="timetable">
      <caption className="label">{caption}</caption>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dateRow({ name, was, cohort, next }: DateRow): Row {
  const known = <span>{next}</span>
  if (was === '') return [name, known]
  return [
    name,
    <>
      {was}
      <br />
      PSLE {cohort}: {known}
    </>,
  ]
}

/** `line` is what is true on the day it is read, '' where that is not known. */
export function KeyInformation({ dates, line }: Readonly<{ dates: readonly DateRow[]; line: string }>) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>PSLE 2026: key information</h2>
      </div>
      <div className="paper timetable-card split">
        <Table caption="Dates and subjects" rows={[...dates.map(dateRow), SUBJECTS]} />
        <Table caption="Format of the papers" rows={PAPERS} />
      </div>
      <p className="after-paper">
        {line === '' ? '' : `${line} `}
        <a href="/exam-format">All papers, section by section, with sources</a>
      </p>
      <p className="after-paper">
        Your school has the last word on dates and format; we change this table when they are known.
      </p>
    </section>
  )
}
