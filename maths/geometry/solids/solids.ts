/** Families M156 and M157: stacked cubes, cubes that are missing. */
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { count } from '#families/kit/quantity.ts'
import { describe, stackPicture, steps, total } from './stack.ts'

const cubesNeeded = family('M156', 'Cubes to complete a cuboid', 'solids-and-nets', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const stack = steps(draw)
    const [across, tallest] = [3, Math.max(...stack.flat())]
    const here = total(stack)
    const whole = across * 2 * tallest
    const key = whole - here
    if (key < 4 || here < 6 || (stack[1]?.[0] ?? 0) === 0) return null
    return single(
      2,
      'The solid is built of unit cubes and has two rows. What is the least number of unit cubes that must be added to make it a cuboid?',
      count(key),
      [
        `The solid has ${stack.map((row) => row.join(' + ')).join(' + ')} = ${here} cubes; the smallest cuboid around it has ${across} × 2 × ${tallest} = ${whole} ✓`,
        `${whole} − ${here} = ${key} ✓`,
      ],
      {
        givens: {},
        picture: stackPicture(stack, describe(stack)),
        slips: slipsOf(count, [
          [here, `That is how many cubes the solid has. How many are missing?`],
          [whole, `That is the whole cuboid. Take away the cubes that are there.`],
          [key - 1, `One gap is still open. Count each column up to the height of the tallest.`],
          [key + 1, `You counted one gap too many. Count each column up to the height of the tallest.`],
          [tallest ** 3 - here, `You made a cube. A cuboid is enough, and needs fewer cubes.`],
          [key - (stack[1]?.length ?? 0), `You filled one row only. The front row has gaps, too.`],
          [key - 2, `Two gaps are still open. Count each column up to the height of the tallest.`],
          [key + 2, `You counted two gaps too many. Count each column up to the height of the tallest.`],
        ]),
      },
    )
  },
})

const views = family('M157', 'The view from the front', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const stack = steps(draw)
    const seen = [0, 1, 2].map((x) => Math.max(...stack.map((row) => row[x] ?? 0)))
    const key = seen.reduce((sum, n) => sum + n, 0)
    const side = stack.map((row) => Math.max(...row)).reduce((sum, n) => sum + n, 0)
    const from = draw.pick(['front', 'right side'])
    const answer = from === 'front' ? key : side
    const other = from === 'front' ? side : key
    if (key === side || total(stack) === answer) return null
    return single(
      1,
      `The solid is built of unit cubes and has two rows. How many squares are seen from the ${from}?`,
      count(answer),
      [
        `In each ${from === 'front' ? 'column' : 'row'} the tallest stack is seen: ${(from === 'front' ? seen : stack.map((row) => Math.max(...row))).join(' + ')} = ${answer} ✓`,
      ],
      {
        givens: {},
        picture: stackPicture(stack, describe(stack)),
        slips: slipsOf(count, [
          [other, `That is the view from the ${from === 'front' ? 'right side' : 'front'}.`],
          [total(stack), `You counted all the cubes. From one side a cube may hide another one.`],
          [6, `That is the view from the top.`],
          [answer + 1, `You counted a square that is hidden.`],
          [
            answer - 1,
            `One square is missing. Look at the tallest stack of each ${from === 'front' ? 'column' : 'row'}.`,
          ],
          [answer - 3, `Squares are missing. A tall stack shows all its squares.`],
          [answer + 2, `You counted squares that are hidden behind taller stacks.`],
          [
            answer - 2,
            `Squares are missing. Look at the tallest stack of each ${from === 'front' ? 'column' : 'row'}.`,
          ],
        ]),
      },
    )
  },
})

export const solids = [cubesNeeded, views]
