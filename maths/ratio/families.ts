/** The families of this folder. */
import { bothChangeFamilies } from './both-change.ts'
import { changingFamilies } from './changing.ts'
import { joinedFamilies } from './joined.ts'
import { otherWords } from './other-words.ts'
import { overlapFamilies } from './overlap.ts'
import { ratioFamilies } from './ratio.ts'
import { harderRatioFamilies } from './ratio-harder.ts'
import { shareFamilies } from './shares.ts'
import { simplestFamilies } from './simplest.ts'

export const families = [
  ...ratioFamilies,
  ...changingFamilies,
  ...bothChangeFamilies,
  ...harderRatioFamilies,
  ...simplestFamilies,
  ...overlapFamilies,
  ...shareFamilies,
  ...otherWords,
  ...joinedFamilies,
] as const
