/** Families M66 and M67: order of operations. */
import { family, single, slipsOf } from '#maths/problem/problem.ts'
import { count } from '#maths/problem/quantity.ts'

const nested = family('M66', 'Brackets within a sum', 'order-of-operations', {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d, e] = [draw.int(40, 96), draw.int(6, 15), draw.int(2, 5), draw.int(3, 8), draw.int(2, 9)]
    const inner = b - c
    const key = a - inner * d + e
    if (inner < 2 || key < 5 || c === e || d === e) return null
    return single(
      2,
      `Find the value of ${a} − (${b} − ${c}) × ${d} + ${e}.`,
      count(key),
      [
        `Brackets first: ${b} − ${c} = ${inner}; then × : ${inner} × ${d} = ${inner * d} ✓`,
        `From the left: ${a} − ${inner * d} + ${e} = ${key} ✓`,
      ],
      {
        givens: { a, b, c, d, e },
        slips: slipsOf(count, [
          [(a - inner) * d + e, `You subtracted before you multiplied. × comes before −.`],
          [a - inner * (d + e), `You added ${e} before you multiplied. × comes before +.`],
          [a - (inner * d + e), `You added ${e} to what is taken away. − and + go from the left to the right.`],
          [a - (b - c * d) + e, `You multiplied inside the brackets. What is in the brackets comes first, by itself.`],
        ]),
      },
    )
  },
})

const missing = family('M67', 'The missing number', 'order-of-operations', {
  marks: 1,
  choice: true,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [key, a, b, c] = [draw.int(3, 14), draw.int(3, 9), draw.int(2, 8), draw.int(2, 9)]
    const total = a * key + b * c
    if (new Set([a, b, c, key]).size < 4) return null
    return single(
      1,
      `${a} × ____ + ${b} × ${c} = ${total}. What is the missing number?`,
      count(key),
      [`${total} − ${b} × ${c} = ${a * key}; ${a * key} ÷ ${a} = ${key} ✓`],
      {
        givens: { a, b, c, total },
        slips: slipsOf(count, [
          [total / c / a - b, `You undid × ${c} for the whole left side. It belongs to ${b} only.`],
          [(total - b) / a, `You took away ${b} only. ${b} × ${c} is added, so take all of it away.`],
          [a * key, `That is ${a} times the missing number. Divide by ${a}.`],
          [key + 1, `Put it back into the sum: it gives ${a} too much.`],
          [key - 1, `Put it back into the sum: it gives ${a} too little.`],
          [key + c, `Put it back into the sum and check: it gives too much.`],
          [total - a - b * c, `You subtracted ${a}. The missing number is multiplied by ${a}, so divide.`],
        ]),
      },
    )
  },
})

export const orderOfOperations = [nested, missing]
