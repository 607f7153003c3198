/** The second computations of all makers. */

import type { Checks } from '#maths/checking/check.ts'
import { checks as algebra } from '#maths/families/algebra/checks.ts'
import { checks as data } from '#maths/families/data/checks.ts'
import { checks as decimal } from '#maths/families/decimal/checks.ts'
import { checks as fraction } from '#maths/families/fraction/checks.ts'
import { checks as geometry } from '#maths/families/geometry/checks.ts'
import { checks as measure } from '#maths/families/measure/checks.ts'
import { checks as number } from '#maths/families/number/checks.ts'
import { checks as percentage } from '#maths/families/percentage/checks.ts'
import { checks as rate } from '#maths/families/rate/checks.ts'
import { checks as ratio } from '#maths/families/ratio/checks.ts'
import { checks as written } from '#maths/written/checks.ts'

export const checks: Checks = {
  ...number,
  ...fraction,
  ...decimal,
  ...percentage,
  ...ratio,
  ...rate,
  ...algebra,
  ...geometry,
  ...measure,
  ...data,
  ...written,
}
