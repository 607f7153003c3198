/** Family M183: an edge or a face of a cuboid from its volume. */

import type { Draw, Picture } from '#families/family.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm, cm2, spread } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { cornerOf, cuboid, edgeLabels, fitted, picture, SHADE, type Solid } from '#families/kit/shapes.ts'

type Edges = readonly [number, number, number]

/** A solid block in its proportions; `face`: its right side is shaded. */
function block(edges: Edges, names: readonly [string, string, string], alt: string, face: boolean = false): Picture {
  const size = fitted(edges, [190, 140])
  const solid: Solid = { left: 0, bottom: size.height + size.depth * 0.45, ...size }
  const at = (y: number, back: boolean): string =>
    cornerOf(solid, size.width, y, back)
      .map((n) => Math.round(n * 100) / 100)
      .join(' ')
  const shade = `<path d="M${at(0, false)}L${at(0, true)}L${at(size.height, true)}L${at(size.height, false)}Z" fill="${SHADE}"/>`
  const body = [face ? shade : '', cuboid(solid), edgeLabels(solid, names)]
  return picture([size.width + size.depth * 0.6 + 66, solid.bottom + 28], [6, 4], alt, body)
}

function heightOfCuboid(draw: Draw) {
  const [l, b, h] = [draw.int(5, 15), draw.int(3, 10), draw.int(4, 12)]
  if (l <= b || l === h || b === h || (l * b) % 5 !== 0) return null
  const volume = l * b * h
  const answer = cm(h)
  const slips = spread(draw, answer, [
    slip(cm(volume / l), `You divided by ${l} only. The base has two edges, ${l} cm and ${b} cm.`),
    slip(cm((b * h) / l), `You divided by ${l} twice. The base is ${l} cm by ${b} cm.`),
    slip(cm(volume / b), `You divided by ${b} only. Divide by the area of the base.`),
    slip(cm(h - 1), `Check your division: with your height the volume is less than ${volume} cm³.`),
    slip(cm(volume - l * b), 'You subtracted the area of the base. The volume is base *times* height.'),
    slip(cm(2 * h), 'You doubled. The volume is the base times the height, nothing more.'),
    slip(cm(h / 2), 'You halved. That is done for triangles, not for cuboids.'),
    slip(cm(h + 1), `Check your division: with your height the volume is more than ${volume} cm³.`),
  ])
  if (slips === null) return null
  return single(
    1,
    `The volume of the cuboid is ${num(volume)} cm³. Find its height.`,
    answer,
    [`${num(volume)} ÷ (${l} × ${b}) = ${num(volume)} ÷ ${l * b} = ${h} cm ✓`],
    {
      givens: { l, b, volume },
      slips,
      picture: block(
        [l, b, h],
        [`${l} cm`, `${b} cm`, '?'],
        `A cuboid ${l} cm long and ${b} cm wide; its height is marked with a question mark`,
      ),
    },
  )
}

function lengthFromFace(draw: Draw) {
  const [b, h, l] = [draw.int(4, 9), draw.int(3, 9), draw.int(8, 20)]
  const face = b * h
  const volume = face * l
  if (b === h || face === l) return null
  const answer = cm(l)
  const slips = spread(draw, answer, [
    slip(cm(volume - face), 'You subtracted the area of the face. The volume is the face *times* the length.'),
    slip(cm(l / 2), 'You halved. The volume of a cuboid is the whole product.'),
    slip(cm(l * 2), 'You doubled. Only one face is multiplied by the length.'),
    slip(cm(l - 1), `Check your division: multiply your answer by ${face}.`),
    slip(cm(l + 1), `Check your division: your answer times ${face} is more than the volume.`),
    slip(cm(face), `You wrote the area of the face again. ${face} is in cm², and a length is asked for.`),
    slip(cm(l / 4), 'You divided by 4 as well. The shaded face is one face, not four.'),
  ])
  if (slips === null) return null
  return single(
    1,
    `The volume of the cuboid is ${num(volume)} cm³. The area of its shaded face is ${face} cm². Find its length, marked with a question mark.`,
    answer,
    [`${num(volume)} ÷ ${face} = ${l} cm ✓`],
    {
      givens: { face, volume },
      slips,
      picture: block(
        [l, b, h],
        ['?', '', ''],
        `A cuboid with its right face shaded; its length is marked with a question mark`,
        true,
      ),
    },
  )
}

function edgeOfCube(draw: Draw) {
  const edge = draw.int(3, 12)
  const volume = edge ** 3
  const answer = cm(edge)
  const slips = spread(draw, answer, [
    slip(
      cm(volume / 3),
      'You divided the volume by 3. The edge is multiplied by itself: three equal factors make the volume.',
    ),
    slip(cm(edge + 2), `Your edge gives a larger cube than ${num(volume)} cm³. Multiply it by itself twice.`),
    slip(cm(edge - 1), `Try your answer: multiply it by itself and again by itself. It does not give ${num(volume)}.`),
    slip(cm(edge * edge), 'You found the area of a face. Its side is the edge.'),
    slip(cm(edge - 2), `Your edge gives a smaller cube than ${num(volume)} cm³. Multiply it out.`),
    slip(cm(edge + 1), `Your edge gives a larger cube than ${num(volume)} cm³. Multiply it out.`),
    slip(cm(volume / 6), 'You divided by 6, the number of faces. The volume is not spread over the faces.'),
    slip(cm(edge / 2), 'You halved the edge. Multiply your answer out: it is too small.'),
  ])
  if (slips === null) return null
  return single(
    1,
    `The volume of a cube is ${num(volume)} cm³. Find the length of one edge.`,
    answer,
    [`${edge} × ${edge} × ${edge} = ${num(volume)}: the edge is ${edge} cm ✓`],
    {
      givens: { volume },
      slips,
      picture: block([edge, edge, edge], ['?', '', ''], 'A cube; one edge is marked with a question mark'),
    },
  )
}

