/** What a browser without JavaScript shows instead of a sitting or its results. */
import { LIST } from '#listening/practice/paths.ts'
import { LinkButton } from '#ui/button.tsx'

export function NeedsScript() {
  return (
    <noscript>
      <div className="paper state">
        <p>
          This test needs JavaScript to play its clips and to count your plays. Turn JavaScript on, then load this page
          again.
        </p>
        <LinkButton variant="main" href={LIST.to}>
          All listening practices
        </LinkButton>
      </div>
    </noscript>
  )
}
