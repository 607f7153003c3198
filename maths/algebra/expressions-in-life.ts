/** Family M208: an expression for a bus, a kayak, a tray of curry puffs. */

import type { Draw, Quantity } from '#families/family.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { inLetter } from '#families/kit/quantity.ts'
import { different } from '#families/kit/working.ts'
import { AT, expression } from './expression.ts'

function bus(draw: Draw) {
  const [off, on] = [draw.int(4, 14), draw.int(3, 19)]
  if (off === on) return null
  const key = expression(1, on - off)
  const who = draw.adult()
  return single(
    1,
    `${who} drives a bus. It left the interchange with {y} passengers. At the first stop ${off} passengers got off and ${on} got on. How many passengers were there then, in terms of {y}? Give your answer in its simplest form.`,
    key,
    [`{y} − ${off} + ${on} = ${key.text} ✓`],
    {
      givens: { off, on },
      slips: different(key, [
        slip(expression(1, off - on), `You added those who got off and took away those who got on.`),
        slip(expression(1, off + on), `You added both. ${off} passengers got off the bus.`),
        slip(expression(1, -off - on), `You took both away. ${on} passengers got on the bus.`),
        slip(expression(1, on), `You left out the ${off} passengers who got off.`),
        slip(expression(1, -off), `You left out the ${on} passengers who got on.`),
        slip(
          expression(Math.abs(on - off) + 1, 0),
          `You put {y} and the numbers together. ${Math.abs(on - off)} is not ${Math.abs(on - off)}{y}: keep them apart.`,
        ),
        slip(expression(on, -off), `You multiplied {y} by ${on}. ${on} passengers got on, so add ${on}.`),
      ]),
    },
  )
}

function kayak(draw: Draw) {
  const [once, each] = [draw.int(3, 12), draw.int(6, 18)]
  if (once === each) return null
  const key = expression(each, once)
  const [one] = draw.children()
  return single(
    1,
    `At a reservoir, the rent of a kayak is $${each} for each hour, and a life jacket costs $${once} once. ${one.name}'s mother rented a kayak and one life jacket for {y} hours. How much did she pay, in dollars, in terms of {y}?`,
    key,
    [`Kayak: ${each} × {y} = ${each}{y} dollars; together ${key.text} (dollars) ✓`],
    {
      givens: { once, each },
      slips: different(key, [
        slip(expression(each + once, 0), `You took $${once} for each hour. The life jacket is paid once.`),
        slip(expression(once, each), `You mixed the two prices up. $${each} is for each hour.`),
        slip(expression(each, 0), `You left out the life jacket.`),
        slip(
          expression(1, each + once),
          `You added {y} to the prices. The kayak costs $${each} for each of {y} hours.`,
        ),
        slip(expression(each, -once), `You took the $${once} away. It is paid besides.`),
        slip(expression(each, 2 * once), `You paid for two life jackets. There is one.`),
        slip(expression(2 * each, once), `You paid $${each} twice for each hour.`),
      ]),
    },
  )
}

/** So many for each of {y} divided by n, less c. */
const shared = (top: string, n: number, rest: string, value: number): Quantity =>
  inLetter(`{${top}/${n}}${rest}`, 'y', value)

function trays(draw: Draw) {
  const [n, eaten] = [draw.int(4, 12), draw.int(2, 9)]
  if (n === eaten) return null
  const key = shared('y', n, ` − ${eaten}`, AT / n - eaten)
  const [one, two] = draw.children()
  const thing = draw.pick(['curry puffs', 'pineapple tarts', 'sandwiches'])
  return single(
    1,
    `${one.name} and ${two.name} put {y} ${thing} equally on ${n} trays. Then ${eaten} ${thing} on one of the trays were eaten. How many were left on that tray, in terms of {y}?`,
    key,
    [`On each tray: {y} ÷ ${n} = {y/${n}}; left: ${key.text} ✓`],
    {
      givens: { n, eaten },
      slips: different(key, [
        slip(
          shared(`y − ${eaten}`, n, '', (AT - eaten) / n),
          `You took ${eaten} from all {y} before they were put on trays. They were taken from one tray.`,
        ),
        slip(expression(n, -eaten), `You multiplied by ${n}. The ${thing} were put equally on ${n} trays, so divide.`),
        slip(shared('y', n, ` + ${eaten}`, AT / n + eaten), `You added the ${eaten} that were eaten.`),
        slip(expression(1, -n - eaten), `You took ${n} away. Divide {y} by ${n}.`),
        slip(shared('y', eaten, ` − ${n}`, AT / eaten - n), `You mixed up the trays and what was eaten.`),
        slip(
          shared('y', n + eaten, '', AT / (n + eaten)),
          `You added ${n} and ${eaten}. One is trays, the other is ${thing}.`,
        ),
      ]),
    },
  )
}

export const expressionsInLife = family('M208', 'Expression for a bus, a kayak, trays', 'algebraic-expressions', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: anyOf(bus, kayak, trays),
})
