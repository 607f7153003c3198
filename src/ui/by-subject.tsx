/** Chooses one subject of a list below it without a script: the style sheet hides what is not chosen. */
import { SUBJECTS } from '#lib/subjects.ts'

export function BySubject() {
  return (
    <fieldset className="by-language by-subject">
      <legend className="label">Subject</legend>
      {['', ...SUBJECTS].map((subject) => (
        <label key={subject}>
          <input type="radio" name="subject" value={subject} defaultChecked={subject === ''} />
          <span>{subject === '' ? 'All' : subject}</span>
        </label>
      ))}
    </fieldset>
  )
}
