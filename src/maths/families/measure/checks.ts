/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { Checks } from '#maths/checking/check.ts'
import { areaChecks } from './area/checks.ts'
import { circleChecks } from './circles/checks.ts'
import { volumeChecks } from './volume/checks.ts'

export const checks: Checks = { ...areaChecks, ...circleChecks, ...volumeChecks }
