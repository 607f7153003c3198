/** A stored document of each type, for tests and benches. A type without one does not compile. */

import type { TypeName } from './quizzes.ts'
import chineseDialogue from './types/chinese-dialogue/sample.json' with { type: 'json' }
import chineseMcq from './types/chinese-mcq/sample.json' with { type: 'json' }
import compreCloze from './types/compre-cloze/sample.json' with { type: 'json' }
import editing from './types/editing/sample.json' with { type: 'json' }
import grammarCloze from './types/grammar-cloze/sample.json' with { type: 'json' }
import grammarMcq from './types/grammar-mcq/sample.json' with { type: 'json' }
import inlineContext from './types/inline-context/sample.json' with { type: 'json' }
import vocabCloze from './types/vocab-cloze/sample.json' with { type: 'json' }
import vocabMcq from './types/vocab-mcq/sample.json' with { type: 'json' }

export const samples: Readonly<Record<TypeName, unknown>> = {
  'grammar-mcq': grammarMcq,
  'vocab-mcq': vocabMcq,
  'vocab-cloze': vocabCloze,
  editing,
  'compre-cloze': compreCloze,
  'chinese-mcq': chineseMcq,
  'inline-context': inlineContext,
  'chinese-dialogue': chineseDialogue,
  'grammar-cloze': grammarCloze,
}
