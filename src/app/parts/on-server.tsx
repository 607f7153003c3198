/** What a page says only where a server answers: a host of files sees no query, so it can put no paper together. */
import { type ReactNode, useContext } from 'react'
import { HostingContext } from './hosting-context.ts'

export function OnServer({ children }: Readonly<{ children: ReactNode }>) {
  return useContext(HostingContext) === 'server' ? children : null
}
