/** Families M27 to M31: sharing in a ratio, joining ratios, before and after. */
import { type Family, single } from '#maths/problem/problem.ts'
import { count, equation, gcd, lcm, measure, money, oneUnit, ratio, units } from '#maths/problem/quantity.ts'

const coprime = (a: number, b: number): boolean => a !== b && gcd(a, b) === 1

const share: Family = {
  id: 'M27',
  name: 'Sharing in a ratio',
  skill: 'sharing-in-a-ratio',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, b, c, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(6, 25)]
        if (new Set([a, b, c]).size < 3 || gcd(gcd(a, b), c) > 1) return null
        const [one, two, three] = draw.children()
        const total = (a + b + c) * unit
        const slips = [(a + b) * unit, total / 3, b * unit, c * unit, total / a]
        return single(
          1,
          `${one.name}, ${two.name} and ${three.name} shared $${total} in the ratio ${a} : ${b} : ${c}. How much did ${one.name} get?`,
          money(a * unit),
          [`${a + b + c} units = $${total}; 1 unit = $${unit}; ${a} units = $${a * unit} ✓`],
          { givens: { a, b, c, total }, slips: slips.filter(Number.isInteger).map(money) },
        )
      },
    },
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [a, b, c, unit] = [draw.int(5, 9), draw.int(2, 6), draw.int(2, 6), draw.int(4, 16)]
        if (a - b < 2 || !coprime(a, b) || c === b || c === a) return null
        const [one, two, three] = draw.pick([
          ['red', 'blue', 'green'],
          ['apple', 'pear', 'plum'],
        ])
        const things = one === 'red' ? 'beads' : 'trees'
        const more = (a - b) * unit
        const slips = [(more / a) * (a + b + c), more * 3, (a + b) * unit, (a + b + c) * more, (a + c) * unit]
        return single(
          2,
          `The ratio of ${one} ${things} to ${two} ${things} to ${three} ${things} is ${a} : ${b} : ${c}. There are ${more} more ${one} ${things} than ${two} ${things}. How many ${things} are there altogether?`,
          count((a + b + c) * unit),
          [
            `${a} − ${b} = ${a - b} units = ${more}; 1 unit = ${unit} ✓`,
            `${a + b + c} units = ${(a + b + c) * unit} ✓`,
          ],
          { givens: { a, b, c, more }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const joining: Family = {
  id: 'M28',
  name: 'Joining ratios',
  skill: 'simplest-ratio',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, b, c, d] = [draw.int(2, 7), draw.int(2, 6), draw.int(2, 6), draw.int(2, 7)]
        if (!coprime(a, b) || !coprime(c, d) || b === c || a === d) return null
        const [one, two, three] = draw.children()
        const key = ratio(a * c, b * d)
        const slips = [ratio(a, d), ratio(a * d, b * c), ratio(a + c, b + d), ratio(b * d, a * c), ratio(a * b, c * d)]
        const shared = lcm(b, c)
        return single(
          1,
          `The ratio of ${one.name}'s age to ${two.name}'s age is ${a} : ${b}. The ratio of ${two.name}'s age to ${three.name}'s age is ${c} : ${d}. Find the ratio of ${one.name}'s age to ${three.name}'s age.`,
          key,
          [
            `Make ${two.name}'s units ${shared}: ${(a * shared) / b} : ${shared} : ${(d * shared) / c}, so the ratio is ${key.text} ✓`,
          ],
          { givens: { a, b, c, d }, slips },
        )
      },
    },
  ],
}

const oneFixed: Family = {
  id: 'M29',
  name: 'Before and after, one fixed',
  skill: 'changing-ratios',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [a, b, c, d, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 9), draw.int(2, 7), draw.int(2, 6)]
        if (!coprime(a, b) || !coprime(c, d) || b === d) return null
        const same = lcm(b, d)
        const [before, after] = [(a * same) / b, (c * same) / d]
        if (after <= before || after > 40) return null
        const [what, who, other] = draw.pick([
          ['a fish tank', 'guppies', 'tetras'],
          ['a choir', 'boys', 'girls'],
          ['a car park', 'motorcycles', 'cars'],
        ])
        const k = (after - before) * unit
        return single(
          3,
          `The ratio of the number of ${who} to the number of ${other} in ${what} was ${a} : ${b}. When ${k} more ${who} were added, the ratio became ${c} : ${d}. How many ${other} were there?`.replace(
            'were added',
            who === 'guppies' ? 'were added' : 'came',
          ),
          count(same * unit),
          [
            `The number of ${other} stays the same: ${equation(`${a} : ${b}`, `${before} : ${same}`)} and ${equation(`${c} : ${d}`, `${after} : ${same}`)} ✓`,
            `${after} − ${before} = ${oneUnit(after - before, unit)} ✓`,
            `${same} units = ${same * unit} ✓`,
          ],
          { givens: { a, b, c, d, k } },
        )
      },
    },
  ],
}

