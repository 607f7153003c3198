import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const page = await (await browser.newContext({ viewport: { width: 320, height: 800 } })).newPage()
await page.goto('http://localhost:4411/make')
for (const size of [null, 'large', 'largest']) for (const width of [320, 375, 768]) {
  await page.setViewportSize({ width, height: 800 })
  console.log(size, width, await page.evaluate((size) => { if (size) document.documentElement.dataset.text = size; const w = document.documentElement.clientWidth
    return [document.documentElement.scrollWidth - w, ...[...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > w + 1).map((e) => e.tagName + '.' + e.className).slice(0, 6)] }, size))
}
await browser.close()
