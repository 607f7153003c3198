/** Second computations of the written problems: everything is tried, counted or gone through day by day. */
import type { writtenProblems as families } from '#families/written/written.ts'
import { all, type ChecksOf, near } from './check.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** The numbers of covered faces of all cubes of a block whose bottom is bare. */
function coveredFaces(columns: number, rows: number, layers: number): readonly number[] {
  const isEnd = (at: number, count: number): number => Number(at === 0) + Number(at === count - 1)
  return range(columns).flatMap((x) =>
    range(rows).flatMap((y) => range(layers).map((z) => isEnd(x, columns) + isEnd(y, rows) + Number(z === layers - 1))),
  )
}

/** The lowest of every five different scores that fit. */
function lowestScores(sum: number, highest: number, middle: number): readonly number[] {
  const below = all(0, middle - 1, () => true)
  const above = all(middle + 1, highest - 1, () => true)
  return below.flatMap((low) =>
    below
      .filter((second) => second > low && above.some((fourth) => low + second + middle + fourth + highest === sum))
      .map(() => low),
  )
}

/** What is in the box at the end of each day, from a Wednesday on. */
const boxAfter = (days: number): readonly number[] =>
  range(days).map((day) => range(day + 1).reduce((sum, one) => sum + ((one + 2) % 7) + 1, 0))

export const checks: ChecksOf<typeof families> = {
  'M211:5': ({ few, low, many, high, platform, door, stools }, [one, stack, trips]) => {
    const [added = 0] = all(1, low, (cm) => low + (many - few) * cm === high)
    const height = (count: number): number => low + (count - few) * added
    const passing = all(1, 100, (count) => platform + height(count) <= door * 100)
    const most = Math.max(...passing)
    const [needed = 0] = all(1, 100, (trip) => trip * 2 * most >= stools)
    return near(one, height(1)) && near(stack, most) && near(trips, needed)
  },
  'M212:5': ({ minutes, leave, join }, [people, wait, share]) => {
    const whole = all(1, 500, (n) => (7 * n) % 12 === 0 && (3 * n) % 8 === 0 && (7 * n) / 12 + (3 * n) / 8 + 1 === n)
    const [n = 0] = whole
    const queue = range(n).map((place): string => (place === (7 * n) / 12 ? 'Priya' : 'other'))
    let waited = 0
    while (queue[0] !== 'Priya') {
      queue.splice(0, leave)
      queue.push(...range(join).map(() => 'other'))
      waited += minutes
    }
    return whole.length === 1 && near(people, n) && near(wait, waited) && near(share, (queue.length - 1) / queue.length)
  },
  'M213:5': ({ rows, photos, wanted, pins }, [pinned, fewest, most]) => {
    const pinsOf = (a: number, b: number): number => (a + 1) * (b + 1)
    const ofPhotos = all(1, wanted, (a) => wanted % a === 0).map((a) => pinsOf(a, wanted / a))
    const ofPins = range(pins).flatMap((a) => all(1, pins, (b) => pinsOf(a + 1, b) === pins).map((b) => (a + 1) * b))
    return near(pinned, pinsOf(rows, photos)) && near(fewest, Math.min(...ofPhotos)) && near(most, Math.max(...ofPins))
  },
  'M214:5': ({ rounds, average, highest, middle }, [total, least, greatest]) => {
    const lowest = lowestScores(rounds * average, highest, middle)
    return near(total, rounds * average) && near(least, Math.min(...lowest)) && near(greatest, Math.max(...lowest))
  },
  'M215:5': ({ length, width, height, edge }, [cubes, two, bare]) => {
    const faces = coveredFaces(length / edge, width / edge, height / edge)
    const having = (count: number): number => faces.filter((one) => one === count).length
    return near(cubes, faces.length) && near(two, having(2)) && near(bare, having(0) / faces.length)
  },
  'M216:5': ({ weeks, wanted, sister }, [saved, days, evenings]) => {
    const his = boxAfter(100)
    const same = his.slice(0, 7 * weeks).filter((amount, day) => amount === sister * (day + 1)).length
    const first = his.findIndex((amount) => amount >= wanted) + 1
    return near(saved, his[7 * weeks - 1] ?? 0) && near(days, first) && near(evenings, same)
  },
}
