/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { Checks } from '#maths/checking/check.ts'
import { angleChecks } from './angles/checks.ts'
import { lineChecks } from './lines/checks.ts'
import { solidChecks } from './solids/checks.ts'
import { netChecks } from './solids/checks-nets.ts'
import { triangleChecks } from './triangles/checks.ts'

export const checks: Checks = { ...angleChecks, ...lineChecks, ...triangleChecks, ...solidChecks, ...netChecks }
