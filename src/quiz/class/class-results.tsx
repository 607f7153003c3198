/** What the codes of one set say: the table, and what to teach again. */
import { useId } from 'react'
import { counted } from '#lib/counted.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { LinkButton } from '#ui/button.tsx'
import { type ClassItem, type ClassSet, type ItemReasons, NO_REASONS, type Reasons } from './class-set.ts'
import { ClassTable } from './class-table.tsx'
import { type Pupil, repeatsIn } from './read-class.ts'
import { SheetButtons } from './sheet-buttons.tsx'
import { setRows } from './table-text.ts'
import { countItems, type ItemCount, teachAgain } from './teach-again.ts'

type AgainProps = Readonly<{ count: ItemCount; item: ClassItem; reasons: ItemReasons; pupils: number }> &
  Pick<ClassSet, 'board' | 'language'>

type WhyProps = Readonly<{ reasons: ItemReasons; choice: number | null; language: Language }>

/** Why the choice of most is wrong, then why the key is right. */
function Why({ reasons: { why, whys }, choice, language }: WhyProps) {
  const own = choice === null ? '' : (whys[choice] ?? '')
  return [own, why]
    .filter((text) => text !== '')
    .map((text) => (
      <small key={text} className="again-why" lang={languageOf(text, language)}>
        {text}
      </small>
    ))
}

function Again({ count: { right, choice, chosenBy }, item, reasons, pupils, board, language }: AgainProps) {
  const chosen = choice === null ? undefined : item.choices[choice]
  return (
    <li>
      <div>
        <p>
          <b>Q{item.id}.</b> <span lang={languageOf(item.text, language)}>{item.text}</span>
        </p>
        <p className="again-key" lang={languageOf(item.key, language)}>
          {item.key}
        </p>
        <small>
          {right} of {pupils} right.
          {chosen === undefined ? '' : ` ${chosenBy} chose `}
          {chosen === undefined ? null : <span lang={languageOf(chosen, language)}>{chosen}</span>}
          {chosen === undefined ? '' : '.'}
        </small>
        <Why reasons={reasons} choice={choice} language={language} />
        {item.skill === '' ? null : (
          <small>
            Skill: <span lang={languageOf(item.skill, null)}>{item.skill}</span>
          </small>
        )}
      </div>
      {/* A tab of its own: this page holds what was pasted, and would lose it. */}
      <LinkButton variant="plain" small href={board + item.id} target="_blank">
        On the board<span className="sr">: question {item.id}, in a new tab</span>
      </LinkButton>
    </li>
  )
}

type ResultsProps = Readonly<{ set: ClassSet; pupils: readonly Pupil[]; reasons: Reasons }>

export function ClassResults({ set, pupils, reasons }: ResultsProps) {
  const own = reasons[set.id] ?? {}
  const { name, board, language, items } = set
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
          A plain cell is right, ½ earned some marks. A figure or letter is the wrong one that was chosen, a dash is an
          empty answer.
          {items.some(({ isTicked }) => isTicked)
            ? ' A question with * is an open answer, which the pupil marked, or a sentence, which the pupil marked where nobody had listed it.'
            : ''}
        </p>
        {repeatsIn(pupils).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ClassTable name={name} pupils={pupils} items={items} counts={counts} counted={counting.length} />
        <SheetButtons rows={setRows(pupils, items, counts)} name={name} />
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
              <Again
                key={item.id}
                {...{ count, item, board, language }}
                reasons={own[item.id] ?? NO_REASONS}
                pupils={counting.length}
              />
            )
          })}
        </ol>
      </section>
    </>
  )
}
