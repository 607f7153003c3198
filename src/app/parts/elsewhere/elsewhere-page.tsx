/** An exercise taken to other platforms: for each the file, three steps, and what is lost on the way. */
import { ChevronDown, Download } from 'lucide-react'
import { counted, noun } from '#lib/counted.ts'
import type { Loss } from '#portable/losses.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageTools } from '#ui/page/page-header.tsx'
import type { ElsewhereView, Offer } from './elsewhere-view.ts'
import { PressPicture } from './press-picture.tsx'

/** '3 and 5', or 'all questions'. */
function namesOf(numbers: readonly string[], total: number): string {
  if (numbers.length === total) return total === 1 ? 'The question' : 'All questions'
  const [last = '', ...others] = numbers.toReversed()
  const list = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
  return `${noun(numbers.length, 'Question')} ${list}`
}

const Losses = ({ losses, total }: Readonly<{ losses: readonly Loss[]; total: number }>) => (
  <div className="taken-losses">
    <h3>Before you download</h3>
    {losses.length === 0 ? (
      <p>All questions go there as they are, with their reasons.</p>
    ) : (
      <ul>
        {losses.map(({ words, numbers }) => (
          <li key={words}>
            <b>{namesOf(numbers, total)}:</b> {words}
          </li>
        ))}
      </ul>
    )}
  </div>
)

function Platform({ offer, total, open }: Readonly<{ offer: Offer; total: number; open: boolean }>) {
  const { name, becomes, file, to, count, presses, steps, losses } = offer
  return (
    <details name="platform" open={open}>
      <summary>
        <h2 className="h-small">{name}</h2>
        <Icon of={ChevronDown} />
      </summary>
      <div className="taken">
        <p>{becomes}</p>
        <div className="taken-how">
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <PressPicture presses={presses} />
        </div>
        <Losses losses={losses} total={total} />
        {to === '' ? (
          <p role="note">There is no such file of these questions.</p>
        ) : (
          <p className="taken-get">
            <LinkButton variant="main" href={to} download="">
              <Icon of={Download} />
              Download {file}
            </LinkButton>
            <small>{counted(count, 'question')}</small>
          </p>
        )}
      </div>
    </details>
  )
}

export function ElsewherePage({ path, title, language, total, offers }: ElsewhereView) {
  return (
    <>
      <PageTools back={{ to: path, text: 'Back to the questions' }} />
      <div className="print-head">
        <h1>
          Take it elsewhere: <span lang={language}>{title}</span>
        </h1>
        <p>
          {counted(total, 'question')} with keys and reasons, as a file for the place where your class works. Free to
          use and to change, as long as you say where it came from (CC BY 4.0).
        </p>
      </div>
      <div className="paper years">
        {offers.map((offer, i) => (
          <Platform key={offer.id} offer={offer} total={total} open={i === 0} />
        ))}
      </div>
    </>
  )
}
