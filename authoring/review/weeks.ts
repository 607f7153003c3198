/** How many weeks the texts and questions of a folder last a keen child, by kind. Pure. */
import { asObject, type JsonObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'

/**
 * `kinds` are types of quizzes, kinds of texts, or a listening of a language. `counted`: their items or whole documents. `aWeek`:
 * how many of these a keen child does. `wanted`: how many weeks they should last.
 */
type Need = Readonly<{
  name: string
  kinds: readonly string[]
  counted: 'items' | 'documents'
  aWeek: number
  wanted: number
}>

const NEEDS: readonly Need[] = [
  { name: 'Open comprehension', kinds: ['comprehension'], counted: 'documents', aWeek: 1, wanted: 20 },
  { name: 'Synthesis', kinds: ['synthesis'], counted: 'documents', aWeek: 1, wanted: 20 },
  { name: 'Visual text', kinds: ['visual-text'], counted: 'documents', aWeek: 1, wanted: 20 },
  { name: 'Grammar', kinds: ['grammar-mcq'], counted: 'items', aWeek: 24, wanted: 12 },
  { name: 'Vocabulary', kinds: ['vocab-mcq', 'vocab-cloze'], counted: 'items', aWeek: 50, wanted: 12 },
  { name: 'Grammar cloze', kinds: ['grammar-cloze'], counted: 'documents', aWeek: 2, wanted: 12 },
  { name: 'Editing', kinds: ['editing'], counted: 'documents', aWeek: 4, wanted: 12 },
  { name: 'Comprehension cloze', kinds: ['compre-cloze'], counted: 'documents', aWeek: 2, wanted: 12 },
  { name: 'English listening', kinds: ['listening-english'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: '语文应用', kinds: ['chinese-mcq'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: '短文填空', kinds: ['inline-context'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: '完成对话', kinds: ['chinese-dialogue'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: '阅读理解一', kinds: ['reading-1'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: '阅读理解二', kinds: ['reading-2'], counted: 'documents', aWeek: 1, wanted: 12 },
  { name: 'Chinese listening', kinds: ['listening-chinese'], counted: 'documents', aWeek: 1, wanted: 12 },
]

type Counted = Pick<ContentFile, 'collection' | 'id' | 'body'>

/** A quiz says its type, a text its kind, and a practice its language in its id ('english-2024'). */
function kindOf({ collection, id }: Counted, { type, kind }: JsonObject): unknown {
  return collection === 'listeningPractices' ? `listening-${id.replace(/-.*/, '')}` : (type ?? kind)
}

/** The items of a document, under whichever name it has them. */
function itemsOf({ questions, items, errors, answers }: JsonObject): number {
  const listed = [questions, items, errors, answers].find(Array.isArray)
  return listed?.length ?? 0
}

/** The texts of schools' papers are only printed. */
const isOnScreen = ({ collection }: Counted): boolean => collection !== 'prelimTasks'

/** A row a kind; `short` is how many more of what is counted it needs. */
export function weeksTable(documents: readonly Counted[]) {
  const counts = documents.filter(isOnScreen).map((document) => {
    const body = asObject(document.body)
    return { kind: kindOf(document, body), items: itemsOf(body) }
  })
  return NEEDS.map(({ name, kinds, counted, aWeek, wanted }) => {
    const own = counts.filter(({ kind }) => typeof kind === 'string' && kinds.includes(kind))
    const count = counted === 'documents' ? own.length : own.reduce((sum, { items }) => sum + items, 0)
    const weeks = Math.floor((10 * count) / aWeek) / 10
    return { kind: name, counted, count, 'a week': aWeek, weeks, wanted, short: Math.max(0, wanted * aWeek - count) }
  })
}
