/** Families M04 to M06: two baskets, excess and shortage, supposition. */
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { count, dollars, money, num } from '#families/kit/quantity.ts'
import { wrong } from './wrong.ts'

const GOODS = [
  ['pens', 'rulers', 'pen'],
  ['muffins', 'tarts', 'muffin'],
  ['notebooks', 'erasers', 'notebook'],
] as const

const twoBaskets = family('M04', 'Two baskets of goods', 'whole-number-problems', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [many, others, one] = draw.pick(GOODS)
    const [p, q, r] = [draw.int(2, 5), draw.int(2, 5), draw.int(5, 9)]
    const [a, b] = [draw.int(120, 380, 10) / 100, draw.int(60, 180, 10) / 100]
    if (r - q < 2 || a <= b) return null
    const [x, y] = [p * a + q * b, p * a + r * b]
    const [child, friend] = draw.children()
    return single(
      3,
      `${child.name} paid ${dollars(x)} for ${p} ${many} and ${q} ${others}. ${friend.name} paid ${dollars(y)} for ${p} ${many} and ${r} ${others} of the same kind. How much did one ${one} cost?`,
      money(a),
      [
        withBars(
          `Cost of ${r - q} ${others}: ${dollars(y)} − ${dollars(x)} = ${dollars(y - x)} ✓`,
          barModel([
            bar(child.name, [cell(p, `${p} ${many}`), ...unitCells(q)], dollars(x)),
            bar(
              friend.name,
              [cell(p, `${p} ${many}`), ...unitCells(q), ...unitCells(r - q, '?', 'shaded')],
              dollars(y),
            ),
          ]),
        ),
        `Each of them: ${dollars(y - x)} ÷ ${r - q} = ${dollars(b)}; ${q} of them: ${dollars(q * b)} ✓`,
        withBars(
          `One ${one}: (${dollars(x)} − ${dollars(q * b)}) ÷ ${p} = ${dollars(a)} ✓`,
          barModel([
            bar(child.name, [...unitCells(p, '?', 'shaded'), cell(q, `${q} ${others} ${dollars(q * b)}`)], dollars(x)),
          ]),
        ),
      ],
      {
        givens: { p, q, r, x, y },
        slips: [
          slip(
            money(b),
            `You found the price of one of the ${others}. Take the cost of ${q} of them from ${dollars(x)} to see what the ${many} cost.`,
          ),
          slip(
            money((x - b) / p),
            `You took away the price of only one of the ${others}, but ${child.name} bought ${q} of them.`,
          ),
          slip(
            money(x / (p + q)),
            `You shared ${dollars(x)} among all ${p + q} things, but the two kinds do not cost the same. Find what the extra ${others} cost.`,
          ),
          slip(money(x - q * b), `${dollars(x - q * b)} pays for all ${p} ${many}. The price of one is asked for.`),
        ],
      },
    )
  },
})

function excess(n: number, a: number, b: number, e: number, s: number, who: string) {
  return single(
    3,
    `${who} wanted to give each pupil an equal number of stickers. If each pupil got ${a} stickers, there would be ${e} left over. If each pupil got ${b} stickers, ${s} more would be needed. How many stickers were there?`,
    count(a * n + e),
    [
      withBars(
        `Difference between the two ways: ${e} + ${s} = ${e + s} stickers ✓`,
        barModel([
          bar(`${a} each`, [cell(a * n, `${a} stickers for each pupil`), cell(e, `${e}`, 'shaded')], 'all stickers'),
          bar(`${b} each`, [cell(a * n + e, 'all stickers'), cell(s, `${s}`, 'gone')], `${b} stickers for each pupil`),
        ]),
      ),
      `Each pupil gets ${b} − ${a} = ${b - a} more: ${e + s} ÷ ${b - a} = ${n} pupils ✓`,
      `Stickers: ${a} × ${n} + ${e} = ${num(a * n + e)} ✓`,
    ],
    {
      givens: { a, b, e, s },
      slips: wrong(a * n + e, [
        [n, `${n} is the number of pupils. How many stickers do ${n} pupils get, and how many are left over?`],
        [a * n, `You left out the ${e} stickers that are left over when each pupil gets ${a}.`],
        [b * n, `For ${b} stickers each there are not enough: ${s} more would be needed. Take that into account.`],
        [b * n + s, `You added the ${s} stickers that are missing. They are not there, so they cannot be counted.`],
        [
          (Math.abs(e - s) / (b - a)) * a + e,
          `You subtracted ${Math.min(e, s)} from ${Math.max(e, s)}. From ${e} left over to ${s} too few is more than that.`,
        ],
      ]),
    },
  )
}

const excessAndShortage = family('M05', 'Excess and shortage', 'whole-number-problems', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [n, a, more, e] = [draw.int(14, 38), draw.int(4, 9), draw.int(2, 4), draw.int(5, 40)]
    const s = n * more - e
    return s < 4 ? null : excess(n, a, a + more, e, s, draw.adult())
  },
})

const supposition = family('M06', 'Supposition', 'whole-number-problems', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [things, v1, v2, second] = draw.pick([
      ['notes', 10, 2, '$2 notes'],
      ['notes', 5, 2, '$2 notes'],
      ['tickets', 12, 7, 'child tickets'],
      ['tickets', 9, 4, 'child tickets'],
    ])
    const [n, k] = [draw.int(20, 60), draw.int(6, 40)]
    const total = k * v1 + (n - k) * v2
    if (k >= n - 4) return null
    const tested = (tried: number): string =>
      `Test your answer: with ${tried} of them, the total is ${dollars(tried * v1 + (n - tried) * v2)}, not ${dollars(total)}.`
    const [child] = draw.children()
    const ask =
      things === 'notes'
        ? `${child.name} has ${n} notes, some of $${v1} and the others of $${v2}. Altogether they are worth ${dollars(total)}. How many $${v1} notes does ${child.name} have?`
        : `A stall sold ${n} tickets for ${dollars(total)} altogether. Adult tickets cost $${v1} each and child tickets cost $${v2} each. How many adult tickets were sold?`
    return single(
      3,
      ask,
      count(k),
      [
        `If all ${n} were ${second}: ${n} × $${v2} = $${num(n * v2)} ✓`,
        `Difference: $${num(total)} − $${num(n * v2)} = $${num(total - n * v2)}; each change adds $${v1} − $${v2} = $${v1 - v2} ✓`,
        `$${num(total - n * v2)} ÷ $${v1 - v2} = ${k} ✓`,
      ],
      {
        givens: { n, v1, v2, total },
        slips: wrong(k, [
          [
            n - k,
            `You found how many ${second} there are. The other kind is asked for: test your answer with the total of ${dollars(total)}.`,
          ],
          [
            total - n * v2,
            `${dollars(total - n * v2)} is what is missing when all ${n} are ${second}. How much does one change add?`,
          ],
          [k * v1, `That is the value in dollars. The question asks how many there are.`],
          [
            total / (v1 + v2),
            `You divided by $${v1} + $${v2}, as if there were as many of one kind as of the other. There are ${n} in all, in unequal numbers.`,
          ],
          [
            (total - n * v2) / v1,
            `You divided by $${v1}. When one of the ${second} is changed, the total does not rise by the whole $${v1}.`,
          ],
          [k + 1, tested(k + 1)],
          [k - 1, tested(k - 1)],
        ]),
      },
    )
  },
})

export const wholeNumberProblems = [twoBaskets, excessAndShortage, supposition] as const
