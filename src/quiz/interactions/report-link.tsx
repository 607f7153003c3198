/** The way from a marked item to the contact form, which it fills in (docs/behaviour.md, 10.11). */
import { createContext, use } from 'react'
import type { ItemId } from '#quiz/contract/quiz-type.ts'

/** The URL of the form with the page and the version of its quiz; '' where no item has the link. */
export const ReportContext = createContext('')

/** `given` is the response as a pupil reads it, '' for none. It stands in the fragment, which is not sent. */
export function ReportLink({ id, given }: Readonly<{ id: ItemId; given: string }>) {
  const form = use(ReportContext)
  if (form === '') return null
  return (
    <a className="report-link" href={`${form}&${new URLSearchParams({ item: id, answer: given })}`}>
      Something wrong here?
    </a>
  )
}
