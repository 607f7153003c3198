/** What a teacher may do with a skill: put it on a list, or give it as two papers of two levels. */
import { ListPlus } from 'lucide-react'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { OnServer } from '#app/parts/islands/on-server.tsx'
import { LEVEL_NAMES, type LevelLetter } from '#app/parts/level-letters.ts'
import { skillLevelPath, skillQuizPath } from '#app/parts/set-path.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { setsPath } from './chosen-sets.ts'

/** `letters` are those of the levels that the skill has, the easiest first. */
type Props = Readonly<{ tag: string; letters: readonly LevelLetter[] }>

/** The easiest and the hardest; nothing for a skill of one level. */
function TwoPapers({ tag, letters }: Props) {
  const [easy] = letters
  const hard = letters.at(-1)
  if (easy === undefined || hard === undefined || easy === hard) return null
  return (
    <LinkButton variant="quiet" small href={setsPath([easy, hard].map((one) => exerciseRef(skillLevelPath(tag, one))))}>
      <Icon of={ListPlus} />
      Two papers, one key: {LEVEL_NAMES[easy]} and {LEVEL_NAMES[hard]}
    </LinkButton>
  )
}

export function SkillForClass({ tag, letters }: Props) {
  return (
    <OnServer>
      <p className="btn-row">
        <LinkButton variant="quiet" small href={setsPath([exerciseRef(skillQuizPath(tag))])}>
          <Icon of={ListPlus} />
          Begin a list
        </LinkButton>
        <TwoPapers tag={tag} letters={letters} />
      </p>
    </OnServer>
  )
}
