/** The name of a question's response in the form that the server draws. `key` is its `responseKey`. */
export function fieldName(key: string): string {
  return `a.${key}`
}
