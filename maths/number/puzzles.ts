/** Families M07, M08, M10 and M11: a quiz, posts along a road, sets, working backwards. */
import { family, single } from '#families/kit/problem.ts'
import { count, dollars, gcd, num } from '#families/kit/quantity.ts'
import { withMore, wrong } from './wrong.ts'

const gainedAndLost = family('M07', 'Marks gained and lost', 'whole-number-problems', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [n, p, q, bad] = [draw.int(20, 40), draw.int(3, 6), draw.int(1, 3), draw.int(3, 9)]
    const total = (n - bad) * p - bad * q
    if (p === q) return null
    const [child] = draw.children()
    const byDifference = (n * p - total) / (p - q)
    const lost = n * p - total
    const tested = (tried: number): string =>
      `Test your answer: ${n - tried} right and ${tried} wrong would score ${(n - tried) * p - tried * q} marks, not ${total}.`
    const slips = withMore(
      bad,
      [
        [
          byDifference,
          `You shared the ${lost} lost marks by ${p} − ${q}. A wrong answer does not earn the ${p} marks and loses marks as well.`,
        ],
        [
          lost / p,
          `You divided the ${lost} lost marks by ${p}. A wrong answer costs more than the ${p} marks it does not earn.`,
        ],
        [n - bad, `You found the number of right answers. The wrong ones are asked for.`],
        [
          lost / q,
          `You divided the ${lost} lost marks by ${q}. A wrong answer also misses the ${p} marks of a right one.`,
        ],
        [bad + 2, tested(bad + 2)],
        [bad - 1, tested(bad - 1)],
      ],
      [
        [bad - 2, tested(bad - 2)],
        [p + q, `${p + q} is how many marks one wrong answer costs. How many such losses make ${lost}?`],
        [bad - 3, tested(bad - 3)],
        [bad + 1, tested(bad + 1)],
      ],
    )
    return single(
      2,
      `In a quiz of ${n} questions, ${p} marks are given for each right answer and ${q} ${q === 1 ? 'mark is' : 'marks are'} taken away for each wrong answer. ${child.name} answered all the questions and scored ${total} marks. How many questions did ${child.he} answer wrongly?`,
      count(bad),
      [
        `All right: ${n} × ${p} = ${n * p}; marks lost: ${n * p} − ${total} = ${n * p - total} ✓`,
        `Each wrong answer costs ${p} + ${q} = ${p + q}: ${n * p - total} ÷ ${p + q} = ${bad} ✓`,
      ],
      { givens: { n, p, q, total }, slips },
    )
  },
})

const lampPosts = family('M08', 'Intervals', 'whole-number-problems', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [gap, gaps] = [draw.int(4, 15), draw.int(8, 24)]
    const length = gap * gaps
    const [thing, place] = draw.pick([
      ['lamp posts', 'a straight path'],
      ['trees', 'one side of a straight road'],
      ['flags', 'a straight parade route'],
    ])
    return single(
      1,
      `${thing[0]?.toUpperCase()}${thing.slice(1)} stand along ${place} ${length} m long, one every ${gap} m. There is one at each end. How many ${thing} are there?`,
      count(gaps + 1),
      [`${length} ÷ ${gap} = ${gaps} gaps; with one at each end: ${gaps} + 1 = ${gaps + 1} ✓`],
      {
        givens: { length, gap },
        slips: wrong(gaps + 1, [
          [
            gaps,
            `${gaps} is the number of gaps of ${gap} m. Draw a short path and compare its gaps with its ${thing}.`,
          ],
          [gaps - 1, `You left out the ${thing} at both ends, but there is one at each end.`],
          [
            gaps + 2,
            `You added one for each end to the number of gaps. Draw a short path with two gaps and count its ${thing}.`,
          ],
          [2 * (gaps + 1), `You counted both sides. The ${thing} stand in one line only.`],
          [length - gap, `You subtracted ${gap} from ${length}. Find how many gaps of ${gap} m the ${length} m have.`],
          [gap, `${gap} m is the distance from one to the next. How many such distances are there?`],
        ]),
      },
    )
  },
})

