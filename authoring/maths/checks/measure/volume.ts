/** Second computations of the families of cubes, tanks and edges: see proof/check.ts. */

import { all, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/measure/families.ts'

/** The piles told in the words of the figure, row by row. */
const pilesIn = (alt: string): number[][] =>
  (alt.split('left: ')[1] ?? '').split('; ').map((row) => row.split(', ').map(Number))

/** Cubes whose place in a box holds a cube, or not. */
function places(piles: number[][], [x, y, z]: readonly [number, number, number], cube: boolean): number {
  let found = 0
  for (let i = 0; i < x; i += 1)
    for (let j = 0; j < y; j += 1) for (let k = 0; k < z; k += 1) if ((piles[j]?.[i] ?? 0) > k === cube) found += 1
  return found
}

/** Litres in a tank after each half minute until it holds so many. */
function minutesUntil(start: number, full: number, perMinute: number): number {
  let [litres, halves] = [start, 0]
  while (litres < full - 1e-9 && halves < 1000) {
    litres += perMinute / 2
    halves += 1
  }
  return halves / 2
}

export const volumeChecks = {
  'M56:1': ({ l, b, h, a, c }, [answer]) => near((answer * 1000) / (l * b), (h * a) / c),
  'M56:3': ({ l, b, h, a, c, k }, [answer]) => near(l * b * answer, (l * b * h * a) / c + k * 1000) && answer < h,
  'M57:4': ({ l1, b1, h, l2, b2 }, [level, litres]) =>
    near(l1 * b1 * level + litres * 1000, l1 * b1 * h) && near(litres * 1000, l2 * b2 * level),
  'M58:1': ({ l, b, h, edge }, [answer]) => {
    const starts = (side: number): number => all(0, side - edge, (at) => at % edge === 0).length
    return only([starts(l) * starts(b) * starts(h)], answer)
  },
  'M181:1': (_, [answer], { picture }) => near(answer, places(pilesIn(picture?.alt ?? ''), [9, 9, 9], true)),
  'M181:2': (_, [answer], { parts, picture }) => {
    const piles = pilesIn(picture?.alt ?? '')
    const box = [piles[0]?.length ?? 0, piles.length, Math.max(...piles.flat())] as const
    const most = Math.max(...box)
    return near(answer, places(piles, parts[0]?.ask.includes('large cube') ? [most, most, most] : box, false))
  },
  'M182:2': ({ l, b, h, size }, [answer]) => near(answer * size, l * b * h),
  'M182:4': (g, [minutes, last]) => {
    const { l = 0, b = 0, h = 0, a = 0, c = 1, rate = 0, edge = 0, cubes = 0, inflow = 0, outflow = 0, later = 0 } = g
    const full = (l * b * h) / 1000
    const grows = rate > 0 ? rate : inflow - outflow
    if (!near(minutes, minutesUntil((full * a) / c, full, grows))) return false
    return rate > 0
      ? near(last * 1000, cubes * edge * edge * edge)
      : near(l * b * last, (full - later * outflow) * 1000)
  },
  'M183:1': ({ l = 1, b = 1, face = l * b, volume }, [answer], { parts }) =>
    parts[0]?.ask.includes('cube is') ? near(answer * answer * answer, volume) : near(answer * face, volume),
  'M183:2': ({ height = 0, cubes = 1, volume }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    if (height > 0) return near(answer * answer * height, volume)
    if (cubes > 1) return near((answer / cubes) ** 3 * cubes, volume)
    const face = ask.includes('All its faces') ? answer / 6 : answer
    return near(Math.sqrt(face) ** 3, volume)
  },
  'M184:2': ({ k, l, b, h }, [answer]) => near((answer * l * b) / 1000, k) && answer < h,
  'M184:3': (g, [answer]) => {
    const { l = 0, b = 0, h = 0, water = 0, before = 0, after = 0, long = 0, wide = 0 } = g
    if (water > 0) return near(l * b * (h - water), (l - answer) * b * h)
    return near(l * b * after + long * wide * answer, l * b * before) && answer <= after
  },
  'M185:4': ({ length, breadth, height, p, q, a, b, k }, [level, last]) => {
    // What flows out of one section flows into the other; the lengths are in the ratio p to q.
    const [first, second] = [(length * p) / (p + q), (length * q) / (p + q)]
    return (
      near(first * (a - level), second * (level - b)) &&
      near((last - level) * length * breadth, k * 1000) &&
      last < height
    )
  },
  'M185:5': ({ given, p, q, l1, b1, l2, b2 }, [level, moved]) =>
    near(moved * 1000, l2 * b2 * level) && near((given - moved) * 1000, (l1 * b1 * level * p) / q),
} satisfies SomeChecksOf<typeof families>
