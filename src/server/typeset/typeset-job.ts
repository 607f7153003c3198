/** What there is to typeset, and which files draw it: a change in those changes every PDF. Loads no compiler. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `data` is JSON, as the template reads it; `name` is for messages. */
export type TypesetJob = Readonly<{ template: 'paper' | 'sheet'; name: string; data: string }>

/** What a PDF is called, without its ending, and whether it is worth keeping for the next who asks. */
export type PdfFile = Readonly<{ name: string; keep: boolean }>

/** The build moves this module, but not the templates; like the build, they are found from the current folder. */
export const TEMPLATES: string = join(process.cwd(), 'src', 'server', 'typeset', 'templates')

export const templateFile = (template: TypesetJob['template']): string => join(TEMPLATES, `${template}.typ`)

/** Everything that decides how a template's data look. */
export const drawingOf = (template: TypesetJob['template']): string =>
  [templateFile(template), join(TEMPLATES, 'blocks.typ')].map((file) => readFileSync(file, 'utf8')).join('\0')
