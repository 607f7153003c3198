/** What is said of a marked item is in the item's language (docs/behaviour.md, 4.13 and 4.15). */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ByLanguage } from '#lib/language.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { Quiz, QuizType, Responses } from '#quiz/contract/quiz-type.ts'
import { Review } from '#quiz/flow/result/review.tsx'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions, typeNames } from './definitions.ts'
import { kits } from './kits.tsx'
import type { Playable, PlayableName, PlayableQuiz } from './playable.ts'
import { samples } from './samples.ts'

const nothing = () => undefined

/** The marked items one by one, and the review of all of them. */
function drawn<Q extends Quiz>(type: QuizType<Q>, ItemPlayer: Player<Q>, whole: Q, response: Responses): string {
  // Reasons are content: some have English words in brackets.
  const quiz = { ...whole, items: whole.items.map((item) => ({ ...item, explanation: '', mistakes: [] })) }
  const score = type.score(quiz, response)
  const marked = { quiz, response, score, reasons: score, crossed: {}, ticked: {} }
  const stages = type.flow === 'sheet' ? (['all'] as const) : quiz.items.map(({ id }) => id)
  return renderToStaticMarkup(
    <>
      {stages.map((stage) => (
        <ItemPlayer key={stage} {...marked} stage={stage} onRespond={nothing} onCross={nothing} onTick={nothing} />
      ))}
      <Review type={type} quiz={quiz} response={response} score={score} flagged={[]} />
    </>,
  )
}

function pageOf<T extends PlayableName>({ type, quiz }: Playable<T>, respond: (quiz: Quiz) => Responses): string {
  const TypePlayer: Player<PlayableQuiz<T>> = kits.players[type]
  return drawn(kits.definitions[type], TypePlayer, quiz, respond(quiz))
}

/** English everywhere: links and buttons. */
const ALWAYS_ENGLISH = /<a [^>]*(?:why-close|report-link).*?<\/a>|<(button|summary|legend)\b.*?<\/\1>/gs
const words = (html: string): string => html.replaceAll(ALWAYS_ENGLISH, '').replaceAll(/<[^>]*>/g, ' ')

const ENGLISH = /\b(?:right|wrong|correct|answer|not quite|why:|none)\b/gi
const HAN = /\p{Script=Han}/gu
/** The words of every other language. */
const OTHER_WORDS: ByLanguage<readonly RegExp[]> = { en: [HAN], 'zh-Hans': [ENGLISH] }
const RESPONSES: Readonly<Record<string, (quiz: Quiz) => Responses>> = {
  'the keys': ({ items }) => Object.fromEntries(items.map(({ id, key }) => [id, key])),
  'wrong responses': ({ items }) => Object.fromEntries(items.map(({ id, key }) => [id, key === '1' ? '2' : '1'])),
  'no response': ({ items }) => Object.fromEntries(items.map(({ id }) => [id, ''])),
}

describe.each(typeNames)('%s', (name) => {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(`the sample of ${name} does not hold`)
  const others = OTHER_WORDS[definitions[parsed.typed.type].language]

  test.each(Object.entries(RESPONSES))('%s are marked in its language', (_name, respond) => {
    const said = words(pageOf(parsed.typed, respond))
    expect(others.flatMap((other) => said.match(other) ?? [])).toEqual([])
  })
})
