/** The numbers and the people of a Mathematics problem, drawn from a seed: the same seed always gives the same problem. */
import type { Draw } from '#families/family.ts'
import { createRandom } from '#lib/random.ts'

const COMMUNITIES = [
  {
    weight: 4,
    girls: ['Mei Ling', 'Hui Min', 'Xin Yi', 'Li Ting'],
    boys: ['Jun Wei', 'Wei Jie', 'Kai Xuan', 'Zhi Hao'],
  },
  { weight: 3, girls: ['Siti', 'Nurul', 'Aisyah', 'Hidayah'], boys: ['Hakim', 'Farhan', 'Danish', 'Irfan'] },
  { weight: 2, girls: ['Priya', 'Devi', 'Meena', 'Kavitha'], boys: ['Ravi', 'Kumar', 'Arjun', 'Harpreet'] },
  { weight: 1, girls: ['Sarah', 'Chloe', 'Natalie'], boys: ['Daniel', 'Ethan', 'Marcus'] },
] as const

const ADULTS = [
  'Mr Goh',
  'Mrs Tan',
  'Mdm Lim',
  'Mr Rahmat',
  'Mdm Rohani',
  'Mrs Pillay',
  'Mr Nair',
  'Mrs Pereira',
] as const

/** Names are from the pool of docs/content-guide.md, 1; `children` gives three of three different communities. */
export function createDraw(seed: string): Draw {
  const { fraction, below, pick } = createRandom(seed)
  const child = (used: Set<number>): ReturnType<Draw['children']>[0] => {
    const tickets = COMMUNITIES.flatMap(({ weight }, i) => (used.has(i) ? [] : Array.from({ length: weight }, () => i)))
    const which = tickets[below(tickets.length)] ?? 0
    used.add(which)
    const { girls, boys } = COMMUNITIES[which] ?? COMMUNITIES[0]
    return fraction() < 0.5
      ? { name: pick(girls), he: 'she', his: 'her', him: 'her' }
      : { name: pick(boys), he: 'he', his: 'his', him: 'him' }
  }
  return {
    int: (least, most, step = 1) => least + step * below(Math.floor((most - least) / step) + 1),
    pick,
    children: () => {
      const used = new Set<number>()
      return [child(used), child(used), child(used)]
    },
    adult: () => pick(ADULTS),
  }
}
