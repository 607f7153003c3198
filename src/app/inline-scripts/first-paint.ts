/**
 * The script within the head of every page. It runs before the first paint: what was chosen for the display is on the page
 * before anything of it is seen, first what this device saved, then what the link says (`#text=largest`).
 * Names that it does not know it leaves; a value that no style sheet names changes nothing.
 * The build puts its text into the page (`?script`, see vite.config.ts), and its hash is in the page's policy.
 */
import { DISPLAY_KEY, isDisplayField } from '#app/parts/display/display-settings.ts'

const show = (choices: Iterable<readonly [string, string]>) => {
  for (const [field, value] of choices) if (isDisplayField(field)) document.documentElement.dataset[field] = value
}
try {
  const choices: Readonly<Record<string, string>> | null = JSON.parse(localStorage.getItem(DISPLAY_KEY) ?? 'null')
  show(Object.entries(choices ?? {}))
} catch {
  // Without storage, or with something else in it, the page looks as by default.
}
// A jump within the page replaces the fragment; then the history entry has it (src/quiz/browser/saved-shared.ts).
const fragment: unknown = location.hash.includes('=') ? location.hash : history.state?.shared
if (typeof fragment === 'string') show(new URLSearchParams(fragment.slice(1)))
