import { chromium } from '@playwright/test'
const base = 'http://localhost:4411'
const T = ['The durians ___ sold out.\twas\twere\tis\tbe\t2\tDurians is plural.','I look forward ___ you.\tto meet\tto meeting\tmeeting\t\t2\tAfter “to” here: -ing.','Pick ___\ta1\tb1\tc1\td1\t2\t'].join('\n')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
let bytes = 0
page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
await page.addInitScript(() => { window.print = () => { window.printed = true } ; })
await page.goto(`${base}/make`)
await page.waitForTimeout(800)
await page.getByLabel('What it is about').fill('Mixed verbs')
await page.getByLabel('One question a line').fill(T)
await page.waitForTimeout(900)
await page.screenshot({ path: `/tmp/make-look/g-1280.png`, fullPage: true })
await page.setViewportSize({ width: 360, height: 800 })
await page.screenshot({ path: `/tmp/make-look/g-360.png`, fullPage: true })
// keep the printed part to look at
await page.evaluate(() => { window.print = () => { document.body.append(Object.assign(document.createElement('i'), {})); const clone = document.querySelector('.own-printed').cloneNode(true); setTimeout(() => document.body.append(clone), 300) } })
await page.getByRole('button', { name: 'Print with key' }).click()
await page.waitForTimeout(1200)
await page.emulateMedia({ media: 'print' }); await page.setViewportSize({ width: 700, height: 900 }); await page.screenshot({ path: '/tmp/make-look/print.png', fullPage: true }); await page.emulateMedia({ media: 'screen' })
await page.goto(`${base}/teachers`).catch(() => {})
await page.waitForTimeout(300)
await browser.close()
