/** What the codes of one set say: the table, and what to teach again. */
import { useId } from 'react'
import { counted } from '#lib/counted.ts'
import { languageOf } from '#lib/language.ts'
import { LinkButton } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import type { ClassItem, ClassSet } from './class-set.ts'
import { ClassTable } from './class-table.tsx'
import { type Pupil, repeatsIn } from './read-class.ts'
import { tableText } from './table-text.ts'
import { countItems, type ItemCount, teachAgain } from './teach-again.ts'

type AgainProps = Readonly<{ count: ItemCount; item: ClassItem; pupils: number; board: string }>

function Again({ count: { right, choice, chosenBy }, item, pupils, board }: AgainProps) {
  const chosen = choice === null ? undefined : item.choices[choice]
  return (
    <li>
      <div>
        <p>
          <b>Q{item.id}.</b> <span lang={languageOf(item.text)}>{item.text}</span>
        </p>
        <p className="again-key" lang={languageOf(item.key)}>
          {item.key}
        </p>
        <small>
          {right} of {pupils} right.
          {chosen === undefined ? '' : ` ${chosenBy} chose `}
          {chosen === undefined ? null : <span lang={languageOf(chosen)}>{chosen}</span>}
          {chosen === undefined ? '' : '.'}
        </small>
        {item.skill === '' ? null : (
          <small>
            Skill: <span lang={languageOf(item.skill)}>{item.skill}</span>
          </small>
        )}
      </div>
      {/* A tab of its own: this page holds what was pasted, and would lose it. */}
      <LinkButton variant="plain" small href={`${board}#q-${item.id}`} target="_blank">
        On the board<span className="sr">: question {item.id}, in a new tab</span>
      </LinkButton>
    </li>
  )
}

export function ClassResults({ set, pupils }: Readonly<{ set: ClassSet; pupils: readonly Pupil[] }>) {
  const { name, board, items } = set
  const [table, again] = [useId(), useId()]
  const counting = pupils.filter(({ isRepeat }) => !isRepeat)
  const counts = countItems(counting, items.length)
  const hardest = teachAgain(counts, counting.length)
  return (
    <>
      <section className="section paper block" aria-labelledby={table}>
        <h2 id={table}>
          {name}: {counted(items.length, 'question')}, {counted(counting.length, 'pupil')}
        </h2>
        <p>
          A plain cell is right, ½ is partly right. A figure or letter is the wrong one that was chosen, a dash is an
          empty answer.
          {items.some(({ isTicked }) => isTicked)
            ? ' A question with * is an open answer, which the pupil marked, or a sentence, which the pupil marked where nobody had listed it.'
            : ''}
        </p>
        {repeatsIn(pupils).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ClassTable name={name} pupils={pupils} items={items} counts={counts} counted={counting.length} />
        <CopyButton text={tableText(pupils, items, counts)} label="Copy the table" />
      </section>
      <section className="section paper block" aria-labelledby={again}>
        <h2 id={again}>Teach again: {name}</h2>
        <p>
          {hardest.length === 0
            ? 'Nothing: everybody had everything right.'
            : 'The questions that were missed most, the hardest first.'}
        </p>
        <ol className="again" role="list">
          {hardest.map((count) => {
            const item = items[count.item]
            return item === undefined ? null : (
              <Again key={item.id} {...{ count, item, board }} pupils={counting.length} />
            )
          })}
        </ol>
      </section>
    </>
  )
}
