import { describe, expect, it } from 'vitest'
import { compose, type Icons, storedPictures } from './compose.ts'

const icons: Icons = new Map([
  ['sun', { body: '<g id="a"><path fill="url(#b)"/></g><use href="#a"/>', width: 128, height: 128 }],
])
const panel = { icons: [{ name: 'sun', x: 10, y: 20, size: 60 }] }

describe('a composed picture', () => {
  it('has one panel on a white ground, without a number', () => {
    const svg = compose({ panels: [panel] }, icons)
    expect(svg).toMatch(/^<svg [^>]*width="352" height="352"><rect width="352" height="352" fill="#fff"\/>/)
    expect(svg).toContain('<svg x="10" y="20" width="60" height="60" viewBox="0 0 128 128">')
    expect(svg).not.toContain('<circle')
  })

  it('numbers several panels', () => {
    const svg = compose({ panels: [panel, panel, panel] }, icons)
    expect(svg.match(/<circle/g)).toHaveLength(3)
    expect(svg).not.toContain('<text')
  })

  it('keeps the ids of two icons apart', () => {
    const svg = compose({ panels: [{ icons: [...panel.icons, ...panel.icons] }, panel] }, icons)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(svg).toContain(`href="#${id}"`)
  })

  it('says which icon there is not', () => {
    expect(() => compose({ panels: [{ icons: [{ name: 'moon', x: 0, y: 0, size: 9 }] }] }, icons)).toThrow("'moon'")
  })

  it.each([
    { '../q1.webp': { panels: [panel] } },
    { 'q1.png': { panels: [panel] } },
    { 'q1.webp': { panels: [] } },
    { 'q1.webp': { panels: [{ icons: [{ name: 'sun', x: 0, y: 0, size: 0 }] }] } },
  ])('is not made of %j', (stored) => expect(storedPictures.safeParse(stored).success).toBe(false))
})
