/** What is said of a typed answer before it is marked: what we read, whether it is meant so, or what to write. */
import type { Language } from '#lib/language.ts'
import { TYPED_WORDS } from '#quiz/worksheet/judge/forms.ts'
import type { Understood } from '#quiz/worksheet/judge/judge.ts'
import { Button } from '#ui/button.tsx'

type Props = Readonly<{ id: string; said: Understood; language: Language; onRespond(value: string): void }>

/** A yes writes what we read into the box. Nothing where nothing is said. */
export function Hint({ id, said: { reading, isSure, refusal }, language, onRespond }: Props) {
  const { readAs, stop, yes } = TYPED_WORDS[language]
  if (id === '') return null
  return (
    <span className={reading === '' ? 'ans-hint ans-again' : 'ans-hint'} lang={language}>
      <span id={id}>{refusal || readAs + reading + stop}</span>
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
          {yes + reading}
        </Button>
      )}
    </span>
  )
}
