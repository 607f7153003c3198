/** How much of a quiz goes along, and the ways to give it to a class: a link, a QR code, a file. */
import { Download, Link2, QrCode as QrIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { quizText } from '#own-quiz/link.ts'
import { playLink } from '#own-quiz/links.ts'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { titleOf } from '#own-quiz/play.ts'
import {
  hasEveryReason,
  hasReasons,
  MAX_BOARD_CODE,
  MAX_LINK,
  MAX_OFFERED_LINK,
  type Reasons,
  withReasons,
} from '#own-quiz/shorten.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QrCode } from '#ui/qr-code.tsx'

const NAMES: Readonly<Record<Reasons, string>> = {
  none: 'No reasons',
  one: 'One reason a question',
  every: 'A reason for every wrong answer',
}

const offered = (quiz: OwnQuiz): readonly Reasons[] => [
  'none',
  ...(hasReasons(quiz) ? (['one'] as const) : []),
  ...(hasEveryReason(quiz) ? (['every'] as const) : []),
]

const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** The link of a quiz as text; it names this site. */
const linkOf = (text: string): string => location.origin + playLink(text)

export type Texts = Readonly<Partial<Record<Reasons, string>>>

/** A quiz with its texts without, with one and with every reason, as far as it has them. */
export type Made = Readonly<{ quiz: OwnQuiz; texts: Texts }>

/** Null until it is made; then the last one that was made, for a moment longer than it is the newest. */
export function useMade(quiz: OwnQuiz | null): Made | null {
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    let current = true
    const make = async (own: OwnQuiz) => {
      const all = await Promise.all(
        offered(own).map(async (reasons) => [reasons, await quizText(withReasons(own, reasons))] as const),
      )
      if (current) setMade({ quiz: own, texts: Object.fromEntries(all) })
    }
    if (quiz !== null) make(quiz)
    return () => {
      current = false
    }
  }, [quiz])
  return quiz === null ? null : made
}

function fits(length: number): string {
  if (length <= MAX_BOARD_CODE) return 'A link. Its QR code is read from the board.'
  if (length <= MAX_LINK) return 'A link that fits. Its QR code is fine print: 8 cm wide at least.'
  if (length <= MAX_OFFERED_LINK) return 'Chats and mails may cut so long a link. The file is safer.'
  return 'Too long for a link. It becomes a file.'
}

type LengthProps = Readonly<{ texts: Texts; chosen: Reasons; onChoose(reasons: Reasons): void }>

function HowMuch({ texts, chosen, onChoose }: LengthProps) {
  return (
    <fieldset className="made-lengths">
      <legend>How much goes along</legend>
      {(['none', 'one', 'every'] as const).map((reasons) => {
        const text = texts[reasons]
        if (text === undefined) return null
        const { length } = linkOf(text)
        return (
          <label key={reasons} className="option made-length">
            <input
              type="radio"
              name="reasons"
              value={reasons}
              checked={chosen === reasons}
              onChange={() => onChoose(reasons)}
            />
            <span className="bubble" aria-hidden="true" />
            <span className="option-text">
              {NAMES[reasons]}: {grouped(length)} characters <small>{fits(length)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** 'subject-and-verb.quiz' */
function fileName(quiz: OwnQuiz): string {
  const name = titleOf(quiz)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${name || 'quiz'}.quiz`
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function Ways({ quiz, text }: Readonly<{ quiz: OwnQuiz; text: string }>) {
  const link = linkOf(text)
  const name = fileName(quiz)
  return (
    <div className="made-ways">
      {link.length > MAX_OFFERED_LINK ? null : (
        <section aria-labelledby="way-link">
          <h3 id="way-link">
            <Icon of={Link2} />
            Link
          </h3>
          <p className="made-link">{link.slice(0, 90)} …</p>
          <p className="small">
            {link.length > MAX_LINK ? `${fits(link.length)} ` : ''}Send it whole, on a line of its own.
          </p>
          <CopyButton text={link} label="Copy the link" />
        </section>
      )}
      {link.length > MAX_LINK ? null : (
        <section aria-labelledby="way-code">
          <h3 id="way-code">
            <Icon of={QrIcon} />
            QR code
          </h3>
          <QrCode text={link} label="QR code of this quiz" />
          <p className="small">
            {link.length > MAX_BOARD_CODE
              ? 'For paper, 8 cm wide. For the board, leave the reasons out.'
              : 'For the board or for paper.'}
          </p>
        </section>
      )}
      <section aria-labelledby="way-file">
        <h3 id="way-file">
          <Icon of={Download} />
          File
        </h3>
        <p className="small">{name}: for a folder, SLS or a mail. It opens on this page and plays offline.</p>
        <Button variant="plain" small type="button" onClick={() => save(text, name)}>
          Save the file
        </Button>
      </section>
    </div>
  )
}

/** The largest amount whose link fits. */
function bestOf(texts: Texts): Reasons {
  const fitting = (['every', 'one', 'none'] as const).find((reasons) => {
    const text = texts[reasons]
    return text !== undefined && linkOf(text).length <= MAX_LINK
  })
  return fitting ?? 'none'
}

export function Give({ quiz, texts }: Made) {
  const [wanted, setWanted] = useState<Reasons | null>(null)
  const chosen = wanted !== null && texts[wanted] !== undefined ? wanted : bestOf(texts)
  const text = texts[chosen]
  return (
    <section className="section paper block" aria-labelledby="give">
      <h2 id="give">3. Give it to the class</h2>
      <p>
        The quiz is inside what you give. We have no copy and cannot take it back. A list of our sets cannot hold it:
        give its link beside the link of the list.
      </p>
      <HowMuch texts={texts} chosen={chosen} onChoose={setWanted} />
      {text === undefined ? null : <Ways quiz={quiz} text={text} />}
    </section>
  )
}
