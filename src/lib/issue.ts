/** What is wrong with a document, told to the person who wrote it, and the JSON path that says where. */

/** `path` is a JSON path: '$.questions[3].answer'; '$' is the whole document. */
export type Issue = Readonly<{ path: string; reason: string }>

/** The path of the whole document, from which `childPath` starts. */
export const ROOT = '$'

/** The path of one field or list entry: '$.questions', '$.questions[3]', '$["word list"]' where a name is not plain. */
export function childPath(parent: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${parent}[${key}]`
  const name = String(key)
  return /^[A-Za-z_]\w*$/.test(name) ? `${parent}.${name}` : `${parent}[${JSON.stringify(name)}]`
}

/** A list of keys, as zod gives it, as a JSON path. */
export const jsonPath = (keys: readonly PropertyKey[]): string => keys.reduce<string>(childPath, ROOT)
