/** The families of this folder. */
import { conversionFamilies } from './conversions.ts'
import { decimalFamilies } from './decimals.ts'
import { durationFamilies } from './durations.ts'
import { measureFamilies } from './measures.ts'
import { mixedUnits } from './mixed-units.ts'
import { priceFamilies } from './prices.ts'
import { scaleFamilies } from './scales.ts'
import { timetableFamilies } from './timetables.ts'
import { unknownFamilies } from './unknowns.ts'

export const families = [
  ...measureFamilies,
  ...decimalFamilies,
  ...priceFamilies,
  ...unknownFamilies,
  ...conversionFamilies,
  ...mixedUnits,
  ...scaleFamilies,
  ...durationFamilies,
  ...timetableFamilies,
] as const
