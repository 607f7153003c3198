/** Pie charts with any sectors, alone or two one below the other. */
import type { Picture } from '#families/family.ts'
import { circle, drawing, label, line, millimetres, type Point, path } from '#families/kit/drawing.ts'

/** `degrees` is the size of the sector; `shown` stands below its name: '25%', '120°'; '' for nothing. */
export type Slice = Readonly<{ name: string; degrees: number; shown: string }>

const RADIUS = 94
/** A narrower sector has its label beside the circle. */
const NARROW = 62

/** Pixels beside the circle for the labels of narrow sectors. */
const sideOf = (all: readonly Slice[], least: number): number =>
  Math.max(
    least,
    ...all
      .filter(({ degrees }) => degrees < NARROW)
      .map(({ name, shown }) => `${name} ${shown}`.trim().length * 8.4 + 20),
  )

/** The circle from the top clockwise; a right angle has its small square. */
function slices(centre: Point, all: readonly Slice[]): string {
  const at = (degrees: number, far: number): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [centre[0] + far * Math.cos(angle), centre[1] + far * Math.sin(angle)]
  }
  let turned = 0
  const body = all.map(({ name, degrees, shown }) => {
    const [start, middle] = [turned, turned + degrees / 2]
    turned += degrees
    const edge = line(centre, at(start, RADIUS))
    if (degrees < NARROW) {
      const end = at(middle, RADIUS + 12)
      const side = end[0] < centre[0] ? -1 : 1
      return (
        edge +
        line(at(middle, RADIUS * 0.82), end) +
        label([end[0] + side * 5, end[1]], `${name} ${shown}`.trim(), side < 0 ? 'end' : 'start')
      )
    }
    const words = at(middle, RADIUS * (degrees > 150 ? 0.5 : 0.62))
    const square = degrees === 90 ? cornerSquare(centre, at(start, 11), at(start + 90, 11)) : ''
    return (
      edge +
      square +
      label([words[0], words[1] - (shown === '' ? 0 : 8)], name) +
      (shown === '' ? '' : label([words[0], words[1] + 9], shown))
    )
  })
  return circle(centre, RADIUS) + body.join('')
}

function cornerSquare(centre: Point, a: Point, b: Point): string {
  const far: Point = [a[0] + b[0] - centre[0], a[1] + b[1] - centre[1]]
  const r = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
  return path(`M${r(a)}L${r(far)}L${r(b)}`)
}

const wordsOf = (all: readonly Slice[]): string =>
  all
    .map(
      ({ name, degrees, shown }) =>
        `${name}${shown === '' ? '' : ` ${shown}`}${degrees === 90 && !shown.endsWith('°') ? ' (right angle)' : ''}`,
    )
    .join(', ')

/** One pie chart. */
export function pieChart(about: string, all: readonly Slice[]): Picture {
  const side = sideOf(all, 8)
  const [width, height] = [2 * (RADIUS + side), 2 * RADIUS + 36]
  const svg = drawing(width, height, slices([width / 2, height / 2], all))
  return { svg, alt: `Pie chart about ${about}: ${wordsOf(all)}`, width: millimetres(width) }
}

/** Two pie charts with their names above them. */
export function twoPies(about: string, pies: readonly (readonly [string, readonly Slice[]])[]): Picture {
  const side = Math.max(...pies.map(([, all]) => sideOf(all, 40)))
  const [width, each] = [2 * (RADIUS + side), 2 * RADIUS + 48]
  const body = pies.map(
    ([name, all], i) => label([width / 2, i * each + 8], name) + slices([width / 2, i * each + 26 + RADIUS], all),
  )
  const alt = `Two pie charts about ${about}. ${pies.map(([name, all]) => `${name}: ${wordsOf(all)}`).join('. ')}`
  return { svg: drawing(width, pies.length * each, ...body), alt, width: millimetres(width) }
}
