/** Families M39 to M42: speed. The exam asks them until 2025. */
import { family, part, several, single, slip, slipsOf } from '#families/kit/problem.ts'
import { clock, fraction, measure, num } from '#families/kit/quantity.ts'

const twoLegs = family(
  'M39',
  'Average speed over two parts',
  'speed',
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [v1, v2, t1, t2] = [draw.int(50, 90, 5), draw.int(40, 80, 5), draw.int(1, 3), draw.int(1, 4)]
      const [d1, d2] = [v1 * t1, v2 * t2]
      const average = (d1 + d2) / (t1 + t2)
      if (v1 === v2 || !Number.isInteger(average) || average === (v1 + v2) / 2) return null
      const [from, to] = draw.pick([
        ['Town A', 'Town B'],
        ['a farm', 'the harbour'],
        ['the airport', 'a seaside village'],
      ])
      return single(
        3,
        `${draw.adult()} drove ${d1} km from ${from} at ${v1} km/h and then the remaining ${d2} km to ${to} at ${v2} km/h. Find the average speed for the whole journey.`,
        measure(average, 'km/h'),
        [
          `Time: ${d1} ÷ ${v1} = ${t1} h and ${d2} ÷ ${v2} = ${t2} h ✓`,
          `Total: ${d1 + d2} km in ${t1 + t2} h ✓`,
          `Average speed: ${d1 + d2} ÷ ${t1 + t2} = ${average} km/h ✓`,
        ],
        {
          givens: { d1, v1, d2, v2 },
          slips: [
            slip(
              measure((v1 + v2) / 2, 'km/h'),
              `You took the average of ${v1} and ${v2}. The car drove for longer at one of them: divide the whole distance by the whole time.`,
            ),
          ],
        },
      )
    },
  },
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [v, minutes] = [draw.int(12, 20), draw.pick([15, 20, 30, 40, 45])]
      const d = (v * minutes) / 60
      if (!Number.isInteger(d)) return null
      const [child] = draw.children()
      const tried = (n: number): readonly [number, string] => [
        n,
        `At ${n} km/h, ${child.name} would cover ${num((n * minutes) / 60)} km in ${minutes} minutes, not ${d} km.`,
      ]
      const slips = slipsOf(
        (n) => measure(n, 'km/h'),
        [
          [d, `You gave the ${d} km of ${minutes} minutes. Find how many km that makes in 60 minutes.`],
          [(d * 100) / minutes, `You took an hour as 100 minutes. It has 60.`],
          tried(v + d),
          tried(v / 2),
          tried(v * 2),
          [d * minutes, `You multiplied ${d} by ${minutes}. Speed is the distance divided by the time in hours.`],
        ],
        (n) => Number.isInteger(n) && n < 60,
      )
      return single(
        1,
        `${child.name} cycled ${d} km in ${minutes} minutes. What was ${child.his} speed in km/h?`,
        measure(v, 'km/h'),
        [`${minutes} min = {${minutes}/60} h; ${d} ÷ {${minutes}/60} = ${v} km/h ✓`],
        {
          givens: { d, minutes },
          slips,
        },
      )
    },
  },
)

const meeting = family('M40', 'Meeting', 'speed', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [v1, v2, t] = [draw.int(50, 85, 5), draw.int(45, 80, 5), draw.int(2, 4)]
    if (v1 === v2) return null
    const distance = (v1 + v2) * t
    const start = draw.int(8 * 60, 12 * 60, 15)
    return several(
      `Town A and Town B are ${distance} km apart. At ${clock(start).text} a car left Town A for Town B at ${v1} km/h. At the same time a van left Town B for Town A on the same road at ${v2} km/h.`,
      [
        part(
          2,
          'At what time did they meet?',
          clock(start + t * 60),
          [
            `Together they travel ${v1} + ${v2} = ${v1 + v2} km in an hour ✓`,
            `${distance} ÷ ${v1 + v2} = ${t} h; they met at ${clock(start + t * 60).text} ✓`,
          ],
          {
            slips: [
              slip(
                clock(start + t * 120),
                `You divided by the average of ${v1} and ${v2}. They drive towards each other, so add the speeds.`,
              ),
            ],
          },
        ),
        part(1, 'How far from Town A did they meet?', measure(v1 * t, 'km'), [`${v1} × ${t} = ${v1 * t} km ✓`], {
          slips: [
            slip(measure(v2 * t, 'km'), 'You found how far the van drove. The question asks for the way from Town A.'),
          ],
        }),
      ],
      { givens: { distance, v1, v2, start } },
    )
  },
})

