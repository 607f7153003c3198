/** Where the drawing of every printout is: a change in it changes every paper. Apart from typeset.ts, which loads Typst. */
import { fileURLToPath } from 'node:url'

export const TEMPLATE: string = fileURLToPath(new URL('./paper.typ', import.meta.url))
