/** The site cannot be exported; the message is meant for the operator. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
  readonly code = 'export'
}
