/** The links that every page carries. Only pages that exist are listed. */

export type SiteLink = Readonly<{ to: string; text: string }>

export const mainLinks: readonly SiteLink[] = [
  { to: '/practice', text: 'Practice' },
  { to: '/prelim', text: 'Prelims' },
  { to: '/downloads', text: 'Downloads' },
]

export const footGroups: readonly Readonly<{ title: string; links: readonly SiteLink[] }>[] = [
  {
    title: 'Practise',
    links: [
      { to: '/practice', text: 'Practice (PSLE)' },
      { to: '/prelim', text: 'Practice (Prelims)' },
      { to: '/downloads', text: 'Download Past Papers' },
    ],
  },
  { title: 'ReadySix', links: [{ to: '/contact', text: 'Contact' }] },
]
