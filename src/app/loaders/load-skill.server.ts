/** All items of a skill, by set. Server side only. */
import { LETTERS, LEVEL_LETTERS, type LevelLetter } from '#app/parts/level-letters.ts'
import { setPath } from '#app/parts/set-path.ts'
import type { Language } from '#lib/language.ts'
import { candidatesOf, promptAlone } from '#quiz/library/candidates.ts'
import { asksAlone, type LibrarySet, setName, shortTitle } from '#quiz/library/library-set.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN } from '#quiz/library/todays-ten.ts'
import { services } from '#server/services.server.ts'

/** `place` is the id of its element on the page of its set, '' on a stepper's. `prompt` may hold markers. */
export type SkillItem = Readonly<{ id: string; prompt: string; place: string }>

type SkillSet = Readonly<{ to: string; name: string; title: string; language: Language; items: readonly SkillItem[] }>

/** Fewer items of a level are no paper. */
const ENOUGH = 5

/** `alone` is the number of items in the quiz of the skill, `letters` name its levels that have a quiz of their own. */
type SkillPage = Readonly<{
  name: string
  count: number
  alone: number
  letters: readonly LevelLetter[]
  sets: readonly SkillSet[]
}>

function skillSet(set: LibrarySet, tag: string): SkillSet {
  const { topic, setId, typed } = set
  const alone = asksAlone(set)
  const items = (typed?.quiz.items ?? []).filter(({ skill }) => skill === tag)
  return {
    to: setPath({ quizType: topic.type, setId }),
    name: setName(set),
    title: shortTitle(set),
    language: topic.language,
    items: items.map((item) => ({
      id: item.id,
      prompt: promptAlone(set, item),
      place: alone ? '' : `item-${item.id}`,
    })),
  }
}

/** Null for a tag that has no name, or that no set exercises. */
export async function loadSkill(tag: string): Promise<SkillPage | null> {
  const { setLibrary } = services()
  const name = skillName(tag)
  const asking = name === null ? [] : await setLibrary.withSkill(tag)
  if (name === null || asking.length === 0) return null
  const sets: SkillSet[] = []
  // One after the other: of thousands of sets only what the page shows stays.
  const levels: number[] = []
  for (const place of asking) {
    const set = await setLibrary.withQuiz(place)
    sets.push(skillSet(set, tag))
    levels.push(...candidatesOf(set).flatMap(({ item }) => (item.skill === tag ? [item.level] : [])))
  }
  const alone = asking.reduce((sum, set) => sum + set.alone, 0)
  return {
    name,
    count: sets.reduce((sum, { items }) => sum + items.length, 0),
    alone: Math.min(alone, TEN),
    letters: LETTERS.filter((letter) => levels.filter((level) => level === LEVEL_LETTERS[letter]).length >= ENOUGH),
    sets,
  }
}
