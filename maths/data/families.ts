/** The families of this folder, in the order of their numbers. */
import { barGraphs } from './bar-graphs.ts'
import { dataFamilies } from './data.ts'
import { lineGraphs } from './line-graphs.ts'
import { pieProblems } from './pie-problems.ts'
import { pies } from './pies.ts'
import { possibleToTell } from './possible-to-tell.ts'
import { tables } from './tables.ts'

export const families = [...dataFamilies, barGraphs, tables, lineGraphs, possibleToTell, pies, pieProblems] as const
