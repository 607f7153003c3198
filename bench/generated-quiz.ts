/** A grammar quiz of ten questions, about as long as a real one; the same for the same seed. */
export function generateQuiz(seed: number) {
  const questions = Array.from({ length: 10 }, (_, i) => ({
    question: `On day ${seed} the box of old photographs on shelf ${i} _____ to my grandmother.`,
    options: ['belong', 'belongs', 'are belonging', 'have belonged'],
    answer: (seed + i) % 4,
    explanation: `The verb agrees with the head noun 'box', which is singular. ${'So the singular form is right. '.repeat(4)}`,
    skill: 'agreement-intervening-phrase',
  }))
  return { type: 'grammar-mcq', title: `Grammar: Set ${seed}`, questions }
}
