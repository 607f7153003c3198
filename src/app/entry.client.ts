/** The one script of every page: brings the page's islands to life and loads nothing else. */

const islands = {
  quiz: () => import('./islands/quiz.tsx'),
} as const

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, props } = root.dataset
  if (island === 'quiz' && props !== undefined) islands.quiz().then(({ hydrate }) => hydrate(root, JSON.parse(props)))
}