const constantDifference: Family = {
  id: 'M30',
  name: 'Constant difference',
  skill: 'changing-ratios',
  until: 0,
  makers: [
    {
      marks: 4,
      choice: false,
      level: 3,
      calculator: true,
      make: (draw) => {
        const [c, d, unit, spent] = [draw.int(4, 9), draw.int(1, 5), draw.int(4, 18), draw.int(15, 60)]
        if (c <= d || !coprime(c, d)) return null
        const [x, y] = [c * unit + spent, d * unit + spent]
        const [one, two] = draw.children()
        const thing = draw.pick(['the same dictionary', 'the same kind of racket', 'the same T-shirt'])
        return single(
          4,
          `${one.name} had $${x} and ${two.name} had $${y}. Each of them bought ${thing}. After that, the ratio of ${one.name}'s money to ${two.name}'s money was ${c} : ${d}. How much did each of them spend?`,
          money(spent),
          [
            `The difference stays the same: $${x} − $${y} = $${x - y} ✓`,
            `${c} − ${d} = ${oneUnit(c - d, unit, '$')} ✓`,
            `${two.name} had ${d} × $${unit} = $${d * unit} left ✓`,
            `Spent: $${y} − $${d * unit} = $${spent} ✓`,
          ],
          { givens: { x, y, c, d } },
        )
      },
    },
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [a, b, years] = [draw.int(6, 12), draw.int(30, 44), draw.int(2, 16)]
        const times = (b + years) / (a + years)
        if (!Number.isInteger(times) || times > 3 || times < 2) return null
        const [child] = draw.children()
        const slips = [b - a - years, Math.round(b / times) - a, b - times * a + years, years + times, (b - a) / times]
        return single(
          2,
          `${child.name} is ${a} years old and ${child.his} mother is ${b} years old. In how many years will ${child.his} mother be ${times === 2 ? 'twice' : 'three times'} as old as ${child.name}?`,
          measure(years, 'years'),
          [
            `The difference stays the same: ${b} − ${a} = ${b - a} years = ${units(times - 1)} ✓`,
            `Then ${child.name} will be ${times === 2 ? '' : `${b - a} ÷ ${times - 1} = `}${a + years}; ${a + years} − ${a} = ${years} years ✓`,
          ],
          { givens: { a, b }, slips: slips.filter(Number.isInteger).map((n) => measure(n, 'years')) },
        )
      },
    },
  ],
}

const constantTotal: Family = {
  id: 'M31',
  name: 'Constant total',
  skill: 'changing-ratios',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [a, b, c, d, unit] = [draw.int(3, 9), draw.int(1, 5), draw.int(2, 7), draw.int(2, 9), draw.int(2, 9)]
        if (!coprime(a, b) || !coprime(c, d)) return null
        const total = lcm(a + b, c + d)
        const [before, after] = [(a * total) / (a + b), (c * total) / (c + d)]
        if (before <= after || total > 60) return null
        const [one, two] = draw.children()
        const k = (before - after) * unit
        return single(
          3,
          `The ratio of ${one.name}'s cards to ${two.name}'s cards was ${a} : ${b}. After ${one.name} gave ${k} cards to ${two.name}, the ratio became ${c} : ${d}. How many cards did ${one.name} have at first?`,
          count(before * unit),
          [
            `The total stays the same, ${total} units: ${one.name} has ${units(before)} at first and ${units(after)} in the end ✓`,
            `${before} − ${after} = ${oneUnit(before - after, unit)} ✓`,
            `${units(before)} = ${before * unit} ✓`,
          ],
          { givens: { a, b, c, d, k } },
        )
      },
    },
  ],
}

export const ratioFamilies: readonly Family[] = [share, joining, oneFixed, constantDifference, constantTotal]
