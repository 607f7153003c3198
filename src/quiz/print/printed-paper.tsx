/** A paper for printing: the questions, the answer sheet and the key, each on pages of its own. */
import { QrCode } from '#ui/qr-code.tsx'
import { Block, PrintLine } from './block.tsx'
import { type PrintChoices, partsOf } from './print-choices.ts'
import { marksOf, type Printout, type PrintSection, totalMarks } from './printout.ts'
import { type PrintoutWords, printoutWords } from './printout-words.ts'

type Part = Readonly<{ siteName: string; printout: Printout; words: PrintoutWords }>
type Page = Part & Readonly<{ hidden: boolean }>

function Head({ siteName, printout, words, what }: Part & Readonly<{ what: string }>) {
  return (
    <header className="p-head">
      <div>
        <p className="p-brand">
          {`${siteName} · `}
          {words.level} · {printout.subject}
        </p>
        <h2>{what === '' ? printout.heading : `${what}${words.colon} ${printout.heading}`}</h2>
        <p className="p-set">
          {printout.set} · {words.original}
        </p>
        <p className="p-address">{printout.address.replace(/^https?:\/\//, '')}</p>
      </div>
      <figure className="p-qr">
        <QrCode text={printout.address} label={`${words.scan}: ${printout.address}`} />
        <figcaption>{words.scan}</figcaption>
      </figure>
    </header>
  )
}

function Fields({ words }: Pick<Part, 'words'>) {
  return (
    <p className="p-fields">
      <span className="p-field-long">
        {words.name}
        {words.colon}
        <i />
      </span>
      <span>
        {words.class}
        <i />
      </span>
      <span>
        {words.date}
        {words.colon}
        <i />
      </span>
    </p>
  )
}

function Section({ section, words, alone }: Readonly<{ section: PrintSection; words: PrintoutWords; alone: boolean }>) {
  return (
    <section className="p-section">
      {alone ? null : (
        <div className="p-section-head">
          <h3>{section.heading}</h3>
          <b>{words.marks(marksOf(section))}</b>
          <p>{section.instruction}</p>
        </div>
      )}
      {section.blocks.map((block) => (
        <Block key={block.kind === 'choice' ? block.number : block.kind} block={block} />
      ))}
    </section>
  )
}

function Questions({ siteName, printout, words, hidden }: Page) {
  const [only] = printout.sections
  const alone = printout.sections.length === 1
  return (
    <article className="p-page" aria-label={printout.heading} data-part="paper" hidden={hidden}>
      <Head siteName={siteName} printout={printout} words={words} what="" />
      <Fields words={words} />
      <div className="p-instructions">
        <div>
          {printout.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {alone && only !== undefined ? <p>{only.instruction}</p> : null}
        </div>
        <p className="p-marks">
          <span className="sr">{words.marks(totalMarks(printout))}</span>
          <span aria-hidden="true">{totalMarks(printout)}</span>
        </p>
      </div>
      {printout.sections.map((section) => (
        <Section key={section.keys[0]?.number} section={section} words={words} alone={alone} />
      ))}
      <p className="p-end">{words.end}</p>
    </article>
  )
}

function AnswerSheet({ siteName, printout, words, hidden }: Page) {
  return (
    <article className="p-page" aria-label={words.answerSheet} data-part="answers" hidden={hidden}>
      <Head siteName={siteName} printout={printout} words={words} what={words.answerSheet} />
      <Fields words={words} />
      <p className="p-how">{words.howToShade}</p>
      <ol className="p-answers" role="list">
        {printout.sections
          .flatMap(({ answers }) => answers)
          .map(({ number, ovals }) => (
            <li key={number}>
              <b>{number}.</b>
              {ovals.length === 0 ? <i /> : null}
              {ovals.map((oval) => (
                <span key={oval} className="p-oval">
                  {oval}
                </span>
              ))}
            </li>
          ))}
      </ol>
    </article>
  )
}

function Key({ siteName, printout, words, hidden }: Page) {
  return (
    <article className="p-page" aria-label={words.key} data-part="key" hidden={hidden}>
      <Head siteName={siteName} printout={printout} words={words} what={words.key} />
      {printout.sections.map(({ heading, keys }) => (
        <section key={keys[0]?.number} className="p-section">
          {printout.sections.length === 1 ? null : <h3>{heading}</h3>}
          <table className="p-keys">
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keys.map(({ number, answer, reason }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>
                    <b>
                      <PrintLine line={answer} />
                    </b>
                  </td>
                  <td>
                    <PrintLine line={reason} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </article>
  )
}

const PAGES = [
  { part: 'paper', Draw: Questions },
  { part: 'answers', Draw: AnswerSheet },
  { part: 'key', Draw: Key },
] as const

/** `siteName` is the short one. `whole` draws what is not chosen as well, hidden: for a page that changes its mind by script (show-choices.ts). */
export function PrintedPaper({
  siteName,
  printout,
  choices,
  whole,
}: Readonly<{ siteName: string; printout: Printout; choices: PrintChoices; whole: boolean }>) {
  const words = printoutWords(printout.language)
  const shown = partsOf(choices)
  const drawn = ({ part, Draw }: (typeof PAGES)[number]) =>
    whole || shown.has(part) ? (
      <Draw key={part} siteName={siteName} printout={printout} words={words} hidden={!shown.has(part)} />
    ) : null
  return (
    <div className={choices.large ? 'p-sheet p-large' : 'p-sheet'} lang={printout.language}>
      {PAGES.map(drawn)}
    </div>
  )
}
