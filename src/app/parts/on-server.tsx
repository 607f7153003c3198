/** What a page says only where a server responds: a static export sees no query, so it can put no paper together. */
import type { ReactNode } from 'react'
import { useIsExport } from './export-context.ts'

export function OnServer({ children }: Readonly<{ children: ReactNode }>) {
  return useIsExport() ? null : children
}
