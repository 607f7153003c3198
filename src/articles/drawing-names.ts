/** The drawings that an article may show by name; drawings.tsx draws each. */

/** An issue lists them where a file names another. A new name needs its drawing in drawings.tsx to compile. */
export const DRAWING_NAMES = ['daily-page', 'second-look', 'answer-loop', 'six-weeks'] as const

/** The `name` of a `::drawing` directive (parse-blocks.ts). */
export type DrawingName = (typeof DRAWING_NAMES)[number]
