/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */

import type { ChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/geometry/families.ts'
import { angleChecks } from './angles.ts'
import { lineChecks } from './lines.ts'
import { netChecks } from './nets.ts'
import { solidChecks } from './solids.ts'
import { triangleChecks } from './triangles.ts'

export const checks: ChecksOf<typeof families> = {
  ...angleChecks,
  ...lineChecks,
  ...triangleChecks,
  ...solidChecks,
  ...netChecks,
}
