/** What plays a quiz of somebody else: the rules and the player of its type. */
import type { ByLanguage } from '#lib/language.ts'
import type { OwnQuestions } from '#own-quiz/own-quiz.ts'
import { languageIn, ownType, quizOf } from '#own-quiz/play.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'

export type Played<Q extends Quiz> = Readonly<{ type: QuizType<Q>; quiz: Q; player: Player<Q> }>

/** Does something with any quiz. */
export type UsePlayed<R> = <Q extends Quiz>(played: Played<Q>) => R

const players: ByLanguage<Player<Quiz>> = {
  en: (props) => <ChoicePlayer {...props} language="en" sentence="" />,
  'zh-Hans': (props) => <ChoicePlayer {...props} language="zh-Hans" sentence="" />,
}

export function questionsPlayed(own: OwnQuestions): Played<Quiz> {
  const language = languageIn(own)
  return { type: ownType[language], quiz: quizOf(own), player: players[language] }
}
