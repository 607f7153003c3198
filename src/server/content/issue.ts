/** What is wrong with a document or a file of the content folder, said to the person who wrote it. */

export interface Issue {
  /** Where in the document: a JSON path such as `$.questions[3].answer`; `$` is the whole of it. */
  readonly path: string
  readonly reason: string
  readonly level: 'error'
}

export interface FileIssue extends Issue {
  /** The file's path, starting with the folder's name as it was given. */
  readonly file: string
}

export function issue(path: string, reason: string): Issue {
  return { path, reason, level: 'error' }
}
