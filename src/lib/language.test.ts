import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES, languageOf, languages } from './language.ts'
import { subjectOf } from './subject-of.ts'
import { LANGUAGE_SUBJECTS, SUBJECTS, subjects } from './subjects.ts'

test.each([
  ['语文应用', 'zh-Hans'],
  ['Set 3: 校园生活', 'zh-Hans'],
  ['Grammar', 'en'],
  ['', 'en'],
])('%s is in the language %s', (text, language) => expect(languageOf(text, null)).toBe(language))

test('what a Chinese text quotes in Latin letters is English', () => expect(languageOf('AI', 'zh-Hans')).toBe('en'))

test('each language has the subject that is about it', () =>
  expect(LANGUAGE_SUBJECTS.map((subject) => subjectOf[subjects[subject].language])).toEqual(LANGUAGE_SUBJECTS))

/** What code may not ask a value for: with a third language the other branch of each such question would be wrong. */
const NAMES = new Set([
  ...LANGUAGES,
  ...LANGUAGES.flatMap((tag) => [languages[tag].primary, languages[tag].name]),
  ...LANGUAGE_SUBJECTS,
])
const NAME = `['"\`](?:${[...NAMES].join('|')})['"\`]`
const COMPARISON = new RegExp(
  `[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?|\\bcase\\s+${NAME}|\\.(?:startsWith|endsWith)\\(${NAME}`,
)

/** The lines of a text that compare a value with a language or with the subject of one. */
const comparisonsIn = (text: string): readonly string[] => text.split('\n').filter((line) => COMPARISON.test(line))

describe('what differs between languages is looked up in a table', () => {
  it.each(
    [
      "language === 'en' ? a : b",
      "'zh-Hans' !== language",
      "case 'chinese':",
      "subject == 'English'",
      "tag.startsWith('zh')",
    ].map((line) => [line]),
  )('and not by %s', (line) => expect(comparisonsIn(line)).toEqual([line]))

  it.each([["{ en: 'Answer', 'zh-Hans': '答案' }"], ["language: 'en',"], ['language === PAGE_LANGUAGE']])(
    'as in %s',
    (line) => expect(comparisonsIn(line)).toEqual([]),
  )

  it('in all code of the site and of its authors', () => {
    const found = ['src', 'maths', 'authoring'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name))
        .flatMap((file) => comparisonsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`)),
    )
    expect(found).toEqual([])
  })
})

describe('the style sheet shows one choice of a list alone', () => {
  it.each(LANGUAGES.map((tag) => [tag]))('of the language %s', (tag) => {
    const css = readFileSync('src/listening/room/room.css', 'utf8')
    for (const other of LANGUAGES)
      if (other !== tag)
        expect(css).toContain(`.by-language:has([value="${tag}"]:checked) ~ .cards [data-language="${other}"]`)
  })

  it.each(SUBJECTS.map((subject) => [subjects[subject].name]))('of the subject %s', (name) => {
    const css = readFileSync('src/app/styles/lists.css', 'utf8')
    expect(css).toContain(
      `.by-subject:has([value="${name}"]:checked) ~ :is(.years, .columns) [data-subjects]:not([data-subjects~="${name}"])`,
    )
    expect(css).toContain(
      `.by-subject:has([value="${name}"]:checked) ~ :is(.years, .columns) summary .count[data-subjects="${name}"]`,
    )
  })
})
