/** The four options of a problem that is asked with them: the answer and three slips, so that the place of the key says nothing. */
import type { Problem, Quantity, Slip } from '#families/family.ts'
import type { Random } from '#lib/random.ts'
import { isTooWide } from './kit/problem.ts'

/** `options` as printed; `key` counts from 0. `whys` is '' for the key. */
export type Options = Readonly<{ options: readonly Quantity[]; key: number; whys: readonly string[] }>

const WRONG = 3

/** Slips that can be printed beside the answer: positive, at most two decimals, no two the same. */
function usable(answer: Quantity, slips: readonly Slip[]): readonly Slip[] {
  const seen: Quantity[] = [answer]
  const decimals = /\.\d{3,}/
  return slips.filter((slip) => {
    if (!(slip.value > 0) || isTooWide(answer, slip) || (decimals.test(slip.text) && !decimals.test(answer.text)))
      return false
    if (seen.some(({ text, value }) => text === slip.text || value === slip.value)) return false
    seen.push(slip)
    return true
  })
}

/** What is chosen, in this order. */
const inOrder = (listed: readonly (Quantity & Readonly<{ why: string }>)[]): Options => ({
  options: listed,
  key: listed.findIndex(({ why }) => why === KEY),
  whys: listed.map(({ why }) => (why === KEY ? '' : why)),
})

/** Stands in the place of a reason while the key is among the slips. */
const KEY = '\0'

/**
 * Null if the problem has too few slips. The options stand in order of size, with the likeliest slips on each side of the
 * answer. Where the slips leave the key only some of the places, its place would tell it: then the order is one of chance.
 */
export function chooseOptions({ parts }: Problem, random: Random): Options | null {
  const [part] = parts
  if (part === undefined || parts.length > 1) return null
  const { answer } = part
  const slips = usable(answer, part.slips)
  const smaller = slips.filter(({ value }) => value < answer.value)
  const larger = slips.filter(({ value }) => value > answer.value)
  const places = [0, 1, 2, 3].filter((place) => smaller.length >= place && larger.length >= WRONG - place)
  if (slips.length < WRONG) return null
  const own = { ...answer, why: KEY }
  const bySize = (list: readonly Slip[]) => inOrder([...list].sort((a, b) => a.value - b.value))
  if (answer.form.kind === 'words') return bySize([own, ...slips.slice(0, WRONG)])
  if (places.length <= WRONG) return inOrder(random.shuffled([own, ...slips.slice(0, WRONG)]))
  const place = places[random.below(places.length)] ?? 0
  return bySize([own, ...smaller.slice(0, place), ...larger.slice(0, WRONG - place)])
}
