/** The second computations of all makers. */

import { checks as algebra } from './algebra.ts'
import type { Check } from './check.ts'
import { checks as data } from './data.ts'
import { checks as decimal } from './decimal/decimal.ts'
import { checks as fraction } from './fraction/fraction.ts'
import { checks as geometry } from './geometry/geometry.ts'
import { checks as measure } from './measure/measure.ts'
import { checks as number } from './number/number.ts'
import { checks as percentage } from './percentage.ts'
import { checks as rate } from './rate.ts'
import { checks as ratio } from './ratio.ts'
import { checks as written } from './written.ts'

/** By the name of the maker, 'M12:3'. */
export const checks: Readonly<Record<string, Check>> = {
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
