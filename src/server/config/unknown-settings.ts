/** Names in the environment that are no setting and look like one. */
import { distance } from 'fastest-levenshtein'

const OUR_PREFIX = 'READYSIX_'
/** Read by scripts/setup.mjs, before the packages are installed. */
const OF_THE_SCRIPTS: readonly string[] = ['READYSIX_NO_INSTALL']
const MAX_EDITS = 2
/** HOME is two letters from HOST, and no mistake: a short name may have one wrong letter. */
const LETTERS_PER_EDIT = 4

/** A line for each, with the setting that is likely meant; an empty value counts as not set. */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly string[] {
  const given = Object.keys(env).filter((name) => (env[name] ?? '') !== '')
  const unknown = given.filter((name) => !settings.includes(name) && !OF_THE_SCRIPTS.includes(name))
  return unknown.flatMap((name) => {
    const likely = likeliest(name, settings)
    if (likely !== null) return [`${name} is not a setting, and nothing reads it: ${likely} may be meant`]
    return name.startsWith(OUR_PREFIX) ? [`${name} is not a setting, and nothing reads it`] : []
  })
}

function likeliest(name: string, settings: readonly string[]): string | null {
  const plain = name.toUpperCase().replace(OUR_PREFIX, '')
  const [nearest] = settings
    .map((setting) => ({ setting, edits: distance(plain, setting) }))
    .filter(({ setting, edits }) => edits <= Math.min(MAX_EDITS, setting.length / LETTERS_PER_EDIT))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.setting ?? null
}
