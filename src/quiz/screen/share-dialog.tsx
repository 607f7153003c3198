/** Shares a set: a link to copy and the same link as a QR code, with options. Drawn here, sent nowhere. */

import { Check, Copy, Download, ListPlus, Presentation, Share2, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NOTHING_SHARED, type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** Four letters or digits: enough to tell the groups of a school apart, short enough to read out. */
function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => (byte % 36).toString(36)).join('')
}

function Tick({ text, on, onTick }: Readonly<{ text: string; on: boolean; onTick(on: boolean): void }>) {
  return (
    <label className="tick-row">
      <input type="checkbox" checked={on} onChange={(event) => onTick(event.target.checked)} />
      {text}
    </label>
  )
}

function CopyLink({ url }: Readonly<{ url: string }>) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(url)
    } catch {
      // Selected all the same: the keyboard or the long tap copies it.
    }
  }
  const Glyph = copied === url ? Check : Copy
  return (
    <div className="copy-link">
      <input ref={field} readOnly value={url} aria-label="Link" onFocus={(event) => event.target.select()} />
      <Button variant="plain" small type="button" onClick={copy}>
        <Icon of={Glyph} />
        Copy
      </Button>
      <span className="sr" role="status">
        {copied === url ? 'Copied' : ''}
      </span>
    </div>
  )
}

/** The system's own sheet, with the apps of this device; nothing where there is none. */
function SystemShare({ url }: Readonly<{ url: string }>) {
  if (!('share' in navigator)) return null
  // Closing the sheet again rejects: nothing went wrong.
  const share = () => void navigator.share({ url, title: document.title }).catch(() => undefined)
  return (
    <Button variant="main" type="button" onClick={share}>
      <Icon of={Share2} />
      Share…
    </Button>
  )
}

/** The paths of its pages for a class: the board, a list with others behind one link, its result codes; '' where it has none. */
export type ForClass = Readonly<{ board: string; list: string; codes: string }>

const CLASS_PAGES = [
  ['board', 'Show it on the board', Presentation],
  ['list', 'Begin a list', ListPlus],
  ['codes', 'Read the codes of a class', Users],
] as const

function ClassPages(paths: ForClass) {
  return (
    <div className="btn-row">
      {CLASS_PAGES.map(([page, words, glyph]) =>
        paths[page] === '' ? null : (
          <LinkButton key={page} variant="quiet" small href={paths[page]}>
            <Icon of={glyph} />
            {words}
          </LinkButton>
        ),
      )}
      <LinkButton variant="quiet" small href={`/elsewhere${location.pathname}`}>
        <Icon of={Download} />
        Take it elsewhere
      </LinkButton>
    </div>
  )
}

/** Whether the quiz itself is in the URL: then all of it is shared, without options. */
const isInUrl = (): boolean => /^#\d+\./.test(location.hash)

/** A longer one makes a code that no camera reads. */
const MAX_CODE = 2200

type Props = Readonly<{
  /** Whether the set has options to mix. */
  shuffles: boolean
  forClass: ForClass | null
  /** Whether it has a sheet to print. */
  prints: boolean
  onClose(): void
}>

export function ShareDialog({ shuffles, forClass, prints, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [options, setOptions] = useState<SharedOptions>(NOTHING_SHARED)
  useEffect(() => dialog.current?.showModal(), [])
  const inUrl = isInUrl()
  const url = inUrl ? location.href : `${location.origin}${location.pathname}${sharedFragment(options)}`
  return (
    <dialog ref={dialog} className="paper paper-pad ask share" aria-labelledby="share-title" onClose={onClose}>
      <div className="display-head">
        <h2 id="share-title">Share this set</h2>
        <Button variant="plain" small type="button" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <SystemShare url={url} />
      <CopyLink url={url} />
      {url.length > MAX_CODE ? null : <QrCode text={url} label="QR code of this link" />}
      <fieldset hidden={inUrl}>
        <legend className="label">With this link</legend>
        {shuffles ? (
          <Tick
            text="Mix the options, the same for everybody"
            on={options.shuffle !== ''}
            onTick={(on) => setOptions({ ...options, print: false, shuffle: on ? newSeed() : '' })}
          />
        ) : null}
        <Tick
          text="Leave out the score"
          on={options.hideScore}
          onTick={(hideScore) => setOptions({ ...options, print: false, hideScore })}
        />
        <Tick
          text="A quarter more time on the clock"
          on={options.moreTime}
          onTick={(moreTime) => setOptions({ ...options, print: false, moreTime })}
        />
        {prints ? (
          <Tick
            text="Open it for printing"
            on={options.print}
            onTick={(print) => setOptions({ ...NOTHING_SHARED, print })}
          />
        ) : null}
      </fieldset>
      {forClass === null ? null : <ClassPages {...forClass} />}
    </dialog>
  )
}
