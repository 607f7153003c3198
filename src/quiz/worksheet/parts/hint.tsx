/** What is said of a typed answer before it is marked: what we read, whether it is meant so, or what to write. */
import type { Language } from '#lib/language.ts'
import { TYPED_WORDS } from '#quiz/worksheet/judge/forms.ts'
import type { Understood } from '#quiz/worksheet/judge/judge.ts'
import type { Part } from '#quiz/worksheet/worksheet.ts'
import { Button } from '#ui/button.tsx'

/** The id of the hint; '' where nothing is said. */
export const hintId = ({ id }: Part, { reading, refusal }: Understood): string =>
  reading === '' && refusal === '' ? '' : `said-${id}`

type Props = Readonly<{ part: Part; said: Understood; language: Language; onRespond(value: string): void }>

/** A yes writes what we read into the box. */
export function Hint({ part, said, language, onRespond }: Props) {
  const id = hintId(part, said)
  const { reading, isSure, refusal } = said
  const { readAs, stop, meant, yes } = TYPED_WORDS[language]
  if (id === '') return null
  if (reading === '')
    return (
      <span className="ans-hint ans-again" id={id} lang={language}>
        {refusal}
      </span>
    )
  return (
    <span className="ans-hint" lang={language}>
      <span id={id}>
        {readAs}
        <b>{reading}</b>
        {stop}
        {isSure ? '' : meant}
      </span>
      {isSure ? null : (
        <Button
          variant="plain"
          small
          className="needs-script"
          type="button"
          onClick={({ currentTarget }) => {
            onRespond(reading)
            currentTarget.closest('.ans')?.querySelector('input')?.focus()
          }}
        >
          {yes}
          {reading}
        </Button>
      )}
    </span>
  )
}
