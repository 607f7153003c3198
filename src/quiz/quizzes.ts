/** Which quiz each type name stands for. The registries are keyed by it: a type without a part does not compile. */
import type { Quiz } from './contract/quiz-type.ts'
import type { DialogueQuiz } from './types/chinese-dialogue/definition.ts'
import type { CompreClozeQuiz } from './types/compre-cloze/definition.ts'
import type { EditingQuiz } from './types/editing/definition.ts'
import type { GrammarClozeQuiz } from './types/grammar-cloze/definition.ts'
import type { InlineContextQuiz } from './types/inline-context/definition.ts'
import type { VocabClozeQuiz } from './types/vocab-cloze/definition.ts'

export type Quizzes = {
  'grammar-mcq': Quiz
  'vocab-mcq': Quiz
  'vocab-cloze': VocabClozeQuiz
  editing: EditingQuiz
  'compre-cloze': CompreClozeQuiz
  'chinese-mcq': Quiz
  'inline-context': InlineContextQuiz
  'chinese-dialogue': DialogueQuiz
  'grammar-cloze': GrammarClozeQuiz
}

export type TypeName = keyof Quizzes

/** A quiz with the name of its type; `T` ties the two together. */
export type Typed<T extends TypeName = TypeName> = { [N in T]: { readonly type: N; readonly quiz: Quizzes[N] } }[T]
