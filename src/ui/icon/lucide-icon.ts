/**
 * Draws an icon of lucide. A build puts it in the place of lucide's own `createLucideIcon` (vite.config.ts), which reads settings that
 * no icon here has: a page with an island has 1 kB of script less, and the same markup.
 */
import type { LucideIconData } from 'lucide-react'
import { createElement, type ReactNode, type SVGProps } from 'react'

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function createIcon({ name, node }: LucideIconData): (props: SVGProps<SVGSVGElement>) => ReactNode {
  return ({ className, ...rest }) =>
    createElement(
      'svg',
      { ...LINES, className: `lucide lucide-${name} ${className}`, ...rest },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
