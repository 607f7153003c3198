/** What can be put on a list, by area: every exercise of the site that has a page of its own. Server side only. */
import { data } from 'react-router'
import { LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { loadTopic } from '#app/loaders/lists.server.ts'
import { practiceOf } from '#app/loaders/subject-page/practice.server.ts'
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { tasksByKind } from '#app/loaders/subjects/tasks.server.ts'
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { LETTERS, LEVEL_LETTERS } from '#app/parts/level-letters.ts'
import { type Area, areaNamed } from '#app/parts/sets/areas.ts'
import { readChosen } from '#app/parts/sets/chosen-sets.ts'
import type { ChoiceGroup, ChoiceSection } from '#app/parts/sets/set-chooser.tsx'
import { linksOf, type PracticeLink } from '#app/parts/subjects/subject.ts'
import { levelPath, paperPath } from '#app/parts/subjects/subject-paths.ts'
import { taskPath } from '#app/parts/subjects/task-paths.ts'
import { counted } from '#lib/counted.ts'
import { type Language, PAGE_LANGUAGE } from '#lib/language.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { DRAWN_SUBJECTS, type DrawnSubject, LANGUAGE_SUBJECTS, type LanguageSubject, subjects } from '#lib/subjects.ts'
import { levelsOf, playedSkills } from '#maths/set.ts'
import { topicPath } from '#prelim/prelim-id.ts'
import { labelTopics } from '#prelim/topics.ts'
import { prelimTopics, topics } from '#quiz/library/topics.ts'
import { THEMES } from '#science/bank.ts'
import { services } from '#server/services.server.ts'

const partsOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** The sets of a topic with their titles; none for a topic without any. */
async function topicGroup(topic: (typeof topics)[number]): Promise<readonly ChoiceGroup[]> {
  const found = await loadTopic(topic.type)
  if (found === null) return []
  return [
    {
      id: topic.type,
      title: topic.title,
      language: topic.language,
      note: topic.gloss,
      spoken: topic.gloss || topic.title,
      look: 'rows',
      choices: found.rows.map(({ to, label, title, count, levels }) => ({
        ref: exerciseRef(to),
        label: partsOf(label, title),
        about: partsOf(counted(count, 'question'), levels),
      })),
    },
  ]
}

/** The texts of a language, by kind. */
async function textGroups(language: Language): Promise<readonly ChoiceGroup[]> {
  const kinds = await tasksByKind()
  return kinds
    .filter((kind) => kind.language === language && kind.tasks.length > 0)
    .map(({ kind, name, tasks }) => ({
      id: kind,
      title: name,
      language,
      note: '',
      spoken: name,
      look: 'rows',
      choices: tasks.map(({ number, title, count }) => ({
        ref: exerciseRef(taskPath(kind, number)),
        label: title,
        about: counted(count, 'question'),
      })),
    }))
}

async function languageArea(subject: LanguageSubject): Promise<readonly ChoiceSection[]> {
  const { language } = subjects[subject]
  const own = topics.filter((topic) => topic.language === language)
  return [
    { name: 'By topic', groups: (await Promise.all(own.map(topicGroup))).flat() },
    { name: 'Texts and sentences', groups: await textGroups(language) },
  ]
}

/** The drawn sets of a skill or theme that a teacher chooses from; any other number is added by its link. */
const DRAWN_SETS = [1, 2, 3, 4, 5, 6]

/** The levels of what the name of a skill or theme stands for; what is mixed has none. */
const LEVELS: Readonly<Record<DrawnSubject, (of: string) => readonly number[]>> = {
  maths: (of) => playedSkills.filter(({ id }) => id === of).flatMap(({ id }) => levelsOf(id)),
  science: (of) => (THEMES.some((theme) => theme === of) ? [1, 2, 3] : []),
}

/** The sets of one level of a skill or theme. */
const levelChoices = (subject: DrawnSubject, of: string): ChoiceGroup['choices'] =>
  LETTERS.filter((letter) => LEVELS[subject](of).includes(LEVEL_LETTERS[letter])).map((letter) => ({
    ref: exerciseRef(levelPath(subject, of, letter, 1)),
    label: letter.toUpperCase(),
    about: '',
  }))

/** `to` is the path of the first set. */
function drawnGroup({ to, text, asks }: PracticeLink, subject: DrawnSubject): ChoiceGroup {
  const of = exerciseRef(to).replace(/\/1$/, '')
  return {
    id: of.replaceAll('/', '-'),
    title: text,
    language: PAGE_LANGUAGE,
    note: asks,
    spoken: `${text}, set`,
    look: 'chips',
    choices: [
      ...DRAWN_SETS.map((number) => ({ ref: `${of}/${number}`, label: String(number), about: '' })),
      ...levelChoices(subject, of.replace(`${subject}/`, '')),
    ],
  }
}

async function drawnArea(subject: DrawnSubject): Promise<readonly ChoiceSection[]> {
  const { mixed, listed } = await practiceOf[subject]()
  const group = (link: PracticeLink) => drawnGroup(link, subject)
  const all = mixed === null ? [] : [{ name: 'Everything', groups: [group({ ...mixed, asks: '', label: '' })] }]
  if (listed.by === 'group')
    return [...all, ...listed.groups.map(({ name, links }) => ({ name, groups: links.map(group) }))]
  return [
    ...all,
    ...listed.strands.map(({ name, years }) => ({
      name,
      groups: linksOf({ by: 'group', groups: years }).map(group),
    })),
  ]
}

/** The topics of each school, newest year first. */
async function prelimArea(): Promise<readonly ChoiceSection[]> {
  const years = await services().prelims.years()
  return years.map(({ year, schools }) => ({
    name: year,
    groups: schools.map(({ key, topics: own }) => ({
      id: `${year}-${key}`,
      title: splitCamelCase(key),
      language: PAGE_LANGUAGE,
      note: '',
      spoken: `${splitCamelCase(key)} ${year}`,
      look: 'words',
      choices: labelTopics(prelimTopics, own).map((topic) => ({
        ref: exerciseRef(topicPath({ year, school: key, topic: topic.key })),
        label: topic.label,
        about: '',
      })),
    })),
  }))
}

/** The papers of a language whole and by section, those of Mathematics and Science whole. */
async function paperArea(): Promise<readonly ChoiceSection[]> {
  const [papers, numbers] = await Promise.all([listedPapers(), paperNumbers()])
  const ofLanguages = LANGUAGE_SUBJECTS.map((subject) => ({
    name: subjects[subject].fullName,
    groups: papers
      .filter((paper) => paper.subject === subject)
      .map(
        ({ path, title, language, number, sections }): ChoiceGroup => ({
          id: `${subject}-${number}`,
          title,
          language,
          note: '',
          spoken: `${subjects[subject].fullName} paper ${number}`,
          look: 'words',
          choices: [
            { ref: exerciseRef(path), label: 'Whole paper', about: '' },
            ...sections.map((section) => ({ ref: exerciseRef(section.path), label: section.name, about: '' })),
          ],
        }),
      ),
  }))
  const drawn = DRAWN_SUBJECTS.map(
    (subject): ChoiceSection => ({
      name: subjects[subject].fullName,
      groups: [
        {
          id: subject,
          title: 'Whole papers',
          language: PAGE_LANGUAGE,
          note: '',
          spoken: `${subjects[subject].fullName}, whole paper`,
          look: 'chips',
          choices: numbers[subject].map((number) => ({
            ref: exerciseRef(paperPath(subject, number)),
            label: String(number),
            about: '',
          })),
        },
      ],
    }),
  )
  return [...ofLanguages, ...drawn]
}

const sectionsOf: Readonly<Record<Area, () => Promise<readonly ChoiceSection[]>>> = {
  english: () => languageArea('english'),
  chinese: () => languageArea('chinese'),
  maths: () => drawnArea('maths'),
  science: () => drawnArea('science'),
  prelims: prelimArea,
  papers: paperArea,
}

const LETTERS_NOTE =
  'K, S and T are ten questions of one level: K warm-up, S as in the PSLE, T challenge. Pupils read the letter only; the key of the print says the level.'

/** What a teacher has to know of the labels. */
const NOTES: Readonly<Record<Area, string>> = {
  english: '',
  chinese: '',
  maths: LETTERS_NOTE,
  science: LETTERS_NOTE,
  prelims: '',
  papers: '',
}

const isAny = ({ choices }: ChoiceGroup): boolean => choices.length > 0

/** A area with the list so far; `area` is null for a name of none. */
export async function loadArea({
  request,
  params,
}: Readonly<{ request: Request; params: Readonly<{ area: string }> }>) {
  const area = areaNamed(params.area)
  if (area === null) return data(null, { status: 404, headers: LIST_HEADERS })
  const { names } = readChosen(new URL(request.url).searchParams)
  const sections = (await sectionsOf[area]())
    .map((section) => ({ ...section, groups: section.groups.filter(isAny) }))
    .filter(({ groups }) => groups.length > 0)
  return data({ area, sections, names, note: NOTES[area] }, { headers: LIST_HEADERS })
}
