/** A job for Typst, the template files that it needs, and the error of a job that fails. This module loads no compiler. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `data` is JSON, as the template reads it; `name` is for messages. */
export type TypesetJob = Readonly<{ template: 'printout' | 'worksheet'; name: string; data: string }>

/**
 * 'refused': Typst refused the data, which is a bug of ours and not a mistake of a visitor. 'timeout': the job took too long. 'worker':
 * the process that typesets has ended, or sent what is not a result.
 */
export class TypesetError extends Error {
  override readonly name = 'TypesetError'
  readonly code: 'refused' | 'timeout' | 'worker'

  constructor(code: TypesetError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Found from the current folder, as the build is: the build bundles this module but not the templates. */
export const TEMPLATES: string = join(process.cwd(), 'src', 'server', 'typeset', 'templates')

/** The absolute path of the template's source. */
export const templateFile = (template: TypesetJob['template']): string => join(TEMPLATES, `${template}.typ`)

/** The source of a template with the one that it imports; a change of it changes every PDF of the template. */
export const templateSource = (template: TypesetJob['template']): string =>
  [templateFile(template), join(TEMPLATES, 'blocks.typ')].map((file) => readFileSync(file, 'utf8')).join('\0')
