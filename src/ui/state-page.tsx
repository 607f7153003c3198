/** The page instead of a page: an address that names nothing, or a page that broke. */
import { House } from 'lucide-react'
import { Crane } from './drawings/crane.tsx'
import { Cup } from './drawings/cup.tsx'

const WORDS = {
  missing: {
    title: 'Page not found',
    text: 'Someone may have folded this page into a crane. Check the address, or start again from one of these.',
  },
  broken: {
    title: 'This page did not arrive',
    text: 'Something went wrong on our side. Wait a moment, then try once more.',
  },
} as const

export function StatePage({ kind }: Readonly<{ kind: keyof typeof WORDS }>) {
  const { title, text } = WORDS[kind]
  return (
    <div className="state state-page">
      {kind === 'missing' ? <Crane className="art" /> : <Cup className="art" />}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="btn-row">
        <a className="btn btn-main" href="/practice">
          Practice (PSLE)
        </a>
        <a className="btn" href="/">
          <House className="icon" aria-hidden="true" />
          Go Home
        </a>
      </div>
    </div>
  )
}
