/** What a pupil may show to a teacher, on request: the code of this result, and what it holds. */
import { CopyButton } from '#ui/copy-button.tsx'
import { type MakeCode, resultCode } from './code-of-result.ts'

/** Nothing where the result has no code. */
export function ResultCodeView({ makeCode }: Readonly<{ makeCode: MakeCode }>) {
  const code = makeCode(resultCode)
  if (code === '') return null
  return (
    <details className="result-code">
      <summary>Show a code for my teacher</summary>
      {/* One text: what is selected by hand and copied is one line. */}
      <p className="code-groups">{code}</p>
      <CopyButton text={code} label="Copy the code" />
      <p>It holds the set, and what was right and wrong. It does not hold your name.</p>
    </details>
  )
}