const sets = family('M10', 'Grouping in sets', 'whole-number-problems', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [p, q, price1, price2, n] = [draw.int(2, 5), draw.int(2, 5), draw.int(2, 6), draw.int(3, 9), draw.int(6, 15)]
    if (gcd(p, q) > 1 || price1 === price2) return null
    const set = p * price1 + q * price2
    const [first, second] = draw.pick([
      ['files', 'folders'],
      ['plates', 'bowls'],
      ['brushes', 'paints'],
    ])
    const total = set * n
    const tested = (sets: number): string =>
      `Test your answer: ${p * sets} ${first} and ${q * sets} ${second} cost ${dollars(sets * set)}, not ${dollars(total)}.`
    const slips = withMore(
      p * n,
      [
        [
          total / (price1 + price2),
          `You divided by $${price1} + $${price2}, as if there were as many ${first} as ${second}. A set has ${p} ${first} and ${q} ${second}.`,
        ],
        [n, `${n} is the number of sets. How many ${first} are in each set?`],
        [q * n, `You found the number of ${second}. The ${first} are asked for.`],
        [total / price1, `You spent the whole ${dollars(total)} on ${first}. Some of it paid for ${second}.`],
        [(p + q) * n, `You counted the ${first} and the ${second} together. Only the ${first} are asked for.`],
      ],
      [
        [p * (n - 1), tested(n - 1)],
        [p * (n + 1), tested(n + 1)],
        [p * (n - 2), tested(n - 2)],
      ],
    )
    return single(
      2,
      `A ${first === 'files' ? 'shop' : 'stall'} sells ${first} at $${price1} each and ${second} at $${price2} each. For every ${p} ${first} that ${draw.adult()} bought, there were ${q} ${second}. The bill was ${dollars(total)}. How many ${first} were bought?`,
      count(p * n),
      [
        `One set: ${p} × $${price1} + ${q} × $${price2} = $${set}; $${num(total)} ÷ $${set} = ${n} sets ✓`,
        `${n} × ${p} = ${p * n} ${first} ✓`,
      ],
      { givens: { price1, price2, p, q, total }, slips },
    )
  },
})

const backwards = family('M11', 'Working backwards', 'whole-number-problems', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [start, times, add, half] = [draw.int(8, 40), draw.int(3, 6), draw.int(5, 30), draw.int(2, 5)]
    if (times === half || (start * times + add) % half !== 0) return null
    const result = (start * times + add) / half
    const [child] = draw.children()
    const tested = (tried: number): string =>
      `Test your answer: with ${tried} the result is ${(tried * times + add) / half}, not ${result}.`
    const slips = withMore(
      start,
      [
        [
          (result * times + add) / half,
          `You did the same steps to ${result}. Go backwards from ${result} and do the opposite each time.`,
        ],
        [
          (result / half - add) / times,
          `You divided ${result} by ${half} again. The opposite of ÷ ${half} is × ${half}.`,
        ],
        [result * half - add, `You stopped one step too early. The multiplication by ${times} is still to be undone.`],
        [
          (result * half) / times - add,
          `You undid × ${times} before + ${add}. Going backwards, the addition comes before the multiplication.`,
        ],
        [(result * half + add) / times, `You added ${add} again. The opposite of + ${add} is − ${add}.`],
        [
          start + add,
          `You added ${add} at the end. Put your number into the story and see whether it gives ${result}.`,
        ],
      ],
      [
        [start - half, tested(start - half)],
        [start + half, tested(start + half)],
        [start - 2 * half, tested(start - 2 * half)],
        [start + 2 * half, tested(start + 2 * half)],
        [start - 3 * half, tested(start - 3 * half)],
      ],
    )
    return single(
      2,
      `${child.name} thinks of a number, multiplies it by ${times}, adds ${add} and divides the sum by ${half}. The result is ${result}. What is the number?`,
      count(start),
      [
        `Undo the division and the addition: ${result} × ${half} − ${add} = ${result * half - add} ✓`,
        `Undo the multiplication: ${result * half - add} ÷ ${times} = ${start} ✓`,
      ],
      { givens: { times, add, half, result }, slips },
    )
  },
})

export const puzzles = [gainedAndLost, lampPosts, sets, backwards] as const
