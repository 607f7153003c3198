/** The files for other platforms: the last part of the URL of each, below its exercise. */
export const FILE_NAMES = ['sls.zip', 'qti21.zip', 'moodle.xml', 'gift.txt', 'questions.csv'] as const

export type FileName = (typeof FILE_NAMES)[number]
