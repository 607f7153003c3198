/** Access arrangements: what SEAB grants, when to apply, and a link with which a pupil tries them out (docs/behaviour.md, 24). */
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { themeCounts } from '#app/loaders/subjects/science-set.server.ts'
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import { ReadingPage } from '#app/parts/reading-page.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { mathsPath, paperPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { languageOf } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/access'

const TITLE = 'Access arrangements'

export async function loader() {
  const [papers, { maths, science }, themes] = await Promise.all([listedPapers(), paperNumbers(), themeCounts()])
  return {
    pages: [
      ...papers.map(({ path, title }) => ({ path, title })),
      ...maths
        .slice(0, 1)
        .map((number) => ({ path: paperPath('maths', number), title: `Mathematics paper ${number}` })),
      ...science
        .slice(0, 1)
        .map((number) => ({ path: paperPath('science', number), title: `Science paper ${number}` })),
      { path: mathsPath('mixed', 1), title: 'Mathematics, mixed practice' },
      ...themes.slice(0, 1).map(() => ({ path: sciencePath('mixed', 1), title: 'Science, mixed practice' })),
    ],
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const description =
    'What SEAB may grant a pupil who needs more time, larger print or a reader at the PSLE, when to apply, and how to try it out here.'
  return pageMeta(matches, { path: '/access', title: TITLE, description }, 'WebPage')
}

/** `value` is a pair of the link's fragment. */
const AIDS = [
  { value: 'time=more', text: 'A quarter more time on the clock' },
  { value: 'text=largest', text: 'The largest letters' },
  { value: 'spacing=wide', text: 'Wide spacing' },
  { value: 'screen=one', text: 'One question a screen' },
  { value: 'line=on', text: 'A ruler that follows the line' },
  { value: 'read=on', text: 'A button that reads aloud, where the device has a voice' },
] as const

function LinkMaker({ pages }: Route.ComponentProps['loaderData']) {
  return (
    <form className="paper paper-pad access-maker needs-script" data-access-link>
      <label>
        Paper or set
        <select name="path">
          {pages.map(({ path, title }) => (
            <option key={path} value={path} lang={languageOf(title, null)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>With</legend>
        {AIDS.map(({ value, text }) => (
          <label key={value} className="tick-row">
            <input type="checkbox" name="aid" value={value} defaultChecked={value === 'time=more'} />
            {text}
          </label>
        ))}
      </fieldset>
      <p>
        <output name="link" className="access-link">
          {pages[0]?.path}#time=more
        </output>
      </p>
      <p className="btn-row">
        <Button variant="main" type="submit">
          Open it
        </Button>
        <Button variant="plain" type="button" data-copy>
          Copy the link
        </Button>
        <span role="status" />
      </p>
    </form>
  )
}

function Granted() {
  return (
    <>
      <h2>What may be granted</h2>
      <p>
        For a pupil with a disability, an illness or a learning difficulty, SEAB may grant changes to how the papers are
        taken. What they ask stays the same. These are the usual ones:
      </p>
      <ul>
        <li>more time, often about a quarter more;</li>
        <li>papers in large print or on A3;</li>
        <li>a reader, a scribe who writes, a reading pen or a magnifier;</li>
        <li>a word processor without spelling check;</li>
        <li>a separate room.</li>
      </ul>
      <h2>How and when to apply</h2>
      <p>
        The school applies for the pupil, with reports that say why. Speak to the form teacher or the school’s special
        educational needs officer in January: applications close by the middle of February of the year of the
        examination. After an accident or a sudden illness, the school can apply later.
      </p>
      <p>
        Several copies of what SEAB says agree on this; we have not read its own page ourselves. The school and{' '}
        <a href="https://www.seab.gov.sg/">SEAB</a> have the last word.
      </p>
    </>
  )
}

export default function Access({ loaderData }: Route.ComponentProps) {
  return (
    <ReadingPage
      here={TITLE}
      title={TITLE}
      lead="SEAB tells families to try an arrangement out before the examination. Here it can be tried with a whole paper."
    >
      <Granted />
      <h2>Try it out here</h2>
      <p>
        Choose a paper and what the pupil needs. The link carries the choices: whoever opens it has them, on that page
        only, and nothing is stored.
      </p>
      <LinkMaker pages={loaderData.pages} />
      <noscript>
        <p>The choices of a link need JavaScript. Without it, use the text size and the zoom of your browser.</p>
      </noscript>
      <h2>On paper</h2>
      <p>
        Every set and paper has a PDF in large print: choose it on its print page. For A3, print the PDF of normal size
        on A3 paper; the printer enlarges it to 141 %. The PDFs are tagged, so a screen reader reads them.
      </p>
      <p>
        All that a page can do for the eye, the ear and the hand is on the page{' '}
        <a href="/accessibility">Accessibility</a>.
      </p>
    </ReadingPage>
  )
}
