/** Family M94: the whole, when a fraction of it is known. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { fraction, lcm, measure } from '#families/kit/quantity.ts'
import { distinct, frac, over, proper, type Wrong, wholes } from '#families/kit/spread.ts'

const wholeOf = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [c, d, a, b] = [draw.int(2, 5), draw.int(3, 8), draw.int(1, 9), draw.int(2, 10)]
    if (!proper(c, d) || !proper(a, b) || b === d || (a === 1 && c === 1) || b === 7) return null
    const [part, amount, [child]] = [over(c, d), over(a, b), draw.children()]
    const [ask, unit] = draw.pick([
      [`${part} of a ribbon is ${amount} m long. How long is the whole ribbon?`, 'm'],
      [
        `When a thermos flask is ${part} full, it holds ${amount} litre of barley water. How much does it hold when it is full?`,
        'litres',
      ],
      [`${child.name} has walked ${amount} km, which is ${part} of the way to school. How far is it to school?`, 'km'],
      [
        `${part} of a packet of milo powder has a mass of ${amount} kg. Find the mass of the powder in the whole packet.`,
        'kg',
      ],
    ])
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(a * d, b * c)
    const wrong: Wrong[] = [
      [of(a * c, b * d), `You took ${part} of ${amount}. But ${amount} is the part, and the whole is larger.`],
      [of(a * d, b), `You multiplied by ${d} but did not divide by ${c}: {1/${d}} is smaller than ${amount}.`],
      [of(a, b * c), `You found {1/${d}} of the whole. The whole has ${d} such parts.`],
      [of(a * d + b * c, b * d), `You added the fractions. How many times does the whole hold {1/${d}}?`],
      [of(b * c, a * d), `You divided ${part} by ${amount}. Divide the amount by its fraction.`],
    ]
    return single(
      2,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        withBars(
          `{1/${d}} of it: ${amount} ÷ ${c} = ${frac(a, b * c)} ${unit.replace('litres', 'litre')} ✓`,
          barModel(
            [bar('Whole', [...unitCells(c, '', 'shaded'), ...unitCells(d - c)])],
            `${c} parts = ${a}/${b} ${unit.replace('litres', 'litre')}`,
          ),
        ),
        `${d} × ${frac(a, b * c)} = ${answer.text} ✓`,
      ],
      { givens: { a, b, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const restOfTank = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 4), draw.int(3, 9), draw.int(1, 5), draw.int(2, 6)]
    const minutes = (60 * c) / d
    const each = minutes / a
    if (
      !proper(a, b) ||
      !proper(c, d) ||
      !Number.isInteger(each) ||
      b - a === a ||
      lcm(b, d) > 60 ||
      each * (b - a) > 240
    )
      return null
    const [part, time, [child]] = [over(a, b), over(c, d), draw.children()]
    const ask = draw.pick([
      `A tap fills ${part} of a fish tank in ${time} h. At this rate, how many more minutes does it take to fill the tank?`,
      `${child.name} folds ${part} of ${child.his} paper cranes in ${time} h. At this rate, how many more minutes does ${child.he} need for the rest?`,
      `A printer prints ${part} of the programme booklets for a concert in ${time} h. At this rate, how many more minutes does it need for the rest?`,
    ])
    const inMinutes = (n: number): Quantity => measure(n, 'min')
    const answer = inMinutes(each * (b - a))
    const wrong = wholes(inMinutes, [
      [each * b, `You found the time for all of it. ${part} of it is done already.`],
      [each, `You found the time for {1/${b}} of it. How many such parts are still to be done?`],
      [minutes * (b - a), `You took ${minutes} minutes for {1/${b}}, but it is the time for ${part}.`],
      [minutes, `That is the time for the part that is done.`],
      [
        (minutes * (b - a)) / b,
        `You took {${b - a}/${b}} of ${minutes} minutes. But ${minutes} minutes is the time for ${part}, not for all.`,
      ],
    ])
    const slips = distinct(answer, wrong)
    if (slips.length < 3) return null
    return single(
      3,
      ask,
      answer,
      [
        `${time} h = ${minutes} min ✓`,
        withBars(
          a === 1 ? `{1/${b}} takes ${minutes} min ✓` : `{1/${b}} takes ${minutes} ÷ ${a} = ${each} min ✓`,
          barModel(
            [bar('All', [...unitCells(a, '', 'shaded'), ...unitCells(b - a, '?')])],
            `${a === 1 ? '1 part' : `${a} parts`} = ${minutes} min`,
          ),
        ),
        `Rest: 1 − ${part} = ${over(b - a, b)}, so ${b - a} × ${each} = ${each * (b - a)} min ✓`,
      ],
      { givens: { a, b, c, d }, slips },
    )
  },
} satisfies Maker

const fromPart = family('M94', 'The whole from a fraction of it', 'dividing-by-fractions', wholeOf, restOfTank)

export const harderDivisors = [fromPart] as const
