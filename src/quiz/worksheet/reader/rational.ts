/** Exact numbers: 0.1 + 0.2 is 0.3 here. In lowest terms, `d` above 0. */
export type Rational = Readonly<{ n: bigint; d: bigint }>

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** `n` over `d`, which is not 0. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  const shared = bottom < 0n ? -gcd(top, bottom) : gcd(top, bottom)
  return { n: top / shared, d: bottom / shared }
}

export const plus = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d)
/** Null for a division by 0. */
export const over = (a: Rational, b: Rational): Rational | null => (b.n === 0n ? null : rational(a.n * b.d, a.d * b.n))
export const isSame = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d
export const isWhole = ({ d }: Rational): boolean => d === 1n
export const isLess = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d

/** The value of digits with at most one point: '12.5', '.5', '5.'. */
export function decimal(digits: string): Rational {
  const [whole = '', places = ''] = digits.split('.')
  return rational(BigInt(`${whole}${places}`), 10n ** BigInt(places.length))
}
