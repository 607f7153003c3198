/** Parses the arguments of `npm run content`. */
import { parseArgs } from 'node:util'

export const USAGE = `Usage:
  npm run content -- check [dir]                report what is wrong with the files, then advice by docs/content-guide.md
  npm run content -- check --strict [dir]       advice counts as an error
  npm run content -- import [dir]               replace what dir holds, all or nothing: collections and folders of files
  npm run content -- import --replace [dir]     even if that removes more than a tenth of what they have
  npm run content -- import --if-changed [dir]  only if the files differ from what was imported last
  npm run content -- import --unchecked [dir]   store the documents as they are
  npm run content -- confirm NAME [dir]         dir/exam/NAME.json was compared with its source today: english, dates …
  npm run content -- reach [dir]                print how many marks of the examination can be practised here
  npm run content -- weeks [dir]                print how many weeks the shelf lasts a keen child
  npm run content -- certify [dir]              print where a whole paper deviates from the facts of the examination
  npm run content -- sentences [dir]            print how marks of written sentences agree with those of markers
  npm run content -- alike [dir]                print what any two English papers of schools have in common
  npm run content -- manifest [dir]             write the hashes of the files into files/manifest.json
  npm run content -- times [dir]                write when the answers are heard into dir/listeningPractices
  npm run content -- export DIR                 write the site's content out as files
  npm run content -- strip DIR                  write the documents without keys and reasons, for blind solving
  npm run content -- guess DIR                  write only the options of the choice items, for guessing
  npm run content -- compare RESPONSES.json     print how a blind solver's responses agree with the keys
dir is CONTENT_DIR (./content) if not given; the site's content is in DATA_DIR (./data).
What dir does not hold stays as it is: dir/quizzes replaces the quizzes, dir/files/downloads the papers, nothing else.
The next start of the site imports CONTENT_DIR as a whole if the site's content differs from it.`

interface ImportOptions {
  readonly unchecked: boolean
  readonly ifChanged: boolean
  readonly replace: boolean
}

export type Blind = 'strip' | 'guess' | 'compare'

export type Command =
  | { readonly name: 'check'; readonly dir: string | null; readonly strict: boolean }
  | ({ readonly name: 'import'; readonly dir: string | null } & ImportOptions)
  | { readonly name: 'manifest'; readonly dir: string | null }
  | { readonly name: 'times'; readonly dir: string | null }
  | { readonly name: 'reach'; readonly dir: string | null }
  | { readonly name: 'weeks'; readonly dir: string | null }
  | { readonly name: 'certify'; readonly dir: string | null }
  | { readonly name: 'alike'; readonly dir: string | null }
  | { readonly name: 'sentences'; readonly dir: string | null }
  | { readonly name: 'confirm'; readonly file: string; readonly dir: string | null }
  | { readonly name: 'export'; readonly dir: string }
  | { readonly name: 'blind'; readonly task: Blind; readonly dir: string }

/** Null for wrong usage. */
export function parseCommand(args: readonly string[]): Command | null {
  const options = {
    unchecked: { type: 'boolean', default: false },
    'if-changed': { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
  const { unchecked, 'if-changed': ifChanged, replace, strict } = parsed.values
  const [name, dir = null, ...rest] = parsed.positionals
  if (name === 'confirm' && dir !== null && !strict && rest.length <= 1)
    return { name, file: dir, dir: rest[0] ?? null }
  if (rest.length > 0) return null
  if (strict && name !== 'check') return null
  if (name === 'import') return { name, dir, unchecked, ifChanged, replace }
  if (unchecked || ifChanged || replace) return null
  if (name === 'check') return { name, dir, strict }
  if (name === 'manifest' || name === 'times') return { name, dir }
  if (name === 'reach' || name === 'weeks' || name === 'certify' || name === 'alike' || name === 'sentences')
    return { name, dir }
  if (dir !== null && name === 'export') return { name, dir }
  if (dir !== null && isBlind(name)) return { name: 'blind', task: name, dir }
  return null
}

function isBlind(name: string | undefined): name is Blind {
  return name === 'strip' || name === 'guess' || name === 'compare'
}
