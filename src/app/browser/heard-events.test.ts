/** A handler whose event its root does not hear would never run. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEARD, hearOnlyUsed } from './heard-events.ts'

/** What a handler of React needs at the root; '' for what is heard at the element itself. */
const NEEDS: Record<string, string> = {
  onDoubleClick: 'dblclick',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onClose: '',
  onError: '',
}

test('every handler on an element of an island has its event heard', () => {
  const files = globSync('src/{quiz,listening,contact,ui}/**/*.tsx')
  const handlers = new Set<string>()
  for (const file of files)
    for (const [, inside] of readFileSync(file, 'utf8').matchAll(/<[a-z][\w.]*\s((?:=>|[^<>])*)/g))
      for (const [, name] of (inside ?? '').matchAll(/\b(on[A-Z]\w*)=/g)) handlers.add(name ?? '')
  const needed = [...handlers].map((name) => NEEDS[name] ?? name.slice(2).toLowerCase()).filter((event) => event !== '')
  expect(needed).toEqual(expect.arrayContaining(['click', 'compositionend', 'focusin']))
  expect(needed.filter((event) => !HEARD.has(event))).toEqual([])
})

test('a root hears what islands use and nothing else', () => {
  const root = new EventTarget()
  const heard: string[] = []
  hearOnlyUsed(root)
  for (const type of ['click', 'touchstart', 'pointermove', 'submit'])
    root.addEventListener(type, ({ type }) => heard.push(type))
  for (const type of ['click', 'touchstart', 'pointermove', 'submit']) root.dispatchEvent(new Event(type))
  expect(heard).toEqual(['click', 'submit'])
})
