/** Chooses one subject of a list below it without a script: the style sheet hides what is not chosen. */
import { SUBJECTS, subjects } from '#lib/subjects.ts'

export function BySubject() {
  return (
    <fieldset className="by-language by-subject">
      <legend className="label">Subject</legend>
      {['', ...SUBJECTS.map((subject) => subjects[subject].name)].map((name) => (
        <label key={name}>
          <input type="radio" name="subject" value={name} defaultChecked={name === ''} />
          <span>{name === '' ? 'All' : name}</span>
        </label>
      ))}
    </fieldset>
  )
}
