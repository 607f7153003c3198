/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */

import type { ChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/measure/families.ts'
import { areaChecks } from './area.ts'
import { circleChecks } from './circles.ts'
import { volumeChecks } from './volume.ts'

export const checks: ChecksOf<typeof families> = { ...areaChecks, ...circleChecks, ...volumeChecks }
