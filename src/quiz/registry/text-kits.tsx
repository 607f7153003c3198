/** The kits of the nine types of documents and of selections. The browser loads all of them together. */
import { definition } from '#quiz/selection/definition.ts'
import { Player } from '#quiz/selection/player.tsx'
import * as table from '#quiz/types/players.tsx'
import { definitions } from './definitions.ts'
import type { Kits } from './kit.tsx'
import type { TextName } from './playable.ts'

const players = { ...table, selection: Player }

/** A type without a player does not compile. */
export const textKits: Kits<TextName> = {
  definitions: { ...definitions, selection: definition },
  players,
  Sum: () => null,
  mixes: true,
  tickedIn: () => ({ earned: 0, total: 0 }),
}
