/** What this device remembers, shown to whoever asks: how much, every word of it, as a file to save and to read in. */
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { merge } from '#memory/book/merge.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import { forgetCopied, saveCopiedOn } from '#memory/choice/copied.ts'
import { writeCopy } from '#memory/copy/write-copy.ts'
import type { Copy, Unfinished } from '#memory/kept/shapes.ts'
import { newest, toGoOn } from '#memory/kept/unfinished.ts'
import { enhance as startChoices } from './choices.ts'
import { memory } from './device-memory.ts'
import { mistakeList, tidyUp } from './device-mistakes.ts'
import { takeLeft } from './left.ts'
import { make } from './make.ts'
import { failureWords } from './say.ts'
import { forgetAll, SWITCHED } from './switching.ts'

/** A copy is much smaller; a larger file is none. */
const MAX_FILE_BYTES = 10_000_000
const FILE_NAME = 'readysix-memory.json'

/** The exercises that can be gone on with. */
const begunNow = async (): Promise<readonly Unfinished[]> => toGoOn(await memory().begun(), Date.now())

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

async function inWords(): Promise<string> {
  const { all, skills } = await mistakeList().overview()
  const begun = await begunNow()
  return `Kept here now: ${counted(begun.length, 'exercise')} to go on with, ${counted(all, 'mistake')}, ${counted(Object.keys(skills).length, 'skill')}.`
}

const copyNow = async (): Promise<string> => writeCopy(await mistakeList().book(), await begunNow())

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  make('a', { href: url, download: FILE_NAME }).click()
  URL.revokeObjectURL(url)
}

/** Merged with what is kept, by the newest. */
async function takeIn({ book, unfinished }: Copy): Promise<void> {
  await memory().changeBook(Object.keys(book.mistakes), (own) => merge(own, book))
  for (const one of unfinished) await memory().changeBegun(one.id, (own) => newest(own, one))
}

async function readFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) return 'This file is not a copy from this page. Nothing was changed.'
  const { readCopy } = await import('#memory/copy/copy.ts')
  const read = readCopy(await file.text())
  if (read.status === 'refused') return `${read.reason} Nothing was changed.`
  await takeIn(read.copy)
  return 'The copy is read in. What was newer stayed.'
}

export function showKept(place: HTMLElement): void {
  const find = <T extends Element>(name: string) => place.querySelector<T>(`[data-memory-${name}]`)
  const choices = find<HTMLElement>('choices')
  const kept = find<HTMLElement>('kept')
  const now = find('now')
  const status = find('status')
  const file = find<HTMLInputElement>('file')
  const everything = find<HTMLDetailsElement>('all')
  const text = everything?.querySelector('pre')
  if (choices === null || kept === null || now === null || status === null || file === null) return
  if (everything === null || !text) return

  /** Runs what a button asks for; what cannot be done is said. It is said once the list shows it. */
  const doing = async (work: () => Promise<string>) => {
    const words = await work().catch(failureWords)
    await show()
    status.textContent = words
  }
  const show = async () => {
    kept.hidden = !isOn(memoryChoice())
    if (kept.hidden) return
    try {
      await takeLeft()
      await tidyUp(new Date())
      now.textContent = await inWords()
      // It may be megabytes: nobody waits for what is folded.
      text.textContent = everything.open ? await copyNow() : ''
    } catch (error) {
      now.textContent = failureWords(error)
    }
  }
  const acts: Readonly<Record<string, () => void>> = {
    save: () =>
      doing(async () => {
        saveFile(await copyNow())
        saveCopiedOn(dayNumber(singaporeDate(new Date())))
        return 'The copy is saved with your downloads.'
      }),
    read: () => file.click(),
    link: () =>
      doing(async () => {
        const { showLink } = await import('./link-here.ts')
        return showLink(find('link'), await mistakeList().book())
      }),
    forget: () =>
      doing(async () => {
        await forgetAll()
        forgetCopied()
        return 'All that was remembered is deleted.'
      }),
  }
  place.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-memory-do]') : null
    acts[pressed?.dataset.memoryDo ?? '']?.()
  })
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen === undefined) return
    doing(() => readFile(chosen)).then(() => {
      file.value = ''
    })
  })
  everything.addEventListener('toggle', show)
  document.addEventListener(SWITCHED, show)
  startChoices(choices)
  show()
}
