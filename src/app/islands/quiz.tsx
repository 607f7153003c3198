/** The quiz in the browser. */
import { hydrateRoot } from 'react-dom/client'
import { QuizScreen, type QuizScreenProps } from '#quiz/player/quiz-screen.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: QuizScreenProps): void {
  hydrateRoot(root, <QuizScreen {...props} />)
}
