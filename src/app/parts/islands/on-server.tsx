/** What a page says only where a server responds: a static export sees no query, so it can put no paper together. */
import type { ReactNode } from 'react'
import { useIsExport } from '#app/parts/site/export-context.ts'

export function OnServer({ children }: Readonly<{ children: ReactNode }>) {
  return useIsExport() ? null : children
}
