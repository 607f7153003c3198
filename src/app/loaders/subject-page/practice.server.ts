/** What each subject has to practise on its own: topics and texts, skills by strand, themes. Server side only. */
import { themeCounts } from '#app/loaders/subjects/science-set.server.ts'
import { tasksByKind } from '#app/loaders/subjects/tasks.server.ts'
import { topicPagePath } from '#app/parts/set-path.ts'
import type { NamedLink, StrandOfSkills, SubjectPractice } from '#app/parts/subjects/subject.ts'
import { mathsPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { TASKS } from '#app/parts/subjects/task-paths.ts'
import { everyFamily } from '#families/families.ts'
import { STRANDS, type Strand, strandOf } from '#families/skills.ts'
import { counted } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import type { Subject } from '#lib/subjects.ts'
import type { ExamBlueprint } from '#maths/exam/exam-paper.ts'
import { MIXED, playedSkills } from '#maths/set.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { capital } from '#quiz/scoring/capital.ts'
import { services } from '#server/services.server.ts'

/** The topics with their sets and skills, then the kinds of texts. */
async function languageGroups(language: Language): Promise<SubjectPractice> {
  const [shelves, kinds] = await Promise.all([services().setLibrary.shelves(), tasksByKind()])
  const ofTopic = shelves.flatMap((shelf) => {
    const topic = topicOfType(shelf.type)
    if (topic.language !== language) return []
    const skills = skillsIn([shelf]).length
    const label = skills === 0 ? '' : counted(skills, 'skill')
    const gloss = topic.gloss === '' ? '' : `${topic.gloss}, `
    return [
      {
        to: topicPagePath(topic.type),
        text: topic.title,
        language,
        asks: `${gloss}${counted(shelf.numbers.length, 'set')}`,
        label,
      },
    ]
  })
  const ofKind = kinds
    .filter((kind) => kind.language === language && kind.tasks.length > 0)
    .map(({ kind, name, tasks }) => ({
      to: `${TASKS}#${kind}`,
      text: name,
      language,
      asks: counted(tasks.length, 'text'),
      label: '',
    }))
  const groups = [
    { name: 'By topic', links: ofTopic },
    { name: 'Texts and sentences', links: ofKind },
  ]
  return { mixed: null, listed: { by: 'group', groups: groups.filter(({ links }) => links.length > 0) } }
}

/** The marks of each strand in these papers together. */
function marksByStrand(plans: readonly ExamBlueprint[]): ReadonlyMap<Strand, number> {
  const skillOf = new Map(everyFamily.map(({ id, skill }) => [id, skill]))
  const marks = new Map<Strand, number>()
  for (const { choice, short, paper2 } of plans)
    for (const drawn of [...choice, ...short, ...paper2]) {
      const skill = skillOf.get(drawn.family)
      if (skill !== undefined) marks.set(strandOf(skill), (marks.get(strandOf(skill)) ?? 0) + drawn.marks)
    }
  return marks
}

const mixed = (to: string): NamedLink => ({ to, text: 'Mixed practice', language: 'en' })

/** The strands, those with the most marks in our whole papers first. */
async function byStrand(): Promise<SubjectPractice> {
  const { maths } = await services().plans.all()
  const marks = marksByStrand(maths)
  const weight = (strand: Strand): number => (marks.get(strand) ?? 0) / Math.max(1, maths.length)
  const strands = [...new Set(playedSkills.map(({ strand }) => strand))].toSorted((a, b) => weight(b) - weight(a))
  return {
    mixed: mixed(mathsPath(MIXED, 1)),
    listed: {
      by: 'strand',
      strands: strands.map((strand): StrandOfSkills => {
        const skills = playedSkills.filter((skill) => skill.strand === strand)
        const links = (level: string) =>
          skills
            .filter((skill) => skill.level === level)
            .map(({ id, name, asks }) => ({
              to: mathsPath(id, 1),
              text: name,
              language: 'en' as const,
              asks,
              label: '',
            }))
        const levels = [...new Set(skills.map(({ level }) => level))].toSorted()
        const years = levels.map((name) => ({ name, links: links(name) }))
        return { name: STRANDS[strand], share: Math.round(weight(strand)), years }
      }),
    },
  }
}

async function themeGroups(): Promise<SubjectPractice> {
  const themes = await themeCounts()
  const links = themes.map(({ theme, name, choice, open, topics: asked }) => ({
    to: sciencePath(theme, 1),
    text: name,
    language: 'en' as const,
    asks: `${capital(asked.join(', '))}.`,
    label: `${choice + open} questions`,
  }))
  if (links.length === 0) return { mixed: null, listed: { by: 'group', groups: [] } }
  return { mixed: mixed(sciencePath(MIXED, 1)), listed: { by: 'group', groups: [{ name: 'By theme', links }] } }
}

/** Those of a subject. A group without a link is left out. */
export const practiceOf: Readonly<Record<Subject, () => Promise<SubjectPractice>>> = {
  english: () => languageGroups('en'),
  chinese: () => languageGroups('zh-Hans'),
  maths: byStrand,
  science: themeGroups,
}
