import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import { ClassScreen } from './class-screen.tsx'
import type { ClassSet } from './class-set.ts'
import { mistakesId } from './mistakes/own-mistakes.ts'

const R: ItemMark = { kind: 'right' }
const W: ItemMark = { kind: 'wrong', choice: 1 }

const setOf = (id: string, name: string): ClassSet => {
  const items = ['1', '2', '3'].map((item) => {
    return {
      id: item,
      text: `Prompt ${item}`,
      key: 'than',
      choices: ['than', 'then', 'when', 'that'],
      signs: [],
      isTicked: false,
      skill: '',
    }
  })
  return { id, name, language: 'en', board: `/board/${id}#q-`, items }
}
const sets = [setOf('Grammar_Set_1', 'Grammar 2020'), setOf('Grammar_Set_2', 'Grammar 2021')]
const [first, second] = [encodeResult('Grammar_Set_1', [R, R, W]), encodeResult('Grammar_Set_2', [W, W, R])]

const paste = (text: string) => fireEvent.change(screen.getByLabelText('One code a line'), { target: { value: text } })
const rowsOf = (set: string) =>
  within(screen.getByRole('group', { name: `Table of the class, ${set}` }))
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent).join(' | '))

/** Whether the browser would close or reload the page without a question. */
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(cleanup)

describe('the codes of a class', () => {
  it('are shown in one table a set, although no set was chosen', () => {
    render(<ClassScreen sets={sets} reasons={{}} others={[]} />)
    paste(`Ben Tan ${first}\n陈美玲 ${second}\nSiti ${first}\nwho has mine?`)
    expect(screen.getByText('3 codes read. 1 line has no code.')).not.toBeNull()
    expect(screen.getByText('Line 4: no code in this line.')).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'Grammar 2020: 3 questions, 2 pupils' })).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'Grammar 2021: 3 questions, 1 pupil' })).not.toBeNull()
    expect(rowsOf('Grammar 2020')).toEqual([
      'Pupil | Question 1 | Question 2 | Question 3 | Right',
      'Ben Tan | right | right | 2wrong: then | 2',
      'Siti | right | right | 2wrong: then | 2',
      'Right | 2 | 2 | 0 | 4',
    ])
    expect(rowsOf('Grammar 2021')[1]).toBe('陈美玲 | 2wrong: then | 2wrong: then | right | 1')
  })

  it('of mistakes that were tried again say how many were right, beside those of a set', () => {
    render(<ClassScreen sets={sets} reasons={{}} others={[]} />)
    const tried = (marks: readonly ItemMark[]) => encodeResult(mistakesId(marks.length), marks)
    paste(
      `Ben Tan ${first}\nSiti ${tried([R, { kind: 'wrong', choice: null }])}\n${tried([R])}\nBen Tan: ${tried([R, R, R])}`,
    )
    expect(screen.getByText('4 codes read.')).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'My mistakes: 3 codes' })).not.toBeNull()
    const rows = within(screen.getByRole('group', { name: 'Table of mistakes tried again' })).getAllByRole('row')
    expect(rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent).join(' | '))).toEqual([
      'Pupil | Right | Of',
      'Siti | 1 | 2',
      'No name | 1 | 1',
      'Ben Tan | 3 | 3',
    ])
  })

  it('count a pupil once who is there twice, and say so', () => {
    render(<ClassScreen sets={sets} reasons={{}} others={[]} />)
    paste(`Ben ${first}\nBen ${first}`)
    expect(screen.getByText('2 codes read.')).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'Grammar 2020: 3 questions, 1 pupil' })).not.toBeNull()
    expect(screen.getByText('Ben is here twice, in lines 1 and 2. Only the first counts.')).not.toBeNull()
    expect(
      rowsOf('Grammar 2020')
        .slice(1)
        .map((row) => row.split(' | ')[0]),
    ).toEqual(['Ben', 'Ben (again)', 'Right'])
    expect(rowsOf('Grammar 2020').at(-1)).toBe('Right | 1 | 1 | 0 | 2')
  })

  it('are copied as a table for a sheet', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<ClassScreen sets={sets} reasons={{}} others={[]} />)
    paste(`@ben ${first}`)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the table' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).not.toBeNull())
    expect(writeText).toHaveBeenCalledWith("Pupil\tQ1\tQ2\tQ3\tRight\n'@ben\t✓\t✓\t2\t2\nRight\t1\t1\t0\t2")
    paste(`@ben ${first}\nSiti ${first}`)
    expect(screen.getByRole('button', { name: 'Copy the table' })).not.toBeNull()
  })

  it('are not lost by a reload or a link without a question', async () => {
    render(
      <>
        <a href="/teachers">For teachers</a>
        <ClassScreen sets={sets} reasons={{}} others={[]} />
      </>,
    )
    expect(leaves()).toBe(true)
    paste(first)
    expect(leaves()).toBe(false)
    expect(fireEvent.click(screen.getByRole('link', { name: 'For teachers' }))).toBe(false)
    expect((await screen.findByRole('dialog')).textContent).toContain('You have pasted codes here.')
    paste('')
    expect(leaves()).toBe(true)
  })

  it('stay when a question is opened on the board, which has a tab of its own', () => {
    render(<ClassScreen sets={sets} reasons={{}} others={[]} />)
    paste(first)
    const board = screen.getByRole('link', { name: /question 3, in a new tab/ })
    expect(board.getAttribute('target')).toBe('_blank')
    expect(board.getAttribute('href')).toBe('/board/Grammar_Set_1#q-3')
  })

  it('of a list are one row a pupil above the tables, to copy and to save', () => {
    render(<ClassScreen sets={sets} reasons={{ Grammar_Set_1: {}, Grammar_Set_2: {} }} others={[]} />)
    paste(`Ben Tan ${first}`)
    expect(screen.queryByRole('group', { name: 'Table of the list' })).toBeNull()
    paste(`Ben Tan ${first}\nSiti ${first}\nBen Tan ${second}`)
    expect(screen.getByRole('heading', { name: '2 sets, 2 pupils' })).not.toBeNull()
    const rows = within(screen.getByRole('group', { name: 'Table of the list' })).getAllByRole('row')
    expect(rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent).join(' | '))).toEqual([
      'Pupil | 1: Grammar 2020 | 2: Grammar 2021 | Right',
      'Ben Tan | 2 | 1 | 3',
      'Siti | 2 | –no code | 2',
    ])
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:nothing')
    fireEvent.click(screen.getAllByRole('button', { name: 'Save it as a file' })[0] ?? document.body)
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv' })
  })

  it('say why the choice of most is wrong and why the key is right, where the page knows it', () => {
    const own = { why: 'Two things are compared.', whys: ['', '‘then’ is about time.', '', ''] }
    render(<ClassScreen sets={sets} reasons={{ Grammar_Set_1: { 3: own } }} others={[]} />)
    paste(`Ben ${first}`)
    const [again] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Q3.'))
    expect(again?.textContent).toContain('1 chose then.‘then’ is about time.Two things are compared.')
  })

  it('of another set are named on the page of one set', () => {
    const others = [{ id: 'Grammar_Set_2', name: 'Grammar 2021', choices: [4, 4, 4] }]
    render(<ClassScreen sets={sets.slice(0, 1)} reasons={{}} others={others} />)
    paste(`Ben ${second}`)
    expect(screen.getByText('0 codes read, 1 not read.')).not.toBeNull()
    expect(screen.getByText('Line 1 is a code of another set: Grammar 2021.')).not.toBeNull()
  })
})
