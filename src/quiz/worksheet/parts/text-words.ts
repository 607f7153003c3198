/** The words with a gloss of the text around; none where it is not marked yet. */
import { createContext } from 'react'
import type { Word } from '#quiz/contract/gloss.ts'

export const TextWords = createContext<readonly Word[]>([])
