/**
 * A selection: a quiz of choice items from several sets, of one language or both. It is no type of a document: the site
 * puts it together for a day (`/today/{date}`) or for a skill.
 */
import type { Language } from '#lib/language.ts'
import { CHINESE_PACE, ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { ItemId, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'

/**
 * Where an item comes from: the title of its topic, the language of both, and the sentence of its passage with the word that
 * it asks about; '' where the item says all.
 */
export type ItemSource = Readonly<{ topic: string; language: Language; sentence: string }>

/** `sources` has an entry for every item. */
export type SelectionQuiz = Quiz & Readonly<{ sources: Readonly<Record<ItemId, ItemSource>> }>

export const definition: QuizType<SelectionQuiz> = {
  ...choiceType<SelectionQuiz>({
    language: 'en',
    heading: (quiz) => quiz.title,
    instruction: 'Questions from different topics. Choose the best answer to each one.',
    today: '',
    // English items have one mark in the examination and Chinese ones two; a selection has some of both.
    pace: () => (ENGLISH_PACE + CHINESE_PACE) / 2,
    scoreText: (earned, total) => `Your score: ${earned} / ${total}`,
  }),
  itemLanguage: (quiz, id) => quiz.sources[id]?.language ?? 'en',
}
