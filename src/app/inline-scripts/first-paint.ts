/**
 * The script within the head of every page. It runs before the first paint: what was chosen for the display is on the page
 * before anything of it is seen. Names that it does not know it leaves; a value that no style sheet names changes nothing.
 * The build puts its text into the page (`?script`, see vite.config.ts), and its hash is in the page's policy.
 */
import { DISPLAY_KEY, isDisplayField } from '#app/parts/display/display-settings.ts'

try {
  const choices: Readonly<Record<string, string>> | null = JSON.parse(localStorage.getItem(DISPLAY_KEY) ?? 'null')
  for (const [field, value] of Object.entries(choices ?? {}))
    if (isDisplayField(field)) document.documentElement.dataset[field] = value
} catch {
  // Without storage, or with something else in it, the page looks as by default.
}
