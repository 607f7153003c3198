/** What is wrong with a file of the content folder, told to the person who wrote it. */
import type { Issue } from '#lib/issue.ts'

/** `file` is the file's path, starting with the folder's name as it was given. */
export type FileIssue = Issue & Readonly<{ file: string }>
