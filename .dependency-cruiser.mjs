/**
 * Who may import whom (docs/decisions/0024). Type imports count as any import. Tests may import what they like; nothing
 * of the product imports a test. `npm run check` runs these rules and shows the paths.
 */

import { FAMILY, familyRules } from './maths/import-rules.mjs'

const TESTS =
  '[.]test[.]tsx?$|^src/server/contract/|^src/(quiz/registry|portable)/samples[.]ts$|^src/app/loaders/memory-site[.]ts$'
const OURS = '^(src|maths|authoring|scripts|e2e|bench)/'
const REACT = '(^|node_modules/)(react|react-dom|react-router)(/|$)'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The files of ours at `path` import, of ours, only each other and what `allowed` matches. */
const only = (name, comment, path, allowed = []) =>
  error(name, comment, { path }, { path: OURS, pathNot: [path, ...allowed] })

const LIB = '^src/lib/'
const UI = '^src/ui/'
const FEATURES = '^src/(articles|contact|listening|memory|offline|papers|prelim|session)/'

const everywhere = [
  error(
    'no-cycle-of-files',
    'Of two files that need each other, neither can be read, tested or moved alone.',
    {},
    { circular: true },
  ),
  {
    ...error('no-cycle-of-folders', 'Folders in a cycle are one folder with several names.', {}, { circular: true }),
    scope: 'folder',
  },
  error(
    'product-apart-from-tools',
    'What is served needs nothing that only authors, operators or tests run.',
    { path: '^(src|maths)/' },
    { path: '^(authoring|scripts|e2e|bench)/' },
  ),
  error(
    'no-imports-of-tests',
    'Tests can be deleted without breaking the product.',
    { path: '^(src|maths|authoring|scripts)/' },
    { path: TESTS },
  ),
]

const ground = [
  only('lib-stands-alone', 'lib is what every area needs, so it needs none of them.', LIB),
  only('ui-knows-no-domain', 'ui draws pages of any site: a domain word in it has a home in a feature.', UI, [LIB]),
]

const features = [
  error(
    'features-stand-alone',
    'Features meet in app and server only, so that each can be understood and removed alone.',
    { path: '^src/(articles|contact|exam|listening|memory|offline|papers|prelim|session)/' },
    { path: OURS, pathNot: ['^src/$1/', LIB, UI] },
  ),
  error(
    'banks-are-pure',
    'Banks are used by authors and by pages: they know nothing of either.',
    { path: '^src/(science|tasks)/' },
    { path: OURS, pathNot: ['^src/$1/', LIB] },
  ),
  only('maths-draws-from-families', 'Sets and papers of Mathematics name families: they know no page.', '^src/maths/', [
    FAMILY,
    LIB,
  ]),
  only(
    'worksheets-join-subjects-and-quiz',
    'A problem or a question of the bank becomes a question of a worksheet here, for pages and for the commands of authors.',
    '^src/worksheets/',
    [FAMILY, '^src/(maths|science|tasks)/', '^src/quiz/(contract|exercise|worksheet)/', LIB],
  ),
  only(
    'portable-reads-exercises',
    'A file for another platform is written from the questions alone: it knows no page, and nothing of a quiz but its data and marking.',
    '^src/portable/',
    ['^src/quiz/(contract|exercise|markup|registry|scoring|worksheet)/', LIB],
  ),
  only(
    'own-quiz-is-played-by-the-quiz',
    'A quiz of somebody else is read and shown by one folder, with the player that every quiz has: it knows no page.',
    '^src/own-quiz/',
    ['^src/quiz/', LIB, UI],
  ),
  error(
    'own-quiz-is-pure',
    'Readers and the link run anywhere. What draws is in the folder of the screens.',
    { path: '^src/own-quiz/.+[.]ts$', pathNot: TESTS },
    { path: [REACT, '[.]tsx$'] },
  ),
  only(
    'practice-is-pure',
    'The rules of a listening practice; the other folders draw or play it.',
    '^src/listening/practice/',
    [LIB],
  ),
  only('audio-knows-no-screen', 'A player of clips serves the test and the review alike.', '^src/listening/audio/', [
    '^src/listening/practice/',
    LIB,
    UI,
  ]),
]

