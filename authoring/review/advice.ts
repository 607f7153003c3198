/** All advice on the documents of a content folder, one line each. It loads the dictionaries: only a check needs it. */
import type { ContentFile } from '#server/content/read-content.ts'
import { reviewAcceptedWords } from './answers/accepted-words.ts'
import { reviewPoints } from './answers/single-points.ts'
import { reviewDialogues } from './chinese/review-dialogues.ts'
import { reviewGlosses } from './chinese/review-glosses.ts'
import { reviewReasons } from './chinese/review-reasons.ts'
import { libraryOf } from './library.ts'
import { allowed } from './printed-answers/allowed.ts'
import { printedAnswers } from './printed-answers/printed-answers.ts'
import { review } from './review.ts'
import { reviewWording } from './review-wording.ts'

/** `dir` is the folder that the documents were read from. */
export function adviceOn(dir: string, documents: readonly ContentFile[]): readonly string[] {
  return [
    ...review(dir, libraryOf(documents)),
    ...reviewGlosses(documents),
    ...reviewDialogues(documents),
    ...reviewReasons(documents),
    ...reviewWording(documents),
    ...reviewAcceptedWords(documents),
    ...reviewPoints(documents),
    ...printedAnswers(documents, allowed),
  ]
}
