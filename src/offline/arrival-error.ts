/** 'status': a page or a file did not come as asked. 'version': the new version of the site did not come. */
export class ArrivalError extends Error {
  override readonly name = 'ArrivalError'
  readonly code: 'status' | 'version'

  constructor(code: ArrivalError['code'], message: string) {
    super(message)
    this.code = code
  }
}
