const FAULTS = {
  numbers: 'no numbers suit',
  options: 'has no options',
  family: 'is not there',
  figure: 'is not in the figure',
} as const

/** A problem that cannot be drawn, although its family or its plan says so: a fault of the family or of the plan. */
export class DrawError extends Error {
  readonly code: keyof typeof FAULTS

  /** `what` names the family, the marks and the seed, as far as they are known. */
  constructor(code: keyof typeof FAULTS, what: string) {
    super(`${what}: ${FAULTS[code]}`)
    this.name = 'DrawError'
    this.code = code
  }
}
