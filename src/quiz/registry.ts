/** The nine quiz types: rules only, so that the browser carries no schemas. */
import type { QuizType } from './contract/quiz-type.ts'
import type { Quizzes, TypeName } from './quizzes.ts'
import { chineseDialogue } from './types/chinese-dialogue/definition.ts'
import { chineseMcq } from './types/chinese-mcq/definition.ts'
import { compreCloze } from './types/compre-cloze/definition.ts'
import { editing } from './types/editing/definition.ts'
import { grammarCloze } from './types/grammar-cloze/definition.ts'
import { grammarMcq } from './types/grammar-mcq/definition.ts'
import { inlineContext } from './types/inline-context/definition.ts'
import { vocabCloze } from './types/vocab-cloze/definition.ts'
import { vocabMcq } from './types/vocab-mcq/definition.ts'

export const registry: { readonly [T in TypeName]: QuizType<Quizzes[T]> } = {
  'grammar-mcq': grammarMcq,
  'vocab-mcq': vocabMcq,
  'vocab-cloze': vocabCloze,
  editing,
  'compre-cloze': compreCloze,
  'chinese-mcq': chineseMcq,
  'inline-context': inlineContext,
  'chinese-dialogue': chineseDialogue,
  'grammar-cloze': grammarCloze,
}

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(registry, name)
}
