/** Who may import whom among the families of problems; .dependency-cruiser.mjs has the rules of everything else. */

/** What pages, the server and authors may know of the families. */
export const FAMILY = '^maths/[^/]+[.]ts$'
const KIT = '^maths/kit/'
const LIB = '^src/lib/'
const TESTS = '[.]test[.]ts$'
const OURS = '^(src|maths|authoring|scripts|e2e|bench)/'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export const familyRules = [
  error(
    'families-are-behind-their-interface',
    'A family can be written, moved or removed without a look at pages: they know what a family is, and the list of all of them.',
    { path: '^(src|scripts|e2e|bench)/' },
    { path: '^maths/.+/' },
  ),
  error(
    'families-stand-alone',
    'Families know nothing of pages, of the server or of authors.',
    { path: '^maths/', pathNot: TESTS },
    { path: OURS, pathNot: ['^maths/', LIB] },
  ),
  error(
    'kit-knows-no-family',
    'What families are written with serves all of them.',
    { path: KIT },
    { path: OURS, pathNot: [KIT, FAMILY, LIB] },
  ),
  error(
    'strands-stand-alone',
    'What two strands share is in the kit.',
    { path: '^maths/([^/]+)/', pathNot: KIT },
    { path: OURS, pathNot: ['^maths/$1/', KIT, FAMILY, LIB] },
  ),
  error(
    'checks-know-no-way-of-a-maker',
    'A second computation starts from the printed numbers, by another method: what it takes of a maker is types.',
    { path: '^authoring/maths/checks/' },
    { path: '^(src|maths)/', pathNot: [KIT, FAMILY], dependencyTypesNot: ['type-only'] },
  ),
]
