/** The screen of a quiz of one of the nine types, or of a selection. */
import type { Player } from '#quiz/contract/player.tsx'
import { type Playable, type PlayableName, type PlayableQuiz, playables } from '#quiz/registry/playable.ts'
import { players } from '#quiz/registry/players.tsx'
import { QuizScreen, type ScreenData } from './quiz-screen.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type PlayableScreenProps<T extends PlayableName = PlayableName> = ScreenData & Readonly<{ typed: Playable<T> }>

export function PlayableScreen<T extends PlayableName>({ typed, ...data }: PlayableScreenProps<T>) {
  const player: Player<PlayableQuiz<T>> = players[typed.type]
  return (
    <QuizScreen
      {...data}
      type={playables[typed.type]}
      quiz={typed.quiz}
      player={player}
      mixes={typed.quiz.items.some(({ options }) => options.length > 1)}
    />
  )
}
