/** The ways in which a pupil may write a key: a marker takes all of them. */
import { plainText } from '#quiz/worksheet/notation.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'

const fullWidth = (text: string): string =>
  text.replace(/[0-9.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** '12 345.5' without its groups. */
const digitsOf = (key: string): string => /\d[\d\u00a0]*(?:\.\d+)?/.exec(key)?.[0].replaceAll('\u00a0', '') ?? ''

/** Units in words and other signs. */
const UNIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  cm: ['centimetres', 'cms'],
  m: ['metres', 'meter'],
  km: ['kilometres', 'kms'],
  'cm²': ['cm2', 'cm^2', 'sq cm', 'square centimetres'],
  'm²': ['m 2', 'sq m', 'square metres', 'metres squared'],
  'cm³': ['cm^3', 'cubic centimetres'],
  kg: ['kgs', 'kilograms', 'KG'],
  g: ['grams', 'gm'],
  litres: ['l', 'L', 'litre', 'ℓ'],
  ml: ['mℓ', 'millilitres'],
  min: ['minutes', 'mins'],
  h: ['hours', 'hrs'],
  '°': ['degrees', 'º'],
  '%': ['percent', '％'],
}

function ofNumber({ key, before, after }: Extract<Answer, { kind: 'number' }>): readonly string[] {
  if (key.includes('{')) return [plainText(key)]
  const digits = digitsOf(key)
  const [whole = '', decimals] = digits.split('.')
  const grouped = (sign: string): string =>
    whole.replaceAll(/\B(?=(\d{3})+$)/g, sign) + (decimals === undefined ? '' : `.${decimals}`)
  return [
    key,
    digits,
    ` ${digits} `,
    fullWidth(digits),
    grouped(','),
    grouped(' '),
    ...(before === '$' ? [`$${digits}`, `$ ${digits}`, Number(digits).toFixed(2)] : []),
    ...(after === '' ? [] : [`${digits}${after}`, `${digits} ${after}`, `\u202a${digits}\u202c ${after}.`]),
    ...(UNIT_WORDS[after] ?? []).map((word) => `${digits} ${word}`),
    `= ${digits}`,
    ...(digits.startsWith('0.') ? [digits.slice(1)] : []),
  ]
}

function ofFraction({ key }: Extract<Answer, { kind: 'fraction' }>): readonly string[] {
  const [, whole = '', top, bottom = ''] = /\{(?:(\d+) )?(\d+)\/(\d+)\}/.exec(key) ?? []
  if (top === undefined) return [plainText(key), digitsOf(key), `${digitsOf(key)}||`]
  return [
    plainText(key),
    `${whole}|${top}|${bottom}`,
    `${whole} ${top}/${bottom}`.trim(),
    `|${whole} ${top} / ${bottom}|`,
  ]
}

function ofExpression({ key, letter }: Extract<Answer, { kind: 'expression' }>): readonly string[] {
  const bare = key.replace(/\$\u00a0?/, '').replace(/\{([a-z])\}/g, '$1')
  const typed = bare.replace(/\{([^{}/]+)\/([^{}/]+)\}/g, '($1)/$2').replaceAll('−', '-')
  return [
    typed,
    `=${typed}`,
    typed.replace(/^(.*) \+ (.*)$/, '$2 + $1'),
    typed.replaceAll(' ', ''),
    typed.toUpperCase(),
    typed.replace(new RegExp(`(\\d)${letter}`, 'g'), `$1 × ${letter}`),
  ]
}

/** At least two for every kind of typed answer; none for a choice or an open answer. */
export function writtenForms(answer: Answer): readonly string[] {
  switch (answer.kind) {
    case 'number':
      return ofNumber(answer)
    case 'fraction':
      return ofFraction(answer)
    case 'ratio':
      return [answer.key, answer.key.replaceAll(' ', ''), answer.key.replaceAll(' : ', '|')]
    case 'time':
      return [answer.key, answer.key.replaceAll('\u00a0', ''), answer.key.replace('.', ':')]
    case 'expression':
      return ofExpression(answer)
    default:
      return []
  }
}
