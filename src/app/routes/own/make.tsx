/** Makes a quiz of one's own. The page is the same for everyone; its script reads what is pasted, and no server does. */
import { OwnIsland } from '#app/parts/islands/own-island.tsx'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/make'

const TITLE = 'A quiz of your own'

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, TITLE)
}

const FACTS = [
  [
    'The answers are inside the link.',
    'A clever pupil can find them. For practice that is fine, for a test it is not.',
  ],
  [
    'We cannot change it or take it back.',
    'We never see it, so we can neither keep nor check it. A mistake found later means a new link.',
  ],
  ['No names, please.', 'Whoever has the link can read the questions.'],
  ['Words only.', 'Pictures, sound and addresses of the web are taken off, and you are told where.'],
] as const

const LIMITS = [
  ['QR code for the board', '1,000 characters', 'ten questions, no reasons'],
  ['Link, QR code on paper', '2,200 characters', 'ten questions, a reason each'],
  ['File', '16 kB', 'forty questions, every reason'],
] as const

export default function Make() {
  return (
    <>
      <PageHeader
        back={{ to: '/teachers', text: 'For teachers' }}
        title={TITLE}
        lead="Paste a table. See what was understood. Give it as a link, a code or a file. No account, and we never see it."
      />
      <OwnIsland page="make" />
      <div className="section made-facts">
        <section className="paper block" aria-labelledby="before">
          <h2 id="before">Before you give it</h2>
          <dl>
            {FACTS.map(([fact, more]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{more}</dd>
              </div>
            ))}
          </dl>
          <p>
            Pupils open a link or file at <a href="/q">A quiz from a link</a>.
          </p>
        </section>
        <section className="paper block" aria-labelledby="fits">
          <h2 id="fits">What fits where</h2>
          <table className="made-limits">
            <thead>
              <tr>
                <th scope="col">Way</th>
                <th scope="col">At most</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              {LIMITS.map(([way, most, about]) => (
                <tr key={way}>
                  <th scope="row">{way}</th>
                  <td>{most}</td>
                  <td>{about}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}
