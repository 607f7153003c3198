/** A quiz as a page of plain React: ten questions, marked where they stand. The control of slow-line.ts. */
import { createElement as h, useEffect, useState } from 'react'

export type ControlQuestion = Readonly<{ question: string; options: readonly string[]; answer: number }>

/** `data-live` is there when it has been hydrated. */
export function ControlPage({ questions }: Readonly<{ questions: readonly ControlQuestion[] }>) {
  const [live, setLive] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [marked, setMarked] = useState(false)
  useEffect(() => setLive(true), [])
  const options = (index: number, { options, answer }: ControlQuestion) =>
    options.map((text, option) =>
      h(
        'label',
        { key: text, className: marked && option === answer ? 'right' : undefined },
        h('input', {
          type: 'radio',
          name: `q${index}`,
          checked: chosen[index] === option,
          onChange: () => setChosen({ ...chosen, [index]: option }),
        }),
        text,
      ),
    )
  return h(
    'form',
    {
      'data-live': live || undefined,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault()
        setMarked(true)
      },
    },
    h('h1', null, 'Grammar'),
    questions.map((question, index) =>
      h('fieldset', { key: question.question }, h('legend', null, question.question), options(index, question)),
    ),
    h('button', { type: 'submit' }, 'Submit'),
  )
}
