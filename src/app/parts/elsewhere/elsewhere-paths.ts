/** The paths of the files of an exercise for other platforms, and of the page that says what to do with them. */
import type { FileName } from '#portable/file-names.ts'

/** The page of the exercise at `path`. */
export const elsewherePath = (path: string): string => `/elsewhere${path}`

export const portableFilePath = (path: string, name: FileName): string => `${path}/${name}`
