/** The skills of each subject as squares. They are empty until the page's script fills them from what the device remembers. */
import type { Language } from '#lib/language.ts'
import type { Subject } from '#lib/subjects.ts'

type MapSkill = Readonly<{ tag: string; name: string; language: Language; to: string }>

export type MapSubject = Readonly<{ subject: Subject; name: string; language: Language; skills: readonly MapSkill[] }>

function SubjectMap({ subject, name, language, skills }: MapSubject) {
  return (
    <details className="map-subject paper" data-map={subject}>
      <summary>
        <b lang={language}>{name}</b>
        <small data-map-count>{skills.length} skills</small>
        <span className="squares" aria-hidden="true">
          {skills.map(({ tag }) => (
            <i key={tag} className="square" data-square={tag} />
          ))}
        </span>
      </summary>
      <ul className="map-skills" role="list">
        {skills.map(({ tag, name: skill, language: own, to }) => (
          <li key={tag} data-skill={tag}>
            <i className="square" aria-hidden="true" data-square={tag} />
            <a href={to} lang={own}>
              {skill}
            </a>
            <small data-skill-state>not yet</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function SkillMap({ subjects }: Readonly<{ subjects: readonly MapSubject[] }>) {
  return (
    <section className="section" aria-labelledby="map">
      <div className="section-head">
        <h2 id="map">The map of skills</h2>
      </div>
      <p className="section-note">
        A square is half full once you answered something of the skill, and full when you were right on two days. It
        never empties. Nothing is counted and nobody is compared.
      </p>
      <div className="map-subjects">
        {subjects
          .filter(({ skills }) => skills.length > 0)
          .map((one) => (
            <SubjectMap key={one.subject} {...one} />
          ))}
      </div>
    </section>
  )
}
