/** What a pupil may show to a teacher, on request: the code of this result, and what it holds. */
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type MakeCode, resultCode } from './code-of-result.ts'

function CopyCode({ code }: Readonly<{ code: string }>) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => setCopied(''),
    )
  return (
    <Button variant="plain" small type="button" className="needs-script" onClick={copy}>
      <Icon of={copied === code ? Check : Copy} />
      <span role="status">{copied === code ? 'Copied' : 'Copy the code'}</span>
    </Button>
  )
}

/** Nothing where the result has no code. */
export function ResultCodeView({ makeCode }: Readonly<{ makeCode: MakeCode }>) {
  const code = makeCode(resultCode)
  if (code === '') return null
  return (
    <details className="result-code">
      <summary>Show a code for my teacher</summary>
      <p className="code-groups">
        {[...code.matchAll(/\S+/g)].map(({ 0: group, index }) => (
          <span key={index}>{group} </span>
        ))}
      </p>
      <CopyCode code={code} />
      <p>It holds the set, and what was right and wrong. It does not hold your name.</p>
    </details>
  )
}
