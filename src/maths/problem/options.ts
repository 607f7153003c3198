/** The four options of a problem that is asked with them: the answer and three slips, so that the place of the key says nothing. */
import type { Random } from '#lib/random.ts'
import type { Problem, Slip } from './problem.ts'
import type { Quantity } from './quantity.ts'

/** `options` in order of size, as the exam prints them; `key` counts from 0. `whys` is '' for the key. */
export type Options = Readonly<{ options: readonly Quantity[]; key: number; whys: readonly string[] }>

const WRONG = 3

/** Slips that can be printed beside the answer: positive, at most two decimals, no two the same. */
function usable(answer: Quantity, slips: readonly Slip[]): readonly Slip[] {
  const seen: Quantity[] = [answer]
  const decimals = /\.\d{3,}/
  return slips.filter((slip) => {
    if (!(slip.value > 0) || (decimals.test(slip.text) && !decimals.test(answer.text))) return false
    if (seen.some(({ text, value }) => text === slip.text || value === slip.value)) return false
    seen.push(slip)
    return true
  })
}

/** Null if the problem has too few slips. The likeliest slips on each side of the answer are taken first. */
export function chooseOptions({ parts }: Problem, random: Random): Options | null {
  const [part] = parts
  if (part === undefined || parts.length > 1) return null
  const { answer } = part
  const slips = usable(answer, part.slips)
  const smaller = slips.filter(({ value }) => value < answer.value)
  const larger = slips.filter(({ value }) => value > answer.value)
  const places = [0, 1, 2, 3].filter((place) => smaller.length >= place && larger.length >= WRONG - place)
  if (places.length === 0) return null
  const place = places[random.below(places.length)] ?? 0
  const wrong = [...smaller.slice(0, place), ...larger.slice(0, WRONG - place)].sort((a, b) => a.value - b.value)
  const sorted = [...wrong.slice(0, place), { ...answer, why: '' }, ...wrong.slice(place)]
  return { options: sorted, key: place, whys: sorted.map(({ why }) => why) }
}
