/** Narrows values from outside in the browser, where no validation library is sent: each reader gives null for what does not fit. */

export type Bag = Readonly<Record<string, unknown>>
export type Reader<T> = (value: unknown) => T | null

/** An object that is no list; empty for anything else, so that its fields read as missing. */
export function bag(value: unknown): Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** A whole number from 0. */
export function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** Null if any of its values does not fit. */
export function list<T>(value: unknown, read: Reader<T>): readonly T[] | null {
  if (!Array.isArray(value)) return null
  const items: T[] = []
  for (const entry of value) {
    const item = read(entry)
    if (item === null) return null
    items.push(item)
  }
  return items
}

/** The counts of an object; those that do not fit are left out. */
export function counts(value: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(bag(value)).flatMap(([key, entry]) => {
      const number = count(entry)
      return number === null ? [] : [[key, number] as const]
    }),
  )
}
