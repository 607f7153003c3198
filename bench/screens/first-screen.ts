/** Whether the first thing to do is whole on the screen when a quiz is opened, on two phones and a low laptop. */
import { definitions } from '#quiz/registry/definitions.ts'
import { libraryQuizzes, notWhole, openPage, openQuiz, type Size, withBuiltSite } from './library.ts'

const SIZES: readonly Size[] = [
  { width: 360, height: 620 },
  { width: 375, height: 667 },
  { width: 1366, height: 650 },
]

type Row = Record<string, string | number>

/** What a pupil sees on arrival, by flow: the question with all its options, or the title and the first blank. */
const SHOWS = {
  stepper: ['h1', '*[data-stage] .prompt', '*[data-stage] .option'],
  sheet: ['h1', ':is([data-blank], .choices)'],
}

export async function benchFirstScreen(): Promise<{ name: string; rows: Row[] }> {
  const rows = await withBuiltSite(async (browser, origin) => {
    const found: { type: string; size: string; path: string; missing: string[] }[] = []
    for (const size of SIZES) {
      const page = await openPage(browser, size)
      for (const { path, type } of libraryQuizzes()) {
        await openQuiz(page, origin, path)
        const missing = await notWhole(page, SHOWS[definitions[type].flow])
        found.push({ type, size: `${size.width} x ${size.height}`, path, missing })
      }
      await page.context().close()
    }
    const kinds = new Map(found.map(({ type, size }) => [`${type} ${size}`, { type, size }]))
    return [...kinds.values()].map(({ type, size }): Row => {
      const pages = found.filter((page) => page.type === type && page.size === size)
      const whole = pages.filter(({ missing }) => missing.length === 0)
      const first = pages.find(({ missing }) => missing.length > 0)
      return {
        type,
        size,
        quizzes: pages.length,
        whole: whole.length,
        'not whole, for example': first === undefined ? '' : `${first.path}: ${first.missing.join(', ')}`,
        ok: whole.length === pages.length ? 'yes' : 'NO',
      }
    })
  })
  return {
    name: 'The first question with its options, or the title and the first blank, on arrival',
    rows,
  }
}
