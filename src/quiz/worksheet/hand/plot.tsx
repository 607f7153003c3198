/** Points or bars to draw: a slider that stands on the grid for each. */
import { trustedHtml } from '#lib/trusted-types.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { PlotAnswer } from '#quiz/worksheet/worksheet.ts'
import { valuesOf, withValue } from './cells.ts'
import { gridFigure, type Series } from './grid-figure.ts'
import type { HandProps } from './hand-props.ts'

type GridProps = Readonly<{ answer: PlotAnswer; series: readonly Series[] }>

/** `isHidden` from a screen reader, where the sliders say what is drawn. */
export function Grid({ answer, series, isHidden }: GridProps & Readonly<{ isHidden: boolean }>) {
  const { svg, alt } = gridFigure(answer, series)
  const said = isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from the numbers of the question
  return <div {...said} dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }} />
}

export function Plot({ part, answer, given, onRespond }: HandProps & Readonly<{ answer: PlotAnswer }>) {
  const values = valuesOf(answer, given).map(Number)
  const { places, square, squares, up, across } = answer
  return (
    <div className="figure">
      <div className="plot">
        <Grid answer={answer} series={[{ values, look: 'drawn' }]} isHidden />
        <div className="plot-sliders">
          {places.map(({ name }, at) => (
            <span key={name}>
              <input
                type="range"
                name={fieldName(part.id)}
                aria-label={`${up}, ${across} ${name}`}
                min={0}
                max={square * squares}
                step={square / 2}
                value={values[at] ?? 0}
                onChange={(event) => onRespond(withValue(answer, given, at, event.target.value))}
              />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