const CONTRACT = '^src/quiz/contract/'
const MARKUP = '^src/quiz/markup/'
const SCORING = '^src/quiz/scoring/'
const STORED = '^src/quiz/stored/'
const INTERACTIONS = '^src/quiz/interactions/'
const FLOW = '^src/quiz/flow/'
const PRINT = '^src/quiz/print/'
const SHARING = '^src/quiz/sharing/'
const BROWSER = '^src/quiz/browser/'
const RESULT_CODE = '^src/quiz/result-code/'

const quiz = [
  error(
    'quiz-stands-below-app-and-server',
    'The quiz runs in the browser, in the server and in the commands of authors alike.',
    { path: '^src/quiz/' },
    { path: OURS, pathNot: ['^src/quiz/', LIB, UI] },
  ),
  only('contract-is-the-ground', 'What a quiz type is; everything in quiz builds on it.', CONTRACT, [LIB]),
  only('markup-knows-the-contract', 'Markers and passages, the same for every type.', MARKUP, [CONTRACT, LIB]),
  only('scoring-knows-the-contract', 'Marking is the same for every type.', SCORING, [CONTRACT, LIB]),
  only('stored-knows-the-contract', 'Reads what several types store; it names no type.', STORED, [
    CONTRACT,
    MARKUP,
    LIB,
  ]),
  only('sharing-knows-the-contract', 'Shared links carry choices that no type knows of.', SHARING, [CONTRACT, LIB]),
  only('browser-knows-the-contract', 'What a browser remembers of any quiz.', BROWSER, [CONTRACT, SHARING, LIB]),
  only('print-knows-the-contract', 'Printouts are data of one shape for every type.', PRINT, [
    CONTRACT,
    MARKUP,
    LIB,
    UI,
  ]),
  only(
    'interactions-name-no-type',
    'An interaction serves every type that is answered by it, in every flow.',
    INTERACTIONS,
    [CONTRACT, MARKUP, SCORING, PRINT, BROWSER, LIB, UI],
  ),
  only('flow-names-no-type', 'A flow runs every type.', FLOW, [
    CONTRACT,
    INTERACTIONS,
    SCORING,
    MARKUP,
    BROWSER,
    RESULT_CODE,
    LIB,
    UI,
  ]),
  only('result-code-knows-the-contract', 'A code is of any type, and a class reads it without a quiz.', RESULT_CODE, [
    CONTRACT,
    LIB,
    UI,
  ]),
  only('class-knows-the-code', 'The table of a class is made of codes alone.', '^src/quiz/class/', [
    RESULT_CODE,
    LIB,
    UI,
  ]),
  only(
    'in-class-names-no-type',
    'A board and the table of a class show any quiz by what it has.',
    '^src/quiz/in-class/',
    [CONTRACT, MARKUP, SCORING, RESULT_CODE, '^src/quiz/(class|worksheet)/', LIB, UI],
  ),
  only(
    'selection-names-no-type',
    'A selection is played by the choice interaction; which sets its items come from is chosen in the library.',
    '^src/quiz/selection/',
    [CONTRACT, INTERACTIONS, LIB],
  ),
  only(
    'alone-names-no-type',
    'A question is cut out of a quiz by what the quiz has, whatever its type.',
    '^src/quiz/alone/',
    [CONTRACT, MARKUP, SHARING, '^src/quiz/(selection|worksheet)/', LIB],
  ),
  error(
    'types-stand-alone',
    'A type is its folder: it can be added or removed without a look at another one, or at the tables.',
    { path: '^src/quiz/types/([^/]+)/' },
    {
      path: OURS,
      pathNot: ['^src/quiz/types/$1/', '^src/quiz/(contract|markup|scoring|stored|interactions|flow|print)/', LIB, UI],
    },
  ),
  error(
    'question-types-stand-alone',
    'As above: what types of questions share is in src/quiz/worksheet.',
    { path: '^src/quiz/question-types/([^/]+)/' },
    { path: OURS, pathNot: ['^src/quiz/question-types/$1/', '^src/quiz/(contract|worksheet)/', LIB, UI] },
  ),
  error(
    'types-are-named-in-their-tables',
    'A new type is a line in each table beside its folder: nobody else knows which types exist.',
    { pathNot: '^src/quiz/(question-)?types/' },
    { path: '^src/quiz/(question-)?types/[^/]+/' },
  ),
  error(
    'quiz-is-pure',
    'A .ts file of quiz runs anywhere. What draws is a .tsx beside it.',
    { path: '^src/quiz/.+[.]ts$', pathNot: TESTS },
    { path: [REACT, '[.]tsx$'] },
  ),
  error('quiz-needs-no-node', 'As above.', { path: '^src/quiz/', pathNot: TESTS }, { dependencyTypes: ['core'] }),
]

