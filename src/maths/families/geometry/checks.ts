/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { Checks } from '#maths/checking/check.ts'
import { angleChecks } from './angles/checks.ts'
import { solidChecks } from './solids/checks.ts'

export const checks: Checks = { ...angleChecks, ...solidChecks }
