/** The text of the page's script. Only a build has it: what tests run gets its script handed. */
import text from './player.ts?script'

export const SLS_SCRIPT: string = text
