/** A worksheet for pupils: the sets of a link, one below the other. For the teacher: the link to pass on. */
import { ArrowRight, Copy, Share2 } from 'lucide-react'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { SET_FIELD } from './chosen-sets.ts'

/** `name` is in `language`; `board` and `results` are paths, `results` '' where there are no codes. */
export type ListedSet = Readonly<{
  to: string
  board: string
  results: string
  name: string
  language: Language
  title: string
  facts: string
}>

/** The tick is drawn in the paper's colour; a visited link gives it ink, so nothing is stored. */
export function SetList({ sets }: Readonly<{ sets: readonly ListedSet[] }>) {
  return (
    <ol className="set-list" role="list">
      {sets.map(({ to, name, language, title, facts }, i) => (
        <li key={to}>
          <a href={to}>
            <b>{i + 1}</b>
            <span>
              <span lang={language}>{name}</span>
              <small>
                <span lang={languageOf(title)}>{title === '' ? '' : `${title} · `}</span>
                {facts}
              </small>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A plain form: what it sends is the longer list. A field that is left empty adds nothing. */
function AddOne({ sets }: Readonly<{ sets: readonly ListedSet[] }>) {
  return (
    <form method="get" action="/sets" className="field">
      {sets.map(({ to }) => (
        <input key={to} type="hidden" name={SET_FIELD} value={exerciseRef(to)} />
      ))}
      <label htmlFor="add-one">Add another one</label>
      <span className="hint" id="add-one-hint">
        Paste the link of a set, a text, a paper or a section.
      </span>
      <input id="add-one" name={SET_FIELD} type="text" autoComplete="off" aria-describedby="add-one-hint" />
      <Button variant="plain" small type="submit">
        Add
      </Button>
    </form>
  )
}

/** `url` is the whole address of the list. */
export function PassOn({ sets, url }: Readonly<{ sets: readonly ListedSet[]; url: string }>) {
  return (
    <details className="paper pass-on">
      <summary>For the teacher: pass it on</summary>
      <div className="link-out">
        <QrCode text={url} label="QR code of this list" />
        <div data-share-link={url}>
          <code>{url}</code>
          <div className="btn-row">
            <Button variant="main" small type="button" data-share="system" hidden>
              <Icon of={Share2} />
              Share…
            </Button>
            <Button variant="plain" small type="button" data-share="copy" hidden>
              <Icon of={Copy} />
              Copy the link
            </Button>
            <span role="status" />
          </div>
        </div>
      </div>
      <AddOne sets={sets} />
      <ul className="for-class">
        {sets.map(({ name, language, board, results }) => (
          <li key={board}>
            <span lang={language}>{name}</span>
            <span className="btn-row">
              <LinkButton variant="plain" small href={board}>
                On the board<span className="sr">: {name}</span>
              </LinkButton>
              {results === '' ? null : (
                <LinkButton variant="plain" small href={results}>
                  Read the codes<span className="sr"> of {name}</span>
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
