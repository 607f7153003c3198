import { expect, it } from 'vitest'
import { drawLevel, drawSet, levelsOf, playedSkills, storyOf } from './set.ts'

it('a set of one level has ten problems of it, none twice, the same for the same number', () => {
  for (const { id } of playedSkills)
    for (const level of levelsOf(id)) {
      const asked = drawLevel(id, level, 3)
      expect(
        asked.map(({ family, maker }) => [family.skill, maker.level]),
        id,
      ).toEqual(Array(10).fill([id, level]))
      const problems = asked.map(({ problem }) => JSON.stringify(problem))
      expect(new Set(problems).size, `${id} ${level}`).toBe(10)
      expect(drawLevel(id, level, 3)).toEqual(asked)
    }
})

it('every skill has problems of at least two levels, so that a class can have two papers of it', () => {
  expect(playedSkills.filter(({ id }) => levelsOf(id).length < 2)).toEqual([])
})

/** Different sentences among the eight problems of a set, in the mean. */
const STORIES = 7

it.each(playedSkills)('a set of $id hardly tells a story twice', ({ id }) => {
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1)
  const told = numbers.map((number) => new Set(drawSet(id, number).map(storyOf)).size)
  expect(told.reduce((sum, one) => sum + one, 0) / numbers.length).toBeGreaterThanOrEqual(STORIES)
})
