/** The listening practices as cards, and how one works (docs/behaviour.md, 8.1). */
import { ArrowRight } from 'lucide-react'
import { LANGUAGES, languageOf, languages } from '#lib/language.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { ListedPractice } from '#listening/practice/practice-index.ts'
import { yearIn } from '#listening/practice/sort-practices.ts'
import { Icon } from '#ui/icon/icon.tsx'

const STEPS = [
  'Select a set.',
  'Listen to each clip up to 2 times.',
  'Answer the multiple choice questions.',
  'Review your results, with the reason and the words of every clip.',
]

function HowItWorks({ title, steps }: Readonly<{ title: string; steps: readonly string[] }>) {
  return (
    <section className="section" aria-labelledby="how">
      <div className="section-head">
        <h2 id="how">{title}</h2>
      </div>
      <ol className="how-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function Card({ id, title, displayTitle, language, totalClips, minutes }: ListedPractice) {
  const year = yearIn(title)
  return (
    <a className="paper card topic-link practice-link" href={practicePath(id)} data-language={language}>
      <span className="glyph" aria-hidden="true">
        {year === 0 ? '♪' : `’${String(year).slice(-2)}`}
      </span>
      <span className="practice-words">
        <h2 className="h-small" lang={languageOf(displayTitle, language)}>
          {displayTitle}
        </h2>
        <span className="practice-title">{title}</span>
        <span className="practice-count">
          {totalClips} audio {totalClips === 1 ? 'clip' : 'clips'}
        </span>
        <span className="practice-count">About {minutes} minutes</span>
      </span>
      <span className="practice-start">
        Start Practice
        <Icon of={ArrowRight} />
      </span>
    </a>
  )
}

const CHOICES = [['', 'All'], ...LANGUAGES.map((tag) => [tag, languages[tag].name] as const)] as const

/** Works without a script: the style sheet hides what is not chosen. */
function ByLanguage() {
  return (
    <fieldset className="by-language">
      <legend className="label">Language</legend>
      {CHOICES.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name="language" value={value} defaultChecked={value === ''} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** In the given order, which is that of `sortPractices`; an empty list is the page's part. */
export function PracticeList({ practices }: Readonly<{ practices: readonly ListedPractice[] }>) {
  return (
    <>
      {new Set(practices.map(({ language }) => language)).size > 1 ? <ByLanguage /> : null}
      <div className="cards">
        {practices.map((practice) => (
          <Card key={practice.id} {...practice} />
        ))}
      </div>
      <HowItWorks title="How it works" steps={STEPS} />
    </>
  )
}
