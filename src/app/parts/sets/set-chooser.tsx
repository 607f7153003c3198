/** Where a teacher ticks exercises: a plain form, whose URL is the list. */
import { Link2, ListPlus } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type Area, areas } from './areas.ts'
import { LIST, listPath, SET_FIELD } from './chosen-sets.ts'

/** An exercise to tick, by its name in a link. `label` is '2024', 'Editing' or a title; `about` is how much it is, '' for nothing. */
type Choice = Readonly<{ ref: string; label: string; about: string }>

/**
 * Choices of one kind. `spoken` is its title in English, for the name of each choice. `look`: `chips` have labels of a few signs,
 * `words` longer ones, `rows` say how much each is.
 */
export type ChoiceGroup = Readonly<{
  id: string
  title: string
  language: Language
  note: string
  spoken: string
  look: 'chips' | 'words' | 'rows'
  choices: readonly Choice[]
}>

type GroupProps = Readonly<{ group: ChoiceGroup; chosen: readonly string[] }>

function Group({ group: { id, title, language, note, spoken, look, choices }, chosen }: GroupProps) {
  return (
    <fieldset className={`choose-topic choose-${look}`} id={id}>
      <legend>
        <span lang={language}>{title}</span>
        {note === '' ? null : <small>{note}</small>}
      </legend>
      <div>
        {choices.map(({ ref, label, about }) => (
          <label key={ref}>
            <input type="checkbox" name={SET_FIELD} value={ref} defaultChecked={chosen.includes(ref)} />
            <span>
              <span className="sr">{spoken} </span>
              <span lang={languageOf(label, language)}>{label}</span>
              {about === '' ? null : <span className="choice-about">{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The sets of the nine topics, and the way to everything else. */
export function SetChooser({ groups }: Readonly<{ groups: readonly ChoiceGroup[] }>) {
  return (
    <form className="paper choose-sets" method="get" action={LIST}>
      {groups.map((group) => (
        <Group key={group.id} group={group} chosen={[]} />
      ))}
      <div className="btn-row">
        <Button variant="main" type="submit">
          <Icon of={Link2} />
          Make one link
        </Button>
        <Button variant="quiet" type="submit" formAction={listPath('/add/maths', [])}>
          <Icon of={ListPlus} />
          More: Maths, Science, prelims, papers
        </Button>
      </div>
    </form>
  )
}

/** The other areas. Each button sends the form there, so the ticks go along. */
function Areas({ here }: Readonly<{ here: Area }>) {
  return (
    <nav className="btn-row areas" aria-label="Where to choose from">
      {areas.map(({ id, name, language }) =>
        id === here ? (
          <span key={id} className="btn btn-small" aria-current="page" lang={language}>
            {name}
          </span>
        ) : (
          <Button key={id} variant="quiet" small type="submit" formAction={listPath(`/add/${id}`, [])}>
            <span lang={language}>{name}</span>
          </Button>
        ),
      )}
    </nav>
  )
}

/** Groups below one heading. */
export type ChoiceSection = Readonly<{ name: string; groups: readonly ChoiceGroup[] }>

type AreaProps = Readonly<{ area: Area; sections: readonly ChoiceSection[]; names: readonly string[]; note: string }>

/** What of the list is in another area goes along unseen. */
export function AreaForm({ area, sections, names, note }: AreaProps) {
  const here = new Set(sections.flatMap(({ groups }) => groups.flatMap(({ choices }) => choices.map(({ ref }) => ref))))
  return (
    <form className="choose-area" method="get" action={LIST}>
      {names
        .filter((name) => !here.has(name))
        .map((name) => (
          <input key={name} type="hidden" name={SET_FIELD} value={name} />
        ))}
      <Areas here={area} />
      {note === '' ? null : <p className="choose-note">{note}</p>}
      {sections.map(({ name, groups }) => (
        <section key={name} className="section paper choose-sets" aria-label={name}>
          <h2>{name}</h2>
          {groups.map((group) => (
            <Group key={group.id} group={group} chosen={names} />
          ))}
        </section>
      ))}
      <div className="list-dock">
        <p>{names.length === 0 ? 'Nothing on my list yet' : `${counted(names.length, 'set')} on my list`}</p>
        <Button variant="main" small type="submit">
          <Icon of={Link2} />
          To my list
        </Button>
      </div>
    </form>
  )
}
