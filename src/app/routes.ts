/** The addresses of the site, in the order of the specification's route table. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('practice', 'routes/practice.tsx'),
  route('quiz/:quizType/:setId', 'routes/quiz.tsx'),
  route('downloads', 'routes/downloads.tsx'),
  route('downloads/:fileName', 'routes/download.tsx'),
  route('listening', 'routes/listening.tsx'),
  route('listening/:practiceId', 'routes/listening-practice.tsx'),
  route('listening/:practiceId/practice', 'routes/listening-test.tsx'),
  route('listening/:practiceId/results', 'routes/listening-results.tsx'),
  route('prelim', 'routes/prelim.tsx'),
  route('prelim/:year/:school', 'routes/prelim-school.tsx'),
  route('prelim/:year/:school/:topic', 'routes/prelim-quiz.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('credits', 'routes/credits.tsx'),
  route('articles/:articleId', 'routes/article.tsx'),
  route('api/files/address', 'routes/file-address.ts'),
  route('files/*', 'routes/files.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
