/** The page instead of a page: a URL that names nothing, or a page that broke. */
import { House } from 'lucide-react'
import { LinkButton } from '#ui/button.tsx'
import { Crane } from '#ui/drawings/crane.tsx'
import { Cup } from '#ui/drawings/cup.tsx'
import { Icon } from '#ui/icon/icon.tsx'

const PRACTICE = { to: '/practice', text: 'Practice (PSLE)' }

const WORDS = {
  missing: {
    title: 'Page not found',
    text: 'Someone may have folded this page into a crane. Check the address, or start again from one of these.',
    way: PRACTICE,
  },
  paper: {
    title: 'Page not found',
    text: 'There is no paper of this name. Check the address, or choose one from the list.',
    way: { to: '/downloads', text: 'Downloads' },
  },
  broken: {
    title: 'This page did not arrive',
    text: 'Something went wrong on our side. Wait a moment, then try once more.',
    way: PRACTICE,
  },
} as const

export function StatePage({ kind }: Readonly<{ kind: keyof typeof WORDS }>) {
  const { title, text, way } = WORDS[kind]
  return (
    <div className="state state-page">
      {kind === 'broken' ? <Cup className="art" /> : <Crane className="art" />}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="btn-row">
        <LinkButton variant="main" href={way.to}>
          {way.text}
        </LinkButton>
        <LinkButton variant="plain" href="/">
          <Icon of={House} />
          Go Home
        </LinkButton>
      </div>
    </div>
  )
}
