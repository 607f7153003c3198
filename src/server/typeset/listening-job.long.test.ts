/** The booklet of a listening practice, its answer sheet and its key, as data and as a PDF. */
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { canTypeset } from './can-typeset.ts'
import { listeningJob } from './listening-job.ts'
import { createTypesetter } from './typesetter.ts'

function practiceOf(id: string) {
  const parsed = parsePractice(id, JSON.parse(readFileSync(`content/listeningPractices/${id}.json`, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(id)
  return parsed.practice
}

const choices = { part: 'both', large: false, answerSheet: true } as const
const PICTURE = new Uint8Array(readFileSync('content/files/listening-images/english-2024/q1_1.webp'))

const jobOf = (id: string, pictures: ReadonlyMap<string, Uint8Array> = new Map()) =>
  listeningJob(
    { practice: practiceOf(id), minutes: 31, pictures, url: `https://example.org/listening/${id}/practice` },
    choices,
    id,
    DEFAULT_SITE,
  )

type Data = Readonly<{
  language: string
  booklets: readonly Readonly<{
    marks: number
    places: readonly Readonly<{ number: string; ovals: readonly string[] }>[]
    parts: readonly Readonly<{ heading: string; blocks: readonly Readonly<{ figures: readonly unknown[] }>[] }>[]
    keys: readonly Readonly<{ reasons: readonly Readonly<{ line: readonly Readonly<{ text: string }>[] }>[] }>[]
  }>[]
}>
const dataOf = (id: string, pictures?: ReadonlyMap<string, Uint8Array>): Data => JSON.parse(jobOf(id, pictures).data)

test.each([
  ['english-2025', 'en', 20, 20, 'Passage 1'],
  ['chinese-2021', 'zh', 10, 20, '第 1 段'],
])(
  '%s has a place for every question, its marks and a part for each recording',
  (id, language, count, marks, first) => {
    const data = dataOf(id)
    const [booklet] = data.booklets
    expect(data.language).toBe(language)
    expect(booklet?.marks).toBe(marks)
    expect(booklet?.places.map(({ number }) => Number(number))).toEqual(Array.from({ length: count }, (_, i) => i + 1))
    for (const { ovals } of booklet?.places ?? []) expect(ovals).toEqual(['1', '2', '3'])
    expect(booklet?.parts[0]?.heading).toBe(first)
    expect(booklet?.parts).toHaveLength(practiceOf(id).clips.length)
  },
)

test('the key says in which sentence each answer was heard', () => {
  const sentences = practiceOf('english-2025').clips.flatMap(({ questions }) =>
    questions.map(({ evidence }) => evidence?.text ?? ''),
  )
  const [booklet] = dataOf('english-2025').booklets
  for (const [i, sentence] of sentences.entries()) {
    expect(sentence).not.toBe('')
    const said = booklet?.keys[i]?.reasons[0]?.line.map(({ text }) => text).join('')
    expect(said?.replaceAll(/[‘’]/g, "'")).toContain(sentence.slice(0, 20))
  }
})

test('the pictures of a question stand in one row; a picture that is missing leaves its number', () => {
  const question = practiceOf('english-2025')
    .clips.flatMap(({ questions }) => questions)
    .find(({ type }) => type === 'image')
  const some = new Map((question?.pictures ?? []).slice(0, 2).map((path) => [path, PICTURE]))
  const svg = JSON.stringify(dataOf('english-2025', some).booklets[0]?.parts[0]?.blocks[0]?.figures)
  expect(svg.match(/<image /g)).toHaveLength(2)
  for (const number of ['(1)', '(2)', '(3)']) expect(svg).toContain(number)
})

describe.skipIf(!canTypeset())('as a PDF', () => {
  test.each(['english-2025', 'chinese-2021'])('%s is tagged, with an answer sheet and a key', async (id) => {
    const { pdf } = await createTypesetter()(jobOf(id))
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text).toMatch(id.startsWith('english') ? /Answer sheet/ : /答题纸/)
    expect(text).toMatch(id.startsWith('english') ? /Answer key/ : /答案/)
  })
})
