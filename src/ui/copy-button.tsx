/** Copies a text, and says so until the text is another. */
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon/icon.tsx'

/** `label` is what it copies: 'Copy the code'. */
export function CopyButton({ text, label }: Readonly<{ text: string; label: string }>) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      setCopied(null)
    }
  }
  return (
    <Button variant="plain" small type="button" className="needs-script" onClick={copy}>
      <Icon of={copied === text ? Check : Copy} />
      <span role="status">{copied === text ? 'Copied' : label}</span>
    </Button>
  )
}
