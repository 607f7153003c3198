/** Whether a translator may change the words of a question: in a paper of a language these words are what is asked. */
import { createContext } from 'react'

/** The `translate` attribute of questions, options and the texts that they are about. The screen gives it for its subject. */
export const WordingContext = createContext<'no' | undefined>('no')
