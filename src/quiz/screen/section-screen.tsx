/** The screen of an exercise of one section: the flow, the head and the result are those of its type. */
import type { Player } from '#quiz/contract/player.tsx'
import type { Exercise } from '#quiz/exercise/exercise.ts'
import type { Kits } from '#quiz/registry/kit.tsx'
import type { Playable, PlayableName, PlayableQuiz } from '#quiz/registry/playable.ts'
import { QuizScreen, type ScreenData } from './quiz-screen.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type ExerciseScreenProps<N extends PlayableName = PlayableName> = ScreenData &
  Readonly<{ exercise: Exercise<N> }>

type Props<N extends PlayableName, T extends N> = ScreenData & Readonly<{ kits: Kits<N>; asked: Playable<T> }>

function AskedScreen<N extends PlayableName, T extends N>({ kits, asked: { type, quiz }, ...data }: Props<N, T>) {
  const player: Player<PlayableQuiz<T>> = kits.players[type]
  const mixes = kits.mixes && quiz.items.some(({ options }) => options.length > 1)
  return (
    <QuizScreen
      {...data}
      type={kits.definitions[type]}
      quiz={quiz}
      player={player}
      Sum={kits.Sum}
      tickedIn={kits.tickedIn}
      mixes={mixes}
      sections={null}
    />
  )
}

export function SectionScreen<N extends PlayableName>({
  kits,
  exercise: {
    sections: [section],
  },
  ...data
}: ExerciseScreenProps<N> & Readonly<{ kits: Kits<N> }>) {
  return section === undefined ? null : <AskedScreen<N, N> {...data} kits={kits} asked={section.asked} />
}
