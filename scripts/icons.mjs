/**
 * `npm run icons [-- url of a running site]`: draws the icons of the installed app from public/favicon.svg into
 * public/icons, and with a URL also takes the screenshots of the web app manifest. The results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium as findChromium, install } from './setup.mjs'

install()
const { chromium } = await import('@playwright/test')

const MARK = readFileSync('public/favicon.svg', 'utf8')
const FOLDER = 'public/icons'
/** Apart from the icons, which every installed app caches. */
const PICTURES = 'public/screenshots'
const SQUARE = MARK.replace('rx="9"', '')
// A maskable icon may be cropped to a circle of 80 %, so the drawing gets a margin.
const MASKABLE = SQUARE.replace('viewBox="0 0 36 36"', 'viewBox="-3 -3 42 42"').replace(
  '<rect fill="#2a46a4" width="36" height="36"/>',
  '<rect fill="#2a46a4" x="-3" y="-3" width="42" height="42"/>',
)
const ICONS = [
  { name: 'icon-192', svg: MARK, size: 192 },
  { name: 'icon-512', svg: MARK, size: 512 },
  { name: 'maskable-192', svg: MASKABLE, size: 192 },
  { name: 'maskable-512', svg: MASKABLE, size: 512 },
  { name: 'apple-touch-icon', svg: SQUARE, size: 180 },
]
/** Browsers ask for /favicon.ico where a document names no icon, such as a PDF. */
const FAVICON = { svg: MARK, size: 32, file: 'public/favicon.ico' }
const SCREENSHOTS = [
  { name: 'phone-practice', path: '/practice', width: 375, height: 667 },
  { name: 'phone-quiz', path: '/quiz/grammar-mcq/Set_5', width: 375, height: 667 },
  { name: 'wide-home', path: '/', width: 1280, height: 800 },
]

for (const folder of [FOLDER, PICTURES]) mkdirSync(folder, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  for (const { name, svg, size } of ICONS) writeFileSync(`${FOLDER}/${name}.png`, await drawn(svg, size))
  writeFileSync(FAVICON.file, icoOf(await drawn(FAVICON.svg, FAVICON.size), FAVICON.size))
  const site = process.argv[2]
  if (site !== undefined) for (const shot of SCREENSHOTS) await take(site, shot)
} finally {
  await browser.close()
}

async function drawn(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** The ICO format with one picture: a header of 6 bytes, an entry of 16, then the PNG as it is. */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function take(site, { name, path, width, height }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${PICTURES}/${name}.png` })
  await page.close()
}
