/** A whole paper on paper, as the browser prints it: the sections in order, then the key. */
import { languageOf } from '#lib/language.ts'
import type { PrintedQuiz } from '#quiz/contract/print-view.ts'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import { Block, PrintLine } from '#quiz/print/block.tsx'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import { PrintedHead, PrintedKeys, PrintedQuestions } from '#quiz/worksheet/print/printed.tsx'
import type { Section } from '#quiz/worksheet/worksheet.ts'

/** What a section prints: the questions of a worksheet, or a text with blanks. */
export type PrintedSection = Readonly<{ name: string; note: string; marks: number; title: string }> &
  (Readonly<{ kind: 'questions'; sections: readonly Section[] }> | (Readonly<{ kind: 'text' }> & PrintedQuiz))

/** `title` is that of the paper. */
function Asked({ section, title }: Readonly<{ section: PrintedSection; title: string }>) {
  if (section.kind === 'questions')
    return section.sections.map((one) => <PrintedQuestions key={one.questions[0]?.id} section={one} title={title} />)
  return (
    <>
      <h3 lang={languageOf(section.title)}>{section.title}</h3>
      {section.blocks.map((block) => (
        <Block key={block.kind} block={block} />
      ))}
    </>
  )
}

function Keys({ section }: Readonly<{ section: PrintedSection }>) {
  if (section.kind === 'questions')
    return section.sections.map(({ questions }) => <PrintedKeys key={questions[0]?.id} questions={questions} />)
  return (
    <ol className="pw-questions">
      {section.keys.map(({ number, answer, reason }) => (
        <li key={number} className="pw-question">
          <b className="pw-number">{number}.</b>
          <div className="pw-body">
            <p>
              <b>
                <PrintLine line={answer} />
              </b>
            </p>
            <p>
              <PrintLine line={reason} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type Props = Readonly<{ title: string; labels: Labels; sections: readonly PrintedSection[] }>

export function PrintedWhole({ title, labels, sections }: Props) {
  return (
    <div className="pw">
      <PrintedHead title={title} {...labels} />
      {sections.map((section) => (
        <section key={section.name} lang={languageOf(section.name)}>
          <h2>{section.name}</h2>
          <p>{section.note}</p>
          <Asked section={section} title={title} />
        </section>
      ))}
      <section className="pw-key">
        <h2>
          Answer key: <MathText text={title} />
        </h2>
        {sections.map((section) => (
          <section key={section.name} lang={languageOf(section.name)}>
            <h3>{section.name}</h3>
            <Keys section={section} />
          </section>
        ))}
      </section>
    </div>
  )
}
