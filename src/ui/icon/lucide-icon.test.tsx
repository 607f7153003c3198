import { createLucideIcon, type LucideIconData } from 'lucide-react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { createIcon } from './lucide-icon.ts'

const cup: LucideIconData = {
  name: 'cup-one',
  size: 24,
  node: [
    ['path', { d: 'M4 4h12', key: '0' }],
    ['circle', { cx: '9', cy: '9', r: '3', key: '1' }],
  ],
}

test('draws what lucide draws', () => {
  const drawn = (of: ComponentProps<typeof Icon>['of']) => renderToStaticMarkup(<Icon of={of} className="flag" />)
  expect(drawn(createIcon(cup))).toBe(drawn(createLucideIcon(cup)))
})
