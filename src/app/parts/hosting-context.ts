/** Who answers what the page sends, handed from the server's renderer to what it draws; islands do not see it. */
import { createContext } from 'react'
import type { Hosting } from '#server/http/request-context.ts'

export const HostingContext = createContext<Hosting>('server')
