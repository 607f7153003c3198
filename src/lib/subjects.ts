/** The four subjects, in the order of lists and columns. */
export const SUBJECTS = ['English', 'Chinese', 'Maths', 'Science'] as const

/** As it stands in the file names of papers, and in headings. */
export type Subject = (typeof SUBJECTS)[number]
