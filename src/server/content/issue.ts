/** What is wrong with a file of the content folder, for its author. */
import type { Issue } from '#lib/issue.ts'

/** `file` is the file's path and starts with the folder as it was given. */
export type FileIssue = Issue & Readonly<{ file: string }>
