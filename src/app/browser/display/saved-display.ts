/** The display choices of this device: saved in its localStorage, shown as attributes of the page. Browser only. */
import {
  DISPLAY_FIELDS,
  DISPLAY_KEY,
  type DisplayChoices,
  isDisplayField,
  readChoices,
} from '#app/parts/display/display-settings.ts'

/** A browser may refuse its storage: then choices last as long as the page. */
export function savedChoices(): DisplayChoices {
  try {
    return readChoices(localStorage.getItem(DISPLAY_KEY))
  } catch {
    return {}
  }
}

/** Replaces all saved choices and shows them at once; a field that is missing goes back to its default. */
export function saveChoices(choices: DisplayChoices): void {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(DISPLAY_KEY)
    else localStorage.setItem(DISPLAY_KEY, JSON.stringify(choices))
  } catch {
    // Shown all the same; the next page starts from the defaults.
  }
  showChoices(choices)
}

function showChoices(choices: DisplayChoices): void {
  const { dataset } = document.documentElement
  for (const field of Object.keys(DISPLAY_FIELDS)) {
    const value = isDisplayField(field) ? choices[field] : undefined
    if (value === undefined) delete dataset[field]
    else dataset[field] = value
  }
}
