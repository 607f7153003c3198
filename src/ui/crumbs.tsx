/** The way back to the pages above this one, ending in this page's own name. */

type Crumb = Readonly<{ to: string; text: string }>

export function Crumbs({ above, here }: Readonly<{ above: readonly Crumb[]; here: string }>) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol role="list">
        {above.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
