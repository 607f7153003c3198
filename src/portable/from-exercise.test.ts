import { describe, expect, it } from 'vitest'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { sampleFill, samplePart, samplePlot, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import { portableOf } from './from-exercise.ts'
import { blocksHtml, lineHtml, underline } from './html.ts'
import { markup, NOTHING } from './markup.ts'
import { type PortableItem, textOf } from './portable.ts'
import { sampleOf, worksheet } from './samples.ts'

const STYLE = { underlined: underline, picture: () => NOTHING }
const aboutOf = (item: PortableItem) => blocksHtml(item, STYLE).source
const item = (number: string) => {
  const found = worksheet.items.find((one) => one.number === number)
  if (found === undefined) throw new Error(number)
  return found
}

describe.each(typeNames)('%s for other platforms', (type) => {
  const { items } = sampleOf(type)

  it('has every item, with its key and its reason, and asks it in words', () => {
    expect(items.length).toBeGreaterThan(0)
    for (const { answer, ask, reason } of items) {
      expect(textOf(ask)).not.toBe('')
      expect(reason.join('')).not.toBe('')
      if (answer.kind === 'choice') expect(textOf(answer.options[answer.key]?.line ?? [])).not.toBe('')
      else expect(answer.kind === 'typed' ? answer.accepted[0] : '').not.toBe('')
    }
  })

  it('has no marker in what is read', () => {
    for (const one of items) {
      const options = one.answer.kind === 'choice' ? one.answer.options.map(({ line }) => lineHtml(line, STYLE)) : []
      const text = markup`${blocksHtml(one, STYLE)}${lineHtml(one.ask, STYLE)}${options}`.source
      expect(text).not.toMatch(/\[\/?\d|\[\/?[nw]\]|\*\*__|Q\[/)
    }
  })
})

describe('a question of a passage', () => {
  it('stands alone: the passage is there, and its own blank stands out', () => {
    const [first, second] = sampleOf('compre-cloze').items
    expect(first === undefined || second === undefined ? '' : aboutOf(second)).toContain('<strong>(2) ______</strong>')
    expect(textOf(second?.ask ?? [])).toBe('Type one word that fits blank (2).')
  })

  it('has the words of a list as its options', () => {
    const [first] = sampleOf('grammar-cloze').items
    expect(first?.answer.kind === 'choice' ? first.answer.options.length : 0).toBeGreaterThan(10)
  })

  it('shows the wrong word of an editing item underlined, and asks for the right one', () => {
    const [first] = sampleOf('editing').items
    const [, word] = /<u>(\w+)<\/u>/.exec(first === undefined ? '' : aboutOf(first)) ?? []
    expect(word).toBeDefined()
    expect(textOf(first?.ask ?? [])).toBe(`The word “${word}” is wrong. Type the correct word.`)
  })
})

describe('a question of a worksheet', () => {
  it('is one for each part, with the text, figure and earlier parts above it', () => {
    expect(worksheet.items.map(({ number, marks }) => [number, marks])).toEqual([
      ['1(a)', 2],
      ['1(b)', 2],
      ['2', 2],
      ['3', 2],
      ['4', 2],
    ])
    expect(aboutOf(item('1(b)'))).toBe(
      '<p><strong>A notice</strong></p><p>• One</p><p>• Two</p><p>The figure has a side of 1/2 cm &amp; an angle &lt; 90°.</p><p>(a) Find the area.</p>',
    )
    expect(textOf(item('1(b)').ask)).toBe('(b) What fraction is not shaded?')
  })

  it('accepts a value in the ways that are right here, the key first', () => {
    expect(item('1(a)').answer).toEqual({
      kind: 'typed',
      accepted: ['1,250', '1,250 cm²', '1,250cm²', '1250'],
      mistakes: [{ text: '150', reason: 'That is the perimeter.' }],
      isValue: true,
      isSentence: false,
    })
    expect(item('1(b)').answer).toMatchObject({ accepted: ['1 3/4'] })
    expect(textOf(item('1(a)').ask)).toBe('(a) Find the area. Answer: ____ cm²')
  })

  it('says the cells of a table of options with their heads', () => {
    const { answer, about } = item('2')
    expect(answer.kind === 'choice' ? answer.options.map(({ line }) => textOf(line)) : []).toEqual([
      'Time: 3; Water: hot',
      'Time: 4; Water: cold',
    ])
    expect(about.at(-1)).toEqual({
      kind: 'table',
      rows: [
        ['Cup', 'Heat'],
        ['A', '3/4'],
      ],
    })
  })

  it('accepts each sentence of a pattern, and knows the mistakes', () => {
    expect(item('3').answer).toMatchObject({
      accepted: ['Despite the rain, he ran.', 'Despite the storm, he ran.'],
      mistakes: [{ text: 'Despite it rained, he ran.', reason: 'A noun comes after despite.' }],
    })
    expect(textOf(item('3').ask)).toBe('It rained. He ran. Use: Despite ...')
  })

  it('carries a table and a grid to be completed, with their choices and a point a mark', () => {
    const quiz = sampleWorksheet(samplePart(sampleFill), samplePart(samplePlot, { id: '2', reason: 'Read it.' }))
    const [fill, plot] = portableOf(kits.definitions, oneSection({ type: 'questions', quiz }), 'By hand').items
    expect(fill?.answer).toEqual({ kind: 'written', points: ['L1: lit, not lit', 'L2: not lit, not lit'] })
    expect(fill?.about.map(({ kind }) => kind)).toEqual(['line', 'table'])
    expect(fill?.reason.join(' ')).toContain('No current flows through L2.')
    expect(plot?.about).toMatchObject([
      { kind: 'picture', alt: 'Grid: Temperature (°C) from 0 to 40, above Time (min)' },
    ])
  })

  it('carries the points of an open answer', () =>
    expect(item('4').answer).toEqual({ kind: 'written', points: ['It is warm.', 'It is 1/2 wet.'] }))
})
