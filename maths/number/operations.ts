/** Families M66, M67 and M76: sums in several steps, the sum of a story, a missing number. */
import type { Draw } from '#families/family.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { count, words } from '#families/kit/quantity.ts'
import { type Wrong, wrong } from './wrong.ts'

/** `lines` are the two lines of working. */
type Sum = Readonly<{ text: string; key: number; lines: readonly string[]; slips: readonly Wrong[] }>

function takeAway(draw: Draw): Sum {
  const [a, b, c, d, e] = [draw.int(50, 98), draw.int(7, 15), draw.int(2, 5), draw.int(3, 6), draw.int(2, 9)]
  const taken = (b - c) * d
  return {
    text: `${a} − (${b} − ${c}) × ${d} + ${e}`,
    key: a - taken + e,
    lines: [`${a} − ${b - c} × ${d} + ${e} = ${a} − ${taken} + ${e} ✓`, `${a - taken} + ${e} = ${a - taken + e} ✓`],
    slips: [
      [
        a - (taken + e),
        `You added ${e} to ${taken} first. + and − are done from left to right: ${e} is not taken away.`,
      ],
      [(a - b + c) * d + e, `You subtracted from ${a} before you multiplied. × comes before −.`],
      [
        b > c * d ? a - (b - c * d) + e : 0,
        `You multiplied ${c} by ${d} first. What stands in the brackets comes first, by itself.`,
      ],
      [a - (b - c) * (d + e), `You added ${d} and ${e} before you multiplied. × comes before +.`],
      [a - b - c * d + e, `You left the brackets out. Find ${b} − ${c} first.`],
    ],
  }
}

function twoProducts(draw: Draw): Sum {
  const [a, c, d, e] = [draw.int(14, 58), draw.int(3, 9), draw.int(2, 6), draw.int(2, 7)]
  const quotient = draw.int(d * e + 3, d * e + 30)
  const b = quotient * c - a
  return {
    text: `(${a} + ${b}) ÷ ${c} − ${d} × ${e}`,
    key: b < 10 ? -1 : quotient - d * e,
    lines: [
      `${a + b} ÷ ${c} − ${d} × ${e} = ${quotient} − ${d * e} ✓`,
      `${quotient} − ${d * e} = ${quotient - d * e} ✓`,
    ],
    slips: [
      [(quotient - d) * e, `You subtracted ${d} before you multiplied by ${e}. × comes before −.`],
      [a + b / c - d * e, `You divided only ${b} by ${c}. The brackets say that the sum of ${a} and ${b} is divided.`],
      [a / c + b - d * e, `You divided only ${a} by ${c}. The brackets say that the sum of ${a} and ${b} is divided.`],
      [quotient - d + e, `You read ${d} × ${e} as ${d} and ${e} apart. Multiply them first, then subtract.`],
      [quotient - d - e, `You took away ${d} and then ${e}. Multiply ${d} by ${e} first.`],
      [a + b - d * e, `You left out ÷ ${c}. Do every step that the sum shows.`],
      [quotient + d * e, `You added ${d * e} at the end. Read the sign before ${d} × ${e} again.`],
    ],
  }
}

function leftToRight(draw: Draw): Sum {
  const [a, c, d, e] = [draw.int(30, 95), draw.int(2, 6), draw.int(2, 6), draw.int(3, 12)]
  const b = c * d * draw.int(2, 6)
  const key = a - (b / c) * d + e
  return {
    text: `${a} − ${b} ÷ ${c} × ${d} + ${e}`,
    key: c === d ? -1 : key,
    lines: [`${b} ÷ ${c} × ${d} = ${b / c} × ${d} = ${(b / c) * d} ✓`, `${a} − ${(b / c) * d} + ${e} = ${key} ✓`],
    slips: [
      [a - b / (c * d) + e, `You multiplied ${c} by ${d} first. × and ÷ are done in the order in which they stand.`],
      [a - (b / c) * d - e, `You took ${e} away. Read the sign before ${e} again.`],
      [((a - b) / c) * d + e, `You subtracted first. × and ÷ come before −.`],
      [a - (b / c) * (d + e), `You added ${d} and ${e} first. × comes before +.`],
      [a - b / c + e, `You left out × ${d}. Do every step that the sum shows.`],
      [a + (b / c) * d + e, `You added where the sum shows −. Read the signs again.`],
    ],
  }
}

