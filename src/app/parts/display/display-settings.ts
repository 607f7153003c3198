/**
 * What a visitor may choose about how pages look and sound. Pure: names, values and the reading of what a device saved.
 * The first value of each field is the default; only other choices are saved and become `data-` attributes of the page.
 */
export const DISPLAY_FIELDS = {
  theme: ['system', 'light', 'dark', 'cream', 'contrast'],
  text: ['normal', 'large', 'larger', 'largest'],
  spacing: ['normal', 'wide'],
  line: ['off', 'on'],
  screen: ['all', 'one'],
  sound: ['on', 'off'],
  read: ['off', 'on'],
} as const

export type DisplayField = keyof typeof DISPLAY_FIELDS

/** Choices that differ from the default, by field. */
export type DisplayChoices = Readonly<Partial<Record<DisplayField, string>>>

/** The key in the device's localStorage. */
export const DISPLAY_KEY = 'display'

export function isDisplayField(name: string): name is DisplayField {
  return Object.hasOwn(DISPLAY_FIELDS, name)
}

/** The choices in what a device saved; anything else in it is ignored. */
export function readChoices(saved: string | null): DisplayChoices {
  try {
    const found: unknown = JSON.parse(saved ?? 'null')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([field, value]) => isChoice(field, value)))
  } catch {
    return {}
  }
}

/** The choices after one more: the default of a field is no choice. */
export function withChoice(choices: DisplayChoices, field: DisplayField, value: string): DisplayChoices {
  const { [field]: _before, ...others } = choices
  return isChoice(field, value) ? { ...others, [field]: value } : others
}

function isChoice(field: string, value: unknown): boolean {
  if (!isDisplayField(field)) return false
  const [standard, ...others]: readonly string[] = DISPLAY_FIELDS[field]
  return typeof value === 'string' && value !== standard && others.includes(value)
}
