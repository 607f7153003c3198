/** How each quiz type is drawn. */
import type { ReactNode } from 'react'
import type { PlayerProps, Quiz } from './contract/quiz-type.ts'
import { ChoicePlayer } from './interactions/choice/choice-player.tsx'
import type { Quizzes, TypeName } from './quizzes.ts'
import { ChineseDialoguePlayer } from './types/chinese-dialogue/player.tsx'
import { CompreClozePlayer } from './types/compre-cloze/player.tsx'
import { EditingPlayer } from './types/editing/player.tsx'
import { GrammarClozePlayer } from './types/grammar-cloze/player.tsx'
import { InlineContextPlayer } from './types/inline-context/player.tsx'
import { VocabClozePlayer } from './types/vocab-cloze/player.tsx'

type View<Q extends Quiz> = Readonly<{ Player(props: PlayerProps<Q>): ReactNode }>

const english: View<Quiz> = { Player: (props) => <ChoicePlayer {...props} language="en" /> }
const chinese: View<Quiz> = { Player: (props) => <ChoicePlayer {...props} language="zh-Hans" /> }

export const views: { readonly [T in TypeName]: View<Quizzes[T]> } = {
  'grammar-mcq': english,
  'vocab-mcq': english,
  'vocab-cloze': { Player: VocabClozePlayer },
  editing: { Player: EditingPlayer },
  'compre-cloze': { Player: CompreClozePlayer },
  'chinese-mcq': chinese,
  'inline-context': { Player: InlineContextPlayer },
  'chinese-dialogue': { Player: ChineseDialoguePlayer },
  'grammar-cloze': { Player: GrammarClozePlayer },
}
