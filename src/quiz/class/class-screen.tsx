/** The result codes of a class as a table, made in the browser alone: nothing is sent, nothing is kept. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#lib/language.ts'
import type { ItemMark } from '#quiz/result-code/result-code.ts'
import { LinkButton } from '#ui/button.tsx'
import { type CodedSet, type Pupil, readClass } from './read-class.ts'
import { countItems, type ItemCount, isLow, teachAgain } from './teach-again.ts'

/** One item of the set. `text` and `key` are plain text; `choices` are what it offers, short for a cell and in full. */
export type ClassItem = Readonly<{
  id: string
  text: string
  key: string
  choices: readonly Readonly<{ short: string; full: string }>[]
  skill: string
  skillLanguage: Language
  /** The board with this item, '' where there is none. */
  board: string
}>

/** Plain data, so that the page can carry it to the browser. `set` is the id of the set's document. */
export type ClassScreenProps = Readonly<{
  set: string
  language: Language
  items: readonly ClassItem[]
  others: readonly CodedSet[]
}>

function Cell({ mark, item }: Readonly<{ mark: ItemMark; item: ClassItem }>) {
  if (mark.kind === 'right')
    return (
      <td className="r">
        <span className="sr">right</span>
      </td>
    )
  if (mark.kind === 'empty')
    return (
      <td className="n">
        <span aria-hidden="true">–</span>
        <span className="sr">no answer</span>
      </td>
    )
  const choice = mark.choice === null ? undefined : item.choices[mark.choice]
  return (
    <td className="w">
      <span aria-hidden="true">{choice?.short ?? '✗'}</span>
      <span className="sr">wrong{choice === undefined ? '' : `: ${choice.full}`}</span>
    </td>
  )
}

type TableProps = Readonly<{ pupils: readonly Pupil[]; items: readonly ClassItem[]; counts: readonly ItemCount[] }>

function Table({ pupils, items, counts }: TableProps) {
  const headings = items.map(({ id }) => (
    <th key={id} scope="col">
      <span className="sr">Question </span>
      {id}
    </th>
  ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="heat-room" aria-label="Table of the class" tabIndex={0}>
      <table className="heat">
        <caption className="sr">What each pupil had right and wrong, by question</caption>
        <thead>
          <tr>
            <th scope="col">Pupil</th>
            {headings}
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ line, name, marks }) => (
            <tr key={line}>
              <th scope="row">{name}</th>
              {items.map((item, i) => (
                <Cell key={item.id} item={item} mark={marks[i] ?? { kind: 'empty' }} />
              ))}
              <td className="sum">{marks.filter(({ kind }) => kind === 'right').length}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Right</th>
            {counts.map((count) => (
              <td key={count.item} className={isLow(count, pupils.length) ? 'sum low' : 'sum'}>
                {count.right}
              </td>
            ))}
            <td className="sum">{counts.reduce((sum, { right }) => sum + right, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type AgainProps = Readonly<{ count: ItemCount; item: ClassItem; pupils: number; language: Language }>

function Again({ count: { right, choice, chosenBy }, item, pupils, language }: AgainProps) {
  const chosen = choice === null ? undefined : item.choices[choice]
  return (
    <li>
      <div>
        <p>
          <b>Q{item.id}.</b> <span lang={language}>{item.text}</span>
        </p>
        <p className="again-key" lang={language}>
          {item.key}
        </p>
        <small>
          {right} of {pupils} right.
          {chosen === undefined ? '' : ` ${chosenBy} chose `}
          {chosen === undefined ? null : <span lang={language}>{chosen.full}</span>}
          {chosen === undefined ? '' : '.'}
        </small>
        {item.skill === '' ? null : (
          <small>
            Skill: <span lang={item.skillLanguage}>{item.skill}</span>
          </small>
        )}
      </div>
      {item.board === '' ? null : (
        <LinkButton variant="plain" small href={item.board}>
          On the board<span className="sr">: question {item.id}</span>
        </LinkButton>
      )}
    </li>
  )
}

function Results({
  pupils,
  items,
  language,
}: Pick<ClassScreenProps, 'items' | 'language'> & Pick<TableProps, 'pupils'>) {
  const counts = countItems(pupils, items.length)
  const again = teachAgain(counts, pupils.length)
  const one = pupils.length === 1
  return (
    <>
      <section className="section paper block" aria-labelledby="heat">
        <h2 id="heat">
          {items.length} questions, {one ? '1 pupil' : `${pupils.length} pupils`}
        </h2>
        <p>A plain cell is right. A figure or letter is the wrong one that was chosen, a dash is an empty answer.</p>
        <Table pupils={pupils} items={items} counts={counts} />
      </section>
      <section className="section paper block" aria-labelledby="again">
        <h2 id="again">Teach again</h2>
        <p>
          {again.length === 0
            ? 'Nothing: everybody had everything right.'
            : 'The questions that were missed most, the hardest first.'}
        </p>
        <ol className="again" role="list">
          {again.map((count) => {
            const item = items[count.item]
            return item === undefined ? null : (
              <Again key={item.id} count={count} item={item} pupils={pupils.length} language={language} />
            )
          })}
        </ol>
      </section>
    </>
  )
}

export function ClassScreen({ set, language, items, others }: ClassScreenProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  // What was pasted before this script ran, or what the browser put back after a reload.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const { pupils, problems } = useMemo(() => readClass(text, set, items.length, others), [text, set, items, others])
  const notRead = problems.length === 0 ? '' : `, ${problems.length} not read`
  return (
    <>
      <div className="paper block codes field">
        <label htmlFor="codes">One code a line</label>
        <span className="hint" id="codes-hint">
          From a chat, a form or a sheet. Gaps and small letters do not matter. A name and a colon before a code names
          the pupil: <b>Aisha: R2AS NFUH H</b>
        </span>
        <textarea
          id="codes"
          rows={8}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby="codes-hint codes-count"
          ref={field}
          defaultValue=""
          onChange={(event) => setText(event.target.value)}
        />
        <p id="codes-count" role="status">
          {text.trim() === ''
            ? 'No codes yet.'
            : `${pupils.length} ${pupils.length === 1 ? 'code' : 'codes'} read${notRead}.`}
        </p>
        {problems.length === 0 ? null : (
          <ul className="code-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {pupils.length === 0 ? null : <Results pupils={pupils} items={items} language={language} />}
    </>
  )
}
