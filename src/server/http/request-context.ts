/** The React Router contexts that the server sets for loaders, actions and the renderer. */
import { createContext } from 'react-router'
import type { MeasurePage } from './page-cache/measure-page.ts'

/** The client address that limits count, as createClientAddressReader gives it; '' in `react-router dev`. */
export const visitorAddress = createContext('')

/** Measures with the page cache; always null in `react-router dev`. */
export const measurePage = createContext<MeasurePage>(async () => null)

/** What serves the page: this server, or a host of the static export, which runs nothing. */
export type Hosting = 'server' | 'export'

/** Loaders read it to leave out what only a server can do (docs/behaviour.md, 16). */
export const hosting = createContext<Hosting>('server')
