/** Family M121: two figures that overlap. */
import type { Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { gcd, lcm, ratio } from '#families/kit/quantity.ts'
import { different, unitRow } from '#families/kit/working.ts'

/** Areas in units, drawn true: the lower right corner of one rectangle lies on the upper left corner of the other. */
function overlapping(first: number, second: number, shared: number): Picture {
  const unit = 15_000 / Math.max(first, second)
  const [heightA, heightB] = [110, 95]
  const [widthA, widthB] = [(first * unit) / heightA, (second * unit) / heightB]
  const height = [40, 55].find((h) => (shared * unit) / h < 0.8 * Math.min(widthA, widthB)) ?? 65
  const width = (shared * unit) / height
  const [x, y] = [widthA - width, heightA - height]
  return {
    svg: drawing(
      x + widthB,
      y + heightB,
      rectangle(0, 0, widthA, heightA),
      rectangle(x, y, widthB, heightB),
      rectangle(x, y, width, height, '#bbb'),
      label([widthA / 2, y / 2], 'A'),
      label([x + widthB / 2, (heightA + y + heightB) / 2], 'B'),
    ),
    alt: 'Rectangle A and Rectangle B overlap at a corner. The part that lies in both is shaded.',
    width: millimetres(x + widthB),
  }
}

const overlap = family('M121', 'Figures that overlap', 'simplest-ratio', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [a, b, m, n] = [draw.int(3, 8), draw.int(2, 7), draw.int(1, 2), draw.int(3, 6)]
    if (a === b || gcd(a, b) > 1 || gcd(m, n) > 1) return null
    // Rectangle B has a number of units of which {m/n} is whole.
    const second = lcm(b, n)
    const first = (a * second) / b
    const shared = (m * second) / n
    if (first > 36 || second > 36 || shared > first * 0.45 || shared > second * 0.45 || shared < 2) return null
    const [restA, restB] = [first - shared, second - shared]
    const [told, told2] = draw.pick([
      [`The ratio of the shaded area to the area of Rectangle B is ${m} : ${n}.`, `shaded area : B = ${m} : ${n}`],
      [`{${m}/${n}} of Rectangle B is shaded.`, `shaded area = {${m}/${n}} of B`],
    ])
    const [asked, key, last] = draw.pick([
      [
        'the unshaded area of Rectangle A to the unshaded area of Rectangle B',
        ratio(restA, restB),
        `${first} − ${shared} = ${restA} and ${second} − ${shared} = ${restB} units`,
      ],
      [
        'the shaded area to the area of the whole figure',
        ratio(shared, restA + second),
        `Whole figure: ${restA} + ${second} = ${restA + second} units`,
      ],
    ])
    const whole = asked.includes('whole')
    return single(
      3,
      `Rectangle A and Rectangle B overlap as shown. The ratio of the area of Rectangle A to the area of Rectangle B is ${a} : ${b}. ${told} Find the ratio of ${asked}. Give your answer in its simplest form.`,
      key,
      [
        withBars(
          `A : B = ${a} : ${b}${second === b ? '' : ` = ${first} : ${second}`} and ${told2}, so ${shared} units are shaded ✓`,
          barModel(
            [
              bar('Rectangle A', [...unitCells(restA), ...unitCells(shared, '', 'shaded')]),
              bar('Rectangle B', [...unitCells(shared, '', 'shaded'), ...unitCells(restB)]),
            ],
            `shaded: the same ${shared} units in both`,
          ),
        ),
        withBars(
          `${last} ✓`,
          barModel([
            whole
              ? bar('Whole figure', [...unitCells(restA), ...unitCells(shared, '', 'shaded'), ...unitCells(restB)])
              : unitRow('Rest of A', restA),
            ...(whole ? [] : [unitRow('Rest of B', restB)]),
          ]),
        ),
        `The ratio is ${key.text} ✓`,
      ],
      {
        givens: { a, b, m, n },
        picture: overlapping(first, second, shared),
        slips: different(
          key,
          whole
            ? [
                slip(
                  ratio(shared, first + second),
                  `You counted the shaded part twice, once in A and once in B. The whole figure holds it once.`,
                ),
                slip(ratio(shared, restA + restB), `You left the shaded part out of the whole figure.`),
                slip(ratio(shared, first), `You compared the shaded part with Rectangle A only.`),
                slip(ratio(m, n), `You compared the shaded part with Rectangle B only.`),
                slip(ratio(restA + second, shared), `You wrote the whole figure first.`),
              ]
            : [
                slip(ratio(restB, restA), `You wrote Rectangle B first.`),
                slip(ratio(restA, second), `You took the shaded part away from A, but not from B.`),
                slip(ratio(first, restB), `You took the shaded part away from B, but not from A.`),
                slip(
                  ratio(a, b),
                  `You compared the whole rectangles. The shaded part belongs to both and must be taken away from each.`,
                ),
                ...(a > m && b > m
                  ? [
                      slip(
                        ratio(a - m, b - m),
                        `You took away ${m} from ${a} and ${b}, but a unit of ${a} : ${b} is not as large as one of ${m} : ${n}.`,
                      ),
                    ]
                  : []),
              ],
        ),
      },
    )
  },
})

export const overlapFamilies = [overlap] as const
