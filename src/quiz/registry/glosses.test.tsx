/** What words sound like and mean is said after the marking, and not before (docs/behaviour.md, 4.16). */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Player } from '#quiz/contract/player.tsx'
import type { ItemId, Score } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { kits } from './kits.tsx'
import type { Playable, PlayableName, PlayableQuiz } from './playable.ts'
import { samples } from './samples.ts'

const nothing = () => undefined

/** The page of a quiz of which these items are marked. */
function pageOf<T extends PlayableName>({ type, quiz }: Playable<T>, marked: readonly ItemId[]): string {
  const TypePlayer: Player<PlayableQuiz<T>> = kits.players[type]
  const results = Object.fromEntries(marked.map((id) => [id, { earned: 1, marks: 1, hint: 'none' } as const]))
  const score: Score | null = marked.length === 0 ? null : { earned: 1, total: 1, results }
  return renderToStaticMarkup(
    <TypePlayer
      quiz={quiz}
      response={{}}
      score={score}
      reasons={score}
      stage="all"
      crossed={{}}
      ticked={{}}
      onRespond={nothing}
      onCross={nothing}
      onTick={nothing}
    />,
  )
}

const typedSample = (type: 'chinese-mcq' | 'inline-context' | 'chinese-dialogue') => {
  const parsed = parseQuiz(samples[type])
  if (parsed.status !== 'ok') throw new Error(`the sample of ${type} does not hold`)
  return parsed.typed
}

const OPTION = 'class="gloss"'
const WORD = 'class="word"'

describe('an option', () => {
  const typed = typedSample('chinese-mcq')

  it('says nothing of itself before it is marked', () => expect(pageOf(typed, [])).not.toContain(OPTION))

  it('of a marked item says its pinyin and its meaning', () => {
    const page = pageOf(typed, ['9'])
    expect(page.split(OPTION)).toHaveLength(1 + 2 * 4 - 1)
    expect(page).toContain('<span lang="zh-Latn">diào chá</span> to investigate')
  })
})

describe.each(['inline-context', 'chinese-dialogue'] as const)('a word of a text of %s', (type) => {
  const typed = typedSample(type)
  const ids = typed.quiz.items.map(({ id }) => id)

  it('cannot be pressed before all blanks are marked', () => {
    expect(pageOf(typed, [])).not.toContain(WORD)
    expect(pageOf(typed, ids.slice(1))).not.toContain(WORD)
  })

  it('opens its own slip once they are', () => {
    const page = pageOf(typed, ids)
    const [, target] = /class="word" popoverTarget="([^"]+)"/i.exec(page) ?? []
    expect(page).toContain(`popover="auto" id="${target}"`)
  })
})
