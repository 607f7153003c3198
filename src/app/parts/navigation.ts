/** The links that every page carries. Only pages that exist are listed. */

export type SiteLink = Readonly<{ to: string; text: string }>

export const mainLinks: readonly SiteLink[] = [
  { to: '/practice', text: 'Practice' },
  { to: '/prelim', text: 'Prelims' },
  { to: '/listening', text: 'Listening' },
  { to: '/downloads', text: 'Downloads' },
]

export const footGroups: readonly Readonly<{ title: string; links: readonly SiteLink[] }>[] = [
  {
    title: 'Practise',
    links: [
      { to: '/practice', text: 'Practice (PSLE)' },
      { to: '/prelim', text: 'Practice (Prelims)' },
      { to: '/listening', text: 'Listening Comprehension' },
      { to: '/downloads', text: 'Download Past Papers' },
    ],
  },
  {
    title: 'Articles',
    links: [
      { to: '/articles/grammar-mistakes', text: 'Grammar mistakes' },
      { to: '/articles/daily-practice', text: 'Daily practice' },
      { to: '/articles/instant-feedback', text: 'Instant feedback' },
      { to: '/articles/december-holidays', text: 'December holidays' },
    ],
  },
  {
    title: 'ReadySix',
    links: [
      { to: '/offline', text: 'Use it offline' },
      { to: '/about', text: 'About' },
      { to: '/teachers', text: 'For teachers' },
      { to: '/parents', text: 'For parents' },
      { to: '/contact', text: 'Contact' },
      { to: '/privacy', text: 'Privacy' },
      { to: '/terms', text: 'Terms' },
      { to: '/accessibility', text: 'Accessibility' },
      { to: '/credits', text: 'Credits' },
    ],
  },
]
