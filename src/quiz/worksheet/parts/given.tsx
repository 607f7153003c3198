/**
 * What is given to a question besides its words: drawings and a table. In a hand they are folded once the question is marked, so that
 * what was asked, the own answer and the reason are on one screen; a button lays them over the question.
 */
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { Button } from '#ui/button.tsx'
import { CloseText } from './close-text.tsx'
import { FigureBox, TableBox } from './figures.tsx'

type Props = Readonly<{ question: Question }>

/** Before the words of the question, which run beside it. */
export const SeeGiven = ({ question: { id, figures } }: Props) => (
  <Button variant="plain" small className="see-given" type="button" popoverTarget={`given-${id}`}>
    {figures.length === 0 ? 'See the table' : 'See the figure'}
  </Button>
)

export const Given = ({ question: { id, number, figures, table } }: Props) => (
  <div className="given" id={`given-${id}`} popover="auto">
    {figures.map((figure) => (
      <FigureBox key={figure.alt} figure={figure} />
    ))}
    <TableBox rows={table} caption={`Table of question ${number}`} />
    <CloseText id={`given-${id}`} />
  </div>
)
