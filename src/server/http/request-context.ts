/** What a request handler hands to loaders, actions and the renderer: contexts of React Router. */
import { createContext } from 'react-router'
import type { Hosting } from '#lib/hosting.ts'
import type { MeasurePage } from './page-cache/measure-page.ts'

/** Whose request it is, for limits, as createClientAddressReader gives it; '' in `react-router dev`. */
export const visitorAddress = createContext('')

/** Asks the page cache; in `react-router dev` there is none. */
export const measurePage = createContext<MeasurePage>(async () => null)

export const hosting = createContext<Hosting>('server')
