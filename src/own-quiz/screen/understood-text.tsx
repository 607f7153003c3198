/** What was understood of a text, and what to change. */
import { Check, CircleAlert } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { languageOf } from '#lib/language.ts'
import type { TextVerdict } from '#own-quiz/check-text.ts'
import { kinds } from '#own-quiz/texts/kinds.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import { type Place, piecesOf } from '#own-quiz/texts/places.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** 'Editing, 12 questions: ready.' */
export function textCount({ understood: { name, count }, problems }: TextVerdict): string {
  const state = problems.length === 0 ? 'ready' : `${counted(problems.length, 'thing')} to change`
  return `${name}, ${counted(count, 'question')}: ${state}.`
}

/** A place with its right answer, as the pupil should have filled it. */
function Filled({ place: { number, word }, items }: Readonly<{ place: Place }> & Pick<OwnText, 'items'>) {
  const [answer = ''] = items[number - 1]?.answers ?? []
  return (
    <>
      <b>{number}</b> {word === '' ? null : <s>{word}</s>} <mark className="marked-word">{answer}</mark>
    </>
  )
}

function Text({ own: { type, paragraphs, items } }: Readonly<{ own: OwnText }>) {
  return paragraphs.map((paragraph, place) => (
    <p key={String(place)} className="made-paragraph" lang={languageOf(paragraph, kinds[type].language)}>
      {piecesOf(paragraph).map((piece, i) =>
        typeof piece === 'string' ? piece : <Filled key={String(i)} place={piece} items={items} />,
      )}
    </p>
  ))
}

export function UnderstoodText({ verdict: { own, problems, notes } }: Readonly<{ verdict: TextVerdict }>) {
  return (
    <>
      {problems.length === 0 ? null : (
        <ul className="made-ask" role="list">
          {problems.map(({ line, words }) => (
            <li key={`${line} ${words}`}>
              <Icon of={CircleAlert} />
              <span>
                <b>{words}</b>
                {line === 0 ? null : <small> Line {line}.</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {notes.length === 0 ? null : <p className="small">{notes.join(' ')}</p>}
      {own === null ? null : (
        <>
          <p className="made-state">
            <Icon of={Check} />
            The text with the right answers
          </p>
          <Text own={own} />
        </>
      )}
    </>
  )
}
