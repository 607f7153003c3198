/** Documents of very long words: each type's model, a practice and an article with their words drawn out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { topics } from '#quiz/library/topics.ts'
import { documents } from '#quiz/registry/documents.ts'
import { samples } from '#quiz/registry/samples.ts'

/** More letters than a line at 320 px holds. */
export const LONG = 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)

/** Names in documents, not texts. */
const NAMES: ReadonlySet<string> = new Set(['type', 'skill', 'letter', 'imageUrls'])

/** A word of six letters or more, or a run of Chinese characters; no marker is so long. */
const WORD = /(?:(?!\p{Script=Han})\p{L}){6,}|\p{Script=Han}{2,}/u
const WORDS = new RegExp(WORD, 'gu')

const drawnOut = (text: string): string => text.replaceAll(WORDS, (word) => word + LONG)

/** One word is enough for a title: it must stay below its limit. */
const titleDrawnOut = (text: string): string => text.replace(WORD, (word) => word + LONG)

function drawnOutIn(value: unknown): unknown {
  if (typeof value === 'string') return drawnOut(value)
  if (Array.isArray(value)) return value.map(drawnOutIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      if (typeof inside === 'string' && /title$/i.test(name)) return [name, titleDrawnOut(inside)]
      return [name, NAMES.has(name) ? inside : drawnOutIn(inside)]
    }),
  )
}

/** A document of the type, by the path of the quiz that shows it. */
export const longQuizzes: ReadonlyMap<string, string> = new Map(
  topics.map(({ type }) => [`/quiz/${type}/Set_1`, JSON.stringify(drawnOutIn(samples[type]))]),
)

const PRACTICE = 'listeningPractices/short-2019.json'
const RECORDINGS = 'files/listening-audio/short-2019'
const PICTURES = 'files/listening-images/english-2022'

function practice(): Readonly<Record<string, string | Uint8Array>> {
  const files = [
    ...readdirSync(join('e2e/fixtures', RECORDINGS)).map((name) => ['e2e/fixtures', join(RECORDINGS, name)] as const),
    ...readdirSync(join('content', PICTURES)).map((name) => ['content', join(PICTURES, name)] as const),
  ]
  return {
    [PRACTICE]: JSON.stringify(drawnOutIn(JSON.parse(readFileSync(join('e2e/fixtures', PRACTICE), 'utf8')))),
    ...Object.fromEntries(files.map(([folder, name]) => [name, readFileSync(join(folder, name))])),
  }
}

/** Directives and the description stay as they are. */
function article(): string {
  const lines = readFileSync('content/articles/daily-practice.md', 'utf8').split('\n')
  return lines
    .map((line) => {
      if (/^(?::::?|description: |order: )/.test(line)) return line
      const [name = ''] = /^(?:title|short|label|lead): /.exec(line) ?? []
      return name === '' ? drawnOut(line) : name + titleDrawnOut(line.slice(name.length))
    })
    .join('\n')
}

/** The files of a content folder by their path. A school and a topic have a long name, too. */
export function longContent(): Readonly<Record<string, string | Uint8Array>> {
  const quizzes = topics.flatMap(({ type, docPrefix }) => {
    const text = longQuizzes.get(`/quiz/${type}/Set_1`) ?? ''
    return [
      [`quizzes/${docPrefix}_Set_1.json`, text],
      [`prelimQuizzes/2024-${LONG}-${documents[type].prelim.key}.json`, text],
      [`prelimQuizzes/2024-${LONG}-${LONG}.json`, text],
    ] as const
  })
  return {
    ...Object.fromEntries(quizzes),
    ...practice(),
    'articles/daily-practice.md': article(),
    [`files/downloads/2024_P6_${LONG}_Maths_Prelim.pdf`]: readFileSync(
      'content/files/downloads/2022_P6_HeronPark_Chinese_Prelim.pdf',
    ),
  }
}
