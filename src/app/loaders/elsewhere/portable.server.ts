/** An exercise for other platforms: its files, and the page that says what to do with them. Server side only. */
import { data } from 'react-router'
import { type ExerciseArgs, exerciseAt, findExercise } from '#app/loaders/exercises/kinds.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { portableFilePath } from '#app/parts/elsewhere/elsewhere-paths.ts'
import type { ElsewhereView, Offer } from '#app/parts/elsewhere/elsewhere-view.ts'
import { FILE_PATTERNS } from '#app/parts/elsewhere/file-patterns.ts'
import { type Platform, platforms } from '#app/parts/elsewhere/platforms.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import type { FileName } from '#portable/file-names.ts'
import { carriedCount, FILES, portableFile } from '#portable/files.ts'
import { portableOf } from '#portable/from-exercise.ts'
import { carried, lossesOf } from '#portable/losses.ts'
import type { PortableExercise, Source } from '#portable/portable.ts'
import { SLS_SCRIPT } from '#portable/sls/script.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { services } from '#server/services.server.ts'

const portable = ({ exercise, facts }: ExerciseView): PortableExercise =>
  portableOf(kits.definitions, exercise, facts.title)

const fileNameOf = (path: string, name: FileName): string =>
  `${path.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '')}-${name}`

const missing = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** The file that the URL names. 404 for an exercise that is not there, or that has no question that the file can carry. */
export async function loadPortableFile(args: ExerciseArgs & Readonly<{ request: Request }>): Promise<Response> {
  const asked = FILE_PATTERNS.find(({ pattern }) => pattern === args.pattern)
  if (asked === undefined) return missing()
  const found = await findExercise({ ...args, pattern: asked.exercise })
  if (found.status !== 'ok') return missing()
  const { path } = found.view
  const source: Source = { site: services().config.site.name, url: originOf(args.request) + path }
  const file = portableFile(asked.name, portable(found.view), source, SLS_SCRIPT)
  if (file === null) return missing()
  return new Response(file, {
    headers: {
      'Content-Type': FILES[asked.name].type,
      'Content-Disposition': `attachment; filename="${fileNameOf(path, asked.name)}"`,
    },
  })
}

/** What a platform gets of an exercise. Its own limits are said of the questions that are in its file. */
function offerOf(platform: Platform, exercise: PortableExercise, path: string): Offer {
  const { losses: ofPlatform, ...shown } = platform
  const { losses: ofFile } = FILES[shown.file]
  const count = carriedCount(shown.file, exercise)
  return {
    ...shown,
    to: count === 0 ? '' : portableFilePath(path, shown.file),
    count,
    losses: [...lossesOf(ofFile, exercise.items), ...lossesOf(ofPlatform, carried(ofFile, exercise.items))],
  }
}

/** `path` is that of the exercise; `view` is null where there is none. */
export async function loadElsewhere(path: string) {
  const found = await exerciseAt(path)
  if (found === null) return data<{ view: ElsewhereView | null }>({ view: null }, { status: 404 })
  const exercise = portable(found)
  const view: ElsewhereView = {
    path: found.path,
    title: found.facts.title,
    language: found.facts.language,
    total: exercise.items.length,
    offers: platforms.map((platform) => offerOf(platform, exercise, found.path)),
  }
  return data<{ view: ElsewhereView | null }>({ view })
}
