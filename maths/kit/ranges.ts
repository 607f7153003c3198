/** What things weigh, hold and cost in life. A problem that tells something else is drawn again. Pure. */
import type { Problem } from '#families/family.ts'

/** `told` finds the quantity in the text of a problem, as its only group; it is from `least` to `most`, in the unit of the text. */
export type Range = Readonly<{ thing: string; told: RegExp; least: number; most: number }>

const N = String.raw`(\{[\d /]+\}|[\d.]+)`

/** `told` with # for a number, the rest as in a regular expression. An answer stands behind its question: 'How long is it? = 5 m'. */
const range = (thing: string, told: string, least: number, most: number): Range => ({
  thing,
  told: new RegExp(told.replaceAll('#', N), 'g'),
  least,
  most,
})

export const ranges: readonly Range[] = [
  range('a durian, in kg', 'equal durians .* = # kg', 1, 3),
  range('a watermelon, in kg', 'every one of them is # kg', 2, 9),
  range('rice for a meal of a family, in g', 'A family cooks # g of rice', 150, 500),
  range('oil for an order at a stall, in ml', 'uses # ml of oil for each order', 10, 80),
  range('clay for a group, in kg', 'Find the mass of clay that each group gets.* = # kg', 0.5, 8),
  range('food for a cat, in kg', 'cat food was in each bowl.* = # kg', 0.02, 0.2),
  range('a flask of soup, in litres', 'soup is there in each flask.* = # litres', 0.3, 3),
  range('a tub of juice, in litres', 'juice in each tub.* = # litres', 0.5, 12),
  range('a cup of milk tea, in litres', 'milk tea was there in each cup.* = # litre', 0.05, 0.4),
  range('a glass, in litres', 'glasses of # litre', 0.15, 0.5),
  range('a jug, in litres', 'A jug holds # litres of', 0.5, 6),
  range('a bowl of chendol, in litres', 'sold in bowls of # litre', 0.2, 0.6),
  range('a thermos flask, in litres', 'thermos flask .*when it is full.* = # litre', 0.3, 2),
  range('a piece of ribbon for a card, in m', 'of it for a card .* = # m', 0.03, 1),
  range('a futsal court, in m', 'What is the length of the court\\? = # m', 20, 50),
  range('the pulse of children a minute', 'the average pulse of \\d+ children was #', 65, 110),
  range('the pulse of a child a minute', 'for one child instead of #', 55, 120),
  range('a sofa, in dollars', 'price of a sofa was \\$#', 300, 3000),
  range('a camera, in dollars', 'price of a camera was \\$#', 150, 3000),
  range('a bicycle, in dollars', 'price of a bicycle was \\$#', 120, 3000),
  range('a ticket to a theme park, in dollars', 'theme park costs \\$#', 30, 120),
  range('a set of water bottles, in dollars', 'water bottle set .* usual price was \\$#', 15, 90),
  range('a course of swimming, in dollars', 'swimming school charges \\$#', 60, 400),
  range('an hour with a kayak, in dollars', 'rent of a kayak is \\$#', 5, 25),
  range('an hour in a car park, in dollars', 'car park charges \\$#', 1, 12),
  range('a badminton racket, in dollars', 'a badminton racket costs \\$#', 20, 200),
  range('a salary of a month, in dollars', 'How much was (?:his|her) salary\\? = \\$#', 1800, 9000),
  range('stalls of a night market', 'stalls at a night market .* = #', 20, 200),
  range('pupils of a netball CCA', 'of the # pupils in a netball CCA', 20, 80),
]

const textOf = ({ stem, parts }: Problem): string =>
  [stem, ...parts.map(({ ask, answer }) => `${ask} = ${answer.text}`)]
    .join(' ')
    .replaceAll(/(?<=\d)\u00a0(?=\d)/g, '')
    .replaceAll('\u00a0', ' ')

/** '12.5', '{3/4}', '{1 3/4}' */
function numberOf(number: string): number {
  const [, whole = '0', top = '', bottom = ''] = /^\{(?:(\d+) )?(\d+)\/(\d+)\}$/.exec(number) ?? []
  return bottom === '' ? Number(number) : Number(whole) + Number(top) / Number(bottom)
}

/** Every quantity of the problem that has a range, as the problem tells it. */
export function toldBy(problem: Problem): readonly Readonly<{ range: Range; value: number }>[] {
  const text = textOf(problem)
  return ranges.flatMap((one) =>
    [...text.matchAll(one.told)].map(([, number = '']) => ({ range: one, value: numberOf(number) })),
  )
}

/** Whether every thing of the problem is as large as such things are. */
export const isPlausible = (problem: Problem): boolean =>
  toldBy(problem).every(({ range: { least, most }, value }) => value >= least && value <= most)
