/** How a stored document of each type becomes a quiz. Kept apart from the rules: only the server reads documents. */
import type { ZodType } from 'zod'
import type { Quiz } from './contract/quiz-type.ts'
import type { Typed, TypeName } from './quizzes.ts'
import { storedChoices } from './stored/stored-choices.ts'
import { chineseDialogueSchema } from './types/chinese-dialogue/schema.ts'
import { compreClozeSchema } from './types/compre-cloze/schema.ts'
import { editingSchema } from './types/editing/schema.ts'
import { grammarClozeSchema } from './types/grammar-cloze/schema.ts'
import { inlineContextSchema } from './types/inline-context/schema.ts'
import { vocabClozeSchema } from './types/vocab-cloze/schema.ts'
import { vocabMcqSchema } from './types/vocab-mcq/schema.ts'

const named = <T extends TypeName, Q extends Quiz>(type: T, schema: ZodType<Q>) =>
  schema.transform((quiz) => ({ type, quiz }))

export const schemas: { readonly [T in TypeName]: ZodType<Typed<T>> } = {
  'grammar-mcq': named('grammar-mcq', storedChoices),
  'vocab-mcq': named('vocab-mcq', vocabMcqSchema),
  'vocab-cloze': named('vocab-cloze', vocabClozeSchema),
  editing: named('editing', editingSchema),
  'compre-cloze': named('compre-cloze', compreClozeSchema),
  'chinese-mcq': named('chinese-mcq', storedChoices),
  'inline-context': named('inline-context', inlineContextSchema),
  'chinese-dialogue': named('chinese-dialogue', chineseDialogueSchema),
  'grammar-cloze': named('grammar-cloze', grammarClozeSchema),
}
