/** The page from which something is printed: what it is, what to print of it, and the button that opens the PDF. */
import { FileText } from 'lucide-react'
import { languageOf } from '#lib/language.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageTools } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { PrintPageView } from './print-page-view.ts'

type Printable = Extract<PrintPageView, { status: 'ok' }>

const PARTS = [
  ['both', 'Paper and answer key'],
  ['paper', 'Paper only'],
  ['key', 'Answer key only'],
] as const

const OpenPdf = () => (
  <>
    <Icon of={FileText} />
    Open the PDF
  </>
)

/** The form is a GET of the PDF itself, so it works without script. */
function Choices({ to, query, choosesSheet }: Pick<Printable, 'query' | 'choosesSheet'> & Readonly<{ to: string }>) {
  return (
    <form className="paper print-card" method="get" action={to}>
      {query.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>What to print</legend>
        {PARTS.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name="part" value={value} defaultChecked={value === 'both'} />
            {text}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>How</legend>
        <label>
          <input type="checkbox" name="size" value="large" />
          Large print
        </label>
        {choosesSheet ? (
          <label>
            <input type="checkbox" name="sheet" value="yes" />
            With an answer sheet to shade
          </label>
        ) : null}
      </fieldset>
      <Button variant="main" type="submit">
        <OpenPdf />
      </Button>
    </form>
  )
}

const ReadyFile = ({ to }: Readonly<{ to: string }>) => (
  <div className="paper print-card">
    <p>The paper, with its answer key on pages of its own at the end.</p>
    <LinkButton variant="main" href={to}>
      <OpenPdf />
    </LinkButton>
  </div>
)

const NoPdf = ({ back }: Pick<Printable, 'back'>) => (
  <div className="paper print-card">
    <p>
      There is no PDF of it here. You can print its page instead: open it and press Ctrl and P (on a Mac, Command and
      P), or choose Print in your browser’s menu. Menus and buttons are left out.
    </p>
    <LinkButton variant="main" href={back.to}>
      Open the page
    </LinkButton>
  </div>
)

/** A quiz that cannot be shown, or a paper for which nothing was chosen. */
const NothingToPrint = ({ words, back }: Readonly<{ words: string; back: Printable['back'] }>) => (
  <div className="paper state">
    <h1>Nothing to print yet</h1>
    <p role="alert">{words}</p>
    <LinkButton variant="main" href={back.to}>
      {back.text}
    </LinkButton>
  </div>
)

export function PrintPage({ view }: Readonly<{ view: PrintPageView }>) {
  if (view.status === 'missing') return <StatePage kind="missing" />
  if (view.status === 'refused') return <NothingToPrint {...view} />
  const { heading, language, facts, back, query, leftOut, choosesSheet, pdf } = view
  return (
    <>
      <PageTools back={back} />
      <div className="print-head">
        <h1>
          Print: <span lang={language}>{heading}</span>
        </h1>
        {facts.map((fact) => (
          <p key={fact} lang={languageOf(fact, null)}>
            {fact}
          </p>
        ))}
      </div>
      {leftOut === '' ? null : (
        <p className="print-left-out" role="alert">
          {leftOut}
        </p>
      )}
      {pdf.kind === 'chosen' ? <Choices to={pdf.to} query={query} choosesSheet={choosesSheet} /> : null}
      {pdf.kind === 'ready' ? <ReadyFile to={pdf.to} /> : null}
      {pdf.kind === 'none' ? <NoPdf back={back} /> : null}
    </>
  )
}
