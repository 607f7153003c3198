/** The signs of a result code, and its check: numbers of five bits, written so that a child can copy them. Pure. */

/** Without I, O, 0 and 1, which are easily taken for each other. Its length is 2 to the power of 5. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The numbers, each from 0 to 31, as signs. */
export const toSigns = (numbers: readonly number[]): string =>
  numbers.map((number) => SIGNS[number & 31] ?? '').join('')

/** What is between signs, and how they are written, does not matter. */
const BETWEEN = /[\s\p{Pd}·.]/gu

export const isBetweenSigns = (text: string): boolean => text.replace(BETWEEN, '') === ''

/** The numbers that a text stands for; null if it has any other sign. */
export function fromSigns(text: string): readonly number[] | null {
  const numbers = Array.from(text.normalize('NFKC').toUpperCase().replace(BETWEEN, ''), (sign) => SIGNS.indexOf(sign))
  return numbers.includes(-1) ? null : numbers
}

/** x^10 + x^9 + x^5 + x^4 + x + 1: finds every burst of ten bits, so any one wrong sign and any two swapped neighbours. */
const POLYNOMIAL = 0x633

/** Two numbers of five bits that check the others, and how many they are. */
export function checkOf(numbers: readonly number[]): readonly [number, number] {
  // Without the length a code would stay valid with its own check behind it.
  let rest = 0x3ff ^ numbers.length
  for (const number of numbers)
    for (let bit = 4; bit >= 0; bit -= 1) {
      const out = ((rest >> 9) ^ (number >> bit)) & 1
      rest = (rest << 1) & 0x3ff
      if (out === 1) rest ^= POLYNOMIAL & 0x3ff
    }
  return [rest >> 5, rest & 31]
}
