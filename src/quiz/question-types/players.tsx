/** What draws each type of questions, by its name. */
export { Player as comprehension } from './comprehension/player.tsx'
export { Player as problems } from './problems/player.tsx'
export { Player as questions } from './questions/player.tsx'
export { Player as 'reading-1' } from './reading-1/player.tsx'
export { Player as 'reading-2' } from './reading-2/player.tsx'
export { Player as synthesis } from './synthesis/player.tsx'
export { Player as 'visual-text' } from './visual-text/player.tsx'
