/**
 * A part of a page that React hydrates. The page around it is plain HTML: no script is spent on what
 * never changes. What the browser draws must be what the server drew, so both take the same props.
 */
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useIsExport } from '#app/parts/site/export-context.ts'
import { type IslandName, PageScriptContext } from '#app/parts/site/page-script.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** Where no server marks the form of a quiz, its script is needed. */
function MarkedByScript() {
  return (
    <noscript>
      <div className="alert alert-note">
        <Icon of={CircleAlert} />
        <p>
          Your answers are marked by JavaScript in this page, and it is switched off. You can read and print the
          questions; to see what is right and why, turn JavaScript on and load the page again.
        </p>
      </div>
    </noscript>
  )
}

/** As the text of a script element, which `<` could end. */
const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** `data` are the props of the island's component, as JSON; `children` is that component with these props. */
export function Island({ name, data, children }: Readonly<{ name: IslandName; data: object; children: ReactNode }>) {
  const isExport = useIsExport()
  const { islands } = useContext(PageScriptContext)
  return (
    <>
      {/* React moves them into the head. */}
      {islands[name].map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {isExport && (name === 'texts' || name === 'questions' || name === 'papers') ? <MarkedByScript /> : null}
      <div data-island={name}>{children}</div>
      {/* Behind the words: they are painted while it is still on its way. */}
      <script type="application/json">{scriptText(data)}</script>
    </>
  )
}