const steps = family('M66', 'Sums in several steps', 'order-of-operations', {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const { text, key, lines, slips } = draw.pick([takeAway, twoProducts, leftToRight])(draw)
    const named = wrong(key, slips)
    if (key < 3 || named.length < 3) return null
    return single(2, `Find the value of ${text}.`, count(key), lines, { givens: {}, slips: named })
  },
})

/** `wrongs` are three sums that do not fit; `means` says what each works out. `values` are those of the four sums. */
type Story = Readonly<{
  text: string
  right: string
  why: string
  wrongs: readonly (readonly [sum: string, means: string])[]
  values: readonly number[]
}>

function changeStory(draw: Draw): Story {
  const [child] = draw.children()
  const [n, p, q, paid] = [draw.int(3, 6), draw.int(4, 8), draw.int(2, 9), draw.pick([50, 80, 100])]
  const [things, other] = draw.pick([
    ['files', 'a pencil case'],
    ['packets of chicken rice', 'a plate of satay'],
    ['T-shirts', 'a keychain'],
  ])
  return {
    text: `${child.name} bought ${n} ${things} at $${p} each and ${other} for $${q}. ${child.he === 'he' ? 'He' : 'She'} paid with $${paid}. Which of these gives the change in dollars?`,
    right: `${paid} − (${n} × ${p} + ${q})`,
    why: `The ${things} cost ${n} × $${p}; with ${other}, ${n} × ${p} + ${q} in all. All of it is taken from $${paid}.`,
    wrongs: [
      [`${paid} − ${n} × ${p} + ${q}`, `That adds $${q} to the change, but ${other} has to be paid for.`],
      [
        `(${paid} − ${n}) × ${p} − ${q}`,
        `That takes the number ${n} from $${paid}. Take what the ${n} ${things} cost.`,
      ],
      [`${paid} − ${n} × (${p} + ${q})`, `That pays $${q} with each of the ${n} ${things}, but it is paid only once.`],
    ],
    values: [paid - n * p - q, paid - n * p + q, (paid - n) * p - q, paid - n * (p + q)],
  }
}

function shareStory(draw: Draw): Story {
  const who = draw.adult()
  const c = draw.int(4, 9)
  const [a, b] = [c * draw.int(3, 9), c * draw.int(4, 12)]
  const [x, y, box] = draw.pick([
    ['pineapple tarts', 'love letters', 'jars'],
    ['story books', 'comics', 'shelves'],
    ['red beads', 'white beads', 'bags'],
  ])
  return {
    text: `${who} put ${a} ${x} and ${b} ${y} into ${c} ${box}, the same number of things in each. Which of these gives the number of things in each of the ${box}?`,
    right: `(${a} + ${b}) ÷ ${c}`,
    why: `All the things together are shared among the ${c} ${box}: first add, then divide.`,
    wrongs: [
      [`${a} + ${b} ÷ ${c}`, `Without brackets only the ${b} ${y} are divided by ${c}.`],
      [`${a} ÷ ${c} + ${b}`, `Here only the ${a} ${x} are divided by ${c}.`],
      [`(${a} + ${b}) × ${c}`, `That multiplies. Sharing among ${c} ${box} makes the number in each smaller.`],
    ],
    values: [(a + b) / c, a + b / c, a / c + b, (a + b) * c],
  }
}

