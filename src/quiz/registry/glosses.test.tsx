/** What words sound like and mean is said after the marking, and not before (docs/behaviour.md, 4.16). */
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Player } from '#quiz/contract/player.tsx'
import type { ItemId, Score } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { kits } from './kits.tsx'
import type { Playable, PlayableName, PlayableQuiz } from './playable.ts'
import { samples } from './samples.ts'

const nothing = () => undefined

/** The page of a quiz of which these items are marked. */
async function pageOf<T extends PlayableName>({ type, quiz }: Playable<T>, marked: readonly ItemId[]): Promise<string> {
  const TypePlayer: Player<PlayableQuiz<T>> = kits.players[type]
  const results = Object.fromEntries(marked.map((id) => [id, { earned: 1, marks: 1, hint: 'none' } as const]))
  const score: Score | null = marked.length === 0 ? null : { earned: 1, total: 1, results }
  const { prelude } = await prerender(
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
  return await new Response(prelude).text()
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

  it('says nothing of itself before it is marked', async () => expect(await pageOf(typed, [])).not.toContain(OPTION))

  it('of a marked item says its pinyin and its meaning', async () => {
    const page = await pageOf(typed, ['9'])
    // Those of the four options, and again of the three that are folded where the screen is narrow.
    expect(page.split(OPTION)).toHaveLength(1 + 4 + 3)
    expect(page).toContain('diào chá')
    expect(page).toContain('to investigate')
  })
})

describe.each(['inline-context', 'chinese-dialogue'] as const)('a word of a text of %s', (type) => {
  const typed = typedSample(type)
  const ids = typed.quiz.items.map(({ id }) => id)

  it('cannot be pressed before all blanks are marked', async () => {
    expect(await pageOf(typed, [])).not.toContain(WORD)
    expect(await pageOf(typed, ids.slice(1))).not.toContain(WORD)
  })

  it('opens its own slip once they are', async () => {
    const page = await pageOf(typed, ids)
    const [, target] = /class="word" popoverTarget="([^"]+)"/i.exec(page) ?? []
    expect(page).toContain(`popover="auto" id="${target}"`)
  })
})
