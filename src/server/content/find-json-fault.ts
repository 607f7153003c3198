/**
 * Finds where and why a text is not JSON that can be imported. JSON.parse often gives no position, accepts a duplicate
 * key, and accepts nesting that later code cannot walk.
 */
import { childPath, ROOT } from '#lib/issue.ts'

export interface JsonFault {
  /** The JSON path of the value with the fault. */
  readonly path: string
  /** UTF-16 offset in the text. */
  readonly offset: number
  readonly reason: string
}

const MAX_DEPTH = 100
const BLANKS = /[ \t\n\r]*/y
const WORD_OR_NUMBER = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The first fault, or null. Never throws. */
export function findJsonFault(text: string): JsonFault | null {
  const cursor = new Cursor(text)
  try {
    readValue(cursor, ROOT, 0)
    cursor.skipBlanks()
    if (cursor.at < text.length) fail(cursor, ROOT, 'there is more text after the end of the document')
    return null
  } catch (error) {
    if (error instanceof Fault) return { path: error.path, offset: error.offset, reason: error.message }
    throw error
  }
}

/** Line and column of an offset, both counted from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

class Fault extends Error {
  readonly path: string
  readonly offset: number

  constructor(path: string, offset: number, reason: string) {
    super(reason)
    this.path = path
    this.offset = offset
  }
}

class Cursor {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  skipBlanks(): void {
    this.take(BLANKS)
  }

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  takeChar(char: string): boolean {
    if (this.text[this.at] !== char) return false
    this.at += 1
    return true
  }
}

function fail(cursor: Cursor, path: string, reason: string): never {
  const reached = cursor.at >= cursor.text.length ? 'the file ends too early' : reason
  throw new Fault(path, cursor.at, reached)
}

function readValue(cursor: Cursor, path: string, depth: number): void {
  cursor.skipBlanks()
  if (depth > MAX_DEPTH) fail(cursor, path, `nested deeper than ${MAX_DEPTH} levels`)
  if (cursor.takeChar('{')) readObject(cursor, path, depth)
  else if (cursor.takeChar('[')) readArray(cursor, path, depth)
  else if (cursor.text[cursor.at] === '"') readString(cursor, path)
  else if (!cursor.take(WORD_OR_NUMBER)) fail(cursor, path, 'a value is expected here')
}

function readObject(cursor: Cursor, path: string, depth: number): void {
  const keys = new Set<string>()
  cursor.skipBlanks()
  if (cursor.takeChar('}')) return
  do {
    cursor.skipBlanks()
    const start = cursor.at
    if (cursor.text[start] !== '"') fail(cursor, path, 'a key in double quotes is expected here')
    readString(cursor, path)
    const key: string = JSON.parse(cursor.text.slice(start, cursor.at))
    const keyPath = childPath(path, key)
    if (keys.has(key)) throw new Fault(keyPath, start, 'this key is in the same object twice')
    keys.add(key)
    cursor.skipBlanks()
    if (!cursor.takeChar(':')) fail(cursor, keyPath, 'a colon is expected here')
    readValue(cursor, keyPath, depth + 1)
    cursor.skipBlanks()
  } while (cursor.takeChar(','))
  if (!cursor.takeChar('}')) fail(cursor, path, 'a comma or } is expected here')
}

function readArray(cursor: Cursor, path: string, depth: number): void {
  cursor.skipBlanks()
  if (cursor.takeChar(']')) return
  let index = 0
  do {
    readValue(cursor, childPath(path, index), depth + 1)
    index += 1
    cursor.skipBlanks()
  } while (cursor.takeChar(','))
  if (!cursor.takeChar(']')) fail(cursor, path, 'a comma or ] is expected here')
}

function readString(cursor: Cursor, path: string): void {
  cursor.at += 1
  while (!cursor.takeChar('"')) {
    const code = cursor.text.charCodeAt(cursor.at)
    if (code === 0x5c) {
      if (!cursor.take(ESCAPE)) fail(cursor, path, 'a backslash is followed by a character that it cannot escape')
    } else if (code >= 0x20) cursor.at += 1
    else fail(cursor, path, 'a line break, tab or control character is inside a string; write it as \\n, \\t or \\u…')
  }
}
