/**
 * Narrows JSON from outside in the browser, where no validation library is sent. Each reader gives null for a value that
 * does not fit.
 */

/** What came from outside and is not checked yet: every field is `unknown`, and a missing one is `undefined`. */
export type JsonObject = Readonly<Record<string, unknown>>

type Reader<T> = (value: unknown) => T | null

/** False for null and for lists, which `typeof` also calls objects. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is an object and no list; else an empty object, so that its fields read as missing. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The empty string is a string, not null. */
export function readString(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** A whole number from 0. */
export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** Null if any entry does not fit. */
export function readList<T>(value: unknown, read: Reader<T>): readonly T[] | null {
  if (!Array.isArray(value)) return null
  const items: T[] = []
  for (const entry of value) {
    const item = read(entry)
    if (item === null) return null
    items.push(item)
  }
  return items
}

/** The entries of an object that fit; the others are left out. */
export function readEntries<T>(value: unknown, read: Reader<T>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([key, entry]) => {
      const item = read(entry)
      return item === null ? [] : [[key, item] as const]
    }),
  )
}
