/** What a device may remember if its owner wants it: what exactly, the switch, and what can be done with it. */
import { Button } from '#ui/button.tsx'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import { MemoryChoices } from './display/memory-choices.tsx'

const LISTS = [
  {
    name: 'Go on',
    what: 'Exercises that you began and did not finish: which, your answers, the place, the clock and your flags.',
    until: 'Until you finish it, or 30 days after the last answer.',
  },
  {
    name: 'My mistakes',
    what: 'Questions that you missed, of listening practices the whole clip: which, on how many days you missed it and had it right, and when it comes back. Not what you answered.',
    until: 'Until you delete it. The list has room for 10,000.',
  },
  {
    name: 'Skills',
    what: 'Skills of which you answered something, and the first two days on which you were right. No score and no count of days.',
    until: 'Until you delete it.',
  },
]

function Lists() {
  return (
    <table className="kept-table">
      <caption className="sr">What this device remembers while it is switched on</caption>
      <thead>
        <tr>
          <th scope="col">List</th>
          <th scope="col">What is in it</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {LISTS.map(({ name, what, until }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{what}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Hidden until the page's script makes it work. */
function KeptHere() {
  return (
    <div className="kept-here" data-memory-kept hidden>
      <p data-memory-now />
      <div className="btn-row">
        <Button type="button" variant="plain" small data-memory-do="save">
          Save a copy
        </Button>
        <Button type="button" variant="plain" small data-memory-do="read">
          Read a copy in
        </Button>
        <Button type="button" variant="plain" small data-memory-do="link">
          Take my mistakes to another device
        </Button>
        <Button type="button" variant="plain" small data-memory-do="forget">
          Forget all
        </Button>
      </div>
      <input type="file" accept="application/json,.json" aria-label="A copy from this page" data-memory-file hidden />
      <p role="status" data-memory-status />
      <div data-memory-link />
      <details data-memory-all>
        <summary>Show everything that is kept</summary>
        <ScrollFrame name="Everything that is kept" className="kept-all">
          <pre />
        </ScrollFrame>
      </details>
    </div>
  )
}

export function Remembering() {
  return (
    <>
      <h2 id="memory">If this device remembers</h2>
      <p>
        You can let your browser remember where you stopped and which questions you missed. It keeps three lists on this
        device, and nothing of them is ever sent, not even to us. Anybody who uses this device can see them. On a device
        that is not yours choose <b>This visit only</b>: then they end with this tab.
      </p>
      <Lists />
      <p>
        Your choice itself and the day of your last copy are kept, too. Some browsers delete such lists by themselves,
        Safari after seven days of use without a visit here. A saved copy is a file that you can read in again, on this
        device or on another one.
      </p>
      <noscript>
        <p>Remembering needs JavaScript, which is off in this browser. Everything here can be practised without it.</p>
      </noscript>
      <div className="remembering needs-script" data-memory="kept">
        <MemoryChoices />
        <KeptHere />
      </div>
    </>
  )
}
