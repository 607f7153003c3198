/** The switch of memory, in the Display panel and on the privacy page: off until it is chosen. */

const CHOICES = [
  { value: 'no', text: 'Off' },
  { value: 'on', text: 'On this device' },
  { value: 'visit', text: 'This visit only' },
]

export function MemoryChoices() {
  return (
    <fieldset className="picks" data-memory-choices>
      <legend className="label">Remember my place and my mistakes</legend>
      {CHOICES.map(({ value, text }, i) => (
        <label key={value} className="pick">
          <input type="radio" name="memory" value={value} defaultChecked={i === 0} />
          {text}
        </label>
      ))}
      <label className="tick-row" data-memory-sure hidden>
        <input type="checkbox" />
        Ask me whether I am sure of an answer
      </label>
      <p className="pad-foot">It stays on this device and is never sent. Anybody who uses this device can see it.</p>
      <p className="pad-foot" role="status" data-memory-said />
    </fieldset>
  )
}
