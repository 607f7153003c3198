/** The drawings that an article may show by name; drawings.tsx draws each. */

export const DRAWING_NAMES = ['daily-page', 'second-look', 'answer-loop', 'six-weeks'] as const

export type DrawingName = (typeof DRAWING_NAMES)[number]
