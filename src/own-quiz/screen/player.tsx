/** Plays a quiz of somebody else. Nothing of it is sent or kept: its responses are those of the tab, as in every quiz. */
import { useCallback } from 'react'
import { quizId } from '#own-quiz/link.ts'
import { hasCodes, type OwnQuiz } from '#own-quiz/own-quiz.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { QuizScreen } from '#quiz/screen/quiz-screen.tsx'
import type { Played } from './played.tsx'
import { useDrawn } from './use-drawn.tsx'

export function OwnPlayer({ own }: Readonly<{ own: OwnQuiz }>) {
  const draw = useCallback(
    <Q extends Quiz>(played: Played<Q>) => {
      // Tells attempts at this quiz, and codes of it, from those at another one.
      const id = quizId(own)
      return (
        <QuizScreen
          {...played}
          Sum={() => null}
          tickedIn={() => ({ earned: 0, total: 0 })}
          mixes={false}
          sections={null}
          documentId={id}
          codeOf={hasCodes(own) ? id : ''}
          posted={null}
          labels={{ paper: 'From a link', set: 'Own quiz', size: '' }}
          skills={{}}
          hideScore={false}
          forClass={null}
          print=""
          report=""
          afterwards={{ next: { to: '/practice', lead: '', title: 'Our own quizzes', language: 'en' }, stop: '' }}
          back={{ to: '/', text: 'Home' }}
        />
      )
    },
    [own],
  )
  return useDrawn(own, draw) ?? <p>Loading quiz...</p>
}
