/** What the site is built on that others made, with its licences. */

import { plainMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import type { Route } from './+types/credits'

export function meta({ matches }: Route.MetaArgs) {
  const description = `The pictures, voices, typeface and icons that ${siteName(matches)} is built on, and their licences.`
  return plainMeta(matches, { path: '/credits', title: 'Credits', description })
}

type Credit = Readonly<{ what: string; text: string; by: string; licence: string; copy: string }>

/** `copy` is the URL of the licence's text on this site, or '' where the name says enough. */
const CREDITS: readonly Credit[] = [
  {
    what: 'Pictures of the listening questions',
    text: 'Composed by us from the icons of Noto Emoji, which were scaled and placed side by side.',
    by: 'Google LLC and the Noto Emoji contributors',
    licence: 'Apache License 2.0',
    copy: '/files/listening-images/LICENSE.txt',
  },
  {
    what: 'Voices of the listening clips',
    text: 'Synthetic: nobody you hear is a real person. Our scripts are read by the neural voice model Kokoro-82M.',
    by: 'hexgrad',
    licence: 'Apache License 2.0',
    copy: '/files/listening-images/LICENSE.txt',
  },
  {
    what: 'Typeface',
    text: 'Lexend, drawn to be read with ease.',
    by: 'The Lexend Project Authors',
    licence: 'SIL Open Font License 1.1',
    copy: '',
  },
  {
    what: 'Icons of the buttons',
    text: 'Lucide.',
    by: 'Lucide contributors',
    licence: 'ISC License',
    copy: '',
  },
]

export default function Credits() {
  const { name } = useSite()
  return (
    <div className="wrap-read">
      <div className="title-row">
        <div>
          <h1>Credits</h1>
          <p className="lead">
            Questions, passages, scripts and papers are our own work. These parts were made by others, who let everybody
            use them.
          </p>
        </div>
      </div>
      <dl className="credits">
        {CREDITS.map(({ what, text, by, licence, copy }) => (
          <div className="slip" key={what}>
            <dt>
              <h2 className="h-small">{what}</h2>
            </dt>
            <dd>
              <p>{text}</p>
              <p>
                {by}, {copy === '' ? licence : <a href={copy}>{licence}</a>}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Our own content may be used under the licence{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noreferrer">
          CC BY 4.0
        </a>
        {`; name ${name} as its author.`}
      </p>
    </div>
  )
}
