/** How each quiz type is put on paper. Kept apart from the rules, which the browser carries: only the server prints. */
import { printChineseChoices, printEnglishChoices } from './interactions/choice/choice-print.ts'
import type { PrintedQuiz, PrintView } from './print/print-view.ts'
import type { Quizzes, Typed, TypeName } from './quizzes.ts'
import { printChineseDialogue } from './types/chinese-dialogue/print.ts'
import { printCompreCloze } from './types/compre-cloze/print.ts'
import { printEditing } from './types/editing/print.ts'
import { printGrammarCloze } from './types/grammar-cloze/print.ts'
import { printInlineContext } from './types/inline-context/print.ts'
import { printVocabCloze } from './types/vocab-cloze/print.ts'

export const prints: { readonly [T in TypeName]: PrintView<Quizzes[T]> } = {
  'grammar-mcq': printEnglishChoices,
  'vocab-mcq': printEnglishChoices,
  'vocab-cloze': printVocabCloze,
  editing: printEditing,
  'compre-cloze': printCompreCloze,
  'chinese-mcq': printChineseChoices,
  'inline-context': printInlineContext,
  'chinese-dialogue': printChineseDialogue,
  'grammar-cloze': printGrammarCloze,
}

export function printTyped<T extends TypeName>({ type, quiz }: Typed<T>, first: number): PrintedQuiz {
  return prints[type](quiz, first)
}
