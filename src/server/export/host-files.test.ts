import { expect, it } from 'vitest'
import { hostFiles } from './host-files.ts'

const files = hostFiles({ 'x-content-type-options': 'nosniff', 'permissions-policy': 'camera=(), usb=()' })

it('Apache gets the headers, times to keep by path, and finds pages without their ending', () => {
  const rules = files['.htaccess'] ?? ''
  expect(rules).toContain('  Header always set permissions-policy "camera=(), usb=()"\n')
  expect(rules).toContain('  Header always set cache-control "public, max-age=0, must-revalidate"\n')
  expect(rules).toContain('immutable" "expr=%{REQUEST_URI} =~ m#^/assets/#"\n')
  expect(rules).toContain('no-cache" "expr=%{REQUEST_URI} =~ m#^/sw\\.js#"\n')
  expect(rules).toContain('ErrorDocument 404 /404.html\n')
})

it('Vercel gets the same', () => {
  const { cleanUrls, headers } = JSON.parse(files['vercel.json'] ?? '')
  expect(cleanUrls).toBe(true)
  expect(headers[0].source).toBe('/(.*)')
  expect(headers[0].headers).toContainEqual({ key: 'x-content-type-options', value: 'nosniff' })
  expect(headers[1]).toMatchObject({ source: '/assets/(.*)', headers: [{ key: 'cache-control' }] })
})

it('GitHub Pages leaves nothing out', () => {
  expect(files['.nojekyll']).toBe('')
})
