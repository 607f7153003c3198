/**
 * The problems that somebody wrote for one whole paper each. Sets, lists and the papers of schools never ask them; the
 * plans of content/plans/maths/ name them as they name families.
 */
import { cake } from './cake.ts'
import { pins } from './pins.ts'
import { queue } from './queue.ts'
import { savings } from './savings.ts'
import { scores } from './scores.ts'
import { stools } from './stools.ts'

export const writtenProblems = [stools, queue, pins, scores, cake, savings] as const
