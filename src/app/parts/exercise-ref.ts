/**
 * How a link names an exercise: by its path without what all sets share, 'grammar-mcq/Set_1', or 'maths/decimals/1'. Pure.
 */
const SET = /^\/quiz\//
/** What no set is called: the first part of every other path. */
const OTHERS = ['today', 'skill', 'maths', 'science', 'tasks', 'paper', 'prelim', 'listening']

/** `path` is that of the exercise's page, or its whole URL as a teacher pastes it. */
export const exerciseRef = (path: string): string =>
  path
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(SET, '')
    .replace(/^\//, '')

/** The path that a name stands for; there may be no such page. */
export const refPath = (ref: string): string =>
  OTHERS.includes(ref.slice(0, ref.indexOf('/'))) ? `/${ref}` : `/quiz/${ref}`

/** The page for a board in front of a class. */
export const boardPath = (path: string): string => `${path}/board`

/** The page that reads the result codes of an exercise. */
export const classPath = (path: string): string => `/class/${exerciseRef(path)}`