function eachStory(draw: Draw): Story {
  const [n, p, q] = [draw.int(12, 38), draw.int(2, 5), draw.int(3, 6)]
  const total = n * (p + q) + draw.int(15, 60)
  const [what, one, two, place] = draw.pick([
    ['sheets of paper', 'in the morning', 'in the afternoon', 'A class'],
    ['balloons', 'for the hall', 'for the void deck', 'A CCA group'],
    ['stickers', 'in Term 1', 'in Term 2', 'A kindergarten'],
  ])
  return {
    text: `${place} had ${total} ${what}. Each of its ${n} children used ${p} of them ${one} and ${q} ${two}. Which of these gives the number of ${what} left?`,
    right: `${total} − ${n} × (${p} + ${q})`,
    why: `Each child used ${p} + ${q} in all, so the ${n} children used ${n} × (${p} + ${q}). That is taken from ${total}.`,
    wrongs: [
      [`${total} − ${n} × ${p} + ${q}`, `That takes away what was used ${one} only, and then adds ${q}.`],
      [
        `(${total} − ${n}) × (${p} + ${q})`,
        `That takes ${n} children from ${total} ${what}. Take away what they used.`,
      ],
      [`${total} − ${n} × ${p} × ${q}`, `That multiplies ${p} by ${q}. A child used ${p} and then ${q} more.`],
    ],
    values: [total - n * (p + q), total - n * p + q, (total - n) * (p + q), total - n * p * q],
  }
}

function sumOfStory(draw: Draw) {
  const { text, right, why, wrongs, values } = draw.pick([changeStory, shareStory, eachStory])(draw)
  const place = draw.int(1, 4)
  const others = [1, 2, 3, 4].filter((one) => one !== place)
  if (new Set(values).size < 4 || (values[0] ?? 0) < 1) return null
  return single(1, text, words(place, right), [`${why} ✓`], {
    givens: {},
    slips: wrongs.map(([sum, means], i) => slip(words(others[i] ?? 0, sum), means)),
  })
}

const stories = family('M67', 'The sum of a story', 'order-of-operations', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: sumOfStory,
})

function insideBrackets(draw: Draw): Sum {
  const [key, b, c, r] = [draw.int(3, 18), draw.int(2, 12), draw.int(3, 8), draw.int(4, 40)]
  const a = (key + b) * c + r
  return {
    text: `${a} − (____ + ${b}) × ${c} = ${r}`,
    key: b === c ? -1 : key,
    lines: [
      `(____ + ${b}) × ${c} = ${a} − ${r} = ${a - r} ✓`,
      `____ + ${b} = ${a - r} ÷ ${c} = ${key + b}; ____ = ${key + b} − ${b} = ${key} ✓`,
    ],
    slips: [
      [key + b, `You found what the brackets are worth. ${b} is still added to the missing number.`],
      [key + 2 * b, `You added ${b} once more. To undo + ${b}, subtract it.`],
      [(a - r - b) / c, `You took ${b} away before you divided. The whole bracket is multiplied by ${c}.`],
      [(a + r) / c - b, `You added ${a} and ${r}. ${a} less the product is ${r}, so how much is the product?`],
      [a - r - b, `You left out × ${c}. Put your number into the sum to test it.`],
      [key * c, `You found ${c} times the missing number. Divide by ${c}.`],
    ],
  }
}

function behindDivision(draw: Draw): Sum {
  const [x, c, d, b] = [draw.int(4, 14), draw.int(3, 9), draw.int(6, 40), draw.int(5, 30)]
  const [key, r] = [x * c + b, x + d]
  return {
    text: `(____ − ${b}) ÷ ${c} + ${d} = ${r}`,
    key,
    lines: [
      `(____ − ${b}) ÷ ${c} = ${r} − ${d} = ${x}; ____ − ${b} = ${x} × ${c} = ${x * c} ✓`,
      `____ = ${x * c} + ${b} = ${key} ✓`,
    ],
    slips: [
      [x * c - b, `You subtracted ${b}. To undo − ${b}, add it.`],
      [x * c, `You found what the brackets are worth. ${b} was taken from the missing number to get there.`],
      [(r + d) * c + b, `You added ${d} to ${r}. To undo + ${d}, subtract it.`],
      [r * c - d + b, `You multiplied ${r} by ${c} first. The last step of the sum, + ${d}, is undone first.`],
      [(x + b) * c, `You undid − ${b} before ÷ ${c}. Go backwards: the division comes first.`],
    ],
  }
}

const missing = family('M76', 'A missing number in a sum', 'order-of-operations', {
  marks: 2,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const { text, key, lines, slips } = draw.pick([insideBrackets, behindDivision])(draw)
    const named = wrong(key, slips)
    if (key < 3 || named.length < 3) return null
    return single(2, `${text}. What is the missing number?`, count(key), lines, { givens: {}, slips: named })
  },
})

export const operations = [steps, stories, missing] as const
