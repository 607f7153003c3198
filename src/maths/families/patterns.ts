/** Families M09 to M11: figure patterns, sets, working backwards. */
import { circle, drawing, label, millimetres } from '#maths/drawing.ts'
import { type Family, type Picture, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, num } from '#maths/problem/quantity.ts'

/** The first three figures, as rows of dots. */
function dots(first: number, step: number): Picture {
  const width = 3 * 190
  const body = [1, 2, 3].map((figure) => {
    const left = (figure - 1) * 190
    const total = first + step * (figure - 1)
    const across = Math.ceil(total / 2)
    const spots = Array.from({ length: total }, (_, i) =>
      circle([left + 14 + (i % across) * 18, 16 + Math.floor(i / across) * 20], 6, '#000'),
    )
    return spots.join('') + label([left + 70, 66], `Figure ${figure}`)
  })
  const alt = `Figure 1 has ${first} dots, Figure 2 has ${first + step} dots and Figure 3 has ${first + 2 * step} dots`
  return { svg: drawing(width, 76, ...body), alt, width: millimetres(width) }
}

const figurePattern: Family = {
  id: 'M09',
  name: 'Figure pattern',
  strand: 'number',
  until: 0,
  makers: [
    {
      marks: 4,
      choice: false,
      make: (draw) => {
        const [a, first, ask] = [draw.int(2, 4), draw.int(4, 7), draw.int(18, 40)]
        const b = first - a
        const inverse = draw.int(25, 70)
        if (b === 0 || inverse === ask) return null
        const rule = b > 0 ? `+ ${b}` : `− ${-b}`
        return several(
          `Dots are arranged in a pattern. Figure 1 has ${first} dots, Figure 2 has ${first + a} dots and Figure 3 has ${first + 2 * a} dots.`,
          [
            part(2, `How many dots are there in Figure ${ask}?`, count(a * ask + b), [
              `Each figure has ${a} dots more than the one before: number of dots = ${a} × figure number ${rule} ✓`,
              `${a} × ${ask} ${rule} = ${a * ask + b} ✓`,
            ]),
            part(2, `Which figure has ${a * inverse + b} dots?`, { value: inverse, text: `Figure ${inverse}` }, [
              `${a * inverse + b} ${b > 0 ? `− ${b}` : `+ ${-b}`} = ${a * inverse} ✓`,
              `${a * inverse} ÷ ${a} = ${inverse} ✓`,
            ]),
          ],
          { givens: { first, second: first + a, ask, dots: a * inverse + b }, picture: dots(first, a) },
        )
      },
    },
  ],
}

const sets: Family = {
  id: 'M10',
  name: 'Grouping in sets',
  strand: 'number',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      make: (draw) => {
        const [p, q, price1, price2, n] = [
          draw.int(2, 5),
          draw.int(2, 5),
          draw.int(2, 6),
          draw.int(3, 9),
          draw.int(6, 15),
        ]
        if (p === q || price1 === price2) return null
        const set = p * price1 + q * price2
        const [first, second] = draw.pick([
          ['files', 'folders'],
          ['plates', 'bowls'],
          ['brushes', 'paints'],
        ])
        const total = set * n
        const slips = [total / (price1 + price2), n, q * n, total / price1, (p + q) * n]
        return single(
          2,
          `A ${first === 'files' ? 'shop' : 'stall'} sells ${first} at $${price1} each and ${second} at $${price2} each. For every ${p} ${first} that ${draw.adult()} bought, there were ${q} ${second}. The bill was ${dollars(total)}. How many ${first} were bought?`,
          count(p * n),
          [
            `One set: ${p} × $${price1} + ${q} × $${price2} = $${set}; $${num(total)} ÷ $${set} = ${n} sets ✓`,
            `${n} × ${p} = ${p * n} ${first} ✓`,
          ],
          { givens: { price1, price2, p, q, total }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const backwards: Family = {
  id: 'M11',
  name: 'Working backwards',
  strand: 'number',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      make: (draw) => {
        const [start, times, add, half] = [draw.int(8, 40), draw.int(3, 6), draw.int(5, 30), draw.int(2, 5)]
        if (times === half || (start * times + add) % half !== 0) return null
        const result = (start * times + add) / half
        const [child] = draw.children()
        const slips = [
          (result * times + add) / half,
          (result / half - add) / times,
          result * half - add,
          (result * half) / times - add,
          (result * half + add) / times,
          start + add,
        ]
        return single(
          2,
          `${child.name} thinks of a number, multiplies it by ${times}, adds ${add} and divides the sum by ${half}. The result is ${result}. What is the number?`,
          count(start),
          [
            `Undo the division and the addition: ${result} × ${half} − ${add} = ${result * half - add} ✓`,
            `Undo the multiplication: ${result * half - add} ÷ ${times} = ${start} ✓`,
          ],
          { givens: { times, add, half, result }, slips: slips.filter((n) => Number.isInteger(n)).map(count) },
        )
      },
    },
  ],
}

export const patterns: readonly Family[] = [figurePattern, sets, backwards]
