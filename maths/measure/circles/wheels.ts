/** Family M55: wheels and running tracks. */
import type { Picture } from '#families/family.ts'
import { dimension, millimetres, path, sketch } from '#families/kit/drawing.ts'
import { family, part, several, single, slip } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'

function track(straight: number, diameter: number): Picture {
  const body = [
    path('M70 10H230A60 60 0 0 1 230 130H70A60 60 0 0 1 70 10Z'),
    dimension([70, 146], [230, 146], `${straight} m`),
    dimension([150, 12], [150, 128], `${diameter} m`),
  ]
  const alt = `A running track of two straight parts of ${straight} m and two semicircles with a diameter of ${diameter} m`
  return { svg: sketch(300, 170, ...body), alt, width: millimetres(300) }
}

export const wheels = family(
  'M55',
  'Wheel and running track',
  'circles',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [diameter, turns] = [draw.int(28, 84, 14), draw.int(20, 150, 10)]
      const metres = ((22 / 7) * diameter * turns) / 100
      if (!Number.isInteger(Math.round(metres * 1000) / 10)) return null
      const slips = [
        slip(
          count(turns / 2),
          `You took ${diameter} cm as the radius and doubled it. It is the diameter: π × ${diameter} is one turn.`,
        ),
        slip(
          count(turns * 2),
          `You halved the circumference. One turn is {22/7} × ${diameter} cm, all round the wheel.`,
        ),
        slip(
          count((metres * 100) / diameter),
          `You divided by the diameter of ${diameter} cm. In one turn the wheel rolls as far as its circumference.`,
        ),
        slip(
          count(turns * 10),
          `You changed ${num(metres)} m into a number of centimetres that is ten times too large. 1 m = 100 cm.`,
        ),
        slip(
          count(turns + 10),
          `You got 10 turns too many in the division. Multiply your answer by the circumference to check it.`,
        ),
        slip(count(turns / 10), 'You are out by a nought. 1 m is 100 cm.'),
        slip(count(turns - 10), 'You got 10 turns too few in the division. Multiply back to check it.'),
      ]
      return single(
        2,
        `A wheel has a diameter of ${diameter} cm. How many turns does it make when it rolls ${num(metres)} m? (Take π\u00a0=\u00a0{22/7}.)`,
        count(turns),
        [
          `Circumference: {22/7} × ${diameter} = ${num((22 / 7) * diameter)} cm ✓`,
          `${num(metres * 100)} ÷ ${num((22 / 7) * diameter)} = ${turns} ✓`,
        ],
        {
          givens: { diameter, metres: Math.round(metres * 100) / 100 },
          slips: slips.filter(({ value }) => Number.isInteger(Math.round(value * 100) / 100)),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [diameter, straight, laps] = [draw.int(28, 70, 14), draw.int(60, 110, 5), draw.int(3, 8)]
      const lap = 2 * straight + (22 / 7) * diameter
      const [child] = draw.children()
      return several(
        `A running track is made up of two straight parts of ${straight} m and two semicircles with a diameter of ${diameter} m. (Take π\u00a0=\u00a0{22/7}.)`,
        [
          part(
            2,
            'Find the length of one lap.',
            measure(Math.round(lap), 'm'),
            [
              `The two semicircles make a circle: {22/7} × ${diameter} = ${num((22 / 7) * diameter)} m ✓`,
              `${num((22 / 7) * diameter)} + 2 × ${straight} = ${num(lap)} m ✓`,
            ],
            {
              slips: [
                slip(
                  measure(Math.round(lap) - straight, 'm'),
                  `You added ${straight} m once. A lap has two straight parts.`,
                ),
                slip(
                  measure(Math.round((11 / 7) * diameter) + 2 * straight, 'm'),
                  'You took one semicircle. There is one at each end of the track.',
                ),
                slip(
                  measure(Math.round((44 / 7) * diameter) + 2 * straight, 'm'),
                  `You used ${diameter} m as the radius, but it is the diameter.`,
                ),
              ],
            },
          ),
          part(
            1,
            `${child.name} ran ${laps} laps. How many kilometres was that?`,
            measure((Math.round(lap) * laps) / 1000, 'km'),
            [`${laps} × ${num(lap)} = ${num(lap * laps)} m = ${num((lap * laps) / 1000)} km ✓`],
            {
              slips: [
                slip(
                  measure((Math.round(lap) * laps) / 100, 'km'),
                  'You divided the metres by 100. There are 1000 m in a kilometre.',
                ),
                slip(measure(Math.round(lap) * laps, 'km'), 'Your number is in metres. Change it into kilometres.'),
              ],
              follows: `a * ${laps} / 1000`,
            },
          ),
        ],
        { givens: { straight, diameter, laps }, picture: track(straight, diameter) },
      )
    },
  },
)
