/**
 * 'Save for offline' at work: says the size first, shows how far it is, can be paused and cancelled, and tells what is
 * saved. Plain DOM, so that it is there at once on a slow network.
 */
import { CHANGED } from './cache-keys.ts'
import { bytesOf, EVERYTHING, type Pack, sizeInWords } from './pack.ts'
import { removePack, removeParts, savedStateOf } from './saved-packs.ts'

type State =
  | 'idle'
  | 'asking'
  | 'newest'
  | 'all'
  | 'tight'
  | 'unreachable'
  | 'busy'
  | 'saving'
  | 'stopped'
  | 'part'
  | 'full'
  | 'broken'
  | 'saved'

const LABELS = {
  ask: 'Save for offline',
  save: 'Save',
  leave: 'Not now',
  ok: 'OK',
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel',
  renew: 'Update',
  remove: 'Remove',
} as const

type Act = keyof typeof LABELS

/** What a state says, '' where the control has its own words for it, and what can be done in it; the first is the main thing. */
const STATES: Readonly<Record<State, readonly [words: string, acts: readonly Act[]]>> = {
  idle: ['', ['ask']],
  busy: ['Asking how large it is…', []],
  asking: ['', ['save', 'leave']],
  newest: ['The newest version is saved on this device.', ['ok']],
  all: ['Everything is saved on this device.', ['ok']],
  tight: ['', ['ok']],
  unreachable: ['The site cannot be reached. Try again when you are online.', ['ok']],
  saving: ['', ['pause', 'cancel']],
  stopped: ['Paused. What has come so far is kept.', ['goOn', 'cancel']],
  part: ['Partly saved.', ['goOn', 'cancel']],
  full: ['Your browser has no room left for this. Remove something else that is saved, then try again.', ['ok']],
  broken: ['The connection broke. What has come so far is kept.', ['goOn', 'cancel']],
  saved: ['Saved on this device.', ['renew', 'remove']],
}

/** Only who saves something needs it. */
const engine = () => import('./save-packs.ts')

/** Also sums and headers take room. */
const SLACK = 1.1

export class SaveControl {
  readonly #root: HTMLElement
  readonly #id: string
  readonly #line = document.createElement('p')
  readonly #bar = document.createElement('progress')
  readonly #buttons = document.createElement('div')
  #packs: readonly Pack[] = []
  #stop = new AbortController()
  #cancelled = false
  #wantsFocus = false
  /** True while what is shown is about something that goes on here. */
  #working = false

  /** `ask`: its button was pressed already. */
  constructor(root: HTMLElement, ask: boolean) {
    this.#root = root
    const { save = '', name = '' } = root.dataset
    this.#id = save
    this.#line.setAttribute('role', 'status')
    this.#bar.setAttribute('aria-label', `Saving ${name}`)
    this.#buttons.className = 'btn-row'
    root.replaceChildren(this.#line, this.#bar, this.#buttons)
    document.addEventListener(CHANGED, () => this.#rest())
    this.#wantsFocus = ask
    if (ask) this.#ask()
    else this.#rest()
  }

  /** Shows what is on the device, unless something is going on here. */
  async #rest(): Promise<void> {
    if (this.#working) return
    const saved = this.#id === EVERYTHING ? 'none' : await savedStateOf(this.#id)
    if (!this.#working) this.#show(saved === 'whole' ? 'saved' : saved === 'part' ? 'part' : 'idle')
  }

  #show(state: State, words = ''): void {
    const [usual, acts] = STATES[state]
    // Focus waits while there is no button to have it.
    this.#wantsFocus ||= this.#buttons.contains(document.activeElement)
    this.#root.dataset.state = state
    this.#line.textContent = words || usual
    this.#buttons.replaceChildren(...acts.map((act, i) => this.#button(act, i === 0)))
    const next = this.#buttons.querySelector('button')
    if (next === null || !this.#wantsFocus) return
    next.focus()
    this.#wantsFocus = false
  }

  #button(act: Act, main: boolean): HTMLButtonElement {
    const { name = '', what = '' } = this.#root.dataset
    const button = document.createElement('button')
    button.type = 'button'
    // Where many stand on one page, they stay in the background.
    const quiet = !main || (act === 'ask' && what === '')
    button.className = `btn btn-small${quiet ? ' btn-quiet' : ''}`
    button.textContent = act === 'ask' && what !== '' ? what : LABELS[act]
    if (!button.textContent?.includes(name)) {
      const more = document.createElement('span')
      more.className = 'sr'
      more.textContent = ` ${name}`
      button.append(more)
    }
    button.addEventListener('click', () => this.#acts[act]())
    return button
  }

  readonly #acts: Readonly<Record<Act, () => void>> = {
    ask: () => this.#ask(),
    renew: () => this.#ask(),
    save: () => this.#save(),
    goOn: () => this.#goOn(),
    leave: () => this.#done(),
    ok: () => this.#done(),
    pause: () => this.#stop.abort(),
    cancel: () => this.#cancel(),
    remove: () => removePack(this.#id).then(() => this.#done()),
  }

  #done(): void {
    this.#working = false
    document.dispatchEvent(new Event(CHANGED))
  }

  /** True if there is something to save now. */
  async #list(): Promise<boolean> {
    this.#working = true
    this.#show('busy')
    const packs = await (await engine()).missingPacks(this.#id)
    if (packs === null) this.#show('unreachable')
    else if (packs.length === 0) this.#show(this.#id === EVERYTHING ? 'all' : 'newest')
    this.#packs = packs ?? []
    return this.#packs.length > 0
  }

  async #ask(): Promise<void> {
    if (!(await this.#list())) return
    const size = bytesOf(this.#packs)
    const free = await (await engine()).room()
    if (free < size * SLACK) {
      const words = `This takes ${sizeInWords(size)}, and your browser has ${sizeInWords(Math.max(free, 0))} left for it.`
      this.#show('tight', words)
    } else this.#show('asking', `Takes about ${sizeInWords(size)} of this device.`)
  }

  async #goOn(): Promise<void> {
    if (await this.#list()) await this.#save()
  }

  async #save(): Promise<void> {
    this.#working = true
    this.#cancelled = false
    this.#stop = new AbortController()
    const all = bytesOf(this.#packs)
    let here = 0
    const tell = (bytes: number) => {
      here += bytes
      this.#bar.value = here
      this.#line.textContent = `${Math.floor((100 * here) / all)} % of ${sizeInWords(all)}. Keep this page open.`
    }
    this.#bar.max = all
    this.#show('saving')
    tell(0)
    // So that the browser does not clear it away when it tidies up.
    navigator.storage?.persist?.().catch(() => {})
    const { savePacks } = await engine()
    const outcome = await savePacks(this.#packs, this.#stop.signal, tell)
    if (outcome === 'full' || this.#cancelled) await removeParts(this.#packs.map(({ id }) => id))
    if (this.#cancelled) this.#done()
    else if (outcome === 'saved') await this.#saved()
    else this.#show(outcome)
  }

  async #saved(): Promise<void> {
    // What is whole shows as whole, wherever else on the page it stands.
    if (this.#id !== EVERYTHING) return this.#done()
    this.#show('all')
    document.dispatchEvent(new Event(CHANGED))
  }

  async #cancel(): Promise<void> {
    this.#cancelled = true
    const saving = this.#root.dataset.state === 'saving'
    this.#stop.abort()
    // Else what is on its way ends first, in #save.
    if (saving) return
    await removeParts(this.#packs.length > 0 ? this.#packs.map(({ id }) => id) : [this.#id])
    this.#done()
  }
}
