/** A list for its teacher: the link to pass on, all of it on paper, on the board and in one table, and what to change. */
import { ArrowUp, Copy, ListPlus, Presentation, Printer, Share2, Users, X } from 'lucide-react'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { listPath, NO_OWN_QUIZ, raised, SET_FIELD, setsPath, without } from './chosen-sets.ts'
import type { ListedSet } from './set-list.tsx'

/** `names` are those of the sets in the link, in the same order. */
type ListProps = Readonly<{ sets: readonly ListedSet[]; names: readonly string[] }>

/** Any text but the link of a quiz of one's own: the browser does not send it, so the quiz stays in its link. */
const NOT_OWN = '(?!.*/q#).*'

/** A plain form: what it sends is the longer list. A field that is left empty adds nothing. */
function AddOne({ names }: Pick<ListProps, 'names'>) {
  return (
    <form method="get" action="/sets" className="field">
      {names.map((name) => (
        <input key={name} type="hidden" name={SET_FIELD} value={name} />
      ))}
      <label htmlFor="add-one">Add another one</label>
      <span className="hint" id="add-one-hint">
        Paste the link of a set, a text, a paper or a section.
      </span>
      <input
        id="add-one"
        name={SET_FIELD}
        type="text"
        autoComplete="off"
        aria-describedby="add-one-hint"
        pattern={NOT_OWN}
        title={NO_OWN_QUIZ}
      />
      <div className="btn-row">
        <Button variant="plain" small type="submit">
          Add
        </Button>
        <LinkButton variant="quiet" small href={listPath('/add/english', names)}>
          <Icon of={ListPlus} />
          Choose more
        </LinkButton>
      </div>
    </form>
  )
}

/** The list as a whole. A list in which nothing has a code has no table. */
function AllOfIt({ sets, names }: ListProps) {
  return (
    <div className="btn-row">
      <LinkButton variant="plain" small href={listPath('/print', names)}>
        <Icon of={Printer} />
        Print all, with one key
      </LinkButton>
      <LinkButton variant="plain" small href={listPath('/board', names)}>
        <Icon of={Presentation} />
        All on the board
      </LinkButton>
      {sets.every(({ results }) => results === '') ? null : (
        <LinkButton variant="plain" small href={listPath('/class', names)}>
          <Icon of={Users} />
          Read the codes of all
        </LinkButton>
      )}
    </div>
  )
}

/** Each is a link to the list as it is then: the URL is the list. */
function Moves({ name, names, at }: Readonly<{ name: string; names: readonly string[]; at: number }>) {
  if (names.length === 1) return null
  return (
    <>
      {at === 0 ? null : (
        <LinkButton variant="quiet" small className="btn-icon" href={`${setsPath(raised(names, at))}#${AT}`}>
          <Icon of={ArrowUp} />
          <span className="sr">Move {name} up</span>
        </LinkButton>
      )}
      <LinkButton variant="quiet" small className="btn-icon" href={`${setsPath(without(names, at))}#${AT}`}>
        <Icon of={X} />
        <span className="sr">Take out {name}</span>
      </LinkButton>
    </>
  )
}

/** The levels are said here alone: pupils who get papers of two levels read only their letters. */
function Rows({ sets, names }: ListProps) {
  return (
    <ul className="for-class">
      {sets.map(({ name, language, levels, board, results }, at) => (
        <li key={board}>
          <span>
            <span lang={language}>{name}</span>
            {levels === '' ? null : <small>{levels}</small>}
          </span>
          <span className="btn-row">
            <LinkButton variant="plain" small href={board}>
              On the board<span className="sr">: {name}</span>
            </LinkButton>
            {results === '' ? null : (
              <LinkButton variant="plain" small href={results}>
                Read the codes<span className="sr"> of {name}</span>
              </LinkButton>
            )}
            <Moves name={name} names={names} at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The place to which a changed list returns: a browser opens the details around it. */
const AT = 'change'

/** `url` is the whole URL of the list. */
export function PassOn({ sets, names, url }: ListProps & Readonly<{ url: string }>) {
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
      <AllOfIt sets={sets} names={names} />
      <div id={AT}>
        <AddOne names={names} />
        <Rows sets={sets} names={names} />
      </div>
    </details>
  )
}
