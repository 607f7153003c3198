/** Shares a set: a link to copy and the same link as a QR code, with options. Drawn here, sent nowhere. */

import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NOTHING_SHARED, type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
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

function CopyLink({ address }: Readonly<{ address: string }>) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch {
      // Selected all the same: the keyboard or the long tap copies it.
    }
  }
  const Glyph = copied === address ? Check : Copy
  return (
    <div className="copy-link">
      <input ref={field} readOnly value={address} aria-label="Link" onFocus={(event) => event.target.select()} />
      <Button variant="plain" small type="button" onClick={copy}>
        <Icon of={Glyph} />
        Copy
      </Button>
      <span className="sr" role="status">
        {copied === address ? 'Copied' : ''}
      </span>
    </div>
  )
}

type Props = Readonly<{ shuffles: boolean; prints: boolean; onClose(): void }>

/** `shuffles` says whether the set has options to mix, `prints` whether it has a sheet to print. */
export function ShareDialog({ shuffles, prints, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [options, setOptions] = useState<SharedOptions>(NOTHING_SHARED)
  useEffect(() => dialog.current?.showModal(), [])
  const address = `${location.origin}${location.pathname}${sharedFragment(options)}`
  return (
    <dialog ref={dialog} className="paper paper-pad ask share" aria-labelledby="share-title" onClose={onClose}>
      <div className="display-head">
        <h2 id="share-title">Share this set</h2>
        <Button variant="plain" small type="button" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <QrCode text={address} label="QR code of this link" />
      <CopyLink address={address} />
      <fieldset>
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
        {prints ? (
          <Tick
            text="Open it for printing"
            on={options.print}
            onTick={(print) => setOptions({ ...NOTHING_SHARED, print })}
          />
        ) : null}
      </fieldset>
    </dialog>
  )
}
