/** The kits of all types, for the server and for exercises that have types of both kinds. */
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import type { Kits } from './kit.tsx'
import type { PlayableName } from './playable.ts'
import { questionKits } from './question-kits.tsx'
import { textKits } from './text-kits.tsx'

export const kits: Kits<PlayableName> = {
  definitions: { ...textKits.definitions, ...questionKits.definitions },
  players: { ...textKits.players, ...questionKits.players },
  Sum: questionKits.Sum,
  mixes: false,
  tickedIn: (quiz, ...ticks) => (isWorksheet(quiz) ? questionKits.tickedIn(quiz, ...ticks) : { earned: 0, total: 0 }),
}
