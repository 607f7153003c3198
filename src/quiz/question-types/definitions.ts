/** The rules of each type of questions, by its name. They are apart from those of the nine types: a page loads one table or the other. */
export { definition as comprehension } from './comprehension/definition.ts'
export { definition as problems } from './problems/definition.ts'
export { definition as questions } from './questions/definition.ts'
export { definition as 'reading-1' } from './reading-1/definition.ts'
export { definition as 'reading-2' } from './reading-2/definition.ts'
export { definition as synthesis } from './synthesis/definition.ts'
export { definition as 'visual-text' } from './visual-text/definition.ts'
