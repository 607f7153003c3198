/** The two doors of the home page for those who come with a pupil. */
import { ArrowRight } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'

const DOORS = [
  { to: '/parents', text: 'For parents' },
  { to: '/teachers', text: 'For teachers' },
]

export function GrownUpDoors() {
  return (
    <nav className="grown-doors" aria-label="For grown-ups">
      {DOORS.map(({ to, text }) => (
        <a key={to} href={to}>
          {text}
          <Icon of={ArrowRight} />
        </a>
      ))}
    </nav>
  )
}
