/** What the result of a quiz leads to. The page knows it; the buttons of the result draw it. */
import { createContext } from 'react'
import type { Language } from '#lib/language.ts'

/** What to do next: 'Next: ' and the title of a set, whose language it names. `to` is a path on this site. */
export type NextStep = Readonly<{ to: string; lead: string; title: string; language: Language }>

/** `stop` is the sentence below 'That is enough for today.'; '' where the result has no such end. */
export type Afterwards = Readonly<{ next: NextStep; stop: string }>

/** The quiz screen gives it; by default a result leads to the topics. */
export const AfterwardsContext = createContext<Afterwards>({
  next: { to: '/practice', lead: '', title: 'All topics', language: 'en' },
  stop: '',
})
