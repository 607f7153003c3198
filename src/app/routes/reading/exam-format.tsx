/** The format of the examination, by subject, with where each fact comes from (docs/behaviour.md, 23). */
import { data } from 'react-router'
import { DATED_HEADERS, loadExamFormat } from '#app/loaders/exam-facts.server.ts'
import { FormatTable } from '#app/parts/exam/format-table.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { longDate } from '#lib/days/singapore-date.ts'
import { HomeCrumbs, PageTitle } from '#ui/page/page-header.tsx'
import type { Route } from './+types/exam-format'

export const loader = async (args: Route.LoaderArgs) => data(await loadExamFormat(args), { headers: DATED_HEADERS })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const TITLE = 'Exam format'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'What the PSLE asks in English, Chinese, Mathematics and Science: papers, sections, question numbers, marks and minutes, since when, and where we read it.'
  const about = loaderData.subjects.map(({ subject }) => `PSLE ${subject}`)
  return pageMeta(matches, { path: '/exam-format', title: TITLE, description }, 'WebPage', { about })
}

type Subject = Route.ComponentProps['loaderData']['subjects'][number]

const yearsOf = ({ from, until }: Subject['formats'][number]): string =>
  until === null ? `since ${from}` : `until ${until}`

function SubjectFormat({ subject, code, read, source, formats, today }: Subject) {
  const older = formats.filter(({ from }) => from !== today?.from)
  return (
    <section className="section" aria-labelledby={`format-${code}`}>
      <div className="section-head">
        <h2 id={`format-${code}`}>{subject}</h2>
        <span className="label">{code}</span>
      </div>
      {today === null ? (
        <p>The format is not known yet.</p>
      ) : (
        <div className="paper paper-pad exam-paper">
          <p>
            {today.marks} marks, {yearsOf(today)}.
          </p>
          {today.changes.length === 0 ? null : (
            <ul>
              {today.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          {today.papers.map((paper) => (
            <FormatTable key={paper.name} paper={paper} />
          ))}
          {older.map((format) => (
            <details key={format.from} className="steps-box">
              <summary>
                {subject} {yearsOf(format)}
              </summary>
              {format.papers.map((paper) => (
                <FormatTable key={paper.name} paper={paper} />
              ))}
            </details>
          ))}
          <p className="after-paper">
            Source: <a href={source.url}>{source.name}</a>. Last compared on {longDate(read)}.
          </p>
        </div>
      )}
    </section>
  )
}

export default function ExamFormat({ loaderData: { cohort, line, older, source, subjects } }: Route.ComponentProps) {
  return (
    <>
      <HomeCrumbs here={TITLE} />
      <PageTitle title={TITLE} lead={`What the PSLE of ${cohort} asks, as far as it is known, and where we read it.`} />
      <div className="prose">
        {line === '' ? null : <p>{line}</p>}
        {older === '' ? null : <p>{older}</p>}
        <p>
          We copy no paper of SEAB. Every table says how sure we are: the school has the last word, and{' '}
          {source === null ? "SEAB's own page" : <a href={source.url}>SEAB's own page</a>} is the place to check.
        </p>
        <p>
          Try it: <a href="/paper">whole papers</a> in this format, also with <a href="/access">access arrangements</a>.
        </p>
      </div>
      {subjects.map((subject) => (
        <SubjectFormat key={subject.code} {...subject} />
      ))}
    </>
  )
}
