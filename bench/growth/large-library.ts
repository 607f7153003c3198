/** A content folder with so many documents: the shipped ones, and sets and prelim quizzes made from these. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SHIPPED = 'content'
/** Of these there are more in a larger library. */
const GROWING = ['quizzes', 'prelimQuizzes'] as const
const SCHOOLS_A_YEAR = 200

type Template = Readonly<{ prefix: string; body: Readonly<{ title: string }> }>

function templatesIn(collection: (typeof GROWING)[number], prefixOf: RegExp): readonly Template[] {
  const first = new Map<string, Template>()
  for (const file of readdirSync(join(SHIPPED, collection))) {
    const prefix = prefixOf.exec(file)?.[1]
    if (prefix === undefined || first.has(prefix)) continue
    first.set(prefix, { prefix, body: JSON.parse(readFileSync(join(SHIPPED, collection, file), 'utf8')) })
  }
  return [...first.values()]
}

/** 'Bukit' for 0, and another word of capital and small letters for each number. */
function schoolName(number: number): string {
  const letters = Array.from({ length: 4 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26)),
  )
  return `School${letters.join('')}`
}

/** Returns the paths of the added quizzes, as their pages have them; the last ones are the highest numbers. */
export function writeLibrary(dir: string, documents: number): readonly string[] {
  cpSync(SHIPPED, dir, { recursive: true })
  for (const collection of GROWING) mkdirSync(join(dir, collection), { recursive: true })
  const sets = templatesIn('quizzes', /^(.+)_Set_\d+\.json$/)
  const prelims = templatesIn('prelimQuizzes', /^\d+-\w+-(\w+)\.json$/)
  const paths: string[] = []
  for (let i = 0; i < documents; i += 1) {
    if (i % 2 === 0) {
      const { prefix, body } = pick(sets, i / 2)
      const number = 20 + Math.floor(i / 2 / sets.length)
      write(join(dir, 'quizzes', `${prefix}_Set_${number}.json`), { ...body, title: `${body.title} ${number}` })
      paths.push(`/quiz/${typeOf(body)}/Set_${number}`)
    } else {
      const { prefix, body } = pick(prelims, (i - 1) / 2)
      const school = Math.floor((i - 1) / 2 / prelims.length)
      const [year, name] = [2023 - Math.floor(school / SCHOOLS_A_YEAR), schoolName(school % SCHOOLS_A_YEAR)]
      write(join(dir, 'prelimQuizzes', `${year}-${name}-${prefix}.json`), body)
      paths.push(`/prelim/${year}/${name}/${prefix}`)
    }
  }
  return paths
}

const write = (file: string, body: unknown) => writeFileSync(file, `${JSON.stringify(body, null, 2)}\n`)

function pick(templates: readonly Template[], number: number): Template {
  const found = templates[number % templates.length]
  if (found === undefined) throw new Error('the shipped content has no quiz to copy')
  return found
}

const typeOf = (body: Readonly<Record<string, unknown>>): string => String(body.type)
