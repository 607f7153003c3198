/** Codes of the shipped sets and of every other kind of exercise in the ways in which pupils send them, whole and damaged. */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '#lib/random.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { codedItems, offeredBy } from '#quiz/result-code/code-of-result.ts'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import type { CodedSet } from './coded-set.ts'
import { readClass } from './read-class.ts'

const choicesOf = <T extends TypeName>({ type, quiz }: Typed<T>): readonly number[] =>
  codedItems(quiz).map((item) => offeredBy(definitions[type], quiz, item).length)

/** Exercises of every other kind, as the pages of their classes have them: 0 choices where an answer is typed or ticked. */
const others: readonly CodedSet[] = Object.entries({
  'maths decimals 1': [4, 4, 4, 0, 0, 0, 0, 0],
  'maths mixed 27': [4, 4, 4, 0, 0, 0, 0, 0, 0, 0],
  'science energy 3': [4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0],
  'task comprehension 1': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'task visual-text 2': [4, 4, 4, 4, 4],
  'paper english 1 editing': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'paper english 1 grammar-cloze': [15, 15, 15, 15, 15, 15, 15, 15, 15, 15],
  '2024-Kingfisher-Grammar': [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
}).map(([id, choices]) => ({ id, name: id, choices }))

const library: readonly CodedSet[] = readdirSync('content/quizzes').flatMap((file) => {
  const parsed = parseQuiz(JSON.parse(readFileSync(`content/quizzes/${file}`, 'utf8')))
  const id = file.replace(/\.json$/, '')
  return parsed.status === 'ok' ? [{ id, name: id, choices: choicesOf(parsed.typed) }] : []
})

const sets = [...others, ...library]

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const NAMES = [
  ...[
    'Ben Tan',
    'Aisha',
    '陈美玲',
    'Nur Aisyah binte Rahman',
    "D'Souza Mary-Anne",
    'EVAN',
    'Siva s/o Kumar',
    'José Lim',
  ],
  ...[
    'Adam Wee',
    'TAN WEI MING',
    '王小明 (6A)',
    'Zara 6A',
    '23 Chua Hui Min',
    'Ruth',
    'Sean Ng Jun Jie',
    'P. Menon',
    'X Y',
  ],
] as const

type Sent = Readonly<{ set: CodedSet; code: string; marks: readonly ItemMark[] }>

function sentOf(set: CodedSet, random: Random): Sent {
  const marks = set.choices.map((choices): ItemMark => {
    const kind = random.pick(['right', 'right', 'right', 'wrong', 'wrong', 'empty', 'partly'])
    if (kind === 'partly') return choices === 0 ? { kind } : { kind: 'right' }
    return kind === 'wrong' ? { kind, choice: choices === 0 ? null : random.below(choices) } : { kind }
  })
  return { set, code: encodeResult(set.id, marks), marks }
}

const random = createRandom('forty')
const forty = sets.slice(0, 40).map((set) => sentOf(set, random))

const manners: Readonly<Record<string, (name: string, code: string) => string>> = {
  'a colon': (name, code) => `${name}: ${code}`,
  'a gap': (name, code) => `${name} ${code}`,
  'the name behind': (name, code) => `${code} ${name}`,
  'a dash, small, without gaps': (name, code) => `${name} - ${code.replaceAll(' ', '').toLowerCase()}`,
  'a dash behind': (name, code) => `${code} – ${name}`,
  brackets: (name, code) => `${name} (${code})`,
  'a quoted row of a sheet': (name, code) => `"${name}","${code}"`,
  'cells of a sheet': (name, code) => `${name}\t${code}`,
  'a full-width colon and full-width signs': (name, code) =>
    `${name}：${code.replace(/\S/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))}`,
  'a message of WhatsApp': (name, code) => `[23/11/26, 7:45:12\u202fpm] ${name}: ${code.toLowerCase()}`,
  'a message of WhatsApp on Android': (name, code) => `23/11/2026, 19:45 - ${name}: ${code.replaceAll(' ', '-')}`,
  'a message of Telegram': (name, code) => `${name}, [23/11/2026 19:45]\n${code}`,
  'a group a line behind the name': (name, code) => `${name} ${code.replaceAll(' ', '\n')}`,
  'a group a line under the name': (name, code) => `${name}\n${code.replaceAll(' ', ' \n')}\n`,
  'a group a line before the name': (name, code) => `${code.replaceAll(' ', '\n')} ${name}`,
}

const read = (text: string) => {
  const { pupils, problems } = readClass(text, sets, [])
  const all = [...pupils].flatMap(([id, some]) => some.map(({ name, marks }) => ({ id, name, marks })))
  return { all, problems: problems.map(({ words }) => words) }
}

describe('forty codes', () => {
  it.each(Object.keys(manners))('with %s are all read, with their names', (manner) => {
    for (const [i, { set, code, marks }] of forty.entries()) {
      const name = NAMES[i % NAMES.length] ?? ''
      const text = manners[manner]?.(name, code) ?? ''
      expect(read(text), text).toEqual({ all: [{ id: set.id, name, marks }], problems: [] })
    }
  })

  it.each(Object.keys(manners))('with %s are all read when they are pasted together', (manner) => {
    const text = forty.map(({ code }, i) => manners[manner]?.(`${NAMES[i % NAMES.length]} ${i}`, code)).join('\n')
    const { all, problems } = read(text)
    expect(problems).toEqual([])
    expect(new Set(all.map(({ name }) => name))).toEqual(
      new Set(forty.map((_, i) => `${NAMES[i % NAMES.length]} ${i}`)),
    )
    expect(all).toHaveLength(40)
  })
})

const inALine = Object.values(manners).filter((write) => !write('', 'A B').includes('\n'))

/** Lines with codes that are damaged in every place by `damage`, each with a name. */
function damagedLines(
  damage: (plain: string, at: number) => readonly string[],
  codes: readonly Sent[],
): readonly string[] {
  const damaged = codes.flatMap(({ code }) => {
    const plain = code.replaceAll(' ', '')
    return [...plain].flatMap((_, at) => damage(plain, at)).filter((other) => other !== plain)
  })
  return damaged.map((plain, i) => {
    const write = inALine[i % inALine.length]
    return write?.(NAMES[i % NAMES.length] ?? '', plain.replace(/.{4}(?=.)/g, '$& ')) ?? ''
  })
}

/** Three of different lengths: each gives 35 lines a sign. */
const some = forty.filter((_, i) => i % 16 === 0)

const damages: Readonly<Record<string, readonly string[]>> = {
  'one wrong sign': damagedLines(
    (plain, at) => [...SIGNS, 'I', 'O', '0', '1'].map((sign) => plain.slice(0, at) + sign + plain.slice(at + 1)),
    some,
  ),
  'two signs swapped': damagedLines(
    (plain, at) => [plain.slice(0, at) + (plain[at + 1] ?? '') + plain[at] + plain.slice(at + 2)],
    forty,
  ),
  'one sign lost': damagedLines((plain, at) => [plain.slice(0, at) + plain.slice(at + 1)], forty),
  'four signs lost': damagedLines((plain, at) => [plain.slice(0, at) + plain.slice(at + 4)], forty),
}

describe('a code with', () => {
  it.each(Object.keys(damages))('%s is never read, whatever the name', (damage) => {
    const lines = damages[damage] ?? []
    expect(lines.length).toBeGreaterThan(387)
    expect(lines.filter((line) => read(line).all.length > 0)).toEqual([])
  })

  it.each(['one wrong sign', 'two signs swapped'])('%s is told apart from a line without a code', (damage) => {
    const lines = damages[damage] ?? []
    const told = lines.filter((line) =>
      /^Line 1 (looks like a code with|is a code of)/.test(read(line).problems.join()),
    )
    expect(told.length / lines.length).toBeGreaterThan(0.99)
  })
})

describe('any words beside a code', () => {
  const word = fc.stringMatching(/^([2-9A-HJ-NP-Z]{1,7}|[A-HJ-NP-Z][a-hj-np-z]{0,6}|[a-hj-np-z]{1,7})$/)
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))

  it('are its name', () =>
    fc.assert(
      fc.property(name, fc.constantFrom(...forty), fc.constantFrom(...inALine), (name, { set, code, marks }, write) => {
        expect(read(write(name, code))).toEqual({ all: [{ id: set.id, name, marks }], problems: [] })
      }),
      // A seed, because one word in 23,000 begins as the codes of a set do.
      { seed: 1, numRuns: 500 },
    ))
})
