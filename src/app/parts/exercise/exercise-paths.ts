/** The patterns of the URLs of exercises: routes.ts makes a route of each, kinds.server.ts knows how each is found. */
export const EXERCISES = [
  'today/:date',
  'today/:date/:subjects',
  'skill/:tag/practice',
  'skill/:tag/:letter',
  'quiz/:quizType/:setId',
  'maths/paper/:number',
  'maths/:skill/:number',
  'maths/:skill/:letter/:number',
  'science/paper/:number',
  'science/:theme/:number',
  'science/:theme/:letter/:number',
  'tasks/:kind/:number',
  'paper/:subject/:number',
  'paper/:subject/:number/:section',
  'prelim/:year/:school/:topic',
] as const

export type ExercisePath = (typeof EXERCISES)[number]
