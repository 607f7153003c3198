/** Family M16: how many glasses or pieces a quantity gives. */
import { family, single, slip } from '#families/kit/problem.ts'
import { count, fraction, measure } from '#families/kit/quantity.ts'
import { distinct, frac, proper, type Wrong } from '#families/kit/spread.ts'

export const cups = family(
  'M16',
  'Dividing by a fraction',
  'dividing-by-fractions',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [v, k, m] = [draw.int(2, 12), draw.int(2, 4), draw.int(3, 9)]
      if (!proper(k, m) || (v * m) % k !== 0) return null
      const drink = draw.pick(['lemonade', 'barley water', 'lime juice'])
      const key = (v * m) / k
      const slips = [
        slip(
          count(v * m),
          `You found how many glasses of {1/${m}} litre there are. Each glass holds {${k}/${m}} litre.`,
        ),
        slip(count(v * k), `You multiplied ${v} by ${k}. Ask how many times {${k}/${m}} goes into ${v}.`),
        slip(count(key - 1), `You counted one glass too few. Check: multiply your number by {${k}/${m}}.`),
        slip(count(key + k), `You counted too many glasses. Check: multiply your number by {${k}/${m}}.`),
        slip(count(Math.floor((v * k) / m)), `You took {${k}/${m}} of ${v}. A small glass can be filled more often.`),
        slip(count(v + m), `You added ${v} and ${m}. Ask how many times {${k}/${m}} goes into ${v}.`),
      ]
      return single(
        1,
        `A jug holds ${v} litres of ${drink}. How many glasses of {${k}/${m}} litre can be filled from it?`,
        count(key),
        [`${v} ÷ {${k}/${m}} = ${v} × {${m}/${k}} = ${key} ✓`],
        { givens: { v, k, m }, slips },
      )
    },
  },
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [v, k, m] = [draw.int(3, 9), draw.int(2, 4), draw.int(5, 9)]
      const full = Math.floor((v * m) / k)
      const left = v * m - full * k
      if (!proper(k, m) || left === 0) return null
      const [child] = draw.children()
      const answer = fraction(left, m, 'm')
      const wrong: Wrong[] = [
        [
          fraction(left, k, 'm'),
          `${frac(left, k)} is the part of a *piece* that is left. The question asks for a length in metres.`,
        ],
        [fraction(full * k, m, 'm'), `You found the length of all the pieces. Take it away from ${v} m.`],
        [fraction(k - left, m, 'm'), `You found how much is missing for one more piece, not what is left.`],
        [measure(left, 'm'), `You took each part that is left as 1 m, but it is only {1/${m}} m long.`],
      ]
      return single(
        2,
        `${child.name} cuts a rope ${v} m long into as many pieces of {${k}/${m}} m as possible. What length of rope is left?`,
        answer,
        [
          `${v} ÷ {${k}/${m}} = {${v * m}/${k}}, so there are ${full} whole pieces ✓`,
          `${full} × {${k}/${m}} = ${fraction(full * k, m).text} m; left: ${v} − ${fraction(full * k, m).text} = ${fraction(left, m).text} m ✓`,
        ],
        { givens: { v, k, m }, slips: distinct(answer, wrong) },
      )
    },
  },
)
