/**
 * Composes a picture of a listening question from icons: one panel, or several side by side with their numbers. Pure text
 * in, SVG out; which icons there are is given to it.
 */
import { z } from 'zod'

/** The schema of one file of pictures, by the file name of the picture that is written. */
export const storedPictures = z.record(
  z.string().regex(/^[\w-]+\.webp$/),
  z.strictObject({
    panels: z
      .array(
        z.strictObject({
          /** In hundredths of a panel; `x` and `y` are an icon's upper left corner. */
          icons: z.array(
            z.strictObject({ name: z.string(), x: z.number(), y: z.number(), size: z.number().positive() }),
          ),
        }),
      )
      .min(1),
  }),
)

/** One panel is drawn without a number; several, at most three, are numbered from 1. */
export type Picture = z.infer<typeof storedPictures>[string]
type Panel = Picture['panels'][number]

/** The inside of an icon's SVG and the size of its view box. */
type Icon = Readonly<{ body: string; width: number; height: number }>
/** By the name that a picture uses; main.ts reads them from @iconify-json/noto. */
export type Icons = ReadonlyMap<string, Icon>

/** In pixels: sharp on a screen of two pixels a point. */
const PANEL = 352
const GAP = 16
const NUMBER_BAND = 96
const UNITS = 100

const INK = '#1d2029'
const RULE = '#d5d0c4'

/** Drawn, not set: text would come out differently with the fonts of another machine. */
const DIGITS = [
  'M-8-10L1-17V17',
  'M-10-8C-9-20 10-20 10-8 10 2-10 7-10 17H11',
  'M-9-17H9L-2-5C14-6 13 17-1 17-7 17-10 14-11 10',
] as const

/** Throws an Error that names an icon which does not exist. */
export function compose(picture: Picture, icons: Icons): string {
  const { panels } = picture
  const numbered = panels.length > 1
  const width = panels.length * PANEL + (panels.length - 1) * GAP
  const height = PANEL + (numbered ? NUMBER_BAND : 0)
  const drawn = panels.map((panel, i) => {
    const x = i * (PANEL + GAP)
    const inside = drawPanel(panel, icons, `p${i}`)
    const icon = `<svg x="${x}" y="${height - PANEL}" width="${PANEL}" height="${PANEL}" viewBox="0 0 ${UNITS} ${UNITS}">${inside}</svg>`
    return numbered ? `${drawNumber(i, x + PANEL / 2)}${icon}` : icon
  })
  const rules = panels.slice(1).map((_, i) => drawRule((i + 1) * (PANEL + GAP) - GAP / 2, height))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...rules,
    ...drawn,
    '</svg>',
  ].join('')
}

function drawPanel(panel: Panel, icons: Icons, scope: string): string {
  const drawn = panel.icons.map(({ name, x, y, size }, i) => {
    const icon = icons.get(name)
    if (icon === undefined) throw new Error(`there is no icon '${name}'`)
    const { width, height } = icon
    const body = scoped(icon.body, `${scope}i${i}`)
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  })
  return drawn.join('')
}

/** Two icons may use the same ids, and one icon may be there twice. */
function scoped(body: string, scope: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${scope}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${scope}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${scope}-$1"`)
}

function drawNumber(index: number, x: number): string {
  const y = NUMBER_BAND / 2 + 4
  const digit = DIGITS[index]
  if (digit === undefined) throw new Error(`a picture has at most ${DIGITS.length} panels`)
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"><circle r="34" stroke-width="4"/><path d="${digit}" stroke-width="6"/></g>`
}

function drawRule(x: number, height: number): string {
  return `<path d="M${x} 12V${height - 12}" stroke="${RULE}" stroke-width="3"/>`
}
