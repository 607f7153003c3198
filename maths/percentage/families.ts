/** The families of this folder. */
import { percentageChange } from './change.ts'
import { charges } from './charges.ts'
import { discountGstInterest } from './discount-gst-interest.ts'
import { joined } from './joined.ts'
import { ofAWhole } from './of-a-whole.ts'
import { remains } from './remains.ts'
import { shaded } from './shaded.ts'
import { twoChanges } from './two-changes.ts'
import { wholeFromPercentage } from './whole.ts'

export const families = [
  ...ofAWhole,
  ...shaded,
  ...discountGstInterest,
  ...charges,
  ...wholeFromPercentage,
  ...remains,
  ...percentageChange,
  ...twoChanges,
  ...joined,
] as const
