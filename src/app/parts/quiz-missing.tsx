/** A quiz that is not there: the loading line stays, and after two seconds says so with a way back. */
import { LinkButton } from '#ui/button.tsx'
import { Scribble } from '#ui/drawings/scribble.tsx'

export function QuizMissing({ words, back, to }: Readonly<{ words: string; back: string; to: string }>) {
  return (
    <div className="paper state">
      <h1 className="sr">Quiz</h1>
      <Scribble words={words} />
      <div className="late state">
        <p>This quiz is not available.</p>
        <LinkButton variant="main" href={to}>
          {back}
        </LinkButton>
      </div>
    </div>
  )
}

/** A quiz that cannot be shown: the reason in the words of docs/behaviour.md, 6, with a way back. */
export function QuizRefused({ words, back, to }: Readonly<{ words: string; back: string; to: string }>) {
  return (
    <div className="paper state">
      <h1 className="sr">Quiz</h1>
      <p role="alert">{words}</p>
      <LinkButton variant="main" href={to}>
        {back}
      </LinkButton>
    </div>
  )
}
