/** The letters of papers of one level: a pupil reads the letter, the key says the level. */
export const LEVEL_LETTERS = { k: 1, s: 2, t: 3 } as const

export type LevelLetter = keyof typeof LEVEL_LETTERS

/** What teachers call the levels. */
export const LEVEL_NAMES: Readonly<Record<LevelLetter, string>> = { k: 'warm-up', s: 'PSLE', t: 'challenge' }

/** In the order of the levels. */
export const LETTERS = ['k', 's', 't'] as const satisfies readonly LevelLetter[]

export const isLetter = (text: string): text is LevelLetter => Object.hasOwn(LEVEL_LETTERS, text)
