/** JSON paths for people: `$.questions[3].answer`, and `$["word list"]` where a key is not a plain name. */

export const ROOT = '$'

export function childPath(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`
  return /^[A-Za-z_]\w*$/.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`
}