function squareBase(draw: Draw) {
  const [side, height] = [draw.int(3, 12), draw.int(4, 25)]
  if (Math.abs(side - height) < 3) return null
  const volume = side * side * height
  return single(
    2,
    `The base of a cuboid is a square. Its height is ${height} cm and its volume is ${num(volume)} cm³. Find the side of the square base.`,
    cm(side),
    [
      `Base: ${num(volume)} ÷ ${height} = ${side * side} cm² ✓`,
      `${side} × ${side} = ${side * side}: the side is ${side} cm ✓`,
    ],
    {
      givens: { height, volume },
      slips: [
        slip(cm(side * side), 'You found the area of the base. The side is the number that is multiplied by itself.'),
        slip(cm((side * side) / 2), 'You halved the area of the base. Which number times itself gives that area?'),
        slip(cm((side * side) / 4), 'You divided the area of the base by 4. That would turn a perimeter into a side.'),
        slip(cm(volume - height), 'You subtracted the height. Undo a multiplication by dividing.'),
        slip(cm(side * 2), 'You doubled the side. It is one side of the square that is asked for.'),
        slip(
          cm(volume / height / height),
          `You divided by ${height} twice. The two equal edges are those of the base.`,
        ),
      ].filter(({ value, text }) => value !== side && !/\.\d{3}/.test(text)),
      picture: block(
        [side, side, height],
        ['?', '', `${height} cm`],
        `A cuboid ${height} cm high with a square base; a side of the base is marked with a question mark`,
      ),
    },
  )
}

function tower(draw: Draw) {
  const [edge, cubes] = [draw.int(2, 8), draw.int(3, 6)]
  const volume = edge ** 3 * cubes
  const size = 38
  const body = Array.from({ length: cubes }, (_, i) =>
    cuboid({ left: 0, bottom: size * (i + 1) + size * 0.45, width: size, depth: size, height: size })
      .replaceAll(/<path[^>]*stroke-dasharray[^>]*>/g, '')
      .replaceAll('fill="none"', 'fill="#fff"'),
  )
  const alt = `A tower of ${cubes} equal cubes, one on another`
  return single(
    2,
    `A tower is made up of ${cubes} equal cubes. Its volume is ${num(volume)} cm³. Find the height of the tower.`,
    cm(edge * cubes),
    [
      `One cube: ${num(volume)} ÷ ${cubes} = ${edge ** 3} cm³; ${edge} × ${edge} × ${edge} = ${edge ** 3}: its edge is ${edge} cm ✓`,
      `${cubes} × ${edge} = ${edge * cubes} cm ✓`,
    ],
    {
      givens: { cubes, volume },
      slips: [
        slip(cm(edge), 'You found the edge of one cube. The tower is several edges high.'),
        slip(cm(edge ** 3), 'You found the volume of one cube. Now find its edge, then the height.'),
        slip(cm(edge * edge * cubes), 'You used the area of a face as the edge of a cube.'),
        slip(cm(edge + cubes), 'You added the number of cubes to the edge. The edges stand on each other.'),
        slip(cm(volume / 3), 'You divided the whole volume by 3. First find one cube, then its edge.'),
      ].filter(({ value, text }) => value !== edge * cubes && !/\.\d{3}/.test(text)),
      picture: picture([size * 1.6, size * (cubes + 0.45)], [0, 0], alt, body.toReversed()),
    },
  )
}

function faceOfCube(draw: Draw) {
  const edge = draw.int(3, 12)
  const volume = edge ** 3
  const all = draw.int(0, 1) === 1
  const answer = cm2(all ? 6 * edge * edge : edge * edge)
  return single(
    2,
    `A cubic box has a volume of ${num(volume)} cm³. ${all ? 'All its faces are' : 'One of its faces is'} covered with coloured paper without any overlap. Find the area of the paper.`,
    answer,
    [
      `${edge} × ${edge} × ${edge} = ${num(volume)}: the edge is ${edge} cm ✓`,
      all ? `6 faces: 6 × ${edge} × ${edge} = ${answer.value} cm² ✓` : `${edge} × ${edge} = ${answer.value} cm² ✓`,
    ],
    {
      givens: { volume },
      slips: [
        slip(cm2(volume / 6), 'You divided the volume by 6. A face is found from the edge of the cube.'),
        slip(
          cm2(all ? edge * edge : 6 * edge * edge),
          all ? 'You covered one face. A cube has more.' : 'You covered all the faces. Only one is asked for.',
        ),
        slip(
          cm2(all ? 4 * edge * edge : 4 * edge),
          all ? 'You left out the top and the bottom.' : 'You found the perimeter of a face, not its area.',
        ),
        slip(cm2(2 * edge), 'You added two edges. An area comes from multiplying.'),
        slip(cm2(edge), 'You found the edge. The paper has an area.'),
      ].filter(({ value, text }) => value !== answer.value && !/\.\d{3}/.test(text)),
      picture: block([edge, edge, edge], ['', '', ''], `A cube${all ? '' : ' with one face shaded'}`, !all),
    },
  )
}

export const edges = family(
  'M183',
  'Edge from the volume',
  'volume-unknown-edge',
  { marks: 1, choice: true, level: 1, calculator: false, make: oneOf(heightOfCuboid, lengthFromFace, edgeOfCube) },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(squareBase, tower, faceOfCube) },
)
