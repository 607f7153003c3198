/** A link from another device with its mistakes: says what it holds and asks before it takes them in. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { make, makeButton } from '#app/browser/memory/make.ts'
import { failureWords } from '#app/browser/memory/say.ts'
import { switchMemory } from '#app/browser/memory/switching.ts'
import { merge } from '#memory/book/merge.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import { fromLink } from '#memory/copy/read-link.ts'
import type { Book } from '#memory/kept/shapes.ts'

/** Takes the fragment out of the URL, so that a reload does not ask again. */
const forgetFragment = () => history.replaceState(history.state, '', location.pathname)

async function takeIn(book: Book): Promise<void> {
  if (!isOn(memoryChoice())) await switchMemory('on')
  await memory().changeBook(Object.keys(book.mistakes), (own) => merge(own, book))
}

/** `before` is what the question stands above; `done` is called once the mistakes are in. */
export async function askForLink(before: Element, signs: string, done: () => void): Promise<void> {
  const book = await fromLink(signs)
  const status = make('p', { role: 'status' })
  const box = make(
    'div',
    { class: 'memory-offer', role: 'group', 'aria-label': 'Mistakes from another device' },
    status,
  )
  before.before(box)
  if (book === null) {
    forgetFragment()
    status.textContent = 'This link has no list of mistakes, or a damaged one. Nothing was changed.'
    return
  }
  const count = Object.keys(book.mistakes).length
  const add = async () => {
    try {
      await takeIn(book)
      box.remove()
      done()
    } catch (error) {
      status.textContent = failureWords(error)
    }
    forgetFragment()
  }
  const leave = () => {
    box.remove()
    forgetFragment()
  }
  const more = isOn(memoryChoice())
    ? 'Put them into your list?'
    : 'Shall this device remember them? Anybody who uses it can see them.'
  status.textContent = `This link brings ${count === 1 ? 'one mistake' : `${count} mistakes`} from another device. ${more}`
  box.append(
    make('div', { class: 'btn-row' }, makeButton('Yes, take them in', 'plain', add), makeButton('No', 'quiet', leave)),
  )
}
