/** The URL paths of listening practices. */

export const LIST = { to: '/listening', text: 'Listening' } as const
export const ABOVE_LIST = [{ to: '/', text: 'Home' }, LIST] as const

export function practicePath(id: string): string {
  return `${LIST.to}/${encodeURIComponent(id)}`
}

export function testPath(id: string): string {
  return `${practicePath(id)}/practice`
}

export function resultsPath(id: string): string {
  return `${practicePath(id)}/results`
}
