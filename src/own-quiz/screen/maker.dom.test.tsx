import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readQuizText } from '#own-quiz/link.ts'
import { Maker } from './maker.tsx'

const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'One question a line, from a sheet or a document' })
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } })

/** The quiz of the link that plays it. */
async function played() {
  const link = await screen.findByRole('link', { name: /^Play it/ })
  const read = await readQuizText((link.getAttribute('href') ?? '').replace('/q#', ''))
  return read.status === 'ok' ? read.quiz : read.status
}

afterEach(cleanup)

/** What reads a text is loaded with the first one. */
const LOADING = { timeout: 10_000 }

const GOOD = 'The news ___ good.\tare\tis\twere\t2\tNews is one.'

describe('a table that is pasted', () => {
  it('is a quiz to play, with what was understood of it', async () => {
    render(<Maker site="Kampung" />)
    fireEvent.change(screen.getByRole('textbox', { name: 'What it is about' }), { target: { value: 'News' } })
    paste(GOOD)
    expect(await screen.findByText('1 question read: 1 ready.')).not.toBeNull()
    expect(screen.getByText('the right answer').closest('li')?.textContent).toContain('is')
    expect(await played()).toEqual({
      title: 'News',
      questions: [
        { prompt: 'The news ___ good.', options: ['are', 'is', 'were'], key: 1, reason: 'News is one.', reasons: [] },
      ],
    })
  })

  it('asks which of two answers is right, and takes the one that is pressed', async () => {
    render(<Maker site="Kampung" />)
    paste(`${GOOD}\nWe left ___ it rained.\tbecause\tas\tbut\t1, 2\t`)
    expect(await screen.findByText('Question 2 has two right answers: which?')).not.toBeNull()
    expect(screen.queryByRole('link', { name: /^Play it/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: '3. Give it to the class' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Right is (2) as' }))
    expect(await screen.findByText('2 questions read: 2 ready.')).not.toBeNull()
    expect(document.activeElement?.textContent).toBe('2. What was understood')
    expect(box().value).toContain('because\tas\tbut\t\t2')
    expect(await played()).toMatchObject({ questions: [{ key: 1 }, { options: ['because', 'as', 'but'], key: 1 }] })
  })

  it('takes one more option, and leaves a question out', async () => {
    render(<Maker site="Kampung" />)
    paste(`Question\tOption 1\tOption 2\tAnswer\n1 + 1 = ?\t2\t\t1\n\t3\t4\t1\nRain is ___.\twet\tdry\t1`)
    expect(await screen.findByText('Question 2 asks nothing: write what is asked.')).not.toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: 'Another option' }), { target: { value: '3' } })
    fireEvent.submit(screen.getByRole('textbox', { name: 'Another option' }))
    expect(await screen.findByText('3 questions read: 2 ready, 1 to change.')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Leave question 2 out' }))
    expect(await screen.findByText('2 questions read: 2 ready.')).not.toBeNull()
    expect(await played()).toMatchObject({ questions: [{ options: ['2', '3'] }, { prompt: 'Rain is ___.' }] })
  })

  it('says how long the link is with and without reasons, and a long one is a file only', async () => {
    render(<Maker site="Kampung" />)
    paste(GOOD)
    const lengths = within(await screen.findByRole('group', { name: 'How much goes along' })).getAllByRole('radio')
    expect(lengths).toHaveLength(2)
    expect(await screen.findByRole('img', { name: 'QR code of this quiz' })).not.toBeNull()
    const words = (seed: number) =>
      Array.from({ length: 12 }, (_, i) => Math.abs(Math.sin(seed * 31 + i)).toString(36)).join(' ')
    const long = Array.from({ length: 40 }, (_, i) => `${words(i).slice(0, 100)}?\tyes\tno\t1\tBecause.`)
    paste(long.join('\n'))
    expect(await screen.findByText('40 questions read: 40 ready.')).not.toBeNull()
    expect(await screen.findByText(/A quiz of more than 18 questions has no result codes\./)).not.toBeNull()
    expect(screen.queryByRole('link', { name: /^Results of a class/ })).toBeNull()
    fireEvent.click(await screen.findByRole('radio', { name: /^One reason a question/ }))
    await waitFor(() => expect(screen.queryAllByRole('img').length).toBe(0))
    expect(screen.getByRole('button', { name: 'Save the file' })).not.toBeNull()
  })
})

describe('a template', () => {
  const open = async (type: string) => {
    fireEvent.click(screen.getByText('Other types: a template to copy'))
    const types = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type' })
    const option = [...types.options].find(({ text }) => text === type)
    fireEvent.change(types, { target: { value: option?.value } })
  }

  it('is put in the empty box, and is a quiz', async () => {
    render(<Maker site="Kampung" />)
    await open('Comprehension Cloze')
    expect(screen.getByRole('cell', { name: 'dark / darkness' })).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Put it in the box' }))
    expect(await screen.findByText('Comprehension Cloze, 2 questions: ready.', {}, LOADING)).not.toBeNull()
    expect(await played()).toMatchObject({ type: 'compre-cloze', items: [{}, { answers: ['dark', 'darkness'] }] })
    expect(screen.getByText('upside', { selector: 'mark' })).not.toBeNull()
    expect(screen.getByRole('link', { name: /^On the board/ }).getAttribute('href')).toMatch(/^\/q#board:2\./)
  })

  it('shows lines that are the same, and says once what two of them have', async () => {
    render(<Maker site="Kampung" />)
    paste('Type\tEditing\nText\tHurray!\nText\tHurray!\nText\tWe [1 goed].\n1\twent')
    expect(await screen.findByText('Editing, 1 question: ready.', {}, LOADING)).not.toBeNull()
    expect(screen.getAllByText('Hurray!')).toHaveLength(2)
    paste('Type\tGrammar Cloze\nText\t[1]\nWords\tat\u200b\tin\u200b\n1\tat')
    expect(await screen.findAllByText(/^Hidden characters are here/)).toHaveLength(1)
  })

  it('says what to change with its line, and replaces what is written only where that is said', async () => {
    render(<Maker site="Kampung" />)
    paste('Type\tEditing\nText\tWe [1 goed].\n2\twent')
    expect(await screen.findByText('Editing, 1 question: 1 thing to change.', {}, LOADING)).not.toBeNull()
    expect(screen.getByText('No row begins with 1: they are counted from 1.')).not.toBeNull()
    expect(screen.queryByRole('link', { name: /^Play it/ })).toBeNull()
    await open('Editing')
    fireEvent.click(screen.getByRole('button', { name: 'Replace what is in the box' }))
    expect(await screen.findByText('Editing, 2 questions: ready.')).not.toBeNull()
  })
})

describe('a file', () => {
  const open = (text: string) =>
    fireEvent.change(screen.getByLabelText('File with questions'), { target: { files: [new File([text], 'any')] } })

  it('becomes a table to change; what cannot be asked here is named and left out', async () => {
    render(<Maker site="Kampung" />)
    open(
      '$CATEGORY: top/Birds\n\n::1::Which bird cannot fly?{=An ostrich#It is too heavy. ~A crow}\n\n::2::Name a bird.{=crow}\n',
    )
    expect(await screen.findByText('1 question read: 1 ready.')).not.toBeNull()
    expect(screen.getByText(/^Left out: Question 2 is answered by typing/).textContent).toContain(
      '(line 5 of the file)',
    )
    expect(box().value.split('\n')).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What it is about' }).value).toBe('Birds')
  })

  it('with typed words becomes a text, and what changed on the way is said', async () => {
    render(<Maker site="Kampung" />)
    open('The plural of child is {=children}.\n\n<b>Each</b> of us ____ here.{=is =%0%are#Each is one.}\n')
    expect(await screen.findByText('Comprehension Cloze, 2 questions: ready.', {}, LOADING)).not.toBeNull()
    expect(screen.getByText(/^Each question became a paragraph of one text/)).not.toBeNull()
    expect(await played()).toMatchObject({
      type: 'compre-cloze',
      items: [{ answers: ['children'] }, { mistakes: [{ answer: 'are', reason: 'Each is one.' }] }],
    })
    expect(screen.getByRole('radio', { name: /^A reason for every wrong answer/ })).not.toBeNull()
  })

  it('that cannot be read leaves the table as it is', async () => {
    render(<Maker site="Kampung" />)
    paste(GOOD)
    open('<quiz><question></quiz>')
    expect(await screen.findByText(/^This is not well-formed XML: line 1/)).not.toBeNull()
    expect(box().value).toBe(GOOD)
  })
})
