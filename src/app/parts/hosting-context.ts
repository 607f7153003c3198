/** Who responds to what the page sends, handed from the server's renderer to what it draws; islands do not see it. */
import { createContext, useContext } from 'react'
import type { Hosting } from '#lib/hosting.ts'

export const HostingContext = createContext<Hosting>('server')

/** Whether the page is part of a static export: no server reads its queries or its forms. */
export const useIsExport = (): boolean => useContext(HostingContext) !== 'server'
