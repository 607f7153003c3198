/** A marking point asks for one thing: who has half of it would not know whether to tick. What is not needed stands in brackets. */
import { asObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'

const BRACKETS = /[(（][^)）]*[)）]/g

/** Every marking point in a document, wherever it is. */
function pointsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(pointsIn)
  if (typeof value !== 'object' || value === null) return []
  const { points, ...others } = asObject(value)
  const own = Array.isArray(points) ? points.filter((point) => typeof point === 'string') : []
  return [...own, ...Object.values(others).flatMap(pointsIn)]
}

const isDouble = (point: string): boolean => /[;；]/.test(point.replaceAll(BRACKETS, ''))

/** One line each, 'file: reason'. */
export const reviewPoints = (documents: readonly Pick<ContentFile, 'file' | 'body'>[]): readonly string[] =>
  documents.flatMap(({ file, body }) =>
    pointsIn(body)
      .filter(isDouble)
      .map((point) => `${file}: a marking point asks for two things: '${point}'`),
  )
