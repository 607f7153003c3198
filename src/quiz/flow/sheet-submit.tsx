/** The foot of a sheet under way: how much is filled in, and Submit, which asks first where blanks are open. */

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { focusBlank } from '#quiz/browser/blank-focus.ts'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { SubmitWarning, useQuestions } from '#ui/asked.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useNow } from './controls.tsx'
import { LONG } from './long-sheet.ts'
import type { ShellProps } from './stepper-shell.tsx'

type Props<Q extends Quiz> = Pick<ShellProps<Q>, 'type' | 'quiz' | 'flow'> & Readonly<{ children: ReactNode }>

/**
 * `children` lead to each item, folded under how much is filled in. A type that needs every blank refuses Submit without a question. A double click on Submit does once what one click does:
 * the second finds a marked sheet, or the question.
 */
export function SubmitRow<Q extends Quiz>({ type, quiz, flow, children }: Props<Q>) {
  const { response } = useNow()
  const [asking, setAsking] = useState(false)
  const complete = type.refusal(quiz, response) === ''
  const open = quiz.items.filter(({ id }) => !isAnswered(response[id])).map(({ id }) => id)
  useQuestions(open.length < quiz.items.length)
  const submit = () => flow.act({ type: 'submit' })
  const [first = ''] = open
  // Until the end of a long sheet is reached, Submit is there but does not invite.
  const last = quiz.items.at(-1)?.id ?? ''
  return (
    <div className="actions">
      <details className="jump" data-fold>
        <summary>
          <span className="count" id="filled">
            {quiz.items.length - open.length} of {quiz.items.length} filled in
          </span>
          <Icon of={ChevronDown} />
          <span className="sr">Jump to a {type.noun}</span>
        </summary>
        <nav aria-label={type.noun === 'blank' ? 'Blanks' : 'Questions'}>{children}</nav>
      </details>
      {flow.state.refused ? <span role="alert">{type.refusal(quiz, flow.state.response)}</span> : null}
      <Button
        variant={quiz.items.length > LONG && open.includes(last) ? 'plain' : 'main'}
        type="submit"
        name={INTENT}
        value="submit"
        aria-describedby="filled"
        aria-disabled={flow.live && !complete ? 'true' : undefined}
        // Before a form is sent, Chromium looks through all its fields, which takes a slow phone 10 ms of the tap.
        onClick={(event) => {
          event.preventDefault()
          if (complete && open.length > 0) setAsking(true)
          else submit()
        }}
      >
        Submit
      </Button>
      {asking ? (
        <SubmitWarning
          noun={type.noun}
          open={open}
          onStay={() => setAsking(false)}
          onGo={() => {
            setAsking(false)
            focusBlank(flow.form.current, first)
          }}
          onSubmit={() => {
            setAsking(false)
            submit()
          }}
        />
      ) : null}
    </div>
  )
}