const catchingUp = family('M41', 'Catching up', 'speed', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [v1, v2, head] = [draw.int(45, 70, 5), draw.int(60, 90, 5), draw.int(30, 120, 30)]
    const gap = (v1 * head) / 60
    const time = gap / (v2 - v1)
    if (v2 - v1 < 10 || !Number.isInteger(time * 2) || !Number.isInteger(gap) || time > 5) return null
    return several(
      `A lorry left a town at ${v1} km/h. ${head} minutes later a car left the same town on the same road at ${v2} km/h.`,
      [
        part(
          1,
          'How far ahead was the lorry when the car left?',
          measure(gap, 'km'),
          [`${v1} × ${fraction(head, 60).text} = ${gap} km ✓`],
          {
            slips: [
              slip(
                measure((v2 * head) / 60, 'km'),
                `You used ${v2} km/h. Only the lorry drove in the first ${head} minutes.`,
              ),
            ],
          },
        ),
        part(
          3,
          'How far from the town did the car catch up with the lorry?',
          measure(v2 * time, 'km'),
          [
            `The car gains ${v2} − ${v1} = ${v2 - v1} km in an hour ✓`,
            `Time for the car: ${gap} ÷ ${v2 - v1} = ${num(time)} h ✓`,
            `Distance: ${v2} × ${num(time)} = ${v2 * time} km ✓`,
          ],
          {
            slips: [
              slip(
                measure(v1 * time, 'km'),
                'You found how far the lorry drove after the car had left. It was on its way before that.',
              ),
            ],
          },
        ),
      ],
      { givens: { v1, head, v2 } },
    )
  },
})

const lateAndEarly = family('M42', 'Late and early', 'speed', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [v1, v2, late, early] = [draw.int(10, 15), draw.int(12, 20), draw.int(2, 12), draw.int(2, 12)]
    // d/v1 - d/v2 hours is the gap between arriving late and early.
    const d = ((late + early) * v1 * v2) / (60 * (v2 - v1))
    const time1 = (d * 60) / v1
    if (v2 - v1 < 2 || d < 2 || d > 15 || !Number.isInteger(d) || !Number.isInteger(time1) || time1 - late < 5)
      return null
    const each = fraction(60 * (v2 - v1), v1 * v2).text
    if (each === '1') return null
    const [child] = draw.children()
    const start = draw.int(7 * 60, 9 * 60, 5)
    return several(
      `${child.name} left home at ${clock(start).text} to cycle to a meeting. At ${v1} km/h ${child.he} would be ${late} minutes late. At ${v2} km/h ${child.he} would be ${early} minutes early.`,
      [
        part(
          4,
          'How far is it to the meeting place?',
          measure(d, 'km'),
          [
            `Difference in time: ${late} + ${early} = ${late + early} min ✓`,
            `1 km takes {60/${v1}} min at ${v1} km/h and {60/${v2}} min at ${v2} km/h ✓`,
            `Difference for 1 km: {60/${v1}} − {60/${v2}} = ${each} min ✓`,
            `Distance: ${late + early} ÷ ${each} = ${d} km ✓`,
          ],
          {
            slips: [
              slip(
                measure(((late + early) * (v2 - v1)) / 60, 'km'),
                `You multiplied ${late + early} minutes by the difference of the speeds. Find how much time each km saves.`,
              ),
            ],
          },
        ),
        part(
          1,
          'At what time does the meeting begin?',
          clock(start + time1 - late),
          [
            `${d} km at ${v1} km/h take ${time1} min; ${time1} − ${late} = ${time1 - late} min after ${clock(start).text} is ${clock(start + time1 - late).text} ✓`,
          ],
          {
            slips: [
              slip(clock(start + time1), `At ${v1} km/h that is the time of arriving, ${late} minutes too late.`),
            ],
          },
        ),
      ],
      { givens: { v1, late, v2, early, start } },
    )
  },
})

export const speedFamilies = [twoLegs, meeting, catchingUp, lateAndEarly] as const
