/** Plays a quiz of somebody else. Nothing of it is sent or kept: its responses are those of the tab, as in every quiz. */
import { useMemo } from 'react'
import type { ByLanguage } from '#lib/language.ts'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, ownType, quizOf } from '#own-quiz/play.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'
import { QuizScreen } from '#quiz/screen/quiz-screen.tsx'

const players: ByLanguage<Player<Quiz>> = {
  en: (props) => <ChoicePlayer {...props} language="en" sentence="" />,
  'zh-Hans': (props) => <ChoicePlayer {...props} language="zh-Hans" sentence="" />,
}

type Props = Readonly<{
  own: OwnQuiz
  /** Tells attempts at this quiz from those at another one. */
  id: string
}>

export function OwnPlayer({ own, id }: Props) {
  const quiz = useMemo(() => quizOf(own), [own])
  const language = languageIn(own)
  return (
    <QuizScreen
      type={ownType[language]}
      quiz={quiz}
      player={players[language]}
      Sum={() => null}
      tickedIn={() => ({ earned: 0, total: 0 })}
      mixes={false}
      sections={null}
      documentId={id}
      codeOf=""
      posted={null}
      labels={{ paper: 'From a link', set: '', size: '' }}
      skills={{}}
      hideScore={false}
      forClass={null}
      print=""
      report=""
      afterwards={{ next: { to: '/practice', lead: '', title: 'Our own quizzes', language: 'en' }, stop: '' }}
      back={{ to: '/', text: 'Home' }}
    />
  )
}
