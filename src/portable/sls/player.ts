/**
 * The script of the page of an exercise in another platform: shows one question at a time, marks it, says why, and sends the result to
 * the store that the launch names. It runs alone: the build puts its text into the page.
 */
import { type Asked, feedbackLine, type Marked, marked, totalOf } from './asked.ts'
import { launchOf, sendResult } from './launch.ts'

function part<T extends Element>(kind: new () => T, selector: string, within: ParentNode = document): T {
  const found = within.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`)
  return found
}

const asked: readonly Asked[] = JSON.parse(part(HTMLScriptElement, '#asked').textContent ?? '[]')
const questions = [...document.querySelectorAll<HTMLElement>('.question')]
const form = part(HTMLFormElement, 'form')
const progress = part(HTMLElement, '#progress')
const button = part(HTMLButtonElement, '#next')
const hint = part(HTMLElement, '#hint')
const end = part(HTMLElement, '#end')
const scroller = part(HTMLElement, 'main')
const launch = launchOf(location.search)
const results = new Map<number, Marked>()
let at = 0

const total = totalOf(asked)
const earned = () => [...results.values()].reduce((sum, result) => sum + result.earned, 0)

/** A result is sent after each question: who leaves early has one too. */
async function send(): Promise<boolean> {
  if (launch === null) return true
  const lines = [...results].flatMap(([i, result]) => {
    const question = asked[i]
    return question === undefined ? [] : [feedbackLine(question, result)]
  })
  return await sendResult(launch, { score: earned(), feedback: `${earned()} / ${total}\n${lines.join('\n')}` })
}

function show(i: number): void {
  at = i
  for (const [place, question] of questions.entries()) question.hidden = place !== i
  progress.textContent = `Question ${i + 1} of ${questions.length}`
  button.textContent = 'Submit'
  scroller.scrollTop = 0
  if (i > 0) questions[i]?.focus()
}

const responseOf = (question: HTMLElement): string => {
  const field = question.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:checked, input[type=text], textarea',
  )
  return field?.value.trim() ?? ''
}

function verdictWords({ verdict, key }: Marked): string {
  if (verdict === 'right') return '✓ Correct.'
  return verdict === 'wrong' ? `✗ Not quite. The answer is ${key}.` : 'Compare your answer with this:'
}

function showMarks(question: HTMLElement, result: Marked): void {
  for (const field of question.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.disabled = true
  const why = part(HTMLElement, '.why', question)
  part(HTMLElement, '.verdict', why).textContent = verdictWords(result)
  part(HTMLElement, '.own', why).textContent = result.note
  why.dataset.verdict = result.verdict
  why.hidden = false
  why.focus()
  why.scrollIntoView({ block: 'nearest' })
  button.textContent = at + 1 < questions.length ? 'Next' : 'Finish'
}

function finish(): void {
  for (const question of questions) question.hidden = true
  progress.textContent = 'Finished'
  part(HTMLElement, '#score').textContent = `Score: ${earned()} / ${total}`
  end.hidden = false
  end.focus()
  button.hidden = true
  void sendAtEnd()
}

async function sendAtEnd(): Promise<void> {
  const sent = await send()
  const again = part(HTMLButtonElement, '#again')
  again.hidden = sent
  const words = sent ? 'Your result has been sent.' : 'Your result could not be sent. Check your connection, then:'
  part(HTMLElement, '#sent').textContent = launch === null ? '' : words
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const [question, data] = [questions[at], asked[at]]
  if (question === undefined || data === undefined) return
  if (results.has(at)) return at + 1 < questions.length ? show(at + 1) : finish()
  const response = responseOf(question)
  hint.textContent = response === '' ? 'Answer the question first.' : ''
  if (response === '') return
  const result = marked(data, response)
  results.set(at, result)
  showMarks(question, result)
  if (at + 1 < questions.length) void send()
})
part(HTMLButtonElement, '#again').addEventListener('click', () => void sendAtEnd())
button.hidden = false
show(0)
