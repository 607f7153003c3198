/**
 * The Display button of every page and its panel. Plain HTML: the browser opens and closes the panel by itself; what is
 * chosen in it is the page's script's part, so without script there is no button.
 */
import { Settings2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DISPLAY_FIELDS, type DisplayField } from './display-settings.ts'
import { MemoryChoices } from './memory-choices.tsx'

type Group = Readonly<{ field: DisplayField; title: string; words: Readonly<Record<string, string>> }>

const GROUPS: readonly Group[] = [
  {
    field: 'theme',
    title: 'Colours',
    words: { system: 'As my device', light: 'Light', dark: 'Dark', cream: 'Cream', contrast: 'High contrast' },
  },
  {
    field: 'text',
    title: 'Text size',
    words: { normal: 'Normal', large: 'Large', larger: 'Larger', largest: 'Largest' },
  },
  { field: 'spacing', title: 'Spacing', words: { normal: 'Normal', wide: 'Wide' } },
  { field: 'line', title: 'Line focus', words: { off: 'Off', on: 'On' } },
  { field: 'screen', title: 'Exercises and papers', words: { all: 'All questions', one: 'One question a screen' } },
  { field: 'sound', title: 'Right and wrong sounds', words: { on: 'On', off: 'Off' } },
  { field: 'read', title: 'Read aloud', words: { off: 'Off', on: 'On' } },
]

function Choices({ field, title, words }: Group) {
  return (
    <fieldset className="picks" data-field={field}>
      <legend className="label">{title}</legend>
      {DISPLAY_FIELDS[field].map((value, i) => (
        <label key={value} className="pick">
          <input type="radio" name={field} value={value} defaultChecked={i === 0} />
          {field === 'theme' ? <i className={`swatch swatch-${value}`} aria-hidden="true" /> : null}
          {words[value]}
        </label>
      ))}
    </fieldset>
  )
}

export function DisplayPanel() {
  return (
    <>
      <Button type="button" variant="quiet" small className="display-open" popoverTarget="display">
        <Icon of={Settings2} />
        <span className="tool-text">Display</span>
      </Button>
      <div id="display" className="display" popover="auto" role="dialog" aria-labelledby="display-title">
        <form autoComplete="off">
          <div className="display-head">
            <h2 id="display-title">Display</h2>
            <Button type="button" variant="plain" small popoverTarget="display" popoverTargetAction="hide">
              Close
            </Button>
          </div>
          {GROUPS.map((group) => (
            <Choices key={group.field} {...group} />
          ))}
          <MemoryChoices />
          <p className="pad-foot">
            Your device remembers what you choose here. <a href="/privacy#device">See or delete it</a>.
          </p>
        </form>
      </div>
    </>
  )
}
