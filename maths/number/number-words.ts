/** Whole numbers below ten million in words, as they are read aloud in Singapore. Pure. */

const UPTO_NINETEEN = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

function belowHundred(n: number): string {
  if (n < 20) return UPTO_NINETEEN[n] ?? ''
  const ones = UPTO_NINETEEN[n % 10] ?? ''
  return `${TENS[Math.floor(n / 10)] ?? ''}${ones === '' ? '' : `-${ones}`}`
}

function belowThousand(n: number): string {
  const [hundreds, rest] = [Math.floor(n / 100), belowHundred(n % 100)]
  if (hundreds === 0) return rest
  return `${UPTO_NINETEEN[hundreds]} hundred${rest === '' ? '' : ` and ${rest}`}`
}

/** 4030026: 'four million, thirty thousand and twenty-six'. `n` is from 1 to 9 999 999. */
export function inWords(n: number): string {
  const [millions, thousands, rest] = [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000]
  const large = [
    ...(millions > 0 ? [`${belowThousand(millions)} million`] : []),
    ...(thousands > 0 ? [`${belowThousand(thousands)} thousand`] : []),
  ]
  if (rest === 0) return large.join(', ')
  const end = belowThousand(rest)
  return large.length === 0 ? end : `${large.join(', ')}${rest < 100 ? ' and' : ','} ${end}`
}
