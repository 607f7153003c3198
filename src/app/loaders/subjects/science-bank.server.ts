/** The bank of Science, read once from the files that the build has. Server side only. */
import { type ScienceTheme, THEMES, theme } from '#science/bank.ts'

const FILES: Readonly<Record<string, unknown>> = import.meta.glob('/content/science/*.json', {
  eager: true,
  import: 'default',
})
/** The build has checked them (vite.config.ts). */
const DRAWINGS: Readonly<Record<string, string>> = import.meta.glob('/content/drawings/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** `drawings` by file name. */
export type ScienceBank = Readonly<{ themes: readonly ScienceTheme[]; drawings: ReadonlyMap<string, string> }>

function readTheme(file: string, stored: unknown): ScienceTheme {
  const parsed = theme.safeParse(stored)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

let bank: ScienceBank | null = null

/** Throws, with the file and the reason, what the schema refuses. */
export function scienceBank(): ScienceBank {
  if (bank !== null) return bank
  const read = Object.entries(FILES).map(([file, stored]) => readTheme(file, stored))
  const themes = THEMES.map((name) => ({
    theme: name,
    choice: read.flatMap((one) => (one.theme === name ? one.choice : [])),
    open: read.flatMap((one) => (one.theme === name ? one.open : [])),
  }))
  bank = {
    themes,
    drawings: new Map(
      Object.entries(DRAWINGS).map(([file, svg]) => [file.slice(file.lastIndexOf('/') + 1), svg.trim()]),
    ),
  }
  return bank
}