const server = [
  error(
    'ports-are-interfaces',
    'A port is an interface and its errors: it names no technology, so any adapter can stand behind it.',
    { path: '^src/server/ports/' },
    { path: '.', pathNot: ['^src/server/ports/', LIB] },
  ),
  only('adapters-know-their-port', 'An adapter can be exchanged without a change elsewhere.', '^src/server/adapters/', [
    '^src/server/ports/',
    '^src/server/config/',
    LIB,
  ]),
  only(
    'repositories-know-ports-and-shapes',
    'A repository reads documents through a port, by the schema of the feature that they belong to.',
    '^src/server/repositories/',
    ['^src/server/ports/', FEATURES, '^src/(exam|maths|quiz|science|tasks|whole-papers)/', LIB],
  ),
  error(
    'only-the-start-wires',
    'Adapters and services are put together in one place; the parts get theirs as arguments.',
    { path: '^src/server/(adapters|contact|content|http|observe|papers|ports|repositories|session|typeset)/' },
    { path: ['^src/server/start/', '^src/server/[^/]+$'] },
  ),
  error(
    'server-knows-no-page',
    'The server gets the pages as the build of the app.',
    { path: '^src/server/' },
    { path: ['^src/app/', UI] },
  ),
]

const SERVER_FILES = ['^src/server/', '[.]server[.]tsx?$']

const app = [
  error(
    'routes-know-three-doors',
    'A route reaches the server by its services, by the context of the request and by its responses with a file.',
    { path: '^src/app/(routes/|root)' },
    {
      path: ['^src/server/', '^src/app/browser/'],
      pathNot: '^src/server/(services[.]server|http/request-context|http/(file|paper)-response)[.]ts$',
    },
  ),
  error(
    'loaders-draw-nothing',
    'A loader turns a request into the data of a page.',
    { path: '^src/app/loaders/' },
    { path: ['^src/app/(routes|browser|styles)/', UI] },
  ),
  error(
    'parts-serve-any-page',
    'A part is drawn by the server and by the browser, from what its page hands it.',
    { path: '^src/app/parts/' },
    { path: ['^src/app/(routes|loaders|browser)/', ...SERVER_FILES] },
  ),
  error(
    'browser-never-reaches-the-server',
    'What a visitor downloads contains nothing of the server, not even by way of other files.',
    { path: '^src/(app/entry[.]client|offline/worker/sw)[.]ts$' },
    { path: SERVER_FILES, reachable: true },
  ),
  error(
    'browser-imports-no-route',
    'Pages are HTML: their code stays on the server.',
    { path: '^src/app/browser/' },
    { path: '^src/app/(routes|loaders)' },
  ),
]

export default {
  forbidden: [...everywhere, ...ground, ...features, ...familyRules, ...quiz, ...server, ...app],
  options: {
    // TypeScript 7 has no programming interface, so swc reads the files.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', TESTS] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
