/**
 * The page from which a paper is printed: what to print, then the paper as it will come out. The choices stand in the
 * URL, so it works without script; with one the paper follows each choice, and the button opens the browser's print
 * dialogue.
 */
import { Download, Printer } from 'lucide-react'
import { useIsExport } from '#app/parts/export-context.ts'
import { QuizRefused } from '#app/parts/quiz-missing.tsx'
import { useSite } from '#app/parts/site-context.ts'
import { choiceQuery, type PrintChoices } from '#quiz/print/print-choices.ts'
import { PrintedPaper } from '#quiz/print/printed-paper.tsx'
import type { Printout } from '#quiz/print/printout.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageTools } from '#ui/page-header.tsx'
import { StatePage } from '#ui/state-page.tsx'
import type { PrintoutView } from './printout-view.ts'
import { SheetFooter } from './sheet-footer.tsx'

const PARTS = [
  ['both', 'Paper and answer key'],
  ['paper', 'Paper only'],
  ['key', 'Answer key only'],
] as const

/** The fields of a form that say what to print. */
export function ChoiceFields({ choices, hidden }: Readonly<{ choices: PrintChoices; hidden: boolean }>) {
  return (
    <>
      <fieldset className="p-pick" hidden={hidden}>
        <legend>What to print</legend>
        {PARTS.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name="part" value={value} defaultChecked={choices.part === value} />
            {text}
          </label>
        ))}
      </fieldset>
      <fieldset className="p-pick" hidden={hidden}>
        <legend>How</legend>
        <label>
          <input type="checkbox" name="size" value="large" defaultChecked={choices.large} />
          Large print
        </label>
        <label>
          <input type="checkbox" name="sheet" value="yes" defaultChecked={choices.answerSheet} />
          With an answer sheet to shade
        </label>
      </fieldset>
    </>
  )
}

type Props = Readonly<{
  printout: Printout
  choices: PrintChoices
  /** The URL of this page without a query, and the parameters in it beside the choices. */
  path: string
  setFields: readonly (readonly [string, string])[]
  back: Readonly<{ to: string; text: string }>
  /** The URL of the PDF without its query, '' where there is none. */
  pdf: string
  /** What was asked for and is not on the paper, in words; '' for nothing. */
  leftOut: string
}>

function PrintPage({ printout, choices, path, setFields, back, pdf, leftOut }: Props) {
  // A static export sees no query and makes no PDF: there the page's script shows what is chosen.
  const isExport = useIsExport()
  const { shortName } = useSite()
  const all = new URLSearchParams([
    ...setFields.map(([name, value]) => [name, value]),
    ...choiceQuery(choices),
  ]).toString()
  const query = all === '' ? '' : `?${all}`
  return (
    <>
      <div className="p-desk">
        <PageTools back={back} />
        <h1>
          Print: <span lang={printout.language}>{printout.heading}</span>
        </h1>
        {leftOut === '' ? null : (
          <p className="p-left-out" role="alert">
            {leftOut}
          </p>
        )}
        <form className="paper p-choose" method="get" action={path} data-choose={isExport ? 'here' : 'server'}>
          {setFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ChoiceFields choices={choices} hidden={isExport} />
          <div className="btn-row">
            <Button variant="main" className="needs-script" type="button" data-print>
              <Icon of={Printer} />
              Print now
            </Button>
            {pdf === '' || isExport ? null : (
              <LinkButton variant="plain" href={`${pdf}${query}`} data-pdf>
                <Icon of={Download} />
                PDF
              </LinkButton>
            )}
            {isExport ? null : (
              <Button variant="main" className="no-script" type="submit">
                Show my choice
              </Button>
            )}
          </div>
          <p className="without-script">
            To print, press Ctrl and P (on a Mac, Command and P), or choose Print in your browser’s menu.
          </p>
        </form>
      </div>
      <SheetFooter name={shortName} />
      <PrintedPaper siteName={shortName} printout={printout} choices={choices} whole={isExport} />
    </>
  )
}

/** A paper for which nothing was chosen, or nothing that is there. */
function NothingChosen({ words, back }: Readonly<{ words: string; back: Props['back'] }>) {
  return (
    <div className="paper state">
      <h1>Nothing to print yet</h1>
      <p role="alert">{words}</p>
      <LinkButton variant="main" href={back.to}>
        {back.text}
      </LinkButton>
    </div>
  )
}

type QuizProps = Readonly<{ view: PrintoutView; quiz: string; back: string }>

/** The page of one quiz's paper, or why there is none. `quiz` is the URL of the quiz. */
export function PrintView({ view, quiz, back }: QuizProps) {
  if (view.status === 'missing') return <StatePage kind="missing" />
  if (view.status === 'refused') return <QuizRefused words={view.words} back={back} to={quiz} />
  return (
    <PrintPage
      printout={view.printout}
      choices={view.choices}
      path={`${quiz}/print`}
      setFields={[]}
      back={{ to: quiz, text: back }}
      pdf={view.pdf ? `${quiz}/paper.pdf` : ''}
      leftOut=""
    />
  )
}

type WholeProps = Readonly<{ view: PrintoutView; chooser: string; setFields: Props['setFields']; leftOut: string }>

/** The page of a whole paper, or why there is none. `chooser` is the URL where its sets are chosen. */
export function WholeView({ view, chooser, setFields, leftOut }: WholeProps) {
  if (view.status === 'missing') return <StatePage kind="missing" />
  const back = { to: chooser, text: 'Choose other sets' }
  if (view.status === 'refused') return <NothingChosen words={`${leftOut} ${view.words}`.trim()} back={back} />
  return (
    <PrintPage
      printout={view.printout}
      choices={view.choices}
      path={`${chooser}/paper`}
      setFields={setFields}
      back={back}
      pdf={view.pdf ? `${chooser}/paper.pdf` : ''}
      leftOut={leftOut}
    />
  )
}
