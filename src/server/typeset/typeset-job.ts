/** A job for Typst and the template files that it needs. This module loads no compiler. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `data` is JSON, as the template reads it; `name` is for messages. */
export type TypesetJob = Readonly<{ template: 'printout' | 'worksheet'; name: string; data: string }>

/** Found from the current folder, as the build is: the build bundles this module but not the templates. */
export const TEMPLATES: string = join(process.cwd(), 'src', 'server', 'typeset', 'templates')

/** The absolute path of the template's source. */
export const templateFile = (template: TypesetJob['template']): string => join(TEMPLATES, `${template}.typ`)

/** The source of a template with the one that it imports; a change of it changes every PDF of the template. */
export const templateSource = (template: TypesetJob['template']): string =>
  [templateFile(template), join(TEMPLATES, 'blocks.typ')].map((file) => readFileSync(file, 'utf8')).join('\0')
