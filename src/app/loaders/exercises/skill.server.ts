/** The quiz of a skill, put together from the sets. Server side only. */
import { skillsOf } from '#app/loaders/after-quiz.server.ts'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { isLetter, LEVEL_LETTERS } from '#app/parts/level-letters.ts'
import { skillLevelPath, skillPath, skillQuizPath } from '#app/parts/set-path.ts'
import { createRandom } from '#lib/random.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { askedBy, type Candidate, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import type { SetPlace } from '#quiz/library/shelf.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN } from '#quiz/library/todays-ten.ts'
import { capital } from '#quiz/scoring/capital.ts'
import { services } from '#server/services.server.ts'

/** Each item of the skill that can be asked alone: its set, and the how manieth it is there. */
async function setsAsking(tag: string): Promise<readonly Readonly<{ place: SetPlace; at: number }>[]> {
  const sets = await services().setLibrary.withSkill(tag)
  return sets.flatMap(({ type, number, alone }) =>
    Array.from({ length: alone }, (_, at) => ({ place: { type, number }, at })),
  )
}

/** The shortest one at the head: it is whole on the screen on arrival. */
function shortestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const lengthOf = ({ item, sentence }: Candidate): number => [sentence || item.prompt, ...item.options].join('').length
  const [first] = candidates.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  return first === undefined ? [] : [first, ...candidates.filter((one) => one !== first)]
}

/** Up to ten items of a skill, always the same ones. */
async function tenOf(tag: string): Promise<readonly Candidate[]> {
  const { setLibrary } = services()
  const picked = createRandom(tag)
    .shuffled(await setsAsking(tag))
    .slice(0, TEN)
  const found = await Promise.all(
    picked.map(async ({ place, at }) => {
      const alone = candidatesOf(await setLibrary.withQuiz(place)).filter(({ item }) => item.skill === tag)
      return alone.slice(at, at + 1)
    }),
  )
  return shortestFirst(found.flat())
}

/** Up to ten of them that are of one level. The index does not know levels, so all sets of the skill are read. */
async function tenOfLevel(tag: string, level: number): Promise<readonly Candidate[]> {
  const { setLibrary } = services()
  const found: Candidate[] = []
  for (const place of await setLibrary.withSkill(tag))
    found.push(
      ...candidatesOf(await setLibrary.withQuiz(place)).filter(
        ({ item }) => item.skill === tag && item.level === level,
      ),
    )
  return shortestFirst(createRandom(`${tag} ${level}`).shuffled(found).slice(0, TEN))
}

/** What a quiz of a skill is called, and where it is. */
type Own = Readonly<{ candidates: readonly Candidate[]; documentId: string; path: string; set: string; title: string }>

async function viewOf(tag: string, name: string, own: Own): Promise<FoundView | null> {
  const { candidates, documentId, path, set, title } = own
  const [first] = candidates
  if (first === undefined) return null
  const next = stepToPage(skillPath(tag), 'all on this skill')
  const typed = { type: 'selection', quiz: selectionOf(capital(name), candidates) } as const
  return {
    exercise: oneSection(typed),
    documentId,
    version: quizVersion(typed.quiz),
    skills: skillsOf(typed, await services().setLibrary.shelves(), askedBy(candidates)),
    afterwards: { next, stop: '' },
    path,
    labels: { paper: 'Skill practice', set, size: '' },
    facts: { listing: 'unlisted', path: skillPath(tag), title, description: '', language: first.set.topic.language },
    back: { to: skillPath(tag), text: 'All on this skill' },
  }
}

/** Null for a skill that no item asks that can stand alone. */
export async function findSkillExercise({ tag }: Readonly<{ tag: string }>): Promise<FoundView | null> {
  const name = skillName(tag)
  if (name === null) return null
  return viewOf(tag, name, {
    candidates: await tenOf(tag),
    documentId: `skill ${tag}`,
    path: skillQuizPath(tag),
    set: 'One skill',
    title: `Practice: ${name}`,
  })
}

/** Those of one level, by the letter of their paper; null where there is none. */
export async function findSkillLevel(params: Readonly<{ tag: string; letter: string }>): Promise<FoundView | null> {
  const { tag, letter } = params
  const name = skillName(tag)
  if (name === null || !isLetter(letter)) return null
  const set = `Paper ${letter.toUpperCase()}`
  return viewOf(tag, name, {
    candidates: await tenOfLevel(tag, LEVEL_LETTERS[letter]),
    documentId: `skill ${tag} ${letter}`,
    path: skillLevelPath(tag, letter),
    set,
    title: `Practice: ${name}, ${set}`,
  })
}
