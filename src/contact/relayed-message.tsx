/** The contact form of a site without a server of its own: the message goes from the browser to the operator's service. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ContactForm, OUTCOME_ID } from './contact-form.tsx'
import type { ContactOutcome } from './contact-form-fields.ts'
import { messageIds, sendToRelay } from './send-to-relay.ts'

/** Plain data, so that the page can carry it to the browser. */
export type RelayedMessageProps = Readonly<{ relay: string }>

export function RelayedMessage({ relay }: RelayedMessageProps) {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null)
  const [sent, setSent] = useState(0)
  const [idOf] = useState(() => messageIds(() => crypto.randomUUID()))
  const [live, setLive] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const underWay = useRef(false)

  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (outcome !== null) root.current?.querySelector<HTMLElement>(`#${OUTCOME_ID}`)?.focus()
  }, [outcome])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    const next = await sendToRelay(relay, new FormData(event.currentTarget), idOf)
    underWay.current = false
    setOutcome(next)
    // Another form: empty fields, whatever stood in them.
    if (next.kind === 'sent') setSent((count) => count + 1)
  }

  return (
    <div ref={root} data-live={live || undefined}>
      <ContactForm key={sent} outcome={outcome} way={{ to: 'relay', url: relay, onSubmit: send }} />
    </div>
  )
}
