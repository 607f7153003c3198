/** One paper of the examination as a table of its sections. */
import type { Confidence, ExamPaper } from '#exam/exam-facts.ts'
import { languageOf } from '#lib/language.ts'
import { ScrollFrame } from '#ui/scroll-frame.tsx'

/** In the words of a reader who does not know our levels. */
const SURE: Readonly<Record<Confidence, string>> = {
  high: 'Several copies of the official text agree.',
  medium: 'Two sources agree; not compared with the official text.',
  low: 'One source only: not confirmed.',
}

const ANSWERED = { chosen: 'choose an option', written: 'write', spoken: 'speak' } as const

/** 110 is '1 h 50 min'. */
function hours(minutes: number): string {
  const [h, min] = [Math.floor(minutes / 60), minutes % 60]
  return [h === 0 ? '' : `${h} h`, min === 0 ? '' : `${min} min`].filter(Boolean).join(' ')
}

export function FormatTable({ paper: { name, marks, minutes, confidence, unconfirmed, sections } }: Props) {
  return (
    <div>
      <ScrollFrame name={name} className="table-box">
        <table className="data exam-table">
          <caption>
            <b lang={languageOf(name, null)}>{name}</b>{' '}
            <span>
              {marks} marks{minutes === 0 ? '' : `, ${hours(minutes)}`}
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Questions</th>
              <th scope="col">Marks</th>
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={section.name}>
                <th scope="row">
                  <span lang={languageOf(section.name, null)}>{section.name}</span>{' '}
                  <small>{ANSWERED[section.answered]}</small>
                </th>
                <td>{section.numbers === '' ? section.items : section.numbers}</td>
                <td>{section.marks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="exam-sure">
        {SURE[confidence]} {unconfirmed.join(' ')}
      </p>
    </div>
  )
}

type Props = Readonly<{ paper: ExamPaper }>
