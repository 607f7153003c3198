/** Families M103 and M104: problems with two units of one measure. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, part, several, single, withBars } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { distinct, type Wrong, wholes } from '#families/kit/spread.ts'

const left = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [total, each, n] = [draw.int(24, 78), draw.int(11, 38) * 10, draw.int(4, 12)]
    const [child] = draw.children()
    const [ask, big, small, factor, used, things] = draw.pick([
      [
        `A pot holds ${num(total / 10)} litres of barley drink. ${child.name} fills # cups of @ ml each from it. How many litres of barley drink are left in the pot?`,
        'litres',
        'ml',
        1000,
        each,
        'cups',
      ],
      [
        `A sack holds ${num(total / 10)} kg of soil. ${child.name} uses @ g of soil for each of # flower pots. What mass of soil is left in the sack, in kilograms?`,
        'kg',
        'g',
        1000,
        each,
        'pots',
      ],
      [
        `A roll of ribbon is ${num(total / 10)} m long. ${child.name} cuts # pieces of @ cm each from it. What length of ribbon is left on the roll, in metres?`,
        'm',
        'cm',
        100,
        each / 10,
        'pieces',
      ],
    ])
    const all = (total * factor) / 10
    const rest = all - n * used
    if (total % 10 === 0 || rest <= 0 || (rest * 100) % factor !== 0 || used % factor === 0 || rest === n * used)
      return null
    const of = (value: number): Quantity => measure(value / factor, big)
    const answer = of(rest)
    const wrong: Wrong[] = [
      [of(n * used), `You found what was taken. The question asks what is left.`],
      [of(all - used), `You took only one of the ${n} ${things} away.`],
      [measure(rest, big), `Your number is in ${small}. The answer is asked for in ${big}.`],
      [
        of(rest / 10),
        `You divided by ${num(factor * 10)}. ${big === 'litres' ? '1 litre' : `1 ${big}`} = ${num(factor)} ${small}.`,
      ],
      [
        of(rest * 10),
        `You divided by ${num(factor / 10)}. ${big === 'litres' ? '1 litre' : `1 ${big}`} = ${num(factor)} ${small}.`,
      ],
      [of(all + n * used), `You added. The ${n} ${things} are taken *from* it.`],
    ]
    return single(
      2,
      ask.replace('#', String(n)).replace('@', String(used)),
      answer,
      [
        withBars(
          `${n} × ${used} ${small} = ${num(n * used)} ${small} = ${num((n * used) / factor)} ${big} ✓`,
          barModel([bar('All', [...unitCells(n, '', 'gone'), cell(2, '?', 'shaded')], `${num(total / 10)} ${big}`)]),
        ),
        `${num(total / 10)} − ${num((n * used) / factor)} = ${answer.text} ✓`,
      ],
      { givens: { total: total / 10, n, used }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const leftOver = family('M103', 'Taken in smaller units', 'converting-measures', left)

const lasting = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [total, dose, times] = [draw.int(8, 60), draw.int(3, 25), draw.int(2, 4)]
    const [child] = draw.children()
    const [stem, first, second, big, small, factor, size] = draw.pick([
      [
        `A packet holds # kg of rice. A family cooks @ g of rice at each meal, & meals a day.`,
        'How many *full* days does the packet last?',
        'How many grams of rice are left then?',
        'kg',
        'g',
        1000,
        dose * 10,
      ],
      [
        `A bottle holds # litres of cooking oil. A stall uses @ ml of oil for each order, & orders an hour.`,
        'How many *full* hours does the bottle last?',
        'How many millilitres of oil are left then?',
        'litres',
        'ml',
        1000,
        dose * 5,
      ],
      [
        `${child.name} has # m of wire. One toy needs & pieces of wire of @ cm each.`,
        'How many toys can be made?',
        'How many centimetres of wire are left then?',
        'm',
        'cm',
        100,
        dose,
      ],
    ])
    const [all, each] = [(total * factor) / 10, size * times]
    const [days, rest] = [Math.floor(all / each), all % each]
    if (total % 10 === 0 || days < 4 || days > 40 || rest === 0 || rest < size || all % size === 0) return null
    const of = (value: number): Quantity => measure(value, small)
    const wrongDays = wholes(count, [
      [days + 1, `It does not last until the end of the last one. Only full ones are counted.`],
      [Math.floor(all / size), `You left out that ${times} of them are needed each time.`],
      [
        Math.floor(all / 10 / each),
        `${big === 'litres' ? '1 litre' : `1 ${big}`} = ${num(factor)} ${small}, not ${num(factor / 10)} ${small}.`,
      ],
      [days - 1, `One more is possible. Check by multiplying ${num(each)} ${small} by your number.`],
      [
        Math.floor(all / (size + times)),
        `You added ${size} and ${times}. Each time ${times} × ${size} ${small} are needed.`,
      ],
    ])
    const wrongRest = wholes(of, [
      [days * each, `You found what is used. Take it away from ${num(all)} ${small}.`],
      [each - rest, `You found what is missing for one more.`],
      [rest % size, `You used up ${size} ${small} again and again. ${num(each)} ${small} are needed each time.`],
      [each, `You found how much is needed each time.`],
    ])
    const unit = small === 'cm' ? 'toy' : first.includes('days') ? 'day' : 'hour'
    return several(
      stem
        .replace('#', num(total / 10))
        .replace('@', String(size))
        .replace('&', String(times)),
      [
        part(
          2,
          first,
          count(days),
          [
            `${num(total / 10)} ${big} = ${num(all)} ${small}; one ${unit}: ${times} × ${size} = ${num(each)} ${small} ✓`,
            `${num(all)} ÷ ${num(each)} = ${days} remainder ${rest}: ${days} ✓`,
          ],
          { slips: distinct(count(days), wrongDays) },
        ),
        part(1, second, of(rest), [`${num(all)} − ${days} × ${num(each)} = ${num(rest)} ${small} ✓`], {
          slips: distinct(of(rest), wrongRest),
          follows: `${all} - a * ${each}`,
        }),
      ],
      { givens: { total: total / 10, size, times } },
    )
  },
} satisfies Maker

const lastingFamily = family('M104', 'How long it lasts', 'converting-measures', lasting)

export const mixedUnits = [leftOver, lastingFamily] as const
