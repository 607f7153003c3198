/** Figures and tables of a question. */
import { trustedHtml } from '#lib/trusted-types.ts'
import type { Figure, Table } from '#quiz/worksheet/worksheet.ts'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import { legibleWidth, NARROWEST_COLUMN } from './legible-width.ts'
import { MathText } from './math-text.tsx'

/** Black on white in every theme, as on paper. The drawing is ours: the build refuses a file with more than shapes and labels. */
export function FigureBox({ figure: { svg, alt } }: Readonly<{ figure: Figure }>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own families, or checked by the build
  const drawing = <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }} />
  const least = legibleWidth(svg)
  return least > NARROWEST_COLUMN ? (
    <ScrollFrame name={alt} className="figure figure-wide">
      <div>
        {/* Nothing is seen of it: the drawing is never narrower. */}
        <svg className="least" width={least} aria-hidden="true" />
        {drawing}
      </div>
    </ScrollFrame>
  ) : (
    <div className="figure">{drawing}</div>
  )
}

/** A cell of the first row. The empty corner above names of rows heads nothing. */
const HeadCell = ({ text }: Readonly<{ text: string }>) =>
  text === '' ? (
    <td />
  ) : (
    <th scope="col">
      <MathText text={text} />
    </th>
  )

export function TableBox({ rows, caption }: Readonly<{ rows: Table; caption: string }>) {
  const [head = [], ...body] = rows
  if (rows.length === 0) return null
  return (
    <ScrollFrame name={caption} className="table-box">
      <table className="data">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <HeadCell key={`${String(i)} ${cell}`} text={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                <td key={`${String(i)} ${cell}`}>
                  <MathText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
