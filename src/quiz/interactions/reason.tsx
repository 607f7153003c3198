/** What the marker says about one item: the verdict in words and why. Its caller has a live region ready for it. */
import type { Language } from '#lib/language.ts'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { MarkIcon } from '#ui/icon/mark.tsx'

/** `own` says what is wrong with the pupil's own answer, '' for nothing. */
type Props = Readonly<{ right: boolean; verdict: string; own: string; why: string; language: Language }>

export function Reason({ right, verdict, own, why, language }: Props) {
  return (
    <div className={`reason ${right ? 'is-right' : 'is-wrong'}`} data-reason>
      <MarkIcon mark={right ? 'right' : 'wrong'} />
      <p className="reason-title" lang={language}>
        {verdict}
      </p>
      {own === '' ? null : (
        <p lang={language}>
          <ReasonText text={own} language={language} />
        </p>
      )}
      {why === '' ? null : (
        <p lang={language}>
          <ReasonText text={why} language={language} />
        </p>
      )}
    </div>
  )
}
