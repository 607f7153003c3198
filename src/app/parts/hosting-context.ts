/** Who answers what the page sends, handed from the server's renderer to what it draws; islands do not see it. */
import { createContext } from 'react'
import type { Hosting } from '#server/services.server.ts'

export const HostingContext = createContext<Hosting>('server')
