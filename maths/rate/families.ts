/** The families of this folder. */
import { rateFamilies } from './rate.ts'
import { speedFamilies } from './speed.ts'
import { tariffFamilies } from './tariffs.ts'

export const families = [...rateFamilies, ...tariffFamilies, ...speedFamilies] as const
