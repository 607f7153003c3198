/** The way back to the pages above this one, ending in this page's own name. */
import { languageOf, PAGE_LANGUAGE } from '#lib/language.ts'

type Crumb = Readonly<{ to: string; text: string }>

/** Only where it is not that of the page. */
const ownLanguage = (text: string) => (languageOf(text, null) === PAGE_LANGUAGE ? undefined : languageOf(text, null))

export function Crumbs({ above, here }: Readonly<{ above: readonly Crumb[]; here: string }>) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol role="list">
        {above.map(({ to, text }) => (
          <li key={to}>
            <a href={to} lang={ownLanguage(text)}>
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
