/** The URLs of the site, in the order of docs/behaviour.md, 1. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { FILE_PATTERNS } from './parts/elsewhere/file-patterns.ts'
import { EXERCISES } from './parts/exercise/exercise-paths.ts'
import { choicesPattern, PRINTABLE, pdfPattern } from './parts/print/printable-paths.ts'
import { PROGRAM_PATHS } from './parts/site/crawlers.ts'
import { subjectPages } from './parts/subjects/subject.ts'

/** Each is a module for several patterns. */
const EXERCISE = 'routes/exercise/exercise.tsx'
const BOARD = 'routes/class/board.tsx'
const CLASS_SET = 'routes/class/class-set.tsx'
const PORTABLE_FILE = 'routes/elsewhere/portable-file.ts'
const CHOICES = 'routes/print/choices.tsx'
const SUBJECT = 'routes/subjects/subject.tsx'
const FOR_PROGRAMS = 'routes/resources/for-programs.ts'
const PDF = 'routes/print/pdf.ts'

export default [
  index('routes/home.tsx'),
  ...EXERCISES.map((path) => route(path, EXERCISE, { id: path })),
  route('practice', 'routes/quiz/practice.tsx'),
  route('practice/:quizType', 'routes/quiz/topic.tsx'),
  route('today', 'routes/quiz/today.tsx'),
  route('skill/:tag', 'routes/quiz/skill.tsx'),
  route('mistakes', 'routes/mistakes/mistakes.tsx'),
  ...EXERCISES.map((path) => route(`${path}/board`, BOARD, { id: `${path}/board` })),
  route('sets', 'routes/class/sets.tsx'),
  route('sets/add/:area', 'routes/class/add-sets.tsx'),
  route('sets/board', BOARD, { id: 'sets/board' }),
  route('sets/class', CLASS_SET, { id: 'sets/class' }),
  route('class', 'routes/class/class.tsx'),
  route('class/*', CLASS_SET, { id: 'class/*' }),
  route('make', 'routes/own/make.tsx'),
  route('q', 'routes/own/quiz.tsx'),
  ...subjectPages.map(({ path }) => route(path.slice(1), SUBJECT, { id: path.slice(1) })),
  route('tasks', 'routes/tasks/tasks.tsx'),
  route('paper', 'routes/whole/papers.tsx'),
  route('downloads', 'routes/papers/downloads.tsx'),
  route('downloads/year/:year', 'routes/papers/downloads.tsx', { id: 'downloads-year' }),
  route('downloads/:fileName', 'routes/papers/download.tsx'),
  route('listening', 'routes/listening/listening.tsx'),
  route('listening/:practiceId', 'routes/listening/listening-practice.tsx'),
  route('listening/:practiceId/practice', 'routes/listening/listening-sitting.tsx'),
  route('listening/:practiceId/room', 'routes/listening/listening-room.tsx'),
  route('listening/:practiceId/hall.mp3', 'routes/listening/room-recording.ts'),
  route('listening/:practiceId/results', 'routes/listening/listening-results.tsx'),
  route('prelim', 'routes/prelim/prelim.tsx'),
  route('prelim/:year/:school', 'routes/prelim/prelim-school.tsx'),
  route('print/:language', 'routes/papers/whole-paper.tsx'),
  ...PRINTABLE.flatMap(choicesPattern).map((pattern) => route(pattern, CHOICES, { id: pattern })),
  ...PRINTABLE.map(pdfPattern).map((pattern) => route(pattern, PDF, { id: pattern })),
  route('elsewhere/*', 'routes/elsewhere/elsewhere.tsx'),
  ...FILE_PATTERNS.map(({ pattern }) => route(pattern, PORTABLE_FILE, { id: pattern })),
  route('catalogue.json', 'routes/resources/catalogue.ts'),
  route('catalogue/:file', 'routes/resources/catalogue.ts', { id: 'catalogue-page' }),
  route('catalogue.schema.json', 'routes/resources/catalogue-schema.ts'),
  route('access', 'routes/reading/access.tsx'),
  route('exam-format', 'routes/reading/exam-format.tsx'),
  route('privacy', 'routes/reading/privacy.tsx'),
  route('terms', 'routes/reading/terms.tsx'),
  route('about', 'routes/reading/about.tsx'),
  route('contact', 'routes/reading/contact.tsx'),
  route('credits', 'routes/reading/credits.tsx'),
  route('teachers', 'routes/reading/teachers.tsx'),
  route('parents', 'routes/reading/parents.tsx'),
  route('accessibility', 'routes/reading/accessibility.tsx'),
  route('offline', 'routes/reading/offline.tsx'),
  route('articles/:articleId', 'routes/reading/article.tsx'),
  route('api/files/address', 'routes/resources/file-address.ts'),
  route('api/offline/*', 'routes/resources/offline-packs.ts'),
  route('files/*', 'routes/resources/files.ts'),
  ...PROGRAM_PATHS.map((path) => route(path, FOR_PROGRAMS, { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
