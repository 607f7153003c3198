/** The mistakes of this device or of this tab, for the pages that show them. Browser only. */
import { memoryChoice } from '#memory/choice/choice.ts'
import { type MistakeList, openMistakeList } from '#memory/mistake-list.ts'
import { indexedDbKeys } from '#memory/store/indexed-db-keys.ts'
import type { KeyedStore } from '#memory/store/port.ts'
import { thisVisitKeys } from '#memory/store/this-visit-keys.ts'
import { tidy } from '#memory/tidy.ts'
import { stores } from './device-memory.ts'

const onDevice: KeyedStore = { ...stores.device.store, ...indexedDbKeys(stores.device.use) }
const thisVisit: KeyedStore = { ...stores.visit, ...thisVisitKeys(stores.visit) }

/** The one that is in use. */
const store = (): KeyedStore => (memoryChoice() === 'visit' ? thisVisit : onDevice)

/** Those of the memory that is in use. */
export const mistakeList = (): MistakeList => openMistakeList(store())

/** Removes what is over; whether it changed the mistakes. */
export const tidyUp = (now: Date): Promise<boolean> => tidy(store(), now.getTime())
