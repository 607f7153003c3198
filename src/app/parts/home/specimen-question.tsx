/** A question on the desk, answered and marked: what the site does, in one look. */
import { Check, Lightbulb } from 'lucide-react'
import { Crane } from '#ui/drawings/crane.tsx'
import { Kopi } from '#ui/drawings/kopi.tsx'
import { Pencil } from '#ui/drawings/pencil.tsx'
import { Icon } from '#ui/icon/icon.tsx'

const OPTIONS = ['who', 'whom', 'whose', 'which']
const KEY = 'whose'

export function SpecimenQuestion() {
  return (
    <figure className="desk-scene" aria-label="A question from a Grammar set, answered and marked">
      <div className="paper">
        <p className="row">
          <span className="label">Grammar</span>
          <span className="label">Specimen</span>
        </p>
        <p className="prompt">
          <span className="item-no">8.</span> The boy{' '}
          <span className="gap">
            <span className="sr">blank</span>
          </span>{' '}
          wallet was found at the hawker centre thanked the cleaner.
        </p>
        <ul className="options is-marked" role="list">
          {OPTIONS.map((text, i) => (
            <li key={text} className={text === KEY ? 'option is-right' : 'option'}>
              <span className="bubble">
                <span>{i + 1}</span>
              </span>
              <span className="option-text">{text}</span>
              {text === KEY ? (
                <span className="option-note">
                  <Icon of={Check} />
                  Correct
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="reason is-right">
          <Icon of={Lightbulb} />
          <p className="reason-title">Why?</p>
          <p>The wallet belongs to the boy. 'Whose' shows belonging.</p>
        </div>
      </div>
      <Pencil />
      <Kopi />
      <Crane className="prop prop-crane" />
    </figure>
  )
}
