/** Questions of somebody else as the site plays them: by the choice of grammar-mcq, with two to six options. */
import type { ByLanguage, Language } from '#lib/language.ts'
import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'
import { storedChoices } from '#quiz/stored/stored-choices.ts'
import { isText, type OwnQuestions, type OwnQuiz } from './own-quiz.ts'
import { writersReason } from './texts/document-of.ts'
import { kinds } from './texts/kinds.ts'

/** Of a text that of its type. Questions are in Chinese where most of them are; otherwise in English. */
export function languageIn(own: OwnQuiz): Language {
  if (isText(own)) return kinds[own.type].language
  const { questions } = own
  const chinese = questions.filter(({ prompt }) => /\p{Script=Han}/u.test(prompt))
  return chinese.length * 2 > questions.length ? 'zh-Hans' : 'en'
}

const NO_TITLE = 'A quiz'

export const titleOf = ({ title }: OwnQuiz): string => title || NO_TITLE

/** As a document of ours would be read. */
export function quizOf(own: OwnQuestions): Quiz {
  const language = languageIn(own)
  const said = (reason: string): string => writersReason(reason, language)
  return storedChoices.parse({
    title: titleOf(own),
    questions: own.questions.map(({ prompt, options, key, reason, reasons }) => ({
      question: prompt,
      options,
      answer: key,
      explanation: said(reason),
      reasons: reasons.map(said),
    })),
  })
}

const shared = {
  today: '',
  heading: ({ title }: Quiz) => title,
  pace: () => ENGLISH_PACE,
  scoreText: (earned: number, total: number) => `Your score: ${earned} / ${total}`,
}

export const ownType: ByLanguage<QuizType<Quiz>> = {
  en: choiceType({ ...shared, language: 'en', instruction: 'For each question, choose the right answer.' }),
  'zh-Hans': choiceType({ ...shared, language: 'zh-Hans', instruction: '选出最合适的答案。' }),
}
